// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

extension RuntimeSource {
    /// The functions for patterns and for rules over several fields.
    static let tables = RuntimeSource(
        #"""
        // A function for a character's class: the number of its segment's class.
        const bySegment = (starts, classes) => (scalar) => {
          const code = scalar.codePointAt(0);
          let low = 0;
          let high = starts.length;
          while (high - low > 1) {
            const middle = (low + high) >> 1;
            if (starts[middle] <= code) low = middle; else high = middle;
          }
          return classes[low];
        };

        // In a segment with the class -1, the character's general category decides.
        const byCategory = (starts, classes, sets) => {
          const find = bySegment(starts, classes);
          return (scalar) => {
            const known = find(scalar);
            return known < 0 ? sets.find(([set]) => set.test(scalar))?.[1] : known;
          };
        };

        // The place at which a text stops matching, with the state before it, or -1 if it matches. State 0 accepts nothing.
        function mismatch(text, table) {
          let state = 1;
          let at = 0;
          for (const scalar of text) {
            const next = table.rows[state - 1][table.classOf(scalar)];
            if (!next) return [at, state];
            state = next;
            at += scalar.length;
          }
          return [table.ends[state - 1] ? -1 : at, state];
        }

        // A pattern in a module without messages.
        function patternPlace(text, table) {
          const [at] = mismatch(text, table);
          return at < 0 ? null : no(1003, at);
        }

        // Whether a pattern with a table matches a text whose letters are changed by a function.
        const matchesChanged = (text, table, letters, change) =>
          size(text) <= 256 && mismatch(text.replace(letters, change), table)[0] < 0;

        const matchesCapitals = (text, table, at) => /[a-z]/.test(text[at])
          && matchesChanged(text, table, /[a-z]/g, (letter) => letter.toUpperCase());

        // The tag of the state at a place.
        const tagAt = (tags, state, at) => {
          const tag = tags[state - 1];
          return Array.isArray(tag) ? tag[at && 1] : tag;
        };

        // Whether there is the point or comma of a decimal number, with nothing but digits before it.
        const isPoint = (text, at) => /^[0-9]+[.,][0-9]$/.test(text.slice(0, at + 2));

        // The letters and digits in a text, and all characters beyond ASCII.
        const lettersAndDigits = (text) => [...text].filter((scalar) => /[A-Za-z0-9]|[^\0-\x7f]/.test(scalar)).length;

        // A change after which a pattern matches a whole text: the tag of its message, and the character that the message
        // names.
        function repair(text, at, table, state) {
          if (text.length > 64 || /[^\0-\x7f]/.test(text)) return undefined;
          const matches = (changed) => mismatch(changed, table)[0] < 0;
          const character = nameable(text, at);
          if (character) {
            if (character === ' ' && text[at - 1] === ' ' && matches(text.replace(/ +/g, ' '))) return ['spaces'];
            const signs = [...'!"#$%&\'()*+,-./:;<=>?@[\\]^_`{|}~'].filter((sign) => table.rows[state - 1][table.classOf(sign)]);
            if (signs.length === 1 && matches(text.replaceAll(character, signs[0]))) {
              return ['r' + signs[0].charCodeAt(0), character];
            }
            if (!isPoint(text, at) && matches(text.replaceAll(character, ''))) return ['without', character];
          } else {
            for (const [letters, others, tag] of [['OoIl', '0011', 'digits'], ['01', 'OI', 'letters']]) {
              let changed = text;
              let place = at;
              for (let count = 0; count < 4; count++) {
                const index = place < text.length ? letters.indexOf(changed[place]) : -1;
                if (index < 0) break;
                changed = changed.slice(0, place) + others[index] + changed.slice(place + 1);
                [place] = mismatch(changed, table);
                if (place < 0) return [tag];
              }
            }
          }
          let letterCount = 0;
          let attempts = 0;
          for (let index = 0; index < text.length - 1 && attempts < 4; index++) {
            if (/[A-Za-z]/.test(text[index])) letterCount++;
            if (letterCount < 2 || !/^[ \/:-][^ \/:-]/.test(text.slice(index, index + 2))) continue;
            if (matches(text.slice(index + 1))) return ['part'];
            attempts++;
          }
          return undefined;
        }

        // Whether a message can name the characters that are accepted at a place, among them the example's character.
        function canName(text, at, table, state, example) {
          const character = text[at];
          if (character > '\x7f') return true;
          const follows = (other) => table.rows[state - 1][table.classOf(other)];
          const isSign = !/[A-Za-z0-9]/.test(character);
          if ((isSign || /[0-9]/.test(character)) && [...'0123456789'].some(follows)) return false;
          const isAnyLetter = ['abcdefghijklmnopqrstuvwxyz', 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'].some((set) => [...set].every(follows));
          if ((isSign || /[A-Za-z]/.test(character)) && /[A-Za-z]/.test(example[at]) && !isAnyLetter) return false;
          if (!isSign && (/[0-9]/.test(example[at]) ? [...'0123456789'].every(follows) : isAnyLetter) || size(text) > 64) return true;
          return [1, 0].some((removed) => {
            const changed = text.slice(0, at) + example[at] + text.slice(at + removed);
            const [place] = mismatch(changed, table);
            return place < 0 || place === changed.length;
          });
        }

        // A pattern whose message shows an example that the app has given. `tags` has a tag for each state.
        function patternLike(text, table, example, hasBeginning, tags) {
          const [at, state] = mismatch(text, table);
          if (at < 0) return null;
          if (at === text.length) {
            const character = nameable(text, at - 1);
            if (character && character !== ' ' && mismatch(text.slice(0, -1), table)[0] < 0) return no(1003, at, 'end', { character });
            return no(1003, at, lettersAndDigits(text) < lettersAndDigits(example) ? 'short' : '');
          }
          if (matchesCapitals(text, table, at)) return no(1003, at, 'upper');
          const [repaired, character] = repair(text, at, table, state) ?? [];
          if (repaired) return no(1003, at, repaired, { character });
          if (at === 0 && hasBeginning) return no(1003, at, 'begin');
          const row = table.rows[state - 1];
          const follows = (character) => row[table.classOf(character)];
          const goesOn = /[0-9]{2}/.test(text.slice(at - 1, at + 1))
            ? ![...'0123456789'].some(follows) : !row.some((next) => next);
          if (goesOn && at > 0 && size(text.slice(0, at)) >= size(example) && table.ends[state - 1]) return no(1003, at, 'long');
          if (/[^\0-\x7f]/.test(text.slice(0, at) + example) || at >= example.length) return no(1003, at);
          const tag = follows(example[at]) && canName(text, at, table, state, example) ? tagAt(tags, state, at) : '';
          return no(1003, at, tag || 'place', { number: at + 1 });
        }

        // Whether the text without its character at a place, and without more of the same, can go on in a state.
        function canRemove(text, at, table, state) {
          let next = at;
          while (text[next] === text[at]) next++;
          if (next === text.length) return true;
          return !isPoint(text, at) && text[next] < '\x80' && table.rows[state - 1][table.classOf(text[next])];
        }

        // `names` has the characters that the message doesn't name, and `tags` and `ends` have a tag for each state, for a
        // character after it and for the text's end. A tag that begins with e has a variant with the example, and p is for a
        // place.
        function pattern(text, table, example, minimum, isExact, names, tags, ends) {
          const [at, state] = mismatch(text, table);
          if (at < 0) return null;
          if (names === null) return no(1003, at);
          const length = [...text].length;
          if (at === text.length) {
            if (/^[\0-\x7f]{0,64}$/.test(text) && ends[state - 1]) return no(1003, at, ends[state - 1]);
            if (isExact) return no(1003, at, 'exact', { length });
            return no(1003, at, minimum > 1 && length < minimum ? 'short' : '');
          }
          const character = nameable(text, at);
          if (character && !names.includes(character) && canRemove(text, at, table, state)) {
            return no(1003, at, '', { character });
          }
          if (example && matchesCapitals(text, table, at)) return no(1003, at, 'upper');
          if (/[A-Z]/.test(text[at]) && matchesChanged(text, table, /[A-Z]/g, (letter) => letter.toLowerCase())) {
            return no(1003, at, 'lower');
          }
          if (/[^\0-\x7f]/.test(text.slice(0, at))) return no(1003, at);
          const tag = tagAt(tags, state, at);
          if (tag === 'long') return isExact ? no(1003, at, 'exact', { length }) : no(1003, at, tag, { maximum: at });
          if (table.ends[state - 1] && character && character !== ' ' && !isPoint(text, at)) return no(1003, at, 'rest', { character });
          if (tag[0] === 'p' && character) return no(1003, at, '', { character });
          const fits = tag[0] === 'e' && at < example.length && table.rows[state - 1][table.classOf(example[at])];
          return no(1003, at, fits ? tag + 'x' : tag, { number: at + 1 });
        }

        // The text in a field of a row, or null.
        const cellOf = (row, name) => Object.hasOwn(row, name) ? row[name] ?? null : null;

        // The text by which columns are compared, or null if it is missing.
        function comparisonKey([name, type, missing], row) {
          const text = cellOf(row, name) ?? '';
          if (missing.includes(text)) return null;
          if (type === 'integer' || type === 'number') {
            return numberKey(text);
          }
          if (type === 'boolean') return String(/^(?:true|True|TRUE|1)$/.test(text));
          return fields[name].normalize(text);
        }

        // The seconds from 1970 to a date and time, or from midnight to a time, and the digits of its fraction.
        function instant(type, text) {
          const isTime = type === 'time';
          const { second, utc } = readTime(text, isTime ? 0 : 11, !isTime, 'optional');
          const days = isTime ? 0 : Date.UTC(2000 + +text.slice(0, 4) % 400, text.slice(5, 7) - 1, text.slice(8, 10)) / 864e5
            + Math.floor(text.slice(0, 4) / 400) * 146097;
          return [days * 86400 + utc * 60 + second, /\.([0-9]{1,9})/.exec(text)?.[1].padEnd(9, '0') ?? '000000000'];
        }

        function isBefore(type, first, second) {
          if (type === 'integer' || type === 'number') return isLess(first, second);
          if (type !== 'datetime' && type !== 'time') return first < second;
          const [one, two] = [instant(type, first), instant(type, second)];
          return one[0] === two[0] ? one[1] < two[1] : one[0] < two[0];
        }

        // The answers about the fields of a row that are not null.
        const fieldAnswers = (row, language) => Object.entries(fields)
          .map(([name, field]) => ({ field: name, answer: field.validate(cellOf(row, name), language) }))
          .filter(({ answer }) => answer);

        const fieldWarnings = (row, language) => Object.entries(fields).flatMap(([name, field]) =>
          field.warnings(cellOf(row, name), language).map((answer) => ({ field: name, answer })));

        // A rule over several fields. It isn't checked if one of the fields is rejected.
        const rowRule = (kind, orEqual, texts, columns, values) => (row, answers, language) => {
          const field = columns[columns.length - 1][0];
          const known = answers.filter((entry) => columns.some(([name]) => name === entry.field));
          if (known.some(({ answer }) => answer !== undecided)) return [];
          if (known.length) return [{ field, answer: undecided }];
          const keys = columns.map((column) => comparisonKey(column, row));
          if (keys.includes(undefined)) return [{ field, answer: undecided }];
          const present = keys.filter((key) => key !== null);
          const applies = () => keys[0] !== null
            && (!values || values.some((value) => comparisonKey(columns[0], { [columns[0][0]]: value }) === keys[0]));
          const isSatisfied = {
            equal: () => new Set(keys).size === 1,
            notEqual: () => new Set(present).size === present.length,
            atLeastOne: () => present.length > 0,
            requires: () => keys[1] !== null || !applies(),
            excludes: () => keys[1] === null || !applies(),
            ascending: () => {
              if (present.length < 2) return true;
              const type = columns[0][1];
              const [first, second] = type === 'integer' || type === 'number' ? columns.map(([name]) => cellOf(row, name)) : keys;
              return isBefore(type, first, second) || orEqual && !isBefore(type, second, first);
            },
          }[kind]();
          return isSatisfied ? [] : [{ field, answer: report(own(texts, ''), fields[field].label, language) }];
        };
        """#)
}
