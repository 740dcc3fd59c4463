# This source file is part of the swift-input-validation project.
# Licensed under the MIT License; see LICENSE for the full text.
# SPDX-License-Identifier: MIT

"""The form as people use it: with and without a script, with the keyboard, on a phone, in several languages."""


import pytest

from conftest import ACCEPTED, PASSWORD, errors, fill, secrets_in, settle, submit

both = pytest.mark.parametrize("script", [True, False], ids=["script", "no script"])


def hints(page, field):
    """The label of a field, and the line below it."""
    return [page.inner_text(f'[data-field="{field}"] label'), page.inner_text(f"#{field}-hint")]


def source(page):
    return page.content()


# --- A rejected form


@both
def test_a_rejected_form_shows_its_errors(open_page, script):
    page = open_page(script)
    fill(page, email="ada", document="12x", card_number="4242 4242 4242 4241", website="")
    settle(page)
    assert submit(page) == 422
    page.wait_for_selector("#error-summary")

    assert page.title().startswith("Error: ")
    assert page.locator("#error-summary:focus").count() == 1
    alert = page.locator('#error-summary [role="alert"]')
    assert alert.count() == 1 and not page.locator('#error-summary[role="alert"]').count()
    # The summary is above the heading, with the same words and in the same order as at the fields.
    assert page.locator("#error-summary ~ h1").count() == 1
    links = page.locator("#error-summary a")
    shown = errors(page)
    assert list(shown) == ["email", "document", "card-number"]
    # The number also has too few digits. The page shows a field's first error.
    assert shown["document"] == "Member number must only include the digits 0 to 9"
    assert links.all_inner_texts() == list(shown.values())
    for field, link in zip(shown, links.all()):
        control = page.locator(f"#{field}")
        assert link.get_attribute("href") == f"#{field}"
        assert control.get_attribute("aria-invalid") == "true"
        assert control.get_attribute("aria-describedby") == f"{field}-hint {field}-error"
        error = page.locator(f"#{field}-error")
        assert error.inner_text().startswith("Error:") and shown[field] in error.inner_text()
        # Label, hint, error, control.
        order = page.locator(f'[data-field="{field}"] > *').evaluate_all("all => all.map(one => one.className || one.tagName)")
        assert order[:3] == ["LABEL", "hint", "error"] and "INPUT" in order[3:]
    assert page.locator('[aria-invalid]').count() == 3

    # A link leads to its field.
    links.nth(1).click()
    assert page.locator("#document:focus").count() == 1

    # The page keeps what was typed, except the secrets if it was reloaded.
    for field in ["name", "email", "document", "card-number", "card-expiry"]:
        assert page.input_value(f"#{field}")
    assert not secrets_in(source(page))
    assert page.input_value("#password") == (PASSWORD if script else "")

    # The corrected form is accepted.
    fill(page)
    page.click(".button-primary")
    page.wait_for_url("**/thanks?lang=en&number=*")
    assert not secrets_in(source(page), ACCEPTED.values())


@both
def test_one_error_also_has_a_summary(open_page, script):
    page = open_page(script)
    fill(page, postcode="")
    settle(page)
    assert submit(page) == 422
    page.wait_for_selector("#error-summary")
    assert list(errors(page)) == ["postcode"]
    assert page.locator("#error-summary a").all_inner_texts() == ["Enter your postcode"]


@both
def test_an_untouched_form_shows_no_error(open_page, script):
    page = open_page(script)
    assert page.title() == "Checkout – Kettle & Leaf"
    assert page.locator("[aria-invalid], .error, #error-summary, [required]").count() == 0
    assert page.locator("form[novalidate]").count() == 1
    # Leaving a field doesn't submit the form.
    page.fill("#email", "ada")
    page.focus("#postcode")
    settle(page)
    assert errors(page) == {}
    for control in page.locator("input[aria-describedby]").all():
        for name in control.get_attribute("aria-describedby").split():
            assert page.locator(f"#{name}").count() == 1


@both
def test_enter_submits_and_does_not_swap(open_page, script):
    page = open_page(script)
    page.check('[value="passport"]')
    page.fill("#document", "x")
    page.press("#document", "Enter")
    page.wait_for_selector("#error-summary")
    assert page.title().startswith("Error: ")


@both
def test_text_is_shown_as_text(open_page, script):
    page = open_page(script)
    name = '"><script>document.title = "hacked"</script>&amp;'
    fill(page, name=name, email="<b>")
    settle(page)
    submit(page)
    page.wait_for_selector("#error-summary")
    assert page.input_value("#name") == name
    assert "hacked" not in page.title() and page.locator("main b").count() == 0


def test_an_accepted_form_leads_to_another_page(open_page):
    page = open_page(script=False)
    fill(page)
    responses = []
    page.on("response", lambda response: responses.append((response.request.method, response.status)))
    page.click(".button-primary")
    page.wait_for_url("**/thanks?lang=en&number=*")
    assert responses[:2] == [("POST", 303), ("GET", 200)]
    page.reload()
    assert page.locator("h1").inner_text() == "Thank you for your order"


# --- Swaps


