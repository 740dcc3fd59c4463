// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

extension RuntimeSource {
    /// The functions for warnings, and for strategies that mostly warn.
    ///
    /// A list is a function that returns errors for a text.
    static let warnings = RuntimeSource(
        #"""
        // A field with a rule, and a list of the warnings about the texts that the rule accepts.
        const warningField = (field, rule, list) => ({
          ...field,
          warnings(text, language) {
            const error = text != null && isBroken(text) ? undecided : rule(text);
            if (error && error !== undecided) return [];
            const found = list(text);
            return error ? found.slice(0, 1).map(() => undecided) : found.map((entry) => report(entry, field.label, language));
          },
        });

        const silentField = (field) => ({ ...field, warnings: () => [] });

        const unknownList = () => [undecided];

        const listOf = (rule) => (text) => {
          const error = rule(text);
          return error ? [error] : [];
        };

        const listOfAll = (...lists) => (text) => lists.flatMap((list) => list(text));

        // The first list that has errors.
        const listOrElse = (...lists) => (text) => {
          let found = [];
          for (const list of lists) if (!found.length) found = list(text);
          return found;
        };

        // The list of the first rule that accepts the text.
        const listOfFirst = (...pairs) => (text) => {
          for (const [rule, list] of pairs) {
            const error = rule(text);
            if (error === undecided) return [undecided];
            if (!error) return list ? list(text) : [];
          }
          return [];
        };

        const listWhen = (expected, condition, list) => (text) => {
          const reason = condition(text);
          if (reason === undecided) return list(text).slice(0, 1).map(() => undecided);
          return reason?.inconclusive || !reason === expected ? list(text) : [];
        };

        const optionalList = (list) => (text) => text === '' ? [] : list(text);

        const optionalErrors = (list) => (text) => text === '' ? [] : list(text).map(inOptional);

        const changedList = (change, list) => (text) => list(change(text));

        const changedErrors = (change, texts, list) => (text) =>
          size(text) > 65536 ? [own({ ...texts, code: 1005 }, text)] : list(change(text));

        const cellList = (presence, missing, list) => (text) =>
          text == null || missing.includes(text) || text === '' && presence ? [] : list(text);

        // The error of a rule, and then the further errors for the text.
        const listOfFurther = (rule, errors, texts) => (text) => {
          const error = rule(text);
          if (!error) return [];
          const further = text === '' || error.inconclusive ? [] : errors(text).slice(1);
          return [error, ...further.map((other) => ({ ...other, texts, text }))];
        };

        function passwordErrors(text, minimum, maximum, classes) {
          const counts = classCounts(text);
          const errors = counts.hidden === undefined ? [] : [no(1254, counts.hidden)];
          const length = counts.total;
          if (length < minimum) errors.push(no(1010, undefined, '', { length }));
          if (length > maximum) errors.push(no(1011, undefined, '', { length }));
          for (const [name, code, least] of classes) {
            if (counts[name] < least) errors.push(no(code, undefined, '', { length: counts[name] }));
          }
          return errors;
        }

        // The place of a domain from which one mistake leads to another domain. The domains are in lowercase letters.
        function emailDomainSpelling(text, domains) {
          const start = text.lastIndexOf('@') + 1;
          const domain = text.slice(start);
          if (!start || size(domain) < 8 || size(domain) > 253) return null;
          const written = bytesOf(domain.replace(/[A-Z]/g, (letter) => letter.toLowerCase()));
          const known = domains.map(bytesOf);
          if (known.includes(written)) return null;
          const index = known.findIndex((other) => other.length > 8 && isOneMistake(other, written));
          return index < 0 ? null : no(1108, start, '', { suggestion: domains[index] });
        }

        // A character for each byte of UTF-8.
        const bytesOf = (text) => String.fromCharCode(...new TextEncoder().encode(text));

        function isOneMistake(text, written) {
          let same = 0;
          while (same < text.length && text[same] === written[same]) same++;
          const [rest, other] = [text.slice(same), written.slice(same)];
          if (text.length !== written.length) return rest.slice(1) === other || rest === other.slice(1);
          return rest.slice(1) === other.slice(1)
            || rest[0] === other[1] && rest[1] === other[0] && rest.slice(2) === other.slice(2);
        }

        // The expiry of a card that must be accepted for some more months.
        function laterExpiry(text, maximum, months) {
          const error = cardExpiry(text, maximum);
          const { year, month } = clock.now();
          const current = Math.max(0, Math.min(year, 9999));
          if (error?.code === 1045) return { ...error, example: laterExample(current, month, maximum, months) };
          if (error && error.code !== 1048) return error;
          const expiry = writtenExpiry(text, current);
          return (expiry.year - current) * 12 + expiry.month - Math.min(month, 12) < months ? no(1053) : error;
        }

        function laterExample(year, month, maximum, months) {
          const usual = expiryExample(year, month, maximum);
          if (usual === '03/31' && (2031 - year) * 12 + 3 - Math.min(month, 12) >= months) return usual;
          const other = year + Math.max(0, Math.min(Math.max(3, Math.ceil(months / 12)), maximum));
          return `${String(month).padStart(2, '0')}/${String(other % 100).padStart(2, '0')}`;
        }
        """#)
}
