# This source file is part of the swift-input-validation project.
# Licensed under the MIT License; see LICENSE for the full text.
# SPDX-License-Identifier: MIT

"""Tests the lesson's page on swaps, which shows recorded runs. `Examples/.ci/interactive` compares its record."""

import json

import pytest

from conftest import ROOT
from test_accessibility import violations

PAGE = (ROOT / "Examples/Teaching/swap.html").as_uri()
RECORD = json.loads((ROOT / "Examples/Records/interactive.json").read_text())


@pytest.fixture
def open_lesson(browser):
    """Returns a function that opens the page in its own browser context, without a network."""
    contexts = []

    def open_lesson(anchor="", width=1280, **options):
        context = browser.new_context(viewport={"width": width, "height": 720}, offline=True, **options)
        context.set_default_timeout(8000)
        contexts.append(context)
        page = context.new_page()
        page.problems = []
        page.on("pageerror", lambda error: page.problems.append(str(error)))
        page.on("console", lambda message: page.problems.append(message.text))
        page.on("request", lambda request: request.url.startswith(PAGE) or page.problems.append(request.url))
        page.goto(PAGE + anchor)
        return page

    yield open_lesson
    for context in contexts:
        assert [page.problems for page in context.pages] == [[]]
        context.close()


def go_on(page):
    """Presses Next until there is no next call, and returns the sentences below the figure."""
    sentences = []
    while page.get_attribute("#next", "aria-disabled") == "false":
        page.click("#next")
        sentences.append(page.inner_text("#caption"))
    return sentences


@pytest.mark.parametrize("width", [1280, 360])
@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_axe_finds_no_violation(open_lesson, width, scheme):
    page = open_lesson(width=width, color_scheme=scheme)
    fits = lambda: page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert violations(page) == [] and fits()
    page.check("#stepwise")
    page.fill("#text", "4111 1111 1111 1112")
    page.click("#validate")
    go_on(page)
    page.click("text=Swap >> nth=-1")
    assert violations(page) == [] and fits()
    page.fill("#text", "not recorded")
    page.click("#validate")
    assert page.is_visible("#unrecorded") and violations(page) == [] and fits()
    page.goto(PAGE + "#same-text")
    page.reload()
    assert page.is_visible("#question") and violations(page) == [] and fits()
    go_on(page)
    assert page.is_visible("#answer") and violations(page) == [] and fits()


def test_every_step_has_a_recorded_run(open_lesson):
    page = open_lesson()
    taken = page.evaluate("""() => {
        const steps = [validate, ...strategies.map((_, index) => swap(index)), ...texts.map(type)];
        const open = [begin()], found = new Set(), taken = new Set();
        const names = new Map(Object.entries(runs).map(([name, run]) => [run, name]));
        const key = ({ text, strategy, state }) => `${text} ${strategy} ${state}`;
        while (open.length) {
            const current = open.pop();
            for (const step of steps) {
                situation = current;
                const name = names.get(run(step));
                if (!name) return `${key(current)} has no run for ${JSON.stringify(step)}`;
                taken.add(name);
                const next = { ...current, ...step, state: runs[name].state };
                if (!found.has(key(next))) { found.add(key(next)); open.push(next); }
            }
        }
        return taken.size;
    }""")
    assert taken == len(RECORD["runs"])