@pytest.mark.parametrize("field, choice, button, before, after", [
    ("document", "passport", "document", ["Member number", "Only use the digits 0 to 9. Use between 6 and 8 characters."],
     ["Passport number", "Use this format: YA1234567"]),
    ("tax-number", "company", "customer", ["National Insurance number", "For example, QQ 12 34 56 C"],
     ["VAT number", "Use this format: GB980780684"]),
    ("security-code", None, "card",
     ["Security code", "3 digits on the back, or 4 on the front of American Express"],
     ["Security code", "The 4 digits on the front of the card"]),
])
@both
def test_a_swap_keeps_what_was_typed(open_page, script, field, choice, button, before, after):
    page = open_page(script)
    assert hints(page, field) == before
    fill(page, card_number="")
    if choice:
        page.check(f'[value="{choice}"]')
    else:
        page.fill("#card-number", "3782 822463 10005")
    if script:
        settle(page)
        # The button is for people without a script.
        assert not page.locator(f'button[value="{button}"]').is_visible()
        assert page.input_value("#password") == PASSWORD
        assert hints(page, field) == after
    else:
        with page.expect_response("**/order") as response:
            page.click(f'button[value="{button}"]')
        assert response.value.status == 200
        page.wait_for_load_state()
        # The focus stays where it was, and the secrets are gone.
        assert page.locator(f'button[value="{button}"]:focus').count() == 1
        assert page.input_value("#password") == page.input_value("#security-code") == ""
        # The user must retype a secret.
        shown = hints(page, field)
        assert shown[0] == after[0] and shown[1].endswith(after[1])
    for name in set(ACCEPTED) - {"card-number", "security-code", "password"}:
        assert page.input_value(f"#{name}") == ACCEPTED[name]
    assert page.locator("[aria-invalid]").count() == 0 and not page.title().startswith("Error")
    if choice:
        assert page.is_checked(f'[value="{choice}"]')


@both
def test_a_swap_changes_the_verdict(open_page, script):
    page = open_page(script)
    fill(page, document="YA1234567", tax_number="GB980780684", card_number="378282246310005", security_code="1234")
    settle(page)
    assert submit(page) == 422
    page.wait_for_selector("#error-summary")
    assert list(errors(page)) == ["document", "tax-number"]
    page.check('[value="passport"]')
    page.check('[value="company"]')
    if script:
        # The swap validates the rejected values again, and the summary follows.
        page.wait_for_selector("#error-summary.is-corrected")
        assert errors(page) == {} and not page.title().startswith("Error")
    else:
        page.fill("#security-code", "1234")
        page.fill("#password", PASSWORD)
    page.click(".button-primary")
    page.wait_for_url("**/thanks?lang=en&number=*")


@both
def test_a_swap_names_the_field_anew_in_the_messages(open_page, script):
    page = open_page(script)
    fill(page, document="12x", tax_number="QQ 12 34 56 C")
    settle(page)
    submit(page)
    page.wait_for_selector("#error-summary")
    assert errors(page) == {
        "document": "Member number must only include the digits 0 to 9",
        "tax-number": "Check the first 2 letters: no National Insurance number begins with them",
    }
    page.check('[value="passport"]')
    page.check('[value="company"]')
    if script:
        settle(page)
    else:
        submit(page)
        page.wait_for_selector("#error-summary:focus")
    shown = [text for field, text in errors(page).items() if field in ("document", "tax-number")]
    assert shown == ["Passport number must begin with a capital letter from A to Z, like YA1234567",
                     "VAT number must begin with “GB”, like GB980780684"]
    assert page.locator("#error-summary a").all_inner_texts()[:2] == shown
    assert page.inner_text('label[for="document"]') == "Passport number"
    page.check('[value="nickname"]')
    if script:
        settle(page)
    else:
        submit(page)
        page.wait_for_selector("#error-summary:focus")
    assert errors(page)["document"].startswith("Nickname must ")


def test_another_card_validates_a_rejected_security_code_again(open_page):
    page = open_page()
    fill(page, security_code="1234")
    settle(page)
    assert submit(page) == 422
    page.wait_for_selector("#error-summary")
    assert errors(page) == {"security-code": "Security code must have 3 digits, not 4"}
    # Another network with the same number of digits, and then a network with as many digits as were typed.
    page.fill("#card-number", "5555 5555 5555 4444")
    settle(page)
    assert errors(page) == {"security-code": "Security code must have 3 digits, not 4"}
    page.fill("#card-number", "3782 822463 10005")
    page.wait_for_selector("#error-summary.is-corrected")
    assert errors(page) == {}
    assert page.inner_text('[data-field="security-code"] .corrected') == "Corrected"
    # A swap doesn't reject a value that hadn't been rejected.
    page.fill("#card-number", ACCEPTED["card-number"])
    settle(page)
    assert errors(page) == {}
    assert page.inner_text("#security-code-status") == ""


def test_the_controls_follow_the_strategies(open_page):
    page = open_page()
    attributes = lambda field: [
        page.get_attribute(f"#{field}", name) for name in ["inputmode", "autocomplete", "spellcheck", "autocapitalize"]
    ]
    assert attributes("email") == ["email", "email", "false", "none"]
    assert attributes("card-number") == ["numeric", "cc-number", "false", "none"]
    assert attributes("card-expiry")[:2] == ["numeric", "cc-exp"]
    assert attributes("security-code")[:2] == ["numeric", "cc-csc"]
    assert attributes("password")[1] == "new-password"
    assert attributes("postcode")[1] == "postal-code"
    assert attributes("website")[:2] == ["url", "url"]
    assert attributes("document")[0] == "numeric"
    # A swap sets all attributes, even if their values happen to be the same.
    page.evaluate("document.getElementById('document').removeAttribute('autocapitalize')")
    page.check('[value="nickname"]')
    settle(page)
    assert attributes("document")[0] == "text" and attributes("document")[3] is not None


# --- Typing


