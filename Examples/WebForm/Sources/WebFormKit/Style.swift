// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

/// The style sheet for all pages.
enum Style {
    static let css = """
        :root {
          color-scheme: light dark;
          --page: #f6f1e6;
          --panel: #fffdf9;
          --ink: #2a251d;
          --soft: #655c4e;
          --line: #e4dac7;
          --edge: #8b7f6c;
          --accent: #2f6044;
          --accent-strong: #214832;
          --on-accent: #ffffff;
          --wrong: #a8281c;
          --right: #2f6044;
          --note: #ebe4d2;
          --clay: #b8744c;
          --rim: #8f5433;
          --tea: #a9be76;
          --ring: #1b5fc4;
        }
        @media (prefers-color-scheme: dark) {
          :root {
            --page: #171511;
            --panel: #211e19;
            --ink: #f2ecdf;
            --soft: #bdb3a1;
            --line: #3a352b;
            --edge: #938873;
            --accent: #a3d3b3;
            --accent-strong: #c3e5ce;
            --on-accent: #10301e;
            --wrong: #ffb3a7;
            --right: #a3d3b3;
            --note: #2d2a21;
            --clay: #b5744f;
            --rim: #7d4a2e;
            --tea: #9db36b;
            --ring: #a8c7fa;
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
        h1, h2, .shop {
          font-family: "Iowan Old Style", "Palatino Linotype", Palatino, "Noto Serif", Georgia, serif;
          font-weight: 600;
          letter-spacing: -0.01em;
        }
        :is(:lang(ar), :lang(he), :lang(ja)) :is(h1, h2) { font-family: inherit; letter-spacing: 0; }
        h1 { font-size: clamp(1.5rem, 1.1rem + 2vw, 2.5rem); line-height: 1.2; }
        h2 { font-size: 1.3125rem; line-height: 1.3; }
        a { color: var(--accent); text-underline-offset: 0.15em; }
        a:hover { color: var(--accent-strong); text-decoration-thickness: 2px; }
        [hidden] { display: none; }
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
          z-index: 2;
          padding: 0.5rem 1rem;
          border-radius: 0.5rem;
          background: var(--panel);
        }
        .skip:not(:focus) { clip-path: inset(50%); width: 1px; height: 1px; padding: 0; overflow: hidden; }

        .header, main { max-width: 66rem; margin: 0 auto; padding-inline: clamp(1rem, 4vw, 2rem); }
        .header {
          display: flex;
          align-items: center;
          justify-content: space-between;
          gap: 1rem;
          padding-block: 0.75rem;
        }
        .shop { display: flex; align-items: center; gap: 0.5rem; font-size: 1.25rem; white-space: nowrap; }
        .leaf { flex: none; color: var(--accent); }
        .language { position: relative; }
        .language summary {
          display: flex;
          align-items: center;
          gap: 0.5rem;
          min-height: 2.75rem;
          padding-inline: 0.75rem;
          border-radius: 0.5rem;
          cursor: pointer;
          list-style: none;
        }
        .language summary::-webkit-details-marker { display: none; }
        .language summary::after {
          content: "";
          width: 0.5em;
          height: 0.5em;
          border: solid;
          border-width: 0 2px 2px 0;
          transform: translateY(-0.15em) rotate(45deg);
        }
        .language summary:hover { background: var(--note); }
        .language ul {
          position: absolute;
          inset-block-start: 100%;
          inset-inline-end: 0;
          z-index: 1;
          min-width: 11rem;
          padding: 0.375rem;
          border: 1px solid var(--edge);
          border-radius: 0.625rem;
          background: var(--panel);
          list-style: none;
        }
        .language button {
          width: 100%;
          min-height: 2.75rem;
          padding: 0.375rem 0.75rem;
          border: 0;
          border-radius: 0.375rem;
          background: none;
          color: inherit;
          text-align: start;
        }
        .language button:hover { background: var(--note); }
        .language button[aria-current] { font-weight: 650; color: var(--accent); }

        main { padding-block: clamp(0.25rem, 3vw, 2.5rem) 4rem; }
        .columns { display: grid; gap: 0.75rem; }
        .columns > * { min-width: 0; }
        .introduction { margin-block-start: 0.25rem; color: var(--soft); max-width: 38rem; }
        form, .panel, .order { border: 1px solid var(--line); border-radius: 1rem; }
        form, .panel { padding: clamp(1rem, 4vw, 2.25rem); background: var(--panel); }
        section + section {
          margin-block-start: 2rem;
          padding-block-start: 1.75rem;
          border-block-start: 1px solid var(--line);
        }
        .panel { max-width: 40rem; }
        .panel > * + * { margin-block-start: 1rem; }
        .number { font-size: 1.125rem; }

        .order {
          display: grid;
          grid-template-columns: auto 1fr;
          align-items: center;
          column-gap: 1rem;
          padding: 0.625rem 1rem;
          background: var(--note);
        }
        .bowl { width: 4rem; height: auto; }
        .bowl-steam { stroke: var(--edge); }
        .bowl-clay { fill: var(--clay); }
        .bowl-rim { fill: var(--rim); }
        .bowl-tea { fill: var(--tea); }
        .bowl-leaf { fill: var(--accent); }
        .order dl { font-size: 0.9375rem; }
        .order dl > div { display: flex; justify-content: space-between; gap: 1rem; line-height: 1.4; }
        .order dt { color: var(--soft); }
        .order dd { white-space: nowrap; font-variant-numeric: tabular-nums; }
        .order .total dt, .order .total dd { color: var(--ink); font-weight: 650; }

        /* The label and the mark beside it are in the first row, and everything else has a row of its own. */
        .field {
          display: grid;
          grid-template-columns: auto minmax(0, 1fr);
          column-gap: 0.5rem;
          min-width: 0;
          margin-block-start: 1.25rem;
          scroll-margin-block-start: 0.5rem;
        }
        .field > * { grid-column: 1 / -1; }
        .field > label { grid-column: 1; }
        .field > .status { grid-column: 2; grid-row: 1; }
        label, legend { display: block; font-weight: 600; }
        .optional { color: var(--soft); font-weight: 400; }
        legend { margin-block-end: 0.5rem; }
        .hint { color: var(--soft); font-size: 0.9375rem; }
        .error { color: var(--wrong); font-weight: 600; font-size: 0.9375rem; }
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
        .warning { color: var(--soft); font-size: 0.9375rem; margin-block-start: 0.375rem; }
        .warning:empty { display: none; }
        .corrected { color: var(--right); font-weight: 600; font-size: 0.9375rem; }
        .corrected:not(:empty)::before { content: "✓ "; content: "✓ " / ""; }
        /* What changes above the focus is made up for by the script, in the same way in every browser. */
        .scripted body { overflow-anchor: none; }
        /* A link to a field shows its label, too. The script scrolls to the label by itself. */
        html:not(.scripted) input { scroll-margin-block-start: 8rem; }
        input:not([type="radio"]) {
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
        [dir="rtl"] input[dir="ltr"] { text-align: right; }
        .field-rejected input { border: 2px solid var(--wrong); padding-inline: calc(0.875rem - 1px); }
        .status { color: var(--soft); font-size: 0.9375rem; line-height: 1.6; white-space: nowrap; }
        .status[data-complete="true"] { color: var(--right); font-weight: 600; }
        .status[data-complete="true"]::before { content: "✓ "; content: "✓ " / ""; }
        #postcode, #card-expiry, #security-code { max-width: 12rem; }
        #card-number, #document, #tax-number, #postcode, #card-expiry, #security-code {
          font-variant-numeric: tabular-nums;
        }
        /* The labels, hints, messages, and controls of a row are beside each other, also if one of them is longer. */
        .row {
          display: grid;
          grid-template-columns: repeat(auto-fit, minmax(min(100%, 9.5rem), 1fr));
          column-gap: 1.25rem;
        }
        .row .field { grid-row: span 4; grid-template-rows: subgrid; row-gap: 0; }
        .row .hint { grid-row: 2; }
        .row :is(.error, .corrected) { grid-row: 3; }
        .row input { grid-row: 4; }
        .password { display: flex; align-items: stretch; gap: 0.5rem; margin-block-start: 0.375rem; }
        .password input:not([type="radio"]) { flex: 1; min-width: 0; margin: 0; }

        fieldset { border: 0; min-width: 0; margin-block-start: 1.25rem; }
        .radios { display: flex; flex-direction: column; gap: 0.5rem; }
        .radio {
          display: flex;
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
        .radio:has(:checked) {
          border-color: var(--accent);
          box-shadow: inset 0 0 0 1px var(--accent);
          background: var(--note);
        }
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
        .button-primary[aria-disabled] {
          border-color: var(--edge);
          background: none;
          color: var(--soft);
          cursor: progress;
        }
        .button-secondary {
          min-height: 2.75rem;
          padding: 0.375rem 1rem;
          border: 1px solid var(--edge);
          border-radius: 0.5rem;
          background: var(--panel);
          color: var(--ink);
        }
        .button-secondary:hover { border-color: var(--accent); color: var(--accent); }
        .swap { margin-block-start: 0.75rem; }
        .scripted .swap { display: none; }
        .submit { margin-block-start: 2rem; }
        .sending:not(:empty) { margin-block-start: 0.5rem; font-weight: 600; }
        .submit .hint { margin-block-start: 0.75rem; text-align: center; }

        .summary {
          margin-block-end: 1.5rem;
          padding: 1.125rem 1.25rem;
          border: 2px solid var(--wrong);
          border-radius: 0.75rem;
          background: var(--panel);
          scroll-margin-block-start: 0.5rem;
        }
        .summary p, .summary button { margin-block-start: 0.625rem; }
        .summary.is-corrected { border-color: var(--right); }
        .summary ul { margin-block-start: 0.625rem; padding: 0; list-style: none; }
        .summary li + li { margin-block-start: 0.375rem; }
        .summary a { color: var(--wrong); }
        .summary .is-corrected { position: relative; }
        /* Beside the text, so that no line of it breaks at another place. */
        .summary .is-corrected > a::before {
          content: "✓";
          content: "✓" / "";
          position: absolute;
          inset-inline-start: -1em;
        }
        .summary .is-corrected > a { color: var(--right); text-decoration-line: underline line-through; }

        .checklist { margin-block: 0.25rem; padding: 0; list-style: none; font-size: 0.9375rem; }
        .checklist li { display: flex; gap: 0.5rem; align-items: baseline; color: var(--soft); }
        .checklist li::before { content: "○"; content: "○" / ""; flex: none; width: 1.1em; text-align: center; }
        .checklist li[data-met="true"] { color: var(--right); }
        .checklist li[data-met="true"]::before { content: "✓"; content: "✓" / ""; font-weight: 700; }

        @media (max-width: 40rem) {
          .header { padding-block: 0.375rem; }
          .shop { font-size: 1.125rem; }
          /* The sheet is as wide as the screen. */
          form { margin-inline: calc(-1 * clamp(1rem, 4vw, 2rem)); border-inline: 0; border-radius: 0; }
          .field, fieldset { margin-block-start: 1rem; }
        }
        @media (max-width: 59.99rem) {
          /* The total says enough. */
          .order h2 { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
        }
        @media (min-width: 40rem) {
          .radios { flex-flow: row wrap; }
          .radio { flex: 1 1 auto; }
          #document, #tax-number { max-width: 22rem; }
        }
        @media (min-width: 60rem) {
          .columns { grid-template: auto 1fr / minmax(0, 1fr) 20rem; gap: 1.5rem 2.5rem; align-items: start; }
          .column-top, .column-form { grid-column: 1; }
          .order {
            position: sticky;
            inset-block-start: 1.5rem;
            grid-area: 1 / 2 / span 2;
            grid-template-columns: 1fr;
            row-gap: 0.75rem;
            padding: 1.75rem;
          }
          .bowl { width: 8rem; justify-self: center; }
          .order dl { font-size: 1rem; }
          .order dl > div { padding-block: 0.375rem; }
          .order .total {
            margin-block-start: 0.5rem;
            padding-block-start: 0.75rem;
            border-block-start: 1px solid var(--edge);
          }
        }
        @media (forced-colors: active) {
          .field-rejected input, .summary { border-color: CanvasText; }
          .field-rejected input { border-width: 4px; }
          .error::before { outline: 1px solid CanvasText; }
          :focus-visible, .summary:focus, .radio:has(:focus-visible) { outline-color: Highlight; }
          .radio:has(:checked) { border-color: Highlight; border-width: 3px; padding: 0.375rem 0.75rem; }
          .button-primary[aria-disabled] { border-color: GrayText; color: GrayText; }
        }
        @media print {
          header, .submit, .swap { display: none; }
        }
        """
}
