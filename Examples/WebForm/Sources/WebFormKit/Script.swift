// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

/// The page's script.
///
/// While a person types, it shows the answers of the module in ``ScriptRules``. The server decides about the order.
enum Script {
    /// Returns the script for the pages in a language.
    static func js(in language: PageLanguage) -> String {
        "import { fields as rules, variants } from \"/rules.js?lang=\(language.tag)\";\n\n" + js
    }

    private static let js = #"""
        (() => {
          const form = document.getElementById("checkout");
          if (!form) return;
          document.documentElement.classList.add("scripted");

          const title = document.title.replace(form.dataset.errorTitle, "");
          const lang = document.documentElement.lang;
          const live = document.getElementById("live");
          const button = form.querySelector(".button-primary");
          const password = document.getElementById("password");
          const container = (field) => form.querySelector(`[data-field="${field}"]`);
          const summary = () => document.getElementById("error-summary");
          let wasRejected = form.dataset.rejected === "true";

          // --- Showing the answers

          const copy = (id) => document.getElementById(id).content.cloneNode(true).firstElementChild;

          const setText = (element, text) => {
            // Setting the same text again would announce it again.
            if (element && element.textContent !== text) element.textContent = text;
          };

          // Changes the page, and scrolls so that the focused element stays where it is on the screen.
          const steadily = (change) => {
            const focused = document.activeElement;
            const before = focused.getBoundingClientRect().top;
            change();
            const distance = focused === document.body ? 0 : focused.getBoundingClientRect().top - before;
            if (distance) window.scrollBy(0, distance);
          };

          // Brings a box to the top of the screen, even if it's taller than the screen.
          const focusBox = (box) => {
            box.focus({ preventScroll: true });
            box.scrollIntoView({ block: "start" });
          };

          // A field's message, or the place of a message that was corrected.
          const slot = (field) => container(field).querySelector(".error, .corrected");

          const setDescriptions = (field) => {
            const control = document.getElementById(field);
            const rules = field === "password" ? ["password-rules"] : [];
            const names = [`${field}-hint`, ...rules, `${field}-error`, `${field}-warning`];
            const present = names.filter((name) => document.getElementById(name)?.textContent);
            if (present.length) control.setAttribute("aria-describedby", present.join(" "));
            else control.removeAttribute("aria-describedby");
          };

          // `event` is the event that rejected the field: "type" if no further characters could complete the value.
          const showError = (field, sentence, event) => {
            const box = container(field);
            const error = copy("error-template");
            error.id = `${field}-error`;
            error.dataset.event = event;
            error.querySelector(".message").textContent = sentence;
            slot(field)?.remove();
            (document.getElementById(`${field}-hint`) ?? box.querySelector("label")).after(error);
            box.classList.add("field-rejected");
            document.getElementById(field).setAttribute("aria-invalid", "true");
            setDescriptions(field);
          };

          const removeError = (field) => {
            slot(field)?.remove();
            container(field).classList.remove("field-rejected");
            document.getElementById(field).removeAttribute("aria-invalid");
            setDescriptions(field);
          };

          // Keeps the message's place, so that nothing below it moves while the user continues.
          const showCorrected = (field, isAccepted) => {
            const corrected = copy("corrected-template");
            corrected.style.minHeight = `${slot(field).getBoundingClientRect().height}px`;
            if (!isAccepted) corrected.textContent = "";
            slot(field).replaceWith(corrected);
            container(field).classList.remove("field-rejected");
            document.getElementById(field).removeAttribute("aria-invalid");
            setDescriptions(field);
          };

          const shownErrors = () => [...form.querySelectorAll(".error")].map((error) => [
            error.closest("[data-field]").dataset.field,
            error.querySelector(".message").textContent,
          ]);

          const summaryItem = (field, sentence) => {
            const item = copy("summary-item-template");
            item.dataset.for = field;
            item.querySelector("a").setAttribute("href", `#${field}`);
            item.querySelector("a").textContent = sentence;
            return item;
          };

          const showSummary = (errors) => {
            summary()?.remove();
            document.title = (errors.length ? form.dataset.errorTitle : "") + title;
            if (!errors.length) return;
            const box = copy("summary-template");
            box.id = "error-summary";
            box.querySelector("ul").append(...errors.map(([field, sentence]) => summaryItem(field, sentence)));
            document.querySelector(".column-top").prepend(box);
          };

          // The list was announced when the form was rejected. It follows the fields silently, and keeps its items,
          // because one of them may have the focus.
          const updateSummary = (accepted) => {
            const box = summary();
            if (!box) return;
            box.querySelector('[role="alert"]')?.removeAttribute("role");
            const list = box.querySelector("ul");
            const errors = new Map(shownErrors());
            for (const { dataset } of form.querySelectorAll("[data-field]")) {
              const item = list.querySelector(`[data-for="${dataset.field}"]`);
              const sentence = errors.get(dataset.field);
              if (sentence && !item) {
                const before = [...list.children].find((other) => container(dataset.field).compareDocumentPosition(
                  container(other.dataset.for)) & Node.DOCUMENT_POSITION_FOLLOWING);
                list.insertBefore(summaryItem(dataset.field, sentence), before ?? null);
              } else if (sentence) {
                setText(item.querySelector("a"), sentence);
                item.classList.remove("is-corrected");
                item.querySelector("span")?.remove();
              } else if (item && accepted.has(dataset.field) && !item.classList.contains("is-corrected")) {
                item.classList.add("is-corrected");
                const state = document.createElement("span");
                state.className = "visually-hidden";
                state.textContent = ` (${copy("corrected-template").textContent})`;
                item.append(state);
              }
            }
            const isCorrected = !list.querySelector("li:not(.is-corrected)");
            const heading = box.querySelector("h2");
            box.dataset.title ??= heading.textContent;
            setText(heading, isCorrected ? box.dataset.corrected : box.dataset.title);
            box.classList.toggle("is-corrected", isCorrected);
            document.title = (isCorrected ? "" : form.dataset.errorTitle) + title;
          };

          // Shows advice below a field, which rejects nothing.
          const showWarning = (field, text) => {
            const element = document.getElementById(`${field}-warning`);
            if (!element || element.textContent === text) return;
            element.textContent = text;
            setDescriptions(field);
          };

          const showStatus = (field, text, isComplete) => {
            const element = document.getElementById(`${field}-status`);
            if (!element) return;
            element.dataset.complete = String(isComplete);
            setText(element.firstElementChild, text);
          };

          // Returns the message that became visible, or nothing.
          const showReply = (field, reply, event) => {
            const control = document.getElementById(field);
            if (reply.label) {
              setText(container(field).querySelector("[data-label]"), reply.label);
              if (reply.hint) setText(document.getElementById(`${field}-hint`), reply.hint);
              control.setAttribute("inputmode", reply.inputmode);
              control.setAttribute("autocapitalize", reply.autocapitalize);
            }
            const shown = container(field).querySelector(".error");
            const before = slot(field)?.textContent.trim();
            showWarning(field, reply.warning);
            // Text that the user types into a rejected field is seldom complete. Until it is, the message names what's
            // missing.
            const isOpen = event === "type" && shown && shown.dataset.event !== "type" && !reply.isAccepted;
            if (reply.error) {
              if (reply.error !== shown?.querySelector(".message").textContent) showError(field, reply.error, event);
            } else if (slot(field) && !isOpen) {
              showCorrected(field, reply.isAccepted);
            }
            const after = slot(field)?.textContent.trim();
            // Says only once that a value is right: where its message was, or else beside the label.
            const isSaid = Boolean(after);
            const isNetwork = field === "card-number";
            showStatus(field, control.value && (isNetwork || !isSaid) ? reply.status : "",
              control.value && reply.isAccepted && !isSaid);
            return after !== before ? after : "";
          };

          // Returns the rules that the password meets now but didn't meet before.
          const showRules = (rules) => {
            const list = document.getElementById("password-rules");
            return rules.flatMap((isMet, index) => {
              const item = list.children[index];
              const isNew = isMet && item.dataset.met === "false";
              item.dataset.met = String(isMet);
              setText(item.firstElementChild, isMet ? list.dataset.met : list.dataset.unmet);
              return isNew ? [item.textContent.trim()] : [];
            });
          };

          // --- Answers while a person types

          // Returns the card's network as far as the typed number shows it.
          const network = () => {
            const number = spelled("card-number");
            const names = Object.keys(rules).filter((name) => name.startsWith("network:"));
            const possible = names.filter((name) => rules[name].progress(number) !== "impossible");
            return possible.length === 1 ? possible[0].slice("network:".length) : "";
          };

          // Returns the name of the strategy that a field has now.
          const variant = (field) => {
            const partner = container(field).dataset.with;
            if (!partner) return field;
            return `${field}:${field === "security-code" ? network() : new FormData(form).get(partner)}`;
          };

          // A year before the month, and signs that keyboards have in place of a slash.
          const monthFirst = (text) =>
            text.replace(/[.\u30fb]/g, "/").replace(/^([0-9]{4})[-/]([0-9]{2})$/, "$2/$1");

          const withScheme = (text) =>
            text === "" || text.startsWith("/") || /^[^/?#:]*:(?![0-9])/.test(text) ? text : `https://${text}`;

          // Returns a field's text for its strategy, with the characters that keyboards for other scripts type instead of
          // ASCII changed. The server does the same.
          const spelled = (field) => {
            const typed = document.getElementById(field).value;
            if (field === "name" || field === "password") return typed;
            const text = (rules.typed.normalize(typed) ?? typed).replaceAll("\u3002", ".");
            if (field === "website") return withScheme(text);
            const ascii = text.replace(/[\u2010-\u2015\u2212\u30fc]/g, "-");
            if (field === "card-expiry") return monthFirst(ascii);
            return variants[variant(field)]?.autocapitalize === "characters" ? ascii.toUpperCase() : ascii;
          };

          // Whether no further characters can make a field's text acceptable. There's no month 20, so 20 begins a year.
          const isImpossible = (field, rule, text) => {
            const isYear = field === "card-expiry" && /^20([0-9]{0,2}|[0-9]{2}[-/][01]?)$/.test(text);
            return field !== "password" && container(field).dataset.live !== undefined && !isYear
              && rule.progress(text) === "impossible";
          };

          // Returns what the page shows about a field after an event: "type"; "leave" after the form was rejected, or
          // before that "finish", when only a mistake in a complete value is rejected; or "swap" of its strategy.
          const reply = (field, event) => {
            const name = variant(field);
            const rule = rules[name];
            const text = spelled(field);
            const answer = rule.validate(text);
            const isShown = event === "swap" ? container(field).querySelector(".error") !== null
              : event === "leave" || isImpossible(field, rule, text)
                || event === "finish" && ["card.checksum", "card.repeated"].includes(answer?.name);
            const error = isShown ? answer?.message : undefined;
            const isLive = container(field).dataset.live !== undefined;
            const status = error ? "" : field === "card-number" ? rules[`network:${network()}`]?.label ?? ""
              : isLive && answer === null ? form.dataset.complete : "";
            const warning = answer === null ? rule.warnings(text)[0]?.message ?? "" : "";
            return { ...variants[name], error, isAccepted: answer === null, status, warning };
          };

          const waiting = new Map();
          // The fields for which the page shows what was true for an earlier value.
          const stale = new Set();
          // While the user composes text with an input method, it isn't a value yet.
          let isComposing = false;

          const check = (field, event) => {
            clearTimeout(waiting.get(field));
            stale.delete(field);
            // The card's network determines the strategy for the security code.
            const replies = [[field, reply(field, event)]];
            if (field === "card-number") replies.push(["security-code", reply("security-code", "swap")]);
            steadily(() => {
              const news = replies.map(([name, part]) => showReply(name, part, event));
              if (field === "password") {
                const parts = Object.keys(rules).filter((name) => name.startsWith("password:"));
                const met = showRules(parts.map((name) => rules[name].validate(password.value) === null));
                if (event === "type") news.push(...met);
              }
              // This also removes the text about an earlier value.
              setText(live, news.filter(Boolean).join(" "));
              updateSummary(new Set(replies.filter(([, part]) => part.isAccepted).map(([name]) => name)));
            });
            if (event === "type" && field === "card-expiry" && replies[0][1].isAccepted) goOn();
          };

          const checkSoon = (field) => {
            clearTimeout(waiting.get(field));
            waiting.set(field, setTimeout(() => check(field, "type"), 250));
          };

          const stopChecks = () => waiting.forEach((timer) => clearTimeout(timer));

          const checkStale = () => { for (const field of [...stale]) check(field, "swap"); };

          form.addEventListener("compositionstart", () => {
            isComposing = true;
            stopChecks();
          });

          const endComposition = () => {
            if (!isComposing) return;
            isComposing = false;
            stale.forEach(checkSoon);
          };
          form.addEventListener("compositionend", endComposition);
          form.addEventListener("focusout", endComposition);

          // --- Cards

          // Returns a number in groups as on a card, and the caret after the same digit. The library's class
          // `PaymentCard` does the same.
          const grouped = (text, caret) => {
            if (!/^[0-9 -]*$/.test(text)) return { text, caret };
            const digits = text.replace(/[ -]/g, "");
            const before = text.slice(0, caret).replace(/[ -]/g, "").length;
            const ends = /^3[47]/.test(digits) ? [4, 10] : [4, 8, 12, 16];
            const spaces = (count) => ends.filter((end) => end < count).length;
            const groups = [0, ...ends].map((start, index) => digits.slice(start, ends[index]));
            return { text: groups.filter(Boolean).join(" "), caret: before + spaces(before) };
          };

          // Rewrites only what the user types, deletes, or pastes, with a command that the browser can undo.
          const group = (control, { inputType }) => {
            if (!/^(insertText|insertFromPaste|delete)/.test(inputType ?? "")) return;
            const before = control.value;
            const { text, caret } = grouped(before, control.selectionStart);
            if (text === before) return;
            let start = 0;
            while (start < text.length && text[start] === before[start]) start += 1;
            control.setSelectionRange(start, before.length);
            document.execCommand(start < text.length ? "insertText" : "delete", false, text.slice(start));
            control.setSelectionRange(caret, caret);
          };

          // The characters typed into the expiry date, one after another, or nothing after a correction.
          let typedExpiry = "";
          let wentOn = -Infinity;

          const noteExpiry = (control, { inputType }) => {
            const { value, selectionEnd } = control;
            const isTyped = inputType === "insertText" && typedExpiry !== undefined && selectionEnd === value.length
              && value.length === typedExpiry.length + 1 && value.startsWith(typedExpiry);
            typedExpiry = isTyped ? value : undefined;
          };

          // Moves from a complete expiry date to the security code.
          const goOn = () => {
            const expiry = document.getElementById("card-expiry");
            const next = document.getElementById("security-code");
            const isDone = expiry.value === typedExpiry && document.activeElement === expiry;
            if (isComposing || !isDone || next.value || slot("card-expiry")) return;
            next.focus();
            wentOn = performance.now();
          };

          document.getElementById("security-code").addEventListener("keydown", (event) => {
            // A user who presses the key out of habit is already there.
            const isHabit = event.key === "Tab" && !event.shiftKey && performance.now() - wentOn < 1000;
            wentOn = -Infinity;
            if (isHabit) event.preventDefault();
          });

          form.addEventListener("input", (event) => {
            wasEdited = true;
            // The advice was about an earlier value.
            showWarning(event.target.id, "");
            const field = event.target.closest("[data-live]")?.dataset.field;
            if (!field) return;
            stale.add(field);
            if (isComposing || event.isComposing) return;
            if (field === "card-number") group(event.target, event);
            if (field === "card-expiry") noteExpiry(event.target, event);
            checkSoon(field);
          });

          // --- The password

          const toggle = document.getElementById("password-toggle");

          const showPassword = (isShown) => {
            if (isShown === (password.type === "text")) return;
            password.type = isShown ? "text" : "password";
            const { dataset } = toggle;
            setText(toggle, isShown ? dataset.hide : dataset.show);
            toggle.setAttribute("aria-label", isShown ? dataset.hideName : dataset.showName);
            const text = isShown ? dataset.showAnnouncement : dataset.hideAnnouncement;
            setText(document.getElementById("password-visibility"), text);
          };

          toggle.hidden = false;
          toggle.addEventListener("click", () => showPassword(password.type === "password"));

          // --- The language

          const languages = document.querySelector(".language");
          const closeLanguages = (hasFocus) => {
            languages.open = false;
            if (hasFocus) languages.querySelector("summary").focus();
          };
          languages.addEventListener("keydown", (event) => {
            if (event.key === "Escape" && languages.open) closeLanguages(true);
          });
          languages.addEventListener("focusout", (event) => {
            if (event.relatedTarget && !languages.contains(event.relatedTarget)) closeLanguages(false);
          });
          document.addEventListener("pointerdown", (event) => {
            if (!languages.contains(event.target)) closeLanguages(false);
          });

          // --- Leaving a field

          form.addEventListener("change", (event) => {
            const choice = event.target.closest("[data-choice]")?.dataset.choice;
            if (choice) {
              const field = form.querySelector(`[data-with="${choice}"]`).dataset.field;
              check(field, "swap");
              return;
            }
            const box = event.target.closest("[data-field]");
            if (!box || !wasRejected && box.dataset.finish === undefined) return;
            check(box.dataset.field, wasRejected ? "leave" : "finish");
          });

          // --- Submitting

          let isSubmitting = false;
          let wasEdited = false;
          let notice;

          // The button stays in the keyboard order, so that the focus isn't lost.
          const setBusy = (isBusy) => {
            isSubmitting = isBusy;
            const sending = document.getElementById("sending");
            clearTimeout(notice);
            if (isBusy) {
              button.setAttribute("aria-disabled", "true");
              // Most replies arrive before anybody could read this.
              notice = setTimeout(() => setText(sending, sending.dataset.text), 300);
            } else {
              button.removeAttribute("aria-disabled");
              setText(sending, "");
            }
          };

          const showRejection = (errors) => {
            wasRejected = true;
            document.getElementById("failure")?.remove();
            for (const { dataset: { field } } of form.querySelectorAll("[data-field]")) {
              if (errors.has(field)) {
                showError(field, errors.get(field), "submit");
                showStatus(field, "", false);
              } else {
                removeError(field);
              }
            }
            showSummary([...errors]);
          };

          // If there's no verdict, the typed text isn't lost, and the user can try again.
          const showFailure = (reason) => {
            const box = copy("failure-template");
            box.querySelector("[data-sentence]").textContent = box.dataset[reason];
            document.getElementById("failure")?.remove();
            box.id = "failure";
            document.querySelector(".column-top").prepend(box);
            document.title = form.dataset.errorTitle + title;
            focusBox(box);
          };

          // Returns the response to the order, or `undefined` if none arrives within half a minute.
          const send = async (body) => {
            const headers = { Accept: "application/problem+json, application/json" };
            const limit = new AbortController();
            const timer = setTimeout(() => limit.abort(), 30000);
            try {
              const response = await fetch("/order", { method: "POST", headers, body, signal: limit.signal });
              return { status: response.status, content: response.ok || response.status === 422 ? await response.json() : {} };
            } catch {
              return undefined;
            } finally {
              clearTimeout(timer);
            }
          };

          form.addEventListener("submit", async (event) => {
            showPassword(false);
            // A button that changes the language reloads the page.
            if (event.submitter?.name) return;
            event.preventDefault();
            // In an input method, the Enter key confirms a word, not the form.
            if (isSubmitting || isComposing) return;
            stopChecks();
            setText(live, "");
            setBusy(true);
            wasEdited = false;
            const body = new URLSearchParams(new FormData(form));
            const response = await send(body);
            if (response?.content.location) {
              // A user who comes back finds the page as it was, but without the secrets.
              for (const secret of form.querySelectorAll("[type=password]")) secret.value = "";
              showStatus("security-code", "", false);
              showRules([...document.getElementById("password-rules").children].map(() => false));
              // The page stays busy until the browser leaves it.
              location.assign(response.content.location);
              return;
            }
            setBusy(false);
            if (response?.status !== 422) {
              showFailure(!response ? "unreachable" : response.status === 413 ? "tooLong" : "unavailable");
            } else {
              const errors = new Map();
              for (const error of response.content.errors) {
                const field = error.pointer.split("/")[1];
                if (!errors.has(field)) errors.set(field, error.detail);
              }
              // If the user has gone on typing, the focus stays there. The list is announced anyway.
              if (wasEdited) {
                steadily(() => showRejection(errors));
              } else {
                showRejection(errors);
                focusBox(summary());
              }
            }
            checkStale();
          });

          // A browser may keep the page as it was left, or reload it and fill in what was typed and chosen.
          window.addEventListener("pageshow", (event) => {
            showPassword(false);
            if (event.persisted) setBusy(false);
            else for (const { dataset } of form.querySelectorAll("[data-live]")) {
              const control = document.getElementById(dataset.field);
              const choice = form.querySelector(`[name="${dataset.with}"][type=radio]:checked`);
              if (control.value !== control.defaultValue || choice && !choice.defaultChecked) stale.add(dataset.field);
            }
            checkStale();
          });

          document.addEventListener("click", (event) => {
            if (event.target.closest("[data-retry]")) form.requestSubmit(button);
            const link = event.target.closest("#error-summary a");
            if (!link) return;
            event.preventDefault();
            const control = document.getElementById(link.getAttribute("href").slice(1));
            // The label is at the top of the screen, unless that would put the control below the screen.
            container(control.id).scrollIntoView({ block: "start" });
            control.focus({ preventScroll: true });
            control.scrollIntoView({ block: "nearest" });
          });
        })();
        """#
}