@pytest.mark.parametrize("field, text, status", [
    ("postcode", "SW1A 1AA", "Looks right"),
    ("postcode", "m11ae", "Looks right"),
    ("document", "123456", "Looks right"),
    ("tax-number", "AB 12 34 56 C", "Looks right"),
    ("card-number", "4242 4242 4242 4242", "Visa"),
    ("card-number", "378282246310005", "American Express"),
    ("card-expiry", "1 / 39", "Looks right"),
    ("card-expiry", "12/2039", "Looks right"),
    ("security-code", "123", "Looks right"),
])
def test_typing_is_never_rejected_too_early(open_page, field, text, status):
    page = open_page()
    # Notes every error that appears, however briefly.
    page.evaluate("""() => {
        window.seen = [];
        new MutationObserver(() => {
            for (const error of document.querySelectorAll(".error")) window.seen.push(error.textContent);
        }).observe(document.body, { childList: true, subtree: true });
    }""")
    for number, character in enumerate(text):
        page.locator(f"#{field}").press_sequentially(character)
        settle(page)
        is_complete = number == len(text) - 1
        if field != "card-number" and field != "document":
            assert page.inner_text(f"#{field}-status") == (status if is_complete else "")
    assert page.inner_text(f"#{field}-status") == status
    assert page.get_attribute(f"#{field}-status", "data-complete") == "true"
    page.focus("#name")
    assert page.evaluate("window.seen") == []


@pytest.mark.parametrize("field, text, sentence", [
    ("postcode", "SW1!", "Postcode must look like SW1A 1AA: check character 4"),
    ("document", "12x", "Member number must only include the digits 0 to 9"),
    ("card-number", "36", "Card number must be from Visa, Mastercard, or American Express: use another card"),
    ("card-expiry", "13/", "Expiry date must be 2 digits for the month, then 2 digits for the year, like 03/31"),
    ("security-code", "12x", "Security code must only include the digits 0 to 9"),
])
def test_what_cannot_become_right_is_rejected_while_typing(open_page, field, text, sentence):
    page = open_page()
    page.locator(f"#{field}").press_sequentially(text)
    page.wait_for_selector(f"#{field}-error")
    assert errors(page) == {field: sentence}
    assert page.get_attribute(f"#{field}", "aria-describedby") == f"{field}-hint {field}-error"
    assert sentence in page.locator("#live").text_content()
    # The form wasn't submitted, so there is no summary. The focus stays where the user types.
    assert not page.title().startswith("Error") and page.locator("#error-summary").count() == 0
    assert page.locator(f"#{field}:focus").count() == 1
    page.fill(f"#{field}", "")
    page.wait_for_selector(f"#{field}-error", state="detached")
    assert page.get_attribute(f"#{field}", "aria-invalid") is None
    # A deleted text is neither corrected nor incomplete.
    place = page.locator(f'[data-field="{field}"] .corrected')
    assert place.inner_text() == "" and page.inner_text(f"#{field}-status") == ""
    page.fill(f"#{field}", ACCEPTED[field])
    settle(page)
    # The page says only once that it's right.
    assert place.inner_text() == page.inner_text("#live") == "Corrected"
    assert page.inner_text(f"#{field}-status") == ("Visa" if field == "card-number" else "")
    assert page.get_attribute(f"#{field}-status", "data-complete") == "false"
    page.fill(f"#{field}", ACCEPTED[field][:2])
    settle(page)
    assert place.inner_text() == page.inner_text("#live") == ""


def test_the_same_status_is_said_once(open_page):
    page = open_page()
    page.evaluate("""() => {
        window.changes = 0;
        new MutationObserver(() => { window.changes += 1; }).observe(
            document.getElementById("postcode-status"), { childList: true, characterData: true, subtree: true });
    }""")
    page.locator("#postcode").press_sequentially("SW1A 1AA")
    settle(page)
    for character in "  ":
        page.locator("#postcode").press_sequentially(character)
        settle(page)
    assert page.inner_text("#postcode-status") == "Looks right"
    assert page.evaluate("window.changes") == 1


def test_an_answer_waits_for_a_pause_in_typing(open_page):
    page = open_page()
    page.evaluate("""() => {
        window.statuses = [];
        new MutationObserver(() => window.statuses.push(document.getElementById("postcode-status").textContent))
            .observe(document.getElementById("postcode-status"), { childList: true, subtree: true });
        const control = document.getElementById("postcode");
        for (const text of ["SW1A 1AA", "SW1A 1A", "SW1A 1AB"]) {
            control.value = text;
            control.dispatchEvent(new Event("input", { bubbles: true }));
        }
    }""")
    settle(page)
    assert page.evaluate("window.statuses") == ["Looks right"]


def test_the_checklist_follows_the_password(open_page):
    page = open_page()
    met = lambda: page.locator(".checklist li").evaluate_all("all => all.map(one => one.dataset.met)")
    assert met() == ["false"] * 4
    for text, expected in [("abc", "false true false false"), ("abcD", "false true true false"),
                           ("abcD5", "false true true true"), ("abcD5efghijk", "true true true true")]:
        page.fill("#password", text)
        page.wait_for_function(
            "expected => [...document.querySelectorAll('.checklist li')].map(one => one.dataset.met).join(' ')"
            " === expected", arg=expected)
    assert page.locator(".checklist").inner_text().count("Met:") == 4


def met(page):
    return page.locator(".checklist li").evaluate_all("all => all.map(one => one.dataset.met).join(' ')")


@pytest.mark.parametrize("key", ["Enter", "click"])
def test_a_submit_leaves_no_check_behind(open_page, key):
    page = open_page()
    fill(page, name="", postcode="", card_number="", document="", password="")
    settle(page)
    page.fill("#postcode", "SW1A 1AA")
    page.fill("#card-number", "3782 8224")
    page.fill("#document", "123456")
    page.fill("#password", "Short1")
    # At once, before the checks are sent.
    page.press("#password", "Enter") if key == "Enter" else page.click(".button-primary")
    page.wait_for_selector("#error-summary")
    settle(page)
    assert list(errors(page)) == ["name", "card-number", "security-code", "password"]
    assert met(page) == "false true true true"
    assert page.inner_text("#postcode-status") == page.inner_text("#document-status") == "Looks right"
    assert page.inner_text("#security-code-hint") == "The 4 digits on the front of the card"
    # Only the list of errors was announced.
    assert page.inner_text("#live") == "" and page.locator("#error-summary:focus").count() == 1


