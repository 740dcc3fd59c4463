# This source file is part of the swift-input-validation project.
# Licensed under the MIT License; see LICENSE for the full text.
# SPDX-License-Identifier: MIT

"""What keyboards and input methods do: composition, other widths and scripts, groups of digits, and undo."""

import pytest

from conftest import ACCEPTED, PASSWORD, errors, fill, settle, submit

both = pytest.mark.parametrize("script", [True, False], ids=["script", "no script"])


@pytest.fixture
def composition(open_page):
    """Returns a function that composes texts in a field of a page, as an input method does."""
    def composition(page, field):
        session = page.context.new_cdp_session(page)
        page.focus(f"#{field}")

        def compose(*texts):
            for text in texts:
                session.send("Input.imeSetComposition", {
                    "text": text, "selectionStart": len(text), "selectionEnd": len(text)})
        compose.confirm = lambda text: session.send("Input.insertText", {"text": text})
        return compose
    return composition


def watch(page):
    """Notes every request of the script, and every change of the form that a person would notice."""
    page.evaluate("""() => {
        window.seen = [];
        const request = window.fetch;
        window.fetch = (path, options) => { window.seen.push(path); return request(path, options); };
        new MutationObserver((changes) => {
            for (const { target } of changes) window.seen.push(target.id || target.className || target.nodeName);
        }).observe(document.body, { childList: true, subtree: true, characterData: true });
    }""")
    return lambda: page.evaluate("window.seen")


# --- Composition


@pytest.mark.parametrize("field, texts, confirmed, has_error", [
    ("postcode", ["s", "sw", "すw"], "すw", True), ("document", ["い", "いち"], "１２x", True),
    ("card-number", ["４", "４２"], "４２", False), ("card-expiry", ["１", "１３"], "１３／", True),
    ("security-code", ["あ"], "あ", True), ("password", ["ぱ", "ぱす"], "パスA1", False),
])
def test_nothing_reacts_before_a_composition_ends(open_page, composition, field, texts, confirmed, has_error):
    page = open_page(language="ja")
    seen = watch(page)
    compose = composition(page, field)
    compose(*texts)
    page.wait_for_timeout(600)
    assert seen() == []
    compose.confirm(confirmed)
    settle(page)
    assert seen() and "/check" not in seen()
    assert (list(errors(page)) == [field]) == has_error
    assert page.input_value(f"#{field}") == confirmed


def test_a_composition_stops_what_was_typed_before_it(open_page, composition):
    page = open_page(language="ja")
    page.locator("#postcode").press_sequentially("s")
    seen = watch(page)
    compose = composition(page, "postcode")
    page.keyboard.type("?")
    compose("s")
    page.wait_for_timeout(600)
    assert seen() == []
    compose.confirm("s")
    settle(page)
    assert list(errors(page)) == ["postcode"]


def test_the_enter_key_of_an_input_method_does_not_send_the_form(open_page, composition):
    page = open_page(language="ja")
    seen = watch(page)
    compose = composition(page, "name")
    compose("え", "えだ")
    page.keyboard.press("Enter")
    page.wait_for_timeout(300)
    assert seen() == []
    compose.confirm("エダ")
    page.keyboard.press("Enter")
    page.wait_for_selector("#error-summary")
    assert page.input_value("#name") == "エダ"


def test_leaving_a_field_ends_its_composition(open_page, composition):
    page = open_page(language="ja")
    compose = composition(page, "postcode")
    compose("!")
    page.focus("#website")
    settle(page)
    assert list(errors(page)) == ["postcode"]
    page.fill("#postcode", "SW1A 1AA")
    settle(page)
    assert errors(page) == {}


# --- Other widths and scripts


WIDE = {
    "email": "ａｄａ＠ｅｘａｍｐｌｅ。ｃｏｍ", "website": "ｈｔｔｐｓ：／／ｅｘａｍｐｌｅ．ｃｏｍ／", "postcode": "ＳＷ１Ａ　１ＡＡ",
    "document": "３１４１ー５９２６", "tax-number": "ａｂ　１２−３４－５６　ｃ", "card-number": "４２４２　４２４２ー４２４２−４２４２",
    "card-expiry": "１２／３９", "security-code": "１２３",
}
ARABIC = {"document": "٣١٤١٥٩٢٦", "card-number": "٤٢٤٢ ٤٢٤٢ ٤٢٤٢ ٤٢٤٢", "card-expiry": "١٢/٣٩", "security-code": "۱۲۳"}


@both
@pytest.mark.parametrize("values", [
    WIDE, ARABIC, {"card-expiry": "１２・３９"}, {"card-expiry": "２０３９ー１２"}, {"card-expiry": "１２．３９"},
    {"website": "example.com"}, {"website": "ｅｘａｍｐｌｅ．ｃｏｍ／ｔｅａ"},
], ids=["wide", "Arabic", "middle dot", "year first", "dot", "no scheme", "wide without scheme"])
def test_characters_of_other_keyboards_are_accepted(open_page, script, values):
    page = open_page(script, language="ja")
    fill(page, **values)
    settle(page)
    assert errors(page) == {}
    # The page doesn't change what was typed.
    assert {name: page.input_value(f"#{name}") for name in values} == values
    if script:
        assert page.inner_text("#card-number-status") == "Visa"
    page.click(".button-primary")
    page.wait_for_url("**/thanks?lang=ja&number=*")


