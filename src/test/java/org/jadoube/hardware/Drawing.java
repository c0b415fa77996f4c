package org.jadoube.hardware;

import java.util.Locale;

/** Lines and words, as SVG. */
final class Drawing {
    private static final String STYLE =
            """
            <style>
            text { font: 11px sans-serif; fill: #111; }
            .net { font: 10px monospace; fill: #0a4; }
            .small { font: 9px sans-serif; fill: #555; }
            .title { font: bold 20px sans-serif; }
            .head { font: bold 14px sans-serif; }
            .wire { stroke: #246; stroke-width: 1.2; fill: none; }
            .part { stroke: #111; stroke-width: 1.4; fill: none; }
            .solid { fill: #111; stroke: #111; }
            .box { stroke: #111; stroke-width: 1.4; fill: #fafaf4; }
            .dot { fill: #246; }
            </style>
            """;

    /** Where a text ends up beside its point. */
    enum Anchor {
        START,
        MIDDLE,
        END
    }

    private final StringBuilder body = new StringBuilder();

    void line(String style, int fromX, int fromY, int toX, int toY) {
        add(
                "<line class='%s' x1='%d' y1='%d' x2='%d' y2='%d'/>"
                        .formatted(style, fromX, fromY, toX, toY));
    }

    void wire(int fromX, int fromY, int toX, int toY) {
        line("wire", fromX, fromY, toX, toY);
    }

    void box(int left, int top, int width, int height) {
        add(
                "<rect class='box' x='%d' y='%d' width='%d' height='%d'/>"
                        .formatted(left, top, width, height));
    }

    void dot(int atX, int atY) {
        add("<circle class='dot' cx='%d' cy='%d' r='2.4'/>".formatted(atX, atY));
    }

    void path(String style, String path) {
        add("<path class='%s' d='%s'/>".formatted(style, path));
    }

    void text(String style, Anchor anchor, int atX, int atY, String words) {
        add(
                "<text class='%s' text-anchor='%s' x='%d' y='%d'>%s</text>"
                        .formatted(
                                style,
                                anchor.name().toLowerCase(Locale.ROOT),
                                atX,
                                atY,
                                words.replace("&", "&amp;").replace("<", "&lt;")));
    }

    /** The whole picture. */
    String svg(int width, int height) {
        return String.format(
                        Locale.ROOT,
                        "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 %d %d' width='%d'"
                                + " height='%d'>\n",
                        width,
                        height,
                        width,
                        height)
                + STYLE
                + "<rect width='100%' height='100%' fill='white'/>\n"
                + body
                + "</svg>\n";
    }

    private void add(String element) {
        body.append(element).append('\n');
    }
}