def test_a_submit_at_once_after_a_swap_shows_the_new_strategy(open_page):
    page = open_page()
    fill(page, name="")
    settle(page)
    page.evaluate("""() => {
        document.querySelector('[value="nickname"]').click();
        document.getElementById("checkout").requestSubmit();
    }""")
    page.wait_for_selector("#error-summary")
    settle(page)
    assert hints(page, "document")[0] == "Nickname"
    assert errors(page)["document"].startswith("Nickname must ")
    assert page.get_attribute("#document", "inputmode") == "text"


def test_a_submit_without_a_response_leaves_no_check_behind(open_page):
    page = open_page()
    fill(page, password="")
    settle(page)
    page.route(lambda url: url.endswith("/order"), lambda route: route.abort())
    page.fill("#password", "Short1")
    page.press("#password", "Enter")
    page.wait_for_selector("#failure:focus")
    settle(page)
    assert met(page) == "false true true true"


def test_without_a_script_the_checklist_is_about_the_empty_field(open_page):
    page = open_page(script=False)
    fill(page, name="")
    assert submit(page) == 422
    assert page.input_value("#password") == "" and met(page) == "false false false false"


def test_a_page_that_a_browser_fills_in_again_fits_what_it_contains(open_page):
    page = open_page()
    fill(page, document="YA1234567", card_number="3782 822463 10005", security_code="1234")
    page.check('[value="passport"]')
    settle(page)
    page.goto(page.url + "missing")
    page.go_back()
    page.wait_for_selector("#checkout")
    settle(page)
    assert page.is_checked('[value="passport"]') and page.input_value("#document") == "YA1234567"
    assert hints(page, "document") == ["Passport number", "Use this format: YA1234567"]
    assert page.inner_text("#card-number-status") == "American Express"


def test_typing_sends_nothing(open_page):
    page = open_page()
    sent = []
    page.on("request", lambda request: sent.append(request.url))
    fill(page)
    page.check('[value="passport"]')
    page.check('[value="company"]')
    page.focus("#name")
    settle(page)
    assert sent == []


@pytest.mark.parametrize("field, text, message", [
    ("postcode", "SW1A1AAA", "The postcode"), ("postcode", "SW1", None), ("document", "x", "Member number"),
    ("card-number", "36", "Use a card from"), ("card-number", "4242", None), ("card-expiry", "13", "The expiry date"),
    ("card-expiry", "2031-0", None), ("card-expiry", "２０", None), ("security-code", "12345", "The security code"),
    ("tax-number", "QQ 12 34 56 X", "National Insurance number"), ("password", "\u200b", None),
])
def test_without_a_network_the_page_still_answers(open_page, field, text, message):
    page = open_page()
    page.context.set_offline(True)
    page.fill(f"#{field}", text)
    settle(page)
    if message is None:
        assert errors(page) == {}
    else:
        assert list(errors(page)) == [field]
    page.context.set_offline(False)


@pytest.mark.parametrize("field, text, status", [
    ("card-number", "4242", "Visa"), ("card-number", "4242 4242 4242 4241", "Visa"), ("card-number", "4", "Visa"),
    ("card-number", "37", "American Express"), ("card-number", "5555 5555 5555 4444", "Mastercard"),
    ("card-number", "4444444444444444", "Visa"), ("card-number", "４２４２", "Visa"),
    ("postcode", "SW1", ""), ("postcode", "sw1a 1aa", "Looks right"), ("postcode", "ＳＷ１Ａ　１ＡＡ", "Looks right"),
    ("document", "12345", ""), ("document", "12-34 56", "Looks right"), ("document", "١٢٣٤٥٦", "Looks right"),
    ("card-expiry", "2039-1", ""), ("card-expiry", "2039-01", "Looks right"), ("card-expiry", "1.2039", "Looks right"),
    ("card-expiry", "１／３９", "Looks right"), ("security-code", "12", ""), ("security-code", "123", "Looks right"),
    ("tax-number", "ab 123456 c", "Looks right"), ("tax-number", "AB", ""),
])
def test_the_page_states_what_is_complete(open_page, field, text, status):
    page = open_page()
    page.fill(f"#{field}", text)
    settle(page)
    assert page.inner_text(f"#{field}-status") == status


@pytest.mark.parametrize("text, is_complete", [
    ("GB980780684", True), ("gb 980 7806 84", True), ("GB980780685", False), ("GB98078068", False),
])
def test_the_page_calculates_the_check_digits_of_a_tax_number(open_page, text, is_complete):
    page = open_page()
    page.check('[value="company"]')
    page.fill("#tax-number", text)
    settle(page)
    assert page.inner_text("#tax-number-status") == ("Looks right" if is_complete else "")


@pytest.mark.parametrize("script", [True, False])
def test_a_likely_typing_mistake_is_advice_and_rejects_nothing(open_page, script):
    page = open_page(script=script)
    fill(page, email="ada@gmial.com", name="" if not script else ACCEPTED["name"])
    if script:
        page.focus("#name")
        settle(page)
        assert errors(page) == {}
    else:
        assert submit(page) == 422
        assert list(errors(page)) == ["name"]
    assert "gmail.com" in page.inner_text("#email-warning")
    assert page.get_attribute("#email", "aria-describedby") == "email-hint email-warning"
    assert page.get_attribute("#email", "aria-invalid") is None
    if script:
        page.locator("#email").press_sequentially("x")
        assert page.inner_text("#email-warning") == ""
        assert page.get_attribute("#email", "aria-describedby") == "email-hint"
        page.fill("#email", "ada@gmial.com")
    fill(page, email="ada@gmial.com")
    page.click(".button-primary")
    page.wait_for_url("**/thanks?lang=en&number=*")


