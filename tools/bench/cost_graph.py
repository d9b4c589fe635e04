"""A line graph as SVG: seconds that each chunk took, over the position in the sentence."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

WIDTH, HEIGHT = 640, 320
LEFT, TOP, RIGHT, BOTTOM = 60, 20, 20, 50
COLOURS = ("#8A5A00", "#0B6E66", "#54418A")


def _text(x: float, y: float, words: str, colour: str = "#1D2022", anchor: str = "middle") -> str:
    style = f'font-family="sans-serif" font-size="12" text-anchor="{anchor}" fill="{colour}"'
    return f'<text x="{x:.0f}" y="{y:.0f}" {style}>{words}</text>'


def draw(lines: Mapping[str, Sequence[float]]) -> str:
    """`lines` maps a plan's name to the seconds of its chunks, in order."""
    most = max(max(values) for values in lines.values()) * 1.1
    count = max(len(values) for values in lines.values())
    across = (WIDTH - LEFT - RIGHT) / max(1, count - 1)
    up = (HEIGHT - TOP - BOTTOM) / most
    base = HEIGHT - BOTTOM
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{WIDTH}" height="{HEIGHT}" viewBox="0 0 {WIDTH} {HEIGHT}">',
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="#FFFFFF"/>',
        f'<path d="M{LEFT} {TOP}V{base}H{WIDTH - RIGHT}" fill="none" stroke="#62676B"/>',
        _text(WIDTH / 2, HEIGHT - 12, "chunk of the sentence"),
        _text(LEFT - 8, TOP + 12, f"{most:.2f} s", anchor="end"),
        _text(LEFT - 8, base, "0", anchor="end"),
    ]
    for (name, values), colour in zip(lines.items(), COLOURS, strict=False):
        points = " ".join(f"{LEFT + i * across:.1f},{base - value * up:.1f}" for i, value in enumerate(values))
        parts.append(f'<polyline points="{points}" fill="none" stroke="{colour}" stroke-width="2"/>')
        parts.append(_text(LEFT + across * (len(values) - 1), base - values[-1] * up - 8, name, colour, "end"))
    return "\n".join([*parts, "</svg>"]) + "\n"
