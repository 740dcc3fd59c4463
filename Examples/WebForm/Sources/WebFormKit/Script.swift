// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

/// The script of the page.
///
/// It validates nothing. It sends what was typed to the server and shows the replies.
enum Script {
    static let js = #"""
        "use strict";
        (() => {
          const form = document.getElementById("checkout");
          if (!form) return;
          document.documentElement.classList.add("scripted");

          const title = document.title.replace(form.dataset.errorTitle, "");
          // A language that is chosen but not confirmed must not mix with that of the page.
          const lang = document.documentElement.lang;
          const live = document.getElementById("live");
          const button = form.querySelector(".button-primary");
          const container = (field) => form.querySelector(`[data-field="${field}"]`);
          const summary = () => document.getElementById("error-summary");
          let wasRejected = form.dataset.rejected === "true";

          // --- Showing the replies

          const copy = (id) => document.getElementById(id).content.cloneNode(true).firstElementChild;

          const setText = (element, text) => {
            // The same text again would be announced again.
            if (element && element.textContent !== text) element.textContent = text;
          };

          // Changes the page, and scrolls so that what has the focus stays where it is on the screen.
          const steadily = (change) => {
            const focused = document.activeElement;
            const before = focused.getBoundingClientRect().top;
            change();
            const distance = focused === document.body ? 0 : focused.getBoundingClientRect().top - before;
            if (distance) window.scrollBy(0, distance);
          };

          // Brings a box to the top of the screen, also if it is higher than the screen.
          const focusBox = (box) => {
            box.focus({ preventScroll: true });
            box.scrollIntoView({ block: "start" });
          };

          // The message of a field, or the place of the message that was corrected.
          const slot = (field) => container(field).querySelector(".error, .corrected");

          const setDescriptions = (field) => {
            const control = document.getElementById(field);
            const names = [`${field}-hint`, ...(field === "password" ? ["password-rules"] : []), `${field}-error`];
            const present = names.filter((name) => document.getElementById(name));
            if (present.length) control.setAttribute("aria-describedby", present.join(" "));
            else control.removeAttribute("aria-describedby");
          };

          // `event` is what rejected the field: "type" if only further characters were impossible.
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

          // Keeps the place of the message, so that nothing below it moves while the person goes on.
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
            document.querySelector(".column-form").prepend(box);
          };

          // The list was announced when the form was rejected. It follows the fields in silence, and keeps its items,
          // one of which may have the focus.
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

          const showStatus = (field, text) => setText(document.getElementById(`${field}-status`), text);

          // Returns the message that became visible, or nothing.
          const showReply = (field, reply, event) => {
            const control = document.getElementById(field);
            const hint = document.getElementById(`${field}-hint`);
            for (const part of ["note", "hint"]) {
              const element = hint?.querySelector(`[data-${part}]`);
              if (reply[part]) setText(element, reply[part]);
            }
            control.setAttribute("inputmode", reply.inputmode);
            control.setAttribute("autocapitalize", reply.autocapitalize);
            showStatus(field, control.value ? reply.status : "");
            const shown = container(field).querySelector(".error");
            const before = shown?.querySelector(".message").textContent;
            if (reply.error) {
              if (reply.error !== before) showError(field, reply.error, event);
              return reply.error !== before ? container(field).querySelector(".error").textContent.trim() : "";
            }
            // What is typed into a rejected field is seldom complete. Until it is, the message names what is missing.
            const isOpen = event === "type" && shown?.dataset.event !== "type" && !reply.isAccepted;
            if (shown && !isOpen) showCorrected(field, reply.isAccepted);
            else if (reply.isAccepted && container(field).querySelector(".corrected:empty")) showCorrected(field, true);
            return "";
          };

          // Returns the rules that the password meets now and did not meet before.
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

          // --- Checks by the server

          const checks = new Map();

          // Sends one field, and the one that decides its strategy: no other part of the form leaves the page.
          const check = async (field, event) => {
            checks.get(field)?.abort();
            const check = new AbortController();
            checks.set(field, check);
            const rejected = shownErrors().map(([name]) => name).join(",");
            const body = new URLSearchParams({ field, event, rejected, lang });
            const values = new FormData(form);
            const partner = container(field).dataset.with;
            const names = field === "card-number" ? ["security-code"] : [];
            for (const name of [field, ...(partner ? [partner] : []), ...names]) body.set(name, values.get(name) ?? "");
            try {
              const response = await fetch("/check", { method: "POST", body, signal: check.signal });
              if (!response.ok) return;
              const reply = await response.json();
              steadily(() => {
                const replies = Object.entries(reply.fields);
                const news = replies.map(([name, part]) => showReply(name, part, event));
                if (reply.rules) news.push(...showRules(reply.rules));
                // This also removes the text about an earlier value.
                setText(live, news.filter(Boolean).join(" "));
                updateSummary(new Set(replies.filter(([, part]) => part.isAccepted).map(([name]) => name)));
              });
            } catch {
              // The check was replaced by a later one, or the server cannot be reached: the submit validates anyway.
            }
          };

          const waiting = new Map();
          const checkSoon = (field) => {
            clearTimeout(waiting.get(field));
            waiting.set(field, setTimeout(() => check(field, "type"), 250));
          };

          form.addEventListener("input", (event) => {
            wasEdited = true;
            const box = event.target.closest("[data-live]");
            if (box) checkSoon(box.dataset.field);
          });

          form.addEventListener("change", (event) => {
            const choice = event.target.closest("[data-choice]")?.dataset.choice;
            if (choice) {
              const field = form.querySelector(`[data-with="${choice}"]`).dataset.field;
              // What was typed before belongs to the other strategy.
              clearTimeout(waiting.get(field));
              check(field, "swap");
              return;
            }
            const box = event.target.closest("[data-field]");
            if (!box || !wasRejected && box.dataset.finish === undefined) return;
            clearTimeout(waiting.get(box.dataset.field));
            check(box.dataset.field, wasRejected ? "leave" : "finish");
          });

          // --- Submitting

          let isSubmitting = false;
          let wasEdited = false;
          let notice;

          // The button stays in the order of the keyboard, so that the focus is not lost.
          const setBusy = (isBusy) => {
            isSubmitting = isBusy;
            const sending = document.getElementById("sending");
            clearTimeout(notice);
            if (isBusy) {
              button.setAttribute("aria-disabled", "true");
              // Most replies come before a person could read this.
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
                showStatus(field, "");
              } else {
                removeError(field);
              }
            }
            showSummary([...errors]);
          };