def test_an_error_at_the_field_is_the_error_of_the_server(open_page):
    """What the page says while a person corrects a form is what the server says when it's sent again."""
    page = open_page()
    submit(page)
    page.wait_for_selector("#error-summary")
    # Only the server decides about the website.
    values = {"name": " ", "email": "ada", "postcode": "SW", "document": "12", "tax-number": "QQ",
              "card-number": "4242", "card-expiry": "01/20", "security-code": "1", "password": "a"}
    for field, text in values.items():
        page.fill(f"#{field}", text)
        page.press(f"#{field}", "Tab")
        settle(page)
    shown = errors(page)
    submit(page)
    page.wait_for_selector("#error-summary:focus")
    assert errors(page) == shown and list(shown) == list(values)


def test_errors_are_checked_again_where_they_are(open_page):
    page = open_page()
    fill(page, email="ada", name="", postcode="x")
    settle(page)
    submit(page)
    page.wait_for_selector("#error-summary")
    page.evaluate("window.stays = true")
    page.fill("#email", "ada@example.com")
    page.focus("#name")
    page.wait_for_selector("#email-error", state="detached")
    open_items = page.locator("#error-summary li:not(.is-corrected) a")
    assert open_items.all_inner_texts() == list(errors(page).values())
    assert page.locator("#error-summary li.is-corrected").all_inner_texts()[0].endswith("(Corrected)")
    page.fill("#name", "Ada")
    page.fill("#postcode", "SW1A 1AA")
    page.focus("#email")
    page.wait_for_selector("#error-summary.is-corrected")
    assert page.inner_text("#error-summary h2") == "Everything in this list is corrected"
    assert page.title() == "Checkout – Kettle & Leaf" and page.evaluate("window.stays")


def test_the_list_follows_the_fields(open_page):
    page = open_page()
    fill(page, postcode="x", document="12x")
    settle(page)
    submit(page)
    page.wait_for_selector("#error-summary")
    # A mistake that is corrected and made again, and a new mistake above it.
    for name, value in [("postcode", ACCEPTED["postcode"]), ("postcode", "y"), ("name", "")]:
        page.fill(f"#{name}", value)
        page.press(f"#{name}", "Tab")
        settle(page)
    shown = errors(page)
    assert list(shown) == ["name", "postcode", "document"]
    assert page.locator("#error-summary li:not(.is-corrected)").all_inner_texts() == list(shown.values())


def test_only_the_submit_announces_the_list(open_page):
    page = open_page()
    fill(page, email="ada", name="", postcode="x")
    settle(page)
    page.evaluate("""() => {
        window.said = [];
        const live = '[role="alert"], [role="status"], [aria-live]';
        new MutationObserver((changes) => {
            for (const { target, addedNodes } of changes) {
                const inside = (target.nodeType === 1 ? target : target.parentElement)?.closest(live);
                const added = [...addedNodes].flatMap((node) => node.querySelectorAll ? [...node.querySelectorAll(live)] : []);
                for (const region of inside ? [inside] : added) if (region.textContent) window.said.push(region.innerText);
            }
        }).observe(document.body, { childList: true, subtree: true, characterData: true });
    }""")
    submit(page)
    page.wait_for_selector("#error-summary")
    assert [text for text in page.evaluate("window.said") if "There is a problem" in text] != []
    page.evaluate("window.said = []")
    for name in ["email", "name", "postcode"]:
        page.fill(f"#{name}", ACCEPTED[name])
        page.press(f"#{name}", "Tab")
        settle(page)
    page.wait_for_selector("#error-summary.is-corrected")
    assert set(page.evaluate("window.said")) <= {"Corrected"}


def test_a_mistyped_card_number_is_rejected_when_it_is_left(open_page):
    page = open_page()
    page.locator("#card-number").press_sequentially("4242 4242 4242 424")
    settle(page)
    assert page.inner_text("#card-number-status") == "Visa"
    page.press("#card-number", "Tab")
    settle(page)
    assert errors(page) == {}
    page.fill("#card-number", "4242 4242 4242 4241")
    settle(page)
    assert page.inner_text("#card-number-status") == "Visa" and errors(page) == {}
    assert page.get_attribute("#card-number-status", "data-complete") == "false"
    page.press("#card-number", "Tab")
    page.wait_for_selector("#card-number-error")
    sentence = errors(page)["card-number"]
    assert sentence in page.inner_text("#live")
    assert page.locator("#error-summary").count() == 0 and not page.title().startswith("Error")
    # It stays until the number is right.
    page.fill("#card-number", "4242 4242 4242 424")
    settle(page)
    assert errors(page) == {"card-number": sentence}
    page.fill("#card-number", "4242 4242 4242 4242")
    page.wait_for_selector("#card-number-error", state="detached")
    assert page.inner_text("#live") == "Corrected" and page.inner_text("#card-number-status") == "Visa"


def test_the_rules_of_the_password_are_its_description(open_page):
    page = open_page()
    assert page.get_attribute("#password", "aria-describedby") == "password-rules"
    page.fill("#password", "abc")
    settle(page)
    assert page.inner_text("#live").startswith("Met:") and page.inner_text("#live").count("Met:") == 1
    # If a rule was already met, it isn't read again.
    page.fill("#password", "abcD")
    settle(page)
    assert page.inner_text("#live").count("Met:") == 1
    page.click(".button-primary")
    page.wait_for_selector("#password-error")
    assert page.get_attribute("#password", "aria-describedby") == "password-rules password-error"