@pytest.mark.parametrize("anchor, message, answer, first, last", [
    ("who-calls", "Text must only include the digits 0 to 9", "The context calls its strategy",
     "The client calls the context: validate()",
     "The context shows the error with the field's label: domain InputValidationErrorDomain, code 1001"),
    ("first-swap", "", "None.", "The client sets a property of the context: validator = .alpha",
     "The context has no result, and shows no error"),
    ("old-error", "", "No.", "The client sets a property of the context: validator = .numeric",
     "The context shows no error"),
    ("tourist", "", "No, and no.", "The client sets a property of the context: validator = .alpha",
     "The context shows no error"),
    ("same-text", "", "Two:", "The client sets a property of the context: validator = .alpha",
     "The context shows no error"),
    ("client-code", "Text must begin with M", "None in this struct",
     "The client sets a property of the context: validator = .pattern",
     "The context shows the error with the field's label: domain Club, code 1"),
])
def test_questions(open_lesson, anchor, message, answer, first, last):
    page = open_lesson("#" + anchor)
    assert page.is_visible("#question-text") and page.is_hidden("#answer") and page.is_hidden("#verdicts")
    if anchor == "old-error":
        assert page.inner_text("#message").startswith("Text must only include the letters")
    sentences = go_on(page)
    assert sentences[0].startswith(first) and sentences[-1].startswith(last)
    assert page.inner_text("#message") == message
    assert page.inner_text("#answer").startswith(answer) and page.is_visible("#verdicts")


@pytest.mark.parametrize("language, called, asked, rejected, code", [
    ("swift", "validator = .pattern", "errors(for: \"AB1234567\")", "returns an error", "input.validator = strategy"),
    ("java", "setValidator(new PassportInputValidator())", "validate(\"AB1234567\")", "throws an exception",
     "input.setValidator(strategy);"),
    ("python", "validator = PassportInputValidator()", "validate(\"AB1234567\")", "raises an exception",
     "self.input.validator = strategy"),
    ("typescript", "validator = new PassportInputValidator()", "validate(\"AB1234567\")", "returns an error",
     "this.input.validator = strategy;"),
])
@pytest.mark.parametrize("is_chosen", [False, True])
def test_languages(open_lesson, language, called, asked, rejected, code, is_chosen):
    page = open_lesson("#tourist" if is_chosen else f"?language={language}#tourist")
    if is_chosen:
        page.select_option("#language", language)
    assert page.is_visible("#question-text") and page.locator("#code-title ~ pre:visible").count() == 1
    sentences = go_on(page)
    assert any(called in one for one in sentences) and any(one.endswith(asked) for one in sentences)
    assert any(rejected in one for one in sentences)
    assert ("InputValidationErrorDomain" in " ".join(sentences)) == (language == "swift")
    assert page.inner_text("pre:visible span.current").strip() == code
    assert violations(page) == []


def test_the_same_text_has_two_accepted_verdicts(open_lesson):
    page = open_lesson("#same-text")
    go_on(page)
    assert page.locator("#verdicts .accepted").count() == 2
    assert page.locator("#verdicts .refused").count() == len(RECORD["strategies"]) - 2


def test_keyboard_and_announcements(open_lesson):
    page = open_lesson(reduced_motion="reduce")
    assert page.is_checked("#stepwise")
    page.focus("#text")
    page.keyboard.type("12a")
    page.keyboard.press("Enter")
    page.wait_for_function("document.getElementById('live').textContent.includes('value = \"12a\"')")
    for _ in range(4):
        page.keyboard.press("Tab")
    assert page.evaluate("document.activeElement.id") == "validate"
    page.keyboard.press("Enter")
    go_on(page)
    page.wait_for_function("document.getElementById('live').textContent.includes('Text must only include the digits')")
    assert page.get_attribute("#text", "aria-invalid") == "true"
    assert page.locator("#calls li:visible").count() == len(page.evaluate("frames"))
    page.click("#back")
    assert page.get_attribute("#text", "aria-invalid") == "false"


def test_playing_announces_only_the_result(open_lesson):
    page = open_lesson()
    page.clock.install()
    page.click("text=2026")
    page.click("#validate")
    page.clock.run_for(10_000)
    assert page.inner_text("#live") == (
        "The strategy Digits returns no error: it accepts the text. The context returns true. "
        "The context shows no error")


def test_says_that_a_text_is_not_recorded(open_lesson):
    page = open_lesson()
    page.fill("#text", "4111 1")
    page.click("#validate")
    assert "wasn't recorded" in page.inner_text("#unrecorded") and page.locator("#calls li").count() == 0
    page.fill("#text", "4111")
    assert page.is_hidden("#unrecorded")
