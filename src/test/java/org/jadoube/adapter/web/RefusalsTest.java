package org.jadoube.adapter.web;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.util.Set;
import org.jadoube.chess.Position;
import org.jadoube.table.TableRules;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What the console does not do, however one asks. */
class RefusalsTest {
    private static final String PASSWORD = "correct horse";

    private PlayedBoard board;
    private WebConsole console;

    @BeforeEach
    void open() throws IOException {
        board = new PlayedBoard(TableRules.DEFAULT, Position.start());
        console = Evening.console(Access.local(0), board);
    }

    @AfterEach
    void close() {
        console.close();
        board.close();
    }

    private RawHttp get(String path) {
        return new RawHttp("GET " + path).with("Host: " + RawHttp.host(console));
    }

    private RawHttp post(String path, String json) {
        return new RawHttp("POST " + path).asOwnPage(console, json);
    }

    private int status(RawHttp request) throws IOException {
        return request.send(console).status();
    }

    @Test
    void withoutAPasswordOnlyThisMachineIsServed() {
        InetSocketAddress everywhere = new InetSocketAddress("0.0.0.0", 8080);
        assertThrows(IllegalArgumentException.class, () -> new Access(everywhere, Set.of(), null));
        assertThrows(
                IllegalArgumentException.class, () -> new Access(everywhere, Set.of(), "short"));
        assertTrue(Access.LOCAL.address().getAddress().isLoopbackAddress());
        assertFalse(
                new Access(everywhere, Set.of(), PASSWORD).toString().contains(PASSWORD),
                "a password that is logged is none");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "evil.example", "evil.example:8080", "localhost.evil.example",
                        "127.0.0.1.evil.example",
                "jadoube", "user@localhost", "[::1", "localhost:8080:1"
            })
    void aNameThatIsNotOursIsRefused(String host) throws IOException {
        int status = status(new RawHttp("GET /").with("Host: " + host));
        assertTrue(status == 421 || status == 400, host + " was answered with " + status);
    }

    @ParameterizedTest
    @ValueSource(strings = {"localhost", "localhost:1", "127.0.0.1", "[::1]:8080", "192.168.1.7"})
    void addressesCannotBeRebound(String host) throws IOException {
        assertEquals(200, status(new RawHttp("GET /").with("Host: " + host)));
    }

    @Test
    void aRequestThatCallsNobodyIsRefused() throws IOException {
        assertEquals(400, status(new RawHttp("GET /")));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"http://evil.example", "null", "https://127.0.0.1:1", "http://localhost"})
    void anotherPageMayNotTouchTheBoard(String origin) throws IOException {
        RawHttp request =
                new RawHttp("POST /api/touch")
                        .with("Host: " + RawHttp.host(console))
                        .with("Origin: " + origin)
                        .with("Content-Type: application/json")
                        .body("{\"lift\":[\"e2\"]}");
        assertEquals(403, status(request));
    }

    @Test
    void aPostThatDoesNotSayWhereItComesFromIsRefused() throws IOException {
        RawHttp request =
                new RawHttp("POST /api/touch")
                        .with("Host: " + RawHttp.host(console))
                        .with("Content-Type: application/json")
                        .body("{}");
        assertEquals(403, status(request));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"text/plain", "application/x-www-form-urlencoded", "multipart/form-data"})
    void whatAFormCanSendIsRefused(String type) throws IOException {
        String host = RawHttp.host(console);
        RawHttp request =
                new RawHttp("POST /api/touch")
                        .with("Host: " + host)
                        .with("Origin: http://" + host)
                        .with("Content-Type: " + type)
                        .body("{}");
        assertEquals(415, status(request));
    }

    @ParameterizedTest
    @ValueSource(strings = {"PUT /", "OPTIONS /api/entry", "TRACE /", "PATCH /api/games/a.pgn"})
    void otherMethodsAreRefused(String line) throws IOException {
        assertEquals(405, status(new RawHttp(line).with("Host: " + RawHttp.host(console))));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "/../../../../etc/passwd",
                "/%2e%2e/%2e%2e/etc/passwd",
                "/text/../files.txt/../../Access.class",
                "/..%5c..%5cwindows",
                "//etc/passwd",
                "/files.txt",
                "/api/games/../../etc/passwd",
                "/api/games/..%2f..%2fetc%2fpasswd.pgn",
                "/api/games/.pgn",
                "/api/games/a%00.pgn",
                "/api/games/",
                "/api/learners/",
                "/api/progress/Anna",
                "/api/nothing"
            })
    void aPathLeadsNowhereElse(String path) throws IOException {
        assertEquals(404, status(get(path)));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    no JSON           | e2
                    a list            | ["e2"]
                    an unknown field  | {"lift":["e2"],"also":1}
                    a field twice     | {"lift":["e2"],"lift":["e7"]}
                    no square         | {"lift":["i9"]}
                    no list           | {"lift":"e2"}
                    up and down       | {"lift":["e2"],"place":["e2"]}
                    cut short         | {"lift":["e2"]
                    """)
    void aTouchThatMakesNoSenseIsRefused(String why, String json) throws IOException {
        assertEquals(400, status(post("/api/touch", json)), why);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    nothing           | {}
                    no kind           | {"kind":"dance"}
                    no color          | {"kind":"resign","by":"green"}
                    no result         | {"kind":"decide","result":"2-0"}
                    no move           | {"kind":"answer","move":"e2e5"}
                    too much          | {"kind":"pause","by":"white"}
                    a king for a pawn | {"kind":"promote","role":"emperor"}
                    no time           | {"kind":"set-time","by":"white","seconds":-1}
                    half a move       | {"kind":"set-moves","by":"white","moves":1.5}
                    no square         | {"kind":"mask","square":"i9"}
                    too many squares  | {"kind":"mask","square":["e4"]}
                    """)
    void anEntryThatMakesNoSenseIsRefused(String why, String json) throws IOException {
        assertEquals(400, status(post("/api/entry", json)), why);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    no time control      | "variant":"standard","time":"soon"                      | soon
                    no kings             | "variant":"standard","fen":"8/8/8/8/8/8/8/8 w - - 0 1"  | king
                    no variant           | "time":"5+3"                                            | variant
                    another variant      | "variant":"atomic"                                      | atomic
                    no such position     | "variant":"chess960","number":"960"                     | 959
                    less than none       | "variant":"chess960","number":"-1"                      | 959
                    no number            | "variant":"chess960","number":"many"                    | 959
                    a number of chess    | "variant":"standard","number":"518"                     | Chess960
                    two positions        | "variant":"chess960","number":"1","fen":"8/8/8/8/8/8/8/8 w - - 0 1" | Chess960
                    castling of Chess960 | "variant":"standard","fen":"1r2k3/8/8/8/8/8/8/1R2K3 w Bb - 0 1" | Chess960
                    too many games       | "variant":"standard","games":"100"                      | 99
                    half a series        | "variant":"standard","games":"1.5"                      | 99
                    """)
    void aGameThatCannotBePlayedIsRefusedWithTheReason(String why, String fields, String reason)
            throws IOException {
        RawHttp.Answer answer =
                post(
                                "/api/game",
                                "{\"touch\":\"tolerant\",\"draws\":\"claim\",\"completion\":\"auto\","
                                        + "\"helpWhite\":\"none\",\"helpBlack\":\"none\","
                                        + fields
                                        + "}")
                        .send(console);

        assertEquals(400, answer.status(), why);
        assertTrue(answer.body().contains(reason), answer.body());
    }

    @ParameterizedTest
    @ValueSource(strings = {"{\"test\":\"dance\"}", "{\"test\":7}", "{\"all\":true}", "[]"})
    void aTestOfTheLightsThatThereIsNotIsRefused(String json) throws IOException {
        assertEquals(400, status(post("/api/lights", json)));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "?learner=",
                "?learner=..",
                "?learner=..%2F..%2Fetc%2Fpasswd",
                "?learner=%00",
                "?learner=%zz",
                "?learner=a.b",
                "?learner=1234567890123456789012345",
                "?name=Anna"
            })
    void aLearnerWithoutANameIsRefused(String query) throws IOException {
        assertEquals(400, status(get("/api/progress" + query)));
        assertEquals(
                400, status(new RawHttp("DELETE /api/progress" + query).asOwnPage(console, "{}")));
    }

    @Test
    void anExerciseIsBegunByNobodyWithoutAName() throws IOException {
        assertEquals(400, status(post("/api/lesson", begunBy("../Anna"))));
        assertEquals(204, status(post("/api/lesson", begunBy("Аня"))));
        assertEquals(200, status(get("/api/progress?learner=%D0%90%D0%BD%D1%8F")));
    }

    private static String begunBy(String learner) {
        return "{\"kind\":\"begin\",\"exercise\":\"castling-1\",\"learner\":\"" + learner + "\"}";
    }

    @Test
    void aBodyThatIsTooLongIsRefused() throws IOException {
        String json = "{\"lift\":[" + "\"e2\",".repeat(3_000) + "\"e2\"]}";
        assertEquals(413, status(post("/api/touch", json)));
    }

    @Test
    void oneWhoAsksWithoutEndIsSlowedDown() throws IOException {
        int status = 200;
        for (int i = 0; i < 1_000 && status != 429; i++) {
            status = status(get("/icon.svg"));
        }
        assertEquals(429, status);
    }

    @Test
    void oneWhoNeverEndsARequestHoldsUpNobody() throws IOException {
        try (Socket slow = RawHttp.connect(console)) {
            slow.getOutputStream().write("POST /api/touch HTTP/1.1\r\nHost: loc".getBytes(UTF_8));
            slow.getOutputStream().flush();
            assertEquals(200, status(get("/")));
        }
    }

    @Test
    void everyAnswerKeepsForeignCodeAndFramesOut() throws IOException {
        for (String path : new String[] {"/", "/main.js", "/api/games", "/nowhere"}) {
            RawHttp.Answer answer = get(path).send(console);
            String policy = answer.header("Content-Security-Policy").orElseThrow();
            assertTrue(policy.contains("default-src 'none'"), policy);
            assertTrue(policy.contains("frame-ancestors 'none'"), policy);
            assertFalse(policy.contains("unsafe"), policy);
            assertEquals("nosniff", answer.header("X-Content-Type-Options").orElseThrow());
            assertTrue(answer.header("Access-Control-Allow-Origin").isEmpty());
        }
    }

    @Test
    void withoutThePasswordNothingOfTheBoardIsSeenOrTouched() throws IOException {
        try (WebConsole closed = open(PASSWORD)) {
            String host = "Host: " + RawHttp.host(closed);
            for (String path :
                    new String[] {
                        "/api/events",
                        "/api/games",
                        "/api/learners",
                        "/api/progress?learner=A",
                        "/main.js"
                    }) {
                assertEquals(401, new RawHttp("GET " + path).with(host).send(closed).status());
            }
            RawHttp.Answer page = new RawHttp("GET /").with(host).send(closed);
            assertTrue(page.body().contains("id=\"login\""), page.body());
            RawHttp touch = new RawHttp("POST /api/touch").asOwnPage(closed, "{}");
            assertEquals(401, touch.send(closed).status());
            RawHttp forged = new RawHttp("GET /api/games").with(host).with("Cookie: jadoube=0");
            assertEquals(401, forged.send(closed).status());
        }
    }

    @Test
    void thePasswordOpensAndLeavingCloses() throws IOException {
        try (WebConsole closed = open(PASSWORD)) {
            RawHttp.Answer wrong = password(closed, "correct house");
            assertEquals(403, wrong.status());
            assertTrue(wrong.header("Set-Cookie").isEmpty());
            RawHttp.Answer right = password(closed, PASSWORD);
            assertEquals(204, right.status());
            String cookie = right.header("Set-Cookie").orElseThrow();
            assertTrue(cookie.contains("HttpOnly"), cookie);
            assertTrue(cookie.contains("SameSite=Strict"), cookie);
            String shown = "Cookie: " + cookie.substring(0, cookie.indexOf(';'));
            assertEquals(200, games(closed, shown));
            new RawHttp("DELETE /api/session").with(shown).asOwnPage(closed, "{}").send(closed);
            assertEquals(401, games(closed, shown));
        }
    }

    @Test
    void passwordsCannotBeGuessedQuickly() throws IOException {
        try (WebConsole closed = open(PASSWORD)) {
            for (int i = 0; i < 5; i++) {
                assertEquals(403, password(closed, "guess number " + i).status());
            }
            assertEquals(429, password(closed, PASSWORD).status());
        }
    }

    private WebConsole open(String password) throws IOException {
        Access access = new Access(Access.local(0).address(), Set.of(), password);
        return Evening.console(access, board);
    }

    private static RawHttp.Answer password(WebConsole closed, String password) throws IOException {
        return new RawHttp("POST /api/session")
                .asOwnPage(closed, "{\"password\":\"" + password + "\"}")
                .send(closed);
    }

    private static int games(WebConsole closed, String cookie) throws IOException {
        return new RawHttp("GET /api/games")
                .with("Host: " + RawHttp.host(closed))
                .with(cookie)
                .send(closed)
                .status();
    }
}