@pytest.mark.parametrize("field, text", [("document", "passport"), ("document", "nickname")])
def test_wide_letters_are_accepted_after_a_swap(open_page, field, text):
    page = open_page(language="ja")
    page.check(f'[value="{text}"]')
    page.fill("#document", {"passport": "ＹＡ１２３４５６７", "nickname": "Ａｄａ"}[text])
    settle(page)
    assert page.get_attribute("#document-status", "data-complete") == "true"


@pytest.mark.parametrize("field, text", [
    ("postcode", "ＳＷ１Ａ１ＡＡＡ"), ("card-number", "４２４２４２４２４２４２４２４１"), ("document", "１２あ"), ("website", "ｘ"),
    ("email", "ａｄａ"), ("website", "ｊａｖａｓｃｒｉｐｔ：ａｌｅｒｔ（１）"), ("website", "//example.com"), ("website", "ftp://example.com"),
    ("website", "localhost:8080"), ("website", "ada@example.com"),
])
def test_what_is_wrong_is_wrong_in_every_width(open_page, field, text):
    page = open_page(language="ja")
    fill(page, **{field: text})
    settle(page)
    submit(page)
    page.wait_for_selector("#error-summary")
    assert list(errors(page)) == [field]


# --- The groups of a card number


@pytest.mark.parametrize("typed, shown", [
    ("4242424242424242", "4242 4242 4242 4242"), ("378282246310005", "3782 822463 10005"), ("4242", "4242"),
    ("5555555555554444", "5555 5555 5555 4444"), ("42424", "4242 4"), ("4242-4242", "4242 4242"),
    ("4242 4242 4242 4242 123", "4242 4242 4242 4242 123"),
    ("42x42", "42x42"), ("4242424242424242424242", "4242 4242 4242 4242 424242"),
])
def test_a_card_number_is_grouped_while_it_is_typed(open_page, typed, shown):
    page = open_page()
    page.locator("#card-number").press_sequentially(typed)
    assert page.input_value("#card-number") == shown
    assert page.evaluate("document.activeElement.selectionStart") == len(shown)


def test_an_edit_of_a_card_number_keeps_the_caret(open_page):
    page = open_page()
    number = page.locator("#card-number")
    state = lambda: (number.input_value(), page.evaluate("document.activeElement.selectionStart"))
    number.press_sequentially("424242424242")
    assert state() == ("4242 4242 4242", 14)
    for _ in range(7):
        page.keyboard.press("ArrowLeft")
    page.keyboard.type("1")
    assert state() == ("4242 4214 2424 2", 8)
    page.keyboard.press("Backspace")
    assert state() == ("4242 4242 4242", 7)
    page.keyboard.press("Delete")
    assert state() == ("4242 4224 242", 7)
    page.keyboard.press("Home")
    page.keyboard.press("Delete")
    assert state() == ("2424 2242 42", 0)
    page.keyboard.press("End")
    for _ in range(20):
        page.keyboard.press("Backspace")
    assert state() == ("", 0)


def test_groups_can_be_undone(open_page):
    page = open_page()
    number = page.locator("#card-number")
    number.press_sequentially("42424")
    values = [number.input_value()]
    for _ in range(12):
        page.keyboard.press("Control+z")
        values.append(number.input_value())
    assert values[0] == "4242 4" and values[-1] == ""
    # Each step is part of what was typed, and redoing leads back to the same number.
    assert all("42424".startswith(value.replace(" ", "")) for value in values), values
    for _ in range(12):
        page.keyboard.press("Control+Shift+z")
    assert number.input_value() == "4242 4"


def test_a_pasted_and_a_filled_in_card_number(open_page):
    page = open_page()
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    number = page.locator("#card-number")
    for text, shown in [("4242424242424242", "4242 4242 4242 4242"), ("4242-4242-4242-4242", "4242 4242 4242 4242"),
                        ("my card 4242", "my card 4242"), ("４２４２４２４２", "４２４２４２４２")]:
        page.evaluate("text => navigator.clipboard.writeText(text)", text)
        number.focus()
        page.keyboard.press("Control+a")
        page.keyboard.press("Control+v")
        assert number.input_value() == shown
    # When a browser fills in the number, it fires an event that doesn't come from typing.
    number.evaluate("""one => {
        one.value = "4242424242424242";
        one.dispatchEvent(new Event("input", { bubbles: true }));
    }""")
    assert number.input_value() == "4242424242424242"


