"""Checks that each text in an SVG drawing has room, even where its preferred fonts are missing and others replace them.

The figures name fonts of macOS and Windows. Linux has other fonts, most of which are wider. A text must stay inside the
drawing and inside the box that contains its anchor, and must not touch other texts, boxes, or vertical lines.
"""
import functools
import re
import subprocess
import xml.etree.ElementTree

FONTS = ["DejaVu Sans", "Liberation Sans", "Noto Sans"]
# A browser can round a text's width up, and other fonts can be a little wider than these.
ROOM = 1.05
MARGIN = 2


@functools.cache
def font(family, style):
    """Returns a font with 1,000 units to the em. Needs Pillow, and the packages fonts-dejavu-core, fonts-liberation,
    and fonts-noto-core."""
    from PIL import ImageFont
    found = subprocess.check_output(["fc-match", "--format=%{family}\n%{file}", f"{family}:{style}"], text=True)
    names, path = found.split("\n")
    if family not in names.split(","):
        raise SystemExit(f".ci/figure: there is no font {family}")
    return ImageFont.truetype(path, 1000)


def width(text, size, family, style):
    return font(family, style).getlength(text) * size / 1000


class Span:
    """A text's place in one font."""

    def __init__(self, element, family):
        self.text = "".join(element.itertext())
        size = float(element.get("font-size"))
        style = ":".join(["bold" if element.get("font-weight") else "regular", element.get("font-style") or "roman"])
        self.x, self.y = float(element.get("x")), float(element.get("y"))
        length = ROOM * width(self.text, size, family, style)
        self.left = self.x - {"start": 0, "middle": length / 2, "end": length}[element.get("text-anchor", "start")]
        self.right = self.left + length
        self.top, self.bottom = self.y - 0.74 * size, self.y + 0.1 * size


def vertical_lines(path):
    """Yields a path's vertical lines, as x, top, and bottom."""
    points = [tuple(map(float, point)) for point in re.findall(r"[ML]\s*(-?[\d.]+)[ ,](-?[\d.]+)", path)]
    for (x, y), (other, end) in zip(points, points[1:]):
        # Arrowheads are short.
        if x == other and abs(y - end) > 20:
            yield x, min(y, end), max(y, end)


def problems(svg):
    """Returns a sentence for each text that doesn't have room."""
    root = xml.etree.ElementTree.fromstring(svg)
    tag = "{http://www.w3.org/2000/svg}"
    page = [float(number) for number in root.get("viewBox").split()]
    boxes = [[float(rect.get(name)) for name in ("x", "y", "width", "height")]
             for rect in root.iter(tag + "rect") if rect.get("x")]
    boxes = [(x, y, x + length, y + height) for x, y, length, height in boxes]
    lines = [line for path in root.iter(tag + "path") for line in vertical_lines(path.get("d"))]
    found = set()
    for family in FONTS:
        spans = [Span(element, family) for element in root.iter(tag + "text")]
        for index, span in enumerate(spans):
            def note(problem):
                found.add(f"“{span.text}” {problem} in {family}")
            if span.left < page[0] + MARGIN or span.right > page[0] + page[2] - MARGIN:
                note(f"leaves the drawing by {max(page[0] - span.left, span.right - page[2]) + MARGIN:.0f}")
            covered = []
            for left, top, right, bottom in boxes:
                if left <= span.x <= right and top <= span.y <= bottom:
                    # The box covers the lines underneath.
                    covered.append((left, right))
                    if span.left < left + MARGIN or span.right > right - MARGIN:
                        note(f"is wider than its box by {max(left - span.left, span.right - right) + MARGIN:.0f}")
                elif span.left < right and span.right > left and span.top < bottom and span.bottom > top:
                    note("reaches into a box")
            for x, top, bottom in lines:
                if span.left < x < span.right and span.top < bottom and span.bottom > top \
                        and not any(left < x < right for left, right in covered):
                    note("crosses a line")
            for other in spans[:index]:
                if span.left < other.right + MARGIN and span.right > other.left - MARGIN \
                        and span.top < other.bottom and span.bottom > other.top:
                    note(f"meets “{other.text}”")
    return sorted(found)