def test_nothing_is_said_about_a_value_that_is_gone(open_page):
    page = open_page()
    page.fill("#document", "12x")
    page.wait_for_selector("#document-error")
    of_number = page.inner_text("#live")
    assert "digits" in of_number
    page.fill("#document", "123456")
    page.wait_for_selector("#document-error", state="detached")
    assert page.inner_text("#live") == "Corrected"
    page.fill("#document", "12x")
    page.wait_for_selector("#document-error")
    page.check('[value="nickname"]')
    settle(page)
    assert of_number not in page.inner_text("#live")


def hold(page, path="/order"):
    """Keeps the requests to a path, and returns the list of them."""
    requests = []
    page.route(lambda url: url.split("?")[0].endswith(path), lambda route: (
        requests.append(route) if route.request.method == "POST" else route.continue_()))
    return requests


def test_a_slow_submit_shows_that_it_is_busy_and_sends_one_request(open_page):
    page = open_page()
    fill(page)
    settle(page)
    held = hold(page)
    for _ in range(3):
        page.click(".button-primary", force=True)
    page.wait_for_function("() => document.getElementById('sending').textContent === 'Sending your order…'")
    assert page.get_attribute(".button-primary", "aria-disabled") == "true"
    assert page.locator(".button-primary:focus").count() == 1
    assert len(held) == 1
    held[0].continue_()
    page.wait_for_url("**/thanks?lang=en&number=*")


def test_the_focus_stays_with_a_person_who_goes_on_typing(open_page):
    page = open_page()
    fill(page, name="")
    settle(page)
    held = hold(page)
    page.click(".button-primary")
    page.focus("#name")
    page.keyboard.type("Ada")
    held[0].continue_()
    page.wait_for_selector("#error-summary")
    assert page.locator("#name:focus").count() == 1
    page.keyboard.type(" Lovelace")
    page.keyboard.press("Tab")
    page.wait_for_selector("#error-summary.is-corrected")
    assert page.locator("#email:focus").count() == 1
    assert page.input_value("#name") == "Ada Lovelace"


@pytest.mark.parametrize("status, sentence", [(None, "The shop did not answer"), (503, "The shop cannot take orders")])
def test_a_failed_submit_keeps_the_page(open_page, status, sentence):
    page = open_page()
    fill(page)
    settle(page)
    page.route(lambda url: url.endswith("/order"), lambda route: (
        route.continue_() if route.request.method == "GET" else
        route.fulfill(status=status, body="") if status else route.abort()))
    page.evaluate("window.stays = true")
    for _ in range(2):
        page.click(".button-primary")
        page.wait_for_selector("#failure:focus")
        assert page.locator("#failure").count() == 1 and page.locator('#failure [role="alert"]').count() == 1
        assert sentence in page.inner_text("#failure") and page.title().startswith("Error: ")
        assert page.get_attribute(".button-primary", "aria-disabled") is None and page.inner_text("#sending") == ""
    for name, value in ACCEPTED.items():
        assert page.input_value(f"#{name}") == value
    assert page.evaluate("window.stays")
    page.unroute_all()
    page.click("#failure button")
    page.wait_for_url("**/thanks?lang=en&number=*")


def test_a_rejection_replaces_the_box_about_a_failure(open_page):
    page = open_page()
    fill(page, name="")
    settle(page)
    page.route(lambda url: url.endswith("/order"), lambda route: route.abort())
    page.click(".button-primary")
    page.wait_for_selector("#failure:focus")
    page.unroute_all()
    page.click("#failure button")
    page.wait_for_selector("#error-summary:focus")
    assert page.locator("#failure").count() == 0 and list(errors(page)) == ["name"]


REPEATED = "The order was sent more than once, and was placed only once"


def orders(page):
    """The places to which the browser was led after each order."""
    places = []
    page.on("response", lambda response: places.append(response.headers.get("location")) if response.status == 303 else None)
    return places


def delay(page, milliseconds):
    """Delays each response."""
    page.context.new_cdp_session(page).send("Network.emulateNetworkConditions", {
        "offline": False, "latency": milliseconds, "downloadThroughput": -1, "uploadThroughput": -1,
    })


def test_a_double_click_without_a_script_places_one_order(open_page):
    page = open_page(script=False)
    fill(page)
    places = orders(page)
    # Each response takes a moment, so that the second click comes before the first response.
    delay(page, milliseconds=1000)
    page.hover(".button-primary")
    for _ in range(2):
        with page.expect_request("**/order"):
            page.mouse.down()
            page.mouse.up()
    # The second click ends the first navigation, so the test waits for the text instead of a navigation.
    page.wait_for_selector("main:has-text('Your tea is on its way')")
    assert len([place for place in places if "repeated" not in place]) <= 1


@both
def test_going_back_and_sending_again_places_one_order(open_page, script):
    page = open_page(script)
    fill(page)
    settle(page)
    page.click(".button-primary")
    page.wait_for_url("**/thanks?lang=en&number=*")
    assert REPEATED not in page.inner_text("main")
    page.go_back()
    page.wait_for_selector("#checkout")
    # The secrets are gone, so an impatient user has to type them again.
    assert script is False or page.input_value("#password") == page.input_value("#security-code") == ""
    fill(page)
    settle(page)
    page.click(".button-primary")
    page.wait_for_url("**/thanks?lang=en&repeated=yes&number=*")
    assert REPEATED in page.inner_text("main")
    # Another order needs another page.
    page.click("main a")
    page.wait_for_selector("#checkout")
    fill(page)
    settle(page)
    page.click(".button-primary")
    page.wait_for_url("**/thanks?lang=en&number=*")