def test_without_a_script_a_card_number_stays_as_it_is_typed(open_page):
    page = open_page(script=False)
    page.locator("#card-number").press_sequentially("4242424242424242")
    assert page.input_value("#card-number") == "4242424242424242"


# --- From the expiry date to the security code


def focused(page):
    return page.evaluate("document.activeElement.id")


@pytest.mark.parametrize("typed, goes_on", [
    ("12/39", True), ("1239", True), ("1/39", True), ("2039-12", True), ("12 / 39", True), ("12/2039", True),
    ("12/20", False), ("12/3", False), ("12/19", False), ("13/39", False),
])
def test_a_complete_expiry_date_leads_to_the_security_code(open_page, typed, goes_on):
    page = open_page()
    page.locator("#card-expiry").press_sequentially(typed)
    settle(page)
    assert focused(page) == ("security-code" if goes_on else "card-expiry")
    page.keyboard.type("123")
    assert page.input_value("#security-code") == ("123" if goes_on else "")


def test_only_typing_leads_to_the_security_code(open_page, composition):
    page = open_page()
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    # A correction
    page.locator("#card-expiry").press_sequentially("12/38")
    page.keyboard.press("Backspace")
    page.keyboard.type("9")
    settle(page)
    assert focused(page) == "card-expiry"
    # A text that is typed anew
    page.keyboard.press("Control+a")
    page.keyboard.type("11/39")
    settle(page)
    assert focused(page) == "card-expiry"
    # A paste
    page.reload()
    page.evaluate("text => navigator.clipboard.writeText('12/39')")
    page.focus("#card-expiry")
    page.keyboard.press("Control+v")
    settle(page)
    assert focused(page) == "card-expiry"
    # An input method
    page.reload()
    compose = composition(page, "card-expiry")
    compose("１２／３９")
    compose.confirm("１２／３９")
    settle(page)
    assert focused(page) == "card-expiry"
    # A security code that is there already
    page.reload()
    page.fill("#security-code", "123")
    page.locator("#card-expiry").press_sequentially("12/39")
    settle(page)
    assert focused(page) == "card-expiry"


def test_a_rejected_expiry_date_leads_nowhere(open_page):
    page = open_page()
    submit(page)
    page.wait_for_selector("#error-summary")
    page.locator("#card-expiry").press_sequentially("12/39")
    settle(page)
    assert focused(page) == "card-expiry"


def test_the_tab_key_does_not_skip_the_security_code(open_page):
    page = open_page()
    page.locator("#card-expiry").press_sequentially("12/39")
    settle(page)
    page.keyboard.press("Tab")
    assert focused(page) == "security-code"
    page.keyboard.press("Tab")
    assert focused(page) == "password"
    page.keyboard.press("Shift+Tab")
    page.keyboard.press("Shift+Tab")
    assert focused(page) == "card-expiry"


# --- The password


def test_a_person_can_see_the_password(open_page):
    page = open_page()
    password, button = page.locator("#password"), page.locator("#password-toggle")
    password.fill(PASSWORD)
    settle(page)
    assert password.get_attribute("type") == "password" and button.inner_text() == "Show"
    assert button.get_attribute("aria-label") == "Show password" and button.get_attribute("aria-controls") == "password"
    assert password.get_attribute("autocapitalize") == "none" and password.get_attribute("spellcheck") == "false"
    assert page.inner_text("#password-visibility") == ""
    button.press("Enter")
    assert password.get_attribute("type") == "text" and button.inner_text() == "Hide"
    assert button.get_attribute("aria-label") == "Hide password"
    assert page.inner_text("#password-visibility") == "Your password is visible"
    assert page.input_value("#password") == PASSWORD
    button.press("Enter")
    assert page.inner_text("#password-visibility") == "Your password is hidden"
    assert password.get_attribute("type") == "password"
    # Submitting hides it, so that the browser doesn't store it as ordinary text.
    button.click()
    submit(page)
    page.wait_for_selector("#error-summary")
    assert password.get_attribute("type") == "password" and button.inner_text() == "Show"
    assert page.input_value("#password") == PASSWORD


def test_a_password_that_was_shown_is_not_there_when_a_person_comes_back(open_page):
    page = open_page()
    fill(page)
    settle(page)
    page.click("#password-toggle")
    page.click(".button-primary")
    page.wait_for_url("**/thanks?lang=en&number=*")
    page.go_back()
    page.wait_for_selector("#checkout")
    settle(page)
    assert page.input_value("#password") == "" and page.get_attribute("#password", "type") == "password"
    assert page.locator('.checklist [data-met="true"]').count() == 0


def test_without_a_script_no_button_shows_the_password(open_page):
    page = open_page(script=False)
    assert not page.locator("#password-toggle").is_visible()


@pytest.mark.parametrize("language", "ar de en he ja".split())
def test_the_name_of_the_button_contains_its_text(open_page, language):
    page = open_page(language=language)
    button = page.locator("#password-toggle")
    for _ in range(2):
        assert button.inner_text().lower() in button.get_attribute("aria-label").lower()
        button.click()