          // Nothing that was typed is lost if there is no verdict: the person can try again.
          const showFailure = (reason) => {
            const box = copy("failure-template");
            box.querySelector("[data-sentence]").textContent = box.dataset[reason];
            document.getElementById("failure")?.remove();
            box.id = "failure";
            document.querySelector(".column-form").prepend(box);
            document.title = form.dataset.errorTitle + title;
            focusBox(box);
          };

          // Returns the response to the order, or `undefined` if there is none within half a minute.
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
            // A button that changes the language loads the page anew.
            if (event.submitter?.name === "swap") return;
            event.preventDefault();
            if (isSubmitting) return;
            waiting.forEach((timer) => clearTimeout(timer));
            checks.forEach((check) => check.abort());
            setText(live, "");
            setBusy(true);
            wasEdited = false;
            const body = new URLSearchParams(new FormData(form));
            const response = await send(body);
            if (response?.content.location) {
              // A person who comes back finds the page as it was, but not the secrets.
              for (const secret of form.querySelectorAll("[type=password]")) secret.value = "";
              // The page stays busy until the browser leaves it.
              location.assign(response.content.location);
              return;
            }
            setBusy(false);
            if (response?.status !== 422) {
              showFailure(!response ? "unreachable" : response.status === 413 ? "tooLong" : "unavailable");
            } else if (body.get("lang") !== lang) {
              // The page is loaded in the language that was chosen, with its errors.
              form.submit();
            } else {
              const errors = new Map();
              for (const error of response.content.errors) {
                const field = error.pointer.split("/")[1];
                if (!errors.has(field)) errors.set(field, error.detail);
              }
              // Whoever has gone on typing keeps the place. The list is announced anyway.
              if (wasEdited) {
                steadily(() => showRejection(errors));
              } else {
                showRejection(errors);
                focusBox(summary());
              }
            }
          });

          // A browser may keep the page as it was left.
          window.addEventListener("pageshow", (event) => { if (event.persisted) setBusy(false); });

          document.addEventListener("click", (event) => {
            if (event.target.closest("[data-retry]")) form.requestSubmit(button);
            const link = event.target.closest("#error-summary a");
            if (!link) return;
            event.preventDefault();
            const control = document.getElementById(link.getAttribute("href").slice(1));
            // The label is at the top of the screen, unless the control would be below its end.
            container(control.id).scrollIntoView({ block: "start" });
            control.focus({ preventScroll: true });
            control.scrollIntoView({ block: "nearest" });
          });
        })();
        """#
}