def test_an_order_whose_response_is_lost_is_placed_once(open_page):
    page = open_page()
    fill(page)
    settle(page)

    def lose(route):
        if route.request.method != "POST":
            return route.continue_()
        assert route.fetch(max_redirects=0).status in (200, 303)
        route.abort()

    page.route(lambda url: url.endswith("/order"), lose)
    page.click(".button-primary")
    page.wait_for_selector("#failure:focus")
    page.unroute_all()
    page.click("#failure button")
    page.wait_for_url("**/thanks?lang=en&repeated=yes&number=*")


def test_a_form_that_is_too_long_says_so(open_page):
    page = open_page(language="de")
    fill(page, name="x" * 17_000)
    page.click(".button-primary")
    page.wait_for_selector("#failure:focus")
    assert "Ihre Eingaben sind zu lang" in page.inner_text("#failure")

    page = open_page(script=False, language="de")
    fill(page, name="x" * 17_000)
    assert submit(page) == 413
    assert page.inner_text("h1") == "Die Bestellung ist zu lang" and page.locator("html").get_attribute("lang") == "de"
    page.go_back()
    assert page.input_value("#name") == "x" * 17_000


def test_without_the_rules_the_form_works_as_without_a_script(open_page):
    page = open_page(blocks_rules=True)
    fill(page, postcode="x")
    assert submit(page) == 422
    assert list(errors(page)) == ["postcode"]


# --- Layout

def test_nothing_jumps(open_page):
    page = open_page()
    submit(page)
    page.wait_for_selector("#error-summary")
    tops = lambda: page.locator(".field input").evaluate_all("all => all.map(one => one.getBoundingClientRect().top)")
    # The card number isn't included, because its network changes the security code's hint.
    for name in ["name", "postcode", "document", "card-expiry"]:
        page.fill(f"#{name}", ACCEPTED[name])
        before = tops()
        page.press(f"#{name}", "Tab")
        page.wait_for_selector(f"#{name}-error", state="detached")
        settle(page)
        assert page.locator(f'[data-field="{name}"] .corrected').inner_text() == "Corrected"
        after = tops()
        # The keyboard may have scrolled the page, but the distances stay the same.
        moved = [round(new - old, 1) for new, old in zip(after, before)]
        assert len(set(moved)) == 1, (name, moved)


def test_a_message_above_the_control_does_not_move_it(open_page):
    page = open_page()
    page.focus("#document")
    before = page.evaluate("document.activeElement.getBoundingClientRect().top")
    page.keyboard.type("12x")
    page.wait_for_selector("#document-error")
    assert abs(page.evaluate("document.activeElement.getBoundingClientRect().top") - before) <= 1


@both
def test_the_list_and_its_fields_are_on_the_screen_at_400_percent(open_page, script):
    page = open_page(script)
    page.set_viewport_size({"width": 320, "height": 256})
    submit(page)
    page.wait_for_selector("#error-summary")
    page.wait_for_timeout(100)
    heading = page.locator("#error-summary h2").bounding_box()
    assert heading["y"] >= 0 and heading["y"] + heading["height"] <= 256
    for link in page.locator("#error-summary a").all():
        link.click()
        control = page.locator(f"{link.get_attribute('href')}:focus").bounding_box()
        assert control["y"] >= 0 and control["y"] + control["height"] <= 257
        assert page.evaluate("document.documentElement.scrollWidth") <= 320


def test_forced_colors_have_no_color_of_their_own(open_page):
    page = open_page(forced_colors="active")
    submit(page)
    page.wait_for_selector("#error-summary")
    color = lambda selector, side="border-inline-start-color": page.locator(selector).first.evaluate(
        "(one, side) => getComputedStyle(one).getPropertyValue(side)", side)
    assert color(".summary") == color(".field-rejected input") == color("body", "color")


# --- The keyboard


def test_the_keyboard_is_enough(open_page):
    page = open_page(script=True)
    page.keyboard.press("Tab")
    assert page.locator(".skip:focus").is_visible()
    page.keyboard.press("Enter")
    assert page.locator("#name:focus").count() == 1
    for name in ["name", "email", "postcode", "website"]:
        assert page.locator(f"#{name}:focus").count() == 1
        page.keyboard.type(ACCEPTED[name])
        page.keyboard.press("Tab")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")
    assert page.is_checked('[value="passport"]')
    page.keyboard.press("Tab")
    page.keyboard.type("YA1234567")
    page.keyboard.press("Tab")
    page.keyboard.press("ArrowDown")
    assert page.is_checked('[value="company"]')
    page.keyboard.press("Tab")
    page.keyboard.type("GB980780684")
    for name in ["card-number", "card-expiry", "security-code", "password"]:
        # A complete expiry date leads to the next field by itself. The key that a person presses anyway skips nothing.
        page.keyboard.press("Tab")
        assert page.locator(f"#{name}:focus").count() == 1
        page.keyboard.type(ACCEPTED[name])
        settle(page)
    page.keyboard.press("Tab")
    assert page.locator("#password-toggle:focus").count() == 1
    page.keyboard.press("Tab")
    assert page.locator(".button-primary:focus").count() == 1
    page.keyboard.press("Enter")
    page.wait_for_url("**/thanks?lang=en&number=*")


