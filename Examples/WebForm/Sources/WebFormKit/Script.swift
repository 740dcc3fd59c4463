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
          const lang = document.querySelector("#language option[selected]").value;
          const live = document.getElementById("live");
          const container = (field) => form.querySelector(`[data-field="${field}"]`);
          let wasRejected = form.dataset.rejected === "true";

          // --- Showing the replies

          // Fills in a copy of the markup that the server makes for an error.
          const fill = (part, field, sentence) => {
            const label = part.querySelector("[data-label]");
            if (label) label.textContent = `${container(field).querySelector("label").textContent}:`;
            part.querySelector("[data-sentence]").textContent = sentence;
            return part;
          };

          const copy = (id) => document.getElementById(id).content.cloneNode(true);

          const showError = (field, sentence) => {
            const box = container(field);
            const control = document.getElementById(field);
            box.querySelector(".error")?.remove();
            box.classList.toggle("field-rejected", Boolean(sentence));
            const hint = document.getElementById(`${field}-hint`);
            const descriptions = hint ? [hint.id] : [];
            if (sentence) {
              const error = fill(copy("error-template"), field, sentence);
              error.querySelector(".error").id = `${field}-error`;
              (hint ?? box.querySelector("label")).after(error);
              descriptions.push(`${field}-error`);
              control.setAttribute("aria-invalid", "true");
            } else {
              control.removeAttribute("aria-invalid");
            }
            if (descriptions.length) control.setAttribute("aria-describedby", descriptions.join(" "));
            else control.removeAttribute("aria-describedby");
          };

          // The summary has the same words as the fields, so it follows every change of them.
          const showSummary = (errors) => {
            document.getElementById("error-summary")?.remove();
            document.title = (errors.length ? form.dataset.errorTitle : "") + title;
            if (!errors.length) return;
            const summary = copy("summary-template");
            summary.querySelector(".summary").id = "error-summary";
            const list = summary.querySelector("ul");
            for (const [field, sentence] of errors) {
              const item = fill(copy("summary-item-template"), field, sentence);
              item.querySelector("a").setAttribute("href", `#${field}`);
              list.append(item);
            }
            document.querySelector(".column-form").prepend(summary);
          };

          const shownErrors = () => [...form.querySelectorAll(".error")].map((error) => [
            error.closest("[data-field]").dataset.field,
            error.querySelector("[data-sentence]").textContent,
          ]);

          const showStatus = (field, text) => {
            const status = document.getElementById(`${field}-status`);
            if (status) status.textContent = text;
          };

          const showReply = (field, reply, event) => {
            const control = document.getElementById(field);
            const hint = document.getElementById(`${field}-hint`);
            for (const part of ["note", "hint"]) {
              const element = hint?.querySelector(`[data-${part}]`);
              if (element && reply[part]) element.textContent = reply[part];
            }
            control.setAttribute("inputmode", reply.inputmode);
            control.setAttribute("autocapitalize", reply.autocapitalize);
            showStatus(field, control.value ? reply.status : "");
            const before = container(field).querySelector(".error")?.textContent;
            showError(field, reply.error);
            const after = container(field).querySelector(".error")?.textContent;
            if (after && after !== before && event === "type") live.textContent = after;
          };

          const showRules = (rules) => {
            const list = document.getElementById("password-rules");
            rules.forEach((isMet, index) => {
              const item = list.children[index];
              item.dataset.met = String(isMet);
              item.firstElementChild.textContent = isMet ? list.dataset.met : list.dataset.unmet;
            });
          };

          // --- Asking the server

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
              for (const [name, part] of Object.entries(reply.fields)) showReply(name, part, event);
              if (reply.rules) showRules(reply.rules);
              if (wasRejected) showSummary(shownErrors());
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
            const field = event.target.closest("[data-field]")?.dataset.field;
            if (!field || !wasRejected) return;
            clearTimeout(waiting.get(field));
            check(field, "leave");
          });

          // --- Submitting

          let isSubmitting = false;

          form.addEventListener("submit", async (event) => {
            // A button that changes the language loads the page anew.
            if (event.submitter?.name === "swap") return;
            event.preventDefault();
            if (isSubmitting) return;
            isSubmitting = true;
            waiting.forEach((timer) => clearTimeout(timer));
            checks.forEach((check) => check.abort());
            try {
              const body = new URLSearchParams(new FormData(form));
              body.set("lang", lang);
              const headers = { Accept: "application/problem+json, application/json" };
              const response = await fetch("/", { method: "POST", headers, body });
              if (response.status === 422) {
                const errors = new Map();
                for (const error of (await response.json()).errors) {
                  const field = error.pointer.split("/")[1];
                  if (!errors.has(field)) errors.set(field, error.detail);
                }
                wasRejected = true;
                for (const box of form.querySelectorAll("[data-field]")) {
                  showError(box.dataset.field, errors.get(box.dataset.field));
                  if (errors.has(box.dataset.field)) showStatus(box.dataset.field, "");
                }
                showSummary([...errors]);
                document.getElementById("error-summary").focus();
              } else if (response.ok) {
                location.assign((await response.json()).location);
              } else {
                form.submit();
              }
            } catch {
              form.submit();
            } finally {
              isSubmitting = false;
            }
          });

          document.addEventListener("click", (event) => {
            const link = event.target.closest("#error-summary a");
            if (!link) return;
            event.preventDefault();
            const control = document.getElementById(link.getAttribute("href").slice(1));
            container(control.id).scrollIntoView({ block: "start" });
            control.focus({ preventScroll: true });
          });
        })();
        """#
}
