# This source file is part of the swift-input-validation project.
# Licensed under the MIT License; see LICENSE for the full text.
# SPDX-License-Identifier: MIT

"""Compares strategies' schemas and HTML attributes with a JSON Schema validator and with Chromium.

Each line in the file is a strategy with its schema, accepted inputs, and rejected inputs. An engine must accept what
the strategy accepts and, if the schema has no losses, reject what the strategy rejects.
"""

import json
import sys

import jsonschema_rs
from playwright.sync_api import sync_playwright

# If a script has set a value, the browser doesn't report its length, so the page compares the length as the browser
# does during typing. Browsers remove line ends from a value, so texts with line ends aren't compared.
FIELD = """([attributes, texts]) => {
  const field = document.createElement('input');
  for (const [name, value] of attributes) field.setAttribute(name, value);
  document.body.replaceChildren(field);
  return texts.map((text) => {
    field.value = text;
    if (field.value !== text) return null;
    if (text === '') return field.checkValidity();
    const isLong = field.maxLength >= 0 && text.length > field.maxLength;
    const isShort = field.minLength >= 0 && text.length < field.minLength;
    return field.checkValidity() && !isLong && !isShort;
  });
}"""
# A pattern that the browser can't compile would accept every text.
COMPILES = "(pattern) => { new RegExp(pattern, 'v'); new RegExp(pattern, 'u'); return true; }"


class Tally:
    def __init__(self):
        self.compared = self.exact = self.skipped = 0
        self.wrong = []

    def add(self, case, is_exact, accepted, rejected):
        self.exact += is_exact
        for verdicts, texts, expected in ((accepted, case["accepted"], True), (rejected, case["rejected"], False)):
            for verdict, text in zip(verdicts, texts):
                if verdict is None:
                    self.skipped += 1
                elif expected or is_exact:
                    self.compared += 1
                    if verdict != expected:
                        self.wrong.append((case["name"], "rejects" if expected else "accepts", text))


def main():
    with open(sys.argv[1], encoding="utf-8") as file:
        cases = [json.loads(line) for line in file]
    schemas, browser_tally = Tally(), Tally()
    for case in cases:
        validator = jsonschema_rs.Draft202012Validator(json.loads(case["schema"]))
        schemas.add(
            case, not case["losses"],
            [validator.is_valid(value) for value in case["accepted"]],
            [validator.is_valid(value) for value in case["rejected"]])
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path="/usr/bin/chromium-headless-shell", args=["--no-sandbox"])
        page = browser.new_page()
        page.set_content("<!DOCTYPE html><body></body>")
        for case in cases:
            if not case["attributes"]:
                continue
            attributes = case["attributes"]
            for name, value in attributes:
                if name == "pattern":
                    try:
                        page.evaluate(COMPILES, value)
                    except Exception as error:  # the browser's message
                        browser_tally.wrong.append((case["name"], "does not compile", str(error)[:200]))
            browser_tally.add(
                case, not case["fieldLosses"],
                page.evaluate(FIELD, [attributes, case["accepted"]]),
                page.evaluate(FIELD, [attributes, case["rejected"]]))
        browser.close()
    status = 0
    for name, tally in (("jsonschema-rs", schemas), ("Chromium", browser_tally)):
        print(f"{name}: {len(cases)} strategies, {tally.exact} without losses, {tally.compared} inputs compared, "
              f"{tally.skipped} not typeable, {len(tally.wrong)} wrong")
        seen = {}
        for case, verb, text in tally.wrong:
            seen.setdefault((case, verb), []).append(text)
        for (case, verb), texts in seen.items():
            print(f"  {case}: {verb} {ascii(texts[0])[:120]} ({len(texts)})")
        status |= bool(tally.wrong)
    return status


if __name__ == "__main__":
    sys.exit(main())
