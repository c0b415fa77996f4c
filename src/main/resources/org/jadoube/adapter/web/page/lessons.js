/** The course, the exercise that is on, and the stars of this learner. */

import { alarm, say } from "/announce.js";
import { button, byId, element } from "/dom.js";
import { keepStars, learner, learnerChoice, progress } from "/learners.js";
import { learn } from "/send.js";
import { language, t } from "/text.js";

const STANDINGS = ["checkmate", "stalemate", "dead", "check", "play_on"];
const MOST_STARS = 3;

/** @type {!Array<!Object>} */
let course = [];
let shownStars = 0;

function stars(won) {
  const shown = element("span", { className: "stars" });
  shown.textContent = "★".repeat(won) + "☆".repeat(MOST_STARS - won);
  shown.setAttribute("role", "img");
  shown.setAttribute("aria-label", t("lesson.stars", won));
  return shown;
}

/** Shows the list of lessons. */
export async function showLessons() {
  const answer = await fetch(`/api/course?lang=${language()}`);
  course = await answer.json();
  const won = await progress();
  const choice = await learnerChoice(showLessons);
  byId("view-lessons").replaceChildren(
    element("h1", {}, t("nav.lessons")),
    choice,
    ...course.map((lesson) => {
      const all = lesson.exercises;
      const solved = all.filter((each) => won[each.id]).length;
      return element(
        "details",
        { className: "card" },
        element(
          "summary",
          {},
          element("strong", {}, lesson.title),
          ` ${solved}/${all.length}`,
        ),
        element("p", {}, lesson.text),
        element(
          "ol",
          { className: "exercises" },
          ...all.map((exercise) => row(exercise, won[exercise.id] || 0)),
        ),
      );
    }),
  );
}

function row(exercise, won) {
  const made = button(exercise.task, () => begin(exercise.id));
  made.dataset.exercise = exercise.id;
  return element("li", {}, made, stars(won));
}

async function begin(exercise) {
  shownStars = 0;
  const who = learner() ? { learner: learner() } : {};
  if (await learn("begin", { exercise, ...who })) {
    location.hash = "board";
  }
}

function next(exercise) {
  const all = course.flatMap((lesson) => lesson.exercises);
  const index = all.findIndex((each) => each.id === exercise);
  return index >= 0 ? all[index + 1] : undefined;
}

/** @param {!Object} lesson */
export function showLesson(lesson) {
  const place = byId("lesson");
  place.hidden = !lesson.exercise;
  if (!lesson.exercise) {
    place.replaceChildren();
    return;
  }
  place.dataset.exercise = lesson.exercise;
  place.replaceChildren(
    element("p", { className: "task" }, lesson.task),
    ...(lesson.stars ? [solved(lesson)] : underWay(lesson)),
    buttons(lesson),
  );
  if (lesson.stars && lesson.stars !== shownStars) {
    if (!lesson.kept) {
      keepStars(lesson.exercise, lesson.stars);
    }
    say(t("lesson.solved"));
  }
  shownStars = lesson.stars;
  if (lesson.why) {
    alarm(lesson.why);
  }
}

function solved(lesson) {
  return element(
    "p",
    { className: "solved" },
    t("lesson.solved"),
    " ",
    stars(lesson.stars),
  );
}

function underWay(lesson) {
  const why = lesson.why
    ? [
        element("p", { className: "why" }, lesson.why),
        element("p", { className: "note" }, lesson.rule),
      ]
    : [];
  return [...why, ...answers(lesson.asks)];
}

function answers(asks) {
  const choices = { say: standings, claim: grounds, press: press }[asks];
  return choices
    ? [element("div", { className: "choices" }, ...choices())]
    : [];
}

function standings() {
  return STANDINGS.map((standing) =>
    button(t(`standing.${standing}`), () => learn("say", { standing })),
  );
}

function grounds() {
  return ["threefold", "fifty"].map((ground) =>
    button(t(`claim.${ground}`), () => learn("claim", { ground })),
  );
}

function press() {
  return [button(t("clock.press"), () => learn("press"))];
}

function buttons(lesson) {
  const after = lesson.stars ? next(lesson.exercise) : undefined;
  return element(
    "div",
    { className: "buttons" },
    ...(after ? [button(t("lesson.next"), () => begin(after.id), "main")] : []),
    ...(lesson.stars ? [] : [button(t("lesson.hint"), () => learn("hint"))]),
    button(t("lesson.again"), () => begin(lesson.exercise)),
    button(t("lesson.end"), () => learn("end"), "quiet"),
  );
}
