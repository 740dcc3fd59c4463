# This source file is part of the swift-input-validation project.
# Licensed under the MIT License; see LICENSE for the full text.
# SPDX-License-Identifier: MIT

"""Tests axe-core's rules, and takes the pictures that people look at."""

import pathlib

import axe_playwright_python
import pytest

from conftest import PICTURES, fill, settle

AXE = (pathlib.Path(axe_playwright_python.__file__).parent / "axe.min.js").read_text()

# The page must meet these standards, and axe-core's recommendations beyond them.
RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]


def violations(page):
    page.evaluate(AXE)
    result = page.evaluate("tags => axe.run({ runOnly: tags, resultTypes: ['violations'] })", RULES)
    assert len(result["passes"]) > 15
    return [(one["id"], [node["html"] for node in one["nodes"]]) for one in result["violations"]]


def reject(page):
    """Submits a form with several errors."""
    fill(page, name="", email="ada", document="12x", card_number="3782", security_code="", website="", password="Abc")
    settle(page)
    page.click(".button-primary")
    page.wait_for_selector("#error-summary")
    # Without a script, the summary appears before the styles, which determine its links' size.
    page.wait_for_load_state()


# Every combination in a left-to-right language, a language with other characters, and a right-to-left language.
PAGES = [(language, scheme, script)
         for language in ["en", "ja", "ar"] for scheme in ["light", "dark"] for script in [True, False]]


@pytest.mark.parametrize("language, scheme, script", [
    *PAGES, ("de", "light", True), ("he", "dark", False), ("de", "dark", False),
])
def test_axe_finds_no_violation(open_page, language, scheme, script):
    # The content security policy keeps axe-core out, as it keeps out every other script.
    page = open_page(
        language=language, blocks_script=not script, color_scheme=scheme, bypass_csp=True, width=390 if script else 1280)
    assert violations(page) == []
    page.click("#language")
    if script:
        page.click("#password-toggle", force=True)
        page.click("#language")
    assert page.locator(".language[open]").count() == 1 and violations(page) == []
    page.click("#language")
    reject(page)
    assert violations(page) == []
    fill(page)
    settle(page)
    assert violations(page) == []
    page.click(".button-primary")
    page.wait_for_url("**/thanks*")
    assert violations(page) == []


@pytest.mark.skipif(not PICTURES, reason="Tests/Web/run --pictures FOLDER writes them")
@pytest.mark.parametrize("script", [True, False], ids=["script", "no-script"])
@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("language", ["en", "de", "ja", "ar", "he"])
@pytest.mark.parametrize("width", [320, 390, 1280])
def test_pictures(open_page, language, scheme, width, script):
    if not script and (width == 320 or scheme == "dark"):
        pytest.skip("The others show the same.")
    PICTURES.mkdir(parents=True, exist_ok=True)
    page = open_page(script, language=language, width=width, color_scheme=scheme, device_scale_factor=1)
    name = f"{language}-{width}-{scheme}" + ("" if script else "-no-script")
    shot = lambda state, whole=True: page.screenshot(path=PICTURES / f"{name}-{state}.png", full_page=whole)
    shot("opened")
    shot("top", whole=False)
    if script:
        page.locator("#card-number").press_sequentially("378282246310005")
        page.locator("#postcode").press_sequentially("SW1A 1AA")
        page.locator("#password").press_sequentially("Zebra")
        settle(page)
        shot("typing")
        page.click("#language")
        shot("languages", whole=False)
    reject(page)
    shot("rejected")
    if script:
        fill(page)
        settle(page)
        shot("corrected")
    fill(page)
    settle(page)
    page.click(".button-primary")
    page.wait_for_url("**/thanks*")
    shot("thanks")
