// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

extension HTMLReport {
    /// The page's style sheet.
    static let style = """
        :root {
          --paper: #fcfbf8; --ink: #22252a; --quiet: #5d636b; --line: #dedad1; --soft: #f3f0e9;
          --good: #7d9c83; --bad: #b3362b; --odd: #c08a2b; --bad-ink: #a12a20; --odd-ink: #7d5409;
          --bad-soft: #f8e4e0; --odd-soft: #f7ecd4;
        }
        @media (prefers-color-scheme: dark) {
          :root {
            --paper: #17191c; --ink: #e4e2dc; --quiet: #a0a4aa; --line: #34383d; --soft: #212428;
            --good: #5f8267; --bad: #d9604f; --odd: #c9973f; --bad-ink: #f0948a; --odd-ink: #e2ba6c;
            --bad-soft: #43241f; --odd-soft: #3b301b;
          }
        }
        * { box-sizing: border-box; }
        html { background: var(--paper); color: var(--ink); -webkit-text-size-adjust: 100%; }
        body { margin: 0; font: 1rem/1.5 system-ui, -apple-system, "Segoe UI", "Noto Sans", sans-serif; }
        main { max-width: 62rem; margin: 0 auto; padding: 3.5rem 1.5rem 5rem; }
        h1, h2 { font-family: "Iowan Old Style", Charter, "Palatino Linotype", Palatino, Georgia, "Noto Serif", serif;
          font-weight: 600; line-height: 1.15; text-wrap: balance; }
        h1 { font-size: clamp(1.9rem, 5vw, 2.75rem); margin: .25rem 0 1.5rem; letter-spacing: -.01em; }
        h2 { font-size: 1.375rem; margin: 0 0 .75rem; }
        section { margin-top: 3.25rem; }
        .over { margin: 0; color: var(--quiet); overflow-wrap: anywhere; }
        dl { display: flex; flex-wrap: wrap; gap: 1rem 2.75rem; margin: 1.5rem 0 0; }
        dl div { min-width: 0; }
        dt { color: var(--quiet); font-size: .8125rem; }
        dd { margin: 0; font-variant-numeric: tabular-nums; overflow-wrap: anywhere; }
        .scroll { overflow-x: auto; position: relative; }
        .scroll:focus-visible { outline: 2px solid var(--quiet); outline-offset: 4px; }
        table { border-collapse: collapse; width: 100%; font-size: .9375rem; line-height: 1.4; }
        th, td { padding: .5rem 1rem .5rem 0; text-align: start; vertical-align: baseline;
          border-bottom: 1px solid var(--line); overflow-wrap: anywhere; }
        th:last-child, td:last-child { padding-inline-end: 0; }
        thead th { color: var(--quiet); font-size: .8125rem; font-weight: 400; vertical-align: bottom;
          border-bottom-color: var(--quiet); white-space: nowrap; }
        tbody th { font-weight: 600; min-width: 6rem; }
        caption { text-align: start; color: var(--quiet); font-size: .8125rem; padding: 1.25rem 0 .25rem; }
        .number { text-align: end; font-variant-numeric: tabular-nums; white-space: nowrap; }
        .none, .quiet { color: var(--quiet); font-weight: 400; }
        p.quiet { font-size: .8125rem; margin: .75rem 0 0; }
        .columns .bar-cell { width: 34%; min-width: 7rem; }
        .reasons .bar-cell { width: 18%; min-width: 4rem; }
        .reasons .bar { margin-top: .25rem; }
        .bar { display: flex; gap: 1px; height: .625rem; border-radius: 2px; overflow: hidden; background: var(--soft);
          print-color-adjust: exact; -webkit-print-color-adjust: exact; }
        .bar-large { height: .875rem; }
        .bar i { display: block; min-width: 3px; flex-basis: 0; }
        .bar .good { background: var(--good); }
        .bar .bad { background: var(--bad); }
        .bar .odd { background: var(--odd); }
        .bar-share .good { background: none; }
        code, .value { font: .8125rem/1.4 ui-monospace, "SF Mono", Menlo, Consolas, "Noto Sans Mono", monospace; }
        code { color: var(--quiet); }
        code.bad { color: var(--bad-ink); }
        code.odd { color: var(--odd-ink); }
        .value { background: var(--soft); padding: .1em .3em; border-radius: 2px; white-space: pre-wrap;
          print-color-adjust: exact; -webkit-print-color-adjust: exact; }
        .esc { color: var(--bad-ink); font-family: ui-monospace, "SF Mono", Menlo, Consolas, monospace;
          font-size: .85em; }
        .first { width: auto; }
        .first th, .first td { overflow-wrap: break-word; }
        .first tbody th { min-width: 0; color: var(--quiet); font-weight: 400; }
        .first thead th:not(.number) { max-width: 14rem; min-width: 2.5rem; white-space: normal; }
        .first .cell { text-align: center; padding: .375rem .75rem; color: var(--quiet); max-width: 18rem;
          border-inline-start: 1px solid var(--line); }
        .first thead th:not(:first-child) { padding-inline: .75rem; text-align: center; }
        .first .bad, .first .odd { color: var(--bad-ink); background: var(--bad-soft); font-weight: 600;
          print-color-adjust: exact; -webkit-print-color-adjust: exact; }
        .first .odd { color: var(--odd-ink); background: var(--odd-soft); }
        .first .value { background: none; font-weight: 400; }
        .chunk { content-visibility: auto; }
        .problems td:last-child { width: 60%; }
        .problems .number { width: 1%; }
        .note { border-inline-start: 3px solid var(--odd); background: var(--odd-soft); padding: .75rem 1rem;
          margin: 1.5rem 0 0; overflow-wrap: anywhere; }
        .note-bad { border-color: var(--bad); background: var(--bad-soft); }
        .hidden { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%);
          white-space: nowrap; }
        @media (max-width: 40rem) {
          main { padding: 1.75rem 1rem 3rem; }
          section { margin-top: 2.25rem; }
          table { font-size: .875rem; }
          th, td { padding-inline-end: .75rem; }
        }
        @media print {
          :root {
            --paper: #fff; --ink: #000; --quiet: #444; --line: #bbb; --soft: #f1f1f1;
            --good: #7d9c83; --bad: #b3362b; --odd: #c08a2b; --bad-ink: #8c1f16; --odd-ink: #6b4707;
            --bad-soft: #f8e4e0; --odd-soft: #f7ecd4;
          }
          @page { margin: 18mm 16mm; }
          body { font-size: 10pt; }
          main { max-width: none; padding: 0; }
          section { margin-top: 1.75rem; }
          h2 { break-after: avoid; }
          tr, dl div { break-inside: avoid; }
          .chunk { content-visibility: visible; }
          .scroll { overflow: visible; }
          .first { width: 100%; font-size: 7pt; }
          .first th, .first td, .first .cell { overflow-wrap: anywhere; padding: .25rem; min-width: 0; }
          .first thead th:not(.number) { min-width: 0; }
        }
        """
}
