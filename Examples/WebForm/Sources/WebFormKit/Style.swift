// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

/// The style sheet of all pages.
enum Style {
    static let css = """
        :root {
          color-scheme: light dark;
          --page: #f4f6f4;
          --panel: #ffffff;
          --ink: #17211d;
          --soft: #55625c;
          --line: #d5dcd8;
          --edge: #77857e;
          --accent: #14614a;
          --accent-strong: #0d4735;
          --on-accent: #ffffff;
          --wrong: #b3261e;
          --wrong-soft: #fdf1f0;
          --right: #14614a;
          --note: #eaf2ee;
          --ring: #0b57d0;
          --shadow: 0 1px 2px rgb(16 32 24 / 6%), 0 8px 24px rgb(16 32 24 / 6%);
        }
        @media (prefers-color-scheme: dark) {
          :root {
            --page: #101614;
            --panel: #19211e;
            --ink: #ecf1ee;
            --soft: #a9b6b0;
            --line: #2e3a35;
            --edge: #7d8c85;
            --accent: #7fd6b4;
            --accent-strong: #a4e6cb;
            --on-accent: #06281d;
            --wrong: #ffb4ab;
            --wrong-soft: #2f1c1a;
            --right: #7fd6b4;
            --note: #1d2c26;
            --ring: #a8c7fa;
            --shadow: 0 1px 2px rgb(0 0 0 / 40%);
          }
        }
        * { box-sizing: border-box; }
        html { font-size: 100%; -webkit-text-size-adjust: 100%; text-size-adjust: 100%; scroll-behavior: auto; }
        body {
          margin: 0;
          background: var(--page);
          color: var(--ink);
          font: 1rem/1.5 system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", "Helvetica Neue", "Liberation Sans",
            Arial, sans-serif;
        }
        h1, h2, p, ul, dl, dd, fieldset, legend { margin: 0; padding: 0; }
        h1 { font-size: clamp(1.75rem, 1.4rem + 1.6vw, 2.375rem); line-height: 1.2; letter-spacing: -0.015em; }
        :lang(ar) h1, :lang(he) h1, :lang(ja) h1 { letter-spacing: 0; }
        h2 { font-size: 1.25rem; line-height: 1.3; }
        a { color: var(--accent); text-underline-offset: 0.15em; }
        a:hover { color: var(--accent-strong); text-decoration-thickness: 2px; }
        :focus-visible, .summary:focus {
          outline: 3px solid var(--ring);
          outline-offset: 2px;
        }
        .visually-hidden {
          position: absolute;
          width: 1px;
          height: 1px;
          margin: -1px;
          padding: 0;
          border: 0;
          overflow: hidden;
          clip-path: inset(50%);
          white-space: nowrap;
        }
        .skip {
          position: absolute;
          inset-block-start: 0.5rem;
          inset-inline-start: 0.5rem;
          z-index: 1;
          padding: 0.5rem 1rem;
          border-radius: 0.5rem;
          background: var(--panel);
        }
        .skip:not(:focus) { clip-path: inset(50%); width: 1px; height: 1px; padding: 0; overflow: hidden; }

        header { background: var(--panel); border-block-end: 1px solid var(--line); }
        .header, main { max-width: 66rem; margin: 0 auto; padding-inline: clamp(1rem, 4vw, 2rem); }
        .header {
          display: flex;
          flex-wrap: wrap;
          align-items: center;
          justify-content: space-between;
          gap: 0.75rem 1.5rem;
          padding-block: 0.875rem;
        }
        .shop { display: flex; align-items: center; gap: 0.625rem; font-size: 1.125rem; font-weight: 650; }
        .leaf { color: var(--accent); }
        .language { display: flex; flex-wrap: wrap; align-items: center; gap: 0.5rem; }
        .language label { font-size: 0.9375rem; font-weight: 400; color: var(--soft); margin: 0; }
        .language select { flex: 1 1 7rem; width: auto; min-width: 0; max-width: 100%; min-height: 2.75rem; font-size: 1rem; padding-block: 0.375rem; }

        main { padding-block: clamp(1.5rem, 4vw, 3rem) 4rem; }
        .columns { display: grid; gap: 2rem; }
        .column-form { min-width: 0; }
        .introduction { margin-block: 0.5rem 1.75rem; color: var(--soft); max-width: 38rem; }
        section, .order, .panel {
          padding: clamp(1.125rem, 4vw, 1.75rem);
          border: 1px solid var(--line);
          border-radius: 0.875rem;
          background: var(--panel);
          box-shadow: var(--shadow);
        }
        section + section { margin-block-start: 1.25rem; }
        section > h2 { margin-block-end: 0.75rem; }
        .order dl { margin-block-start: 0.75rem; }
        .order dl > div { display: flex; justify-content: space-between; gap: 1rem; padding-block: 0.375rem; }
        .order dt { color: var(--soft); }
        .order dd { white-space: nowrap; font-variant-numeric: tabular-nums; }
        .order .total { margin-block-start: 0.5rem; padding-block-start: 0.75rem; border-block-start: 1px solid var(--line); }
        .order .total dt, .order .total dd { color: var(--ink); font-weight: 650; }
        .panel { max-width: 40rem; }
        .panel p { margin-block-start: 1rem; }

        /* A rejected field has the size of any other one, so that only its message takes space. */
        .field {
          min-width: 0;
          margin-inline: -1rem -0.75rem;
          padding: 0.5rem 0.75rem;
          border-inline-start: 0.25rem solid transparent;
          border-radius: 0.375rem;
          scroll-margin-block-start: 0.5rem;
        }
        .field + :is(.field, .row), .swap + .row { margin-block-start: 0.25rem; }
        .field:has(> .status) { padding-block-end: 0; }
        section > :is(.field, .row):last-child { margin-block-end: -0.5rem; }
        fieldset + .field { margin-block-start: 0.75rem; }
        label, legend { display: block; font-weight: 600; }
        legend { margin-block-end: 0.5rem; }
        .hint { color: var(--soft); font-size: 0.9375rem; }
        .error {
          color: var(--wrong);
          font-weight: 600;
          font-size: 0.9375rem;
        }
        .error::before {
          content: "!";
          display: inline-block;
          width: 1.25em;
          margin-inline-end: 0.4em;
          border-radius: 50%;
          background: var(--wrong);
          color: var(--panel);
          font-size: 0.85em;
          line-height: 1.25em;
          text-align: center;
          content: "!" / "";
        }
        .corrected { color: var(--right); font-weight: 600; font-size: 0.9375rem; }
        .corrected:not(:empty)::before { content: "✓ "; content: "✓ " / ""; }
        .field-rejected { border-inline-start-color: var(--wrong); background: var(--wrong-soft); }
        /* What changes above the focus is made up for by the script, in the same way in every browser. */
        .scripted body { overflow-anchor: none; }
        /* A link to a field shows its label, too. The script scrolls to the label by itself. */
        html:not(.scripted) input { scroll-margin-block-start: 8rem; }
        input:not([type="radio"]), select {
          display: block;
          width: 100%;
          min-height: 3rem;
          margin-block-start: 0.375rem;
          padding: 0.5rem 0.875rem;
          border: 1px solid var(--edge);
          border-radius: 0.5rem;
          background: var(--panel);
          color: var(--ink);
          font: inherit;
          font-size: 1.0625rem;
        }
        .language select { margin: 0; }
        .language button { flex: none; }
        [dir="rtl"] input[dir="ltr"] { text-align: right; }
        .field-rejected input { border: 2px solid var(--wrong); }
        .status { min-height: 1.5rem; margin-block-start: 0.25rem; color: var(--soft); font-size: 0.9375rem; }
        #postcode, #card-expiry, #security-code { max-width: 12rem; }
        #document, #tax-number { max-width: 22rem; }
        #card-number, #document, #tax-number, #postcode, #card-expiry, #security-code {
          font-variant-numeric: tabular-nums;
        }
        .row { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 13rem), 1fr)); gap: 0.25rem 2.25rem; }
        .row > .field.field { display: flex; flex-direction: column; margin-block-start: 0; }
        .row .field input { margin-block-start: auto; }
        .row .field > :nth-last-child(3) { margin-block-end: 0.375rem; }

        fieldset { border: 0; min-width: 0; }
        .radios { display: flex; flex-wrap: wrap; gap: 0.5rem; }
        .radio {
          display: flex;
          flex: 1 1 auto;
          align-items: center;
          gap: 0.625rem;
          min-height: 3rem;
          padding: 0.5rem 0.875rem;
          border: 1px solid var(--edge);
          border-radius: 0.5rem;
          font-weight: 400;
          cursor: pointer;
        }
        .radio:hover { border-color: var(--accent); }
        .radio:has(:checked) { border-color: var(--accent); box-shadow: inset 0 0 0 1px var(--accent); background: var(--note); }
        .radio input { width: 1.25rem; height: 1.25rem; margin: 0; flex: none; accent-color: var(--accent); }
        .radio:has(:focus-visible) { outline: 3px solid var(--ring); outline-offset: 2px; }
        .radio input:focus-visible { outline: none; }

        button { font: inherit; cursor: pointer; }
        .button-primary {
          width: 100%;
          min-height: 3.25rem;
          padding: 0.625rem 1.5rem;
          border: 2px solid transparent;
          border-radius: 0.625rem;
          background: var(--accent);
          color: var(--on-accent);
          font-size: 1.125rem;
          font-weight: 650;
        }
        .button-primary:hover { background: var(--accent-strong); }
        .button-primary[aria-disabled] { border-color: var(--edge); background: none; color: var(--soft); cursor: progress; }
        .button-secondary {
          min-height: 2.75rem;
          padding: 0.375rem 1rem;
          border: 1px solid var(--edge);
          border-radius: 0.5rem;
          background: var(--panel);
          color: var(--ink);
        }
        .button-secondary:hover { border-color: var(--accent); color: var(--accent); }
        .swap { margin-block: 0.5rem; }
        .scripted .swap { display: none; }
        .submit { margin-block-start: 1.5rem; }
        .sending { min-height: 1.5rem; margin-block: 0.5rem 0.25rem; font-weight: 600; }

        .summary {
          margin-block-end: 2rem;
          padding: 1.125rem 1.25rem;
          border: 3px solid var(--wrong);
          border-radius: 0.625rem;
          background: var(--panel);
          scroll-margin-block-start: 0.5rem;
        }
        .summary p, .summary button { margin-block-start: 0.625rem; }
        .summary.is-corrected { border-color: var(--right); }
        .summary ul { margin-block-start: 0.625rem; padding: 0; list-style: none; }
        .summary li + li { margin-block-start: 0.375rem; }
        .summary a { color: var(--wrong); font-weight: 600; }
        .summary .is-corrected { position: relative; }
        /* Beside the text, so that no line of it breaks at another place. */
        .summary .is-corrected > a::before {
          content: "✓";
          content: "✓" / "";
          position: absolute;
          inset-inline-start: -1em;
        }
        .summary .is-corrected > a { color: var(--right); text-decoration-line: underline line-through; }

        .checklist { margin-block: 0.25rem 0.5rem; padding: 0; list-style: none; font-size: 0.9375rem; }
        .checklist li { display: flex; gap: 0.5rem; align-items: baseline; color: var(--soft); }
        .checklist li::before { content: "○"; content: "○" / ""; flex: none; width: 1.1em; text-align: center; }
        .checklist li[data-met="true"] { color: var(--right); }
        .checklist li[data-met="true"]::before { content: "✓"; content: "✓" / ""; font-weight: 700; }

        @media (min-width: 60rem) {
          .columns { grid-template-columns: minmax(0, 1fr) 20rem; align-items: start; }
          .order { position: sticky; inset-block-start: 1.5rem; }
          .button-primary { width: auto; min-width: 16rem; }
        }
        @media (forced-colors: active) {
          .field { border-inline-start-color: Canvas; }
          .field-rejected, .field-rejected input, .summary { border-color: CanvasText; }
          .field-rejected input { border-width: 4px; }
          .error::before { box-shadow: none; outline: 1px solid CanvasText; }
          :focus-visible, .summary:focus, .radio:has(:focus-visible) { outline-color: Highlight; }
          .radio:has(:checked) { border-color: Highlight; border-width: 3px; padding: 0.375rem 0.75rem; }
          .button-primary[aria-disabled] { border-color: GrayText; color: GrayText; }
        }
        @media print {
          header, .submit, .swap { display: none; }
        }
        """
}
