# This source file is part of the swift-input-validation project.
# Licensed under the MIT License; see LICENSE for the full text.
# SPDX-License-Identifier: MIT

"""Tests the page that `validate rows --format html` writes."""

import json
import subprocess

import pytest

from conftest import PICTURES, ROOT
from test_accessibility import violations

VALIDATE = ROOT / ".build/debug/validate"

HOSTILE = "<img src=x onerror=alert(1)>\u202e"
RULES = {"fields": [
    {"name": "id", "type": "integer"},
    {"name": "email", "title": "Email address", "format": "email", "constraints": {"required": False}},
    {"name": HOSTILE, "strategies": [{"use": "integer"}, {"use": "integer", "maximum": 100, "severity": "warning"}]},
]}


@pytest.fixture(scope="module")
def report(tmp_path_factory):
    """Returns a function that writes a table with rejected rows, and returns its page's path."""
    folder = tmp_path_factory.mktemp("report")

    def report(rows, *options):
        rules, table, page = folder / "rules.json", folder / "people.csv", folder / f"{rows}.html"
        rules.write_text(json.dumps(RULES))
        lines = [f'{"x" if row % 2 else row},ada{row},{"500" if row % 3 else HOSTILE}' for row in range(rows)]
        table.write_text("\n".join([f"id,email,{HOSTILE}", *lines, "1,,5", ""]))
        command = [VALIDATE, "rows", "--rules", rules, "--format", "html", "--max-errors", "0", *options, table]
        result = subprocess.run(command, stdout=subprocess.PIPE)
        assert result.returncode == 1
        page.write_bytes(result.stdout)
        return page

    return report


@pytest.mark.parametrize("width", [360, 1280])
def test_a_wide_table_scrolls_in_its_own_box(browser, tmp_path, width):
    names = [f"measurement_{number}" for number in range(12)]
    rules, table, path = tmp_path / "rules.json", tmp_path / "wide.csv", tmp_path / "wide.html"
    rules.write_text(json.dumps({"fields": [{"name": name, "type": "integer"} for name in names]}))
    table.write_text("\n".join([",".join(names), *[",".join(["no number"] * 12)] * 30, ""]))
    command = [VALIDATE, "rows", "--rules", rules, "--format", "html", "--show-values", table]
    path.write_bytes(subprocess.run(command, stdout=subprocess.PIPE).stdout)
    page = browser.new_page(viewport={"width": width, "height": 900})
    page.goto(path.as_uri())
    assert page.evaluate("document.documentElement.scrollWidth") == width
    box = page.locator(".scroll:has(.first)")
    assert box.evaluate("box => box.scrollWidth > box.clientWidth")
    # A name isn't broken into letters.
    assert page.locator(".first thead th").nth(1).evaluate("cell => cell.clientWidth") > 60
    page.close()


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("width", [360, 1280])
def test_axe_finds_no_violation(browser, report, scheme, width):
    path = report(150, "--show-values")
    context = browser.new_context(color_scheme=scheme, viewport={"width": width, "height": 900}, bypass_csp=True)
    page = context.new_page()
    dialogs = []
    page.on("dialog", lambda dialog: (dialogs.append(dialog.message), dialog.dismiss()))
    page.goto(path.as_uri())
    assert page.locator("img, script").count() == 0 and dialogs == []
    assert page.evaluate("document.documentElement.scrollWidth") <= width
    assert violations(page) == []
    if PICTURES:
        PICTURES.mkdir(parents=True, exist_ok=True)
        page.screenshot(path=PICTURES / f"report-{width}-{scheme}.png", full_page=True)
    context.close()


def test_ten_thousand_problems_stay_quick(browser, report):
    page = browser.new_page()
    page.goto(report(5000).as_uri())
    assert page.locator("table.problems tbody tr").count() > 10_000
    # Only the tables on the screen are laid out. With all of them, it takes several seconds.
    duration = page.evaluate("performance.getEntriesByType('navigation')[0].loadEventEnd")
    assert duration < 5000
    page.close()
