# This source file is part of the swift-input-validation project.
# Licensed under the MIT License; see LICENSE for the full text.
# SPDX-License-Identifier: MIT

"""The server and the browser that the tests share."""

import os
import pathlib
import re
import shutil
import signal
import subprocess
import tempfile

import pytest
from playwright.sync_api import sync_playwright

ROOT = pathlib.Path(__file__).resolve().parents[2]
PROGRAM = ROOT / ".build/debug/webform"
# The folder for the option --pictures, or none.
PICTURES = os.environ.get("PICTURES") and pathlib.Path(os.environ["PICTURES"])

# The values that the form accepts. The secrets are recognizable, so that tests can look for them everywhere.
SECURITY_CODE = "907"
PASSWORD = "Zebra-Umbrella-31415"
ACCEPTED = {
    "name": "Ada Lovelace",
    "email": "ada@example.com",
    "website": "https://example.com/",
    "postcode": "SW1A 1AA",
    "document": "31415926",
    "tax-number": "AB 12 34 56 C",
    "card-number": "4242 4242 4242 4242",
    "card-expiry": "12/39",
    "security-code": SECURITY_CODE,
    "password": PASSWORD,
}


def secrets_in(page, inputs=(SECURITY_CODE, PASSWORD)):
    """Returns the secret or other inputs that a page contains. A random token or order number can contain the same
    digits."""
    page = re.sub("[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}|KL-[0-9A-F]{8}", "", page)
    return [text for text in inputs if text in page]


# Counts what the page has started but not finished: timers, requests, and replies that are being read. The page goes on
# with a reply before the next timer fires, so a timer of zero milliseconds ends the count.
ACTIVITY = """
    window.activity = 0;
    const { setTimeout: start, clearTimeout: stop, fetch: request } = window;
    const read = Response.prototype.json;
    const timers = new Set();
    const end = (timer) => { if (timers.delete(timer)) window.activity -= 1; };
    const during = async (promise) => {
      window.activity += 1;
      try { return await promise; } finally { start(() => { window.activity -= 1; }, 0); }
    };
    window.setTimeout = (action, delay) => {
      const timer = start(() => { action(); end(timer); }, delay);
      window.activity += 1;
      timers.add(timer);
      return timer;
    };
    window.clearTimeout = (timer) => { stop(timer); end(timer); };
    window.fetch = (...values) => during(request(...values));
    Response.prototype.json = function () { return during(read.call(this)); };
"""


class Server:
    """A running program and its output."""

    def __init__(self, *options):
        self.errors = tempfile.TemporaryFile()
        self.process = subprocess.Popen(
            [PROGRAM, "--port", "0", *options], stdout=subprocess.PIPE, stderr=self.errors, text=True
        )
        self.url = self.process.stdout.readline().strip()
        self.port = int(self.url.rstrip("/").rsplit(":", 1)[1])

    def log(self):
        self.errors.seek(0)
        return self.errors.read().decode()

    def stop(self, number=signal.SIGTERM):
        self.process.send_signal(number)
        try:
            return self.process.wait(timeout=5)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()
            raise


@pytest.fixture(scope="session")
def server():
    server = Server()
    yield server
    assert server.stop() == 0
    log = server.log()
    # Every test in the session has used the form with these values.
    for value in ACCEPTED.values():
        assert value not in log


@pytest.fixture(scope="session")
def browser():
    with sync_playwright() as playwright:
        # Chromium's sandbox needs rights that a container may not give.
        options = ["--no-sandbox"] if os.geteuid() == 0 else []
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium-headless-shell"), args=options)
        yield browser
        browser.close()


@pytest.fixture
def open_page(browser, server):
    """Returns a function that opens the form in its own browser context."""
    contexts = []

    def open_page(script=True, language="en", width=1280, path="", blocks_script=False, blocks_rules=False, **options):
        context = browser.new_context(
            java_script_enabled=script, locale=language, viewport={"width": width, "height": 900}, **options
        )
        context.set_default_timeout(8000)
        contexts.append(context)
        if blocks_script:
            context.route("**/script.js?*", lambda route: route.abort())
        if blocks_rules:
            context.route("**/rules.js?*", lambda route: route.abort())
        context.add_init_script(f"(() => {{{ACTIVITY}}})()")
        page = context.new_page()
        page.runs_script = script
        page.violations = []
        page.on(
            "console",
            lambda message: page.violations.append(message.text) if "Content Security" in message.text else None,
        )
        page.on("pageerror", lambda error: page.violations.append(str(error)))
        page.goto(server.url + path)
        return page

    yield open_page
    for context in contexts:
        for page in context.pages:
            assert getattr(page, "violations", []) == []
        # A request that a test holds back may still be waiting.
        context.unroute_all(behavior="ignoreErrors")
        for page in context.pages:
            page.unroute_all(behavior="ignoreErrors")
        context.close()


def fill(page, **values):
    """Fills in the form with accepted values, except for the given values, whose names have underscores."""
    values = {name.replace("_", "-"): value for name, value in values.items()}
    for name, value in (ACCEPTED | values).items():
        page.fill(f"#{name}", value)


def settle(page):
    """Waits until the page has answered everything that was typed."""
    if page.runs_script:
        page.wait_for_function("() => window.activity === 0")


def submit(page):
    """Presses the main button, and returns the response's status."""
    is_submit = lambda response: response.request.method == "POST" and response.url.endswith("/order")
    with page.expect_response(is_submit) as response:
        page.click(".button-primary")
    page.wait_for_load_state()
    return response.value.status


def errors(page):
    """Returns the sentences at the fields, by field name."""
    fields = page.locator(".field:has(.error)")
    return {
        fields.nth(index).get_attribute("data-field"): fields.nth(index).locator(".message").inner_text()
        for index in range(fields.count())
    }