@both
def test_the_focus_is_visible_everywhere(open_page, script):
    page = open_page(script=True, blocks_script=not script)
    count = page.locator("a, summary, input, button:not([tabindex='-1'])").count()
    seen = set()
    for _ in range(count):
        page.keyboard.press("Tab")
        outline, name = page.evaluate("""() => {
            const focused = document.activeElement;
            const box = focused.closest(".radio") ?? focused;
            const style = getComputedStyle(box);
            return [style.outlineStyle === "solid" ? parseFloat(style.outlineWidth) : 0, focused.outerHTML];
        }""")
        if name.startswith("<body"):
            break
        assert outline >= 3, name
        seen.add(name)
    # One control of each group of radio buttons is in the order.
    assert len(seen) >= (14 if script else 17)


# --- Languages and widths

LANGUAGES = "ar de en he ja"


def test_the_language_follows_the_browser(open_page):
    for language, tag, direction in [("de-CH", "de", "ltr"), ("ar", "ar", "rtl"), ("he", "he", "rtl"),
                                     ("ja", "ja", "ltr"), ("xx", "en", "ltr"), ("fr", "en", "ltr")]:
        page = open_page(language=language)
        root = page.locator("html")
        assert (root.get_attribute("lang"), root.get_attribute("dir")) == (tag, direction)
        assert page.get_attribute('.language [aria-current="true"]', "value") == tag
        # A language without labels isn't offered.
        assert page.locator(".language button").evaluate_all("all => all.map(one => one.value)") == LANGUAGES.split()


def choose(page, language):
    page.click("#language")
    page.click(f'.language button[value="{language}"]')
    page.wait_for_selector(f'html[lang="{language}"]')


@both
def test_a_change_of_the_language_keeps_what_was_typed(open_page, script):
    page = open_page(script)
    fill(page, email="ada", card_number="3782")
    page.check('[value="passport"]')
    settle(page)
    requests = []
    page.on("request", lambda request: requests.append((request.method, request.is_navigation_request())))
    choose(page, "ja")
    kept = {name: page.input_value(f"#{name}") for name in ACCEPTED}
    assert kept == ACCEPTED | {"email": "ada", "card-number": "", "security-code": "", "password": ""}
    assert page.is_checked('[value="passport"]') and not secrets_in(source(page))
    # The secrets are gone, and the page says so. The focus is where it was, and the menu is closed.
    for secret in ["card-number", "security-code", "password"]:
        assert "もう一度入力" in page.inner_text(f"#{secret}-hint")
    assert page.locator("#language:focus").count() == 1 and page.locator(".language[open]").count() == 0
    assert requests[:2] == [("POST", True), ("GET", True)]
    # Reloading sends nothing, and keeps the same values.
    translated = page.url
    requests.clear()
    page.reload()
    assert requests[0] == ("GET", True) and ("POST", True) not in requests
    assert {name: page.input_value(f"#{name}") for name in ACCEPTED} == kept
    page.click(".button-primary")
    page.wait_for_selector("#error-summary")
    assert page.title().startswith("エラー")
    fill(page, document="YA1234567")
    settle(page)
    page.click(".button-primary")
    page.wait_for_url("**/thanks?lang=ja&number=*")
    # A placed order leaves nothing behind.
    page.goto(translated)
    assert page.locator("html").get_attribute("lang") == "ja" and page.input_value("#name") == ""


def test_the_menu_of_languages_closes(open_page):
    page = open_page()
    is_open = lambda: page.locator(".language[open]").count() == 1
    page.focus("#language")
    page.keyboard.press("Enter")
    assert is_open()
    page.keyboard.press("Tab")
    page.keyboard.press("Escape")
    assert not is_open() and page.locator("#language:focus").count() == 1
    page.keyboard.press("Enter")
    page.focus("#name")
    assert not is_open()
    page.click("#language")
    page.click("h1")
    assert not is_open()


@both
def test_the_language_is_kept(open_page, script):
    page = open_page(script)
    choose(page, "ja")
    # Nothing was typed, so nothing must be typed again.
    assert "もう一度入力" not in page.inner_text("main")
    page.goto(page.url.split("?")[0])
    assert page.locator("html").get_attribute("lang") == "ja"
    page.goto(page.url + "?lang=de")
    assert page.locator("html").get_attribute("lang") == "de"


@pytest.mark.parametrize("language", LANGUAGES.split())
def test_a_missing_page_is_in_the_language_of_the_visitor(open_page, language):
    page = open_page(language=language, path="missing", width=320)
    assert page.locator("html").get_attribute("lang") == language
    assert page.evaluate("document.documentElement.scrollWidth") <= 320
    page.click("main a")
    page.wait_for_selector("#checkout")
    assert page.locator("html").get_attribute("lang") == language


@pytest.mark.parametrize("width, languages", [(320, LANGUAGES), (375, "de"), (768, "de ar"), (1280, "he")])
def test_no_page_scrolls_sideways(open_page, width, languages):
    page = open_page(script=False, width=width)
    for language in languages.split():
        page.goto(page.url.split("?")[0] + f"?lang={language}")
        page.fill("#email", "a" * 200)
        page.fill("#card-number", "4" * 60)
        page.press("#card-number", "Enter")
        page.wait_for_selector("#error-summary")
        wide = page.evaluate("document.documentElement.scrollWidth > document.documentElement.clientWidth")
        assert not wide, language


def test_another_site_cannot_send_the_form(browser, server):
    context = browser.new_context()
    page = context.new_page()
    page.route("http://shop.example/**", lambda route: route.fulfill(
        content_type="text/html",
        body=f'<form method="post" action="{server.url}order"><input name="name" value="x"><button>Send</button></form>'))
    page.goto("http://shop.example/")
    with page.expect_response(server.url + "order") as response:
        page.click("button")
    assert response.value.status == 403
    context.close()
