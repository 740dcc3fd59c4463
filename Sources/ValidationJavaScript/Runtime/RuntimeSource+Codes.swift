// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

extension RuntimeSource {
    /// The functions for assigned codes, whose tables are constants of the module.
    static let codes = RuntimeSource(
        #"""
        // A table's rows, each a list of codes that mean the same.
        const codeRows = (table) => table.split(' ').map((row) => row.split('='));

        // A code in one of the table's columns. The message suggests a code if the text resembles one.
        const assignedCode = (text, table, column, code, others = []) =>
          table.some((row) => row[column] === text) ? null
            : unassigned(code, similarCode(text, table, column, others));

        const unassigned = (code, suggestion, at) => no(code, at, suggestion ? 'meant' : '', { suggestion });

        // Letters of ASCII in lowercase, and underscores for spaces, because people write names that way.
        const plainCode = (text) => lowered(text.replace(/ /g, '_'));

        const lowered = (text) => text.replace(/[A-Z]/g, (letter) => letter.toLowerCase());

        // The code of the row that has the text in any column, in capital or lowercase letters.
        function sameCode(text, table, column) {
          // No code is longer.
          if (text.length > 64) return undefined;
          const plain = plainCode(text);
          return table.find((row) => row.some((code) => code.toLowerCase() === plain))?.[column];
        }

        // A code that means the same, or the only code that one mistake turns into the text.
        function similarCode(text, table, column, others = []) {
          const same = sameCode(text, others, column + 1) ?? sameCode(text, table, column);
          if (same) return same;
          const near = table.map((row) => row[column]).filter((code) => isMistyped(text, code));
          return near.length === 1 ? near[0] : undefined;
        }

        // Whether two neighbors of a code are swapped, or one character of a longer code is wrong, extra, or missing.
        function isMistyped(text, code) {
          if (code.length < 3 || Math.abs(text.length - code.length) > 1 || /[^\0-\x7f]/.test(text)) return false;
          const shared = Math.min(text.length, code.length);
          let start = 0;
          while (start < shared && text[start] === code[start]) start++;
          let end = 0;
          while (end < shared - start && text[text.length - 1 - end] === code[code.length - 1 - end]) end++;
          const [wrong, right] = [text.slice(start, text.length - end), code.slice(start, code.length - end)];
          if (wrong.length === 2 && right.length === 2) return wrong[0] === right[1] && wrong[1] === right[0];
          return wrong.length < 2 && right.length < 2 && code.length > 4 && !/^[0-9]{2}$/.test(wrong + right);
        }

        // The name of a time zone. The message suggests a name also for its last part.
        function timeZone(text, table) {
          if (table.some(([name]) => name === text)) return null;
          return unassigned(1303, size(text) > 64 ? undefined : similarCode(text, table, 0) ?? nameEnding(text, table));
        }

        // The only name that ends with a slash and the text, or else the only name with the same letters.
        function nameEnding(text, table) {
          if (/[0-9]/.test(text)) return undefined;
          const names = table.map(([name]) => name).filter((name) => name.toLowerCase().endsWith('/' + plainCode(text)));
          return names.length === 1 ? names[0] : similarName(text, table);
        }

        // The only name that has the same letters as the text, as a whole or after one of its slashes.
        function similarName(text, table) {
          const letters = (name) => plainCode(name).replace(/[_\/-]/g, '');
          const wanted = letters(text);
          if (!wanted) return undefined;
          const names = table.map(([name]) => name)
            .filter((name) => name.split('/').some((_, i, parts) => letters(parts.slice(i).join('')) === wanted));
          return names.length === 1 ? names[0] : undefined;
        }

        // Codes of three letters, as a table with the third letters for each two letters at the beginning.
        const lettersAfter = (table) => new Map(codeRows(table));

        const hasLetters = (table, text) => text.length === 3 && (table.get(text.slice(0, 2)) ?? '').includes(text[2]);

        // A code of two letters, of three letters, or of three letters if there are no two.
        function languageCode(text, form, short, long, others) {
          const isAccepted = text.length === 2 ? form !== 'alpha3' && short.some(([code]) => code === text)
            : form !== 'alpha2' && hasLetters(long, text) && (form === 'alpha3' || !short.some(([, code]) => code === text));
          return isAccepted ? null : unassigned(1302, similarLanguage(text, form, short, long, others));
        }

        function similarLanguage(text, form, short, long, others) {
          const column = form === 'alpha3' ? 1 : 0;
          const same = sameCode(text, others, column + 1) ?? sameCode(text, short, column);
          const plain = plainCode(text);
          return same ?? (form !== 'alpha2' && hasLetters(long, plain) ? plain : undefined);
        }
        """#)
}
