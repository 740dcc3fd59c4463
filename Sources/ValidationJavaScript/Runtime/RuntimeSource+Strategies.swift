// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

extension RuntimeSource {
    /// A function for each strategy, which returns `null`, `undecided`, or an error for a text that isn't empty.
    static let strategies = RuntimeSource(
        #"""
        // Texts of an alphabet, without the first of the other characters. `names` says whether a message can name it, and
        // `letters` the letters that only the other case of the alphabet's letters has.
        function alphabet(text, code, others, names, letters) {
          const at = text.search(others);
          if (at < 0) return null;
          if (letters && hasOtherCase(text, at, others, letters)) return no(code, at, 'case');
          const character = names ? nameable(text, at) : undefined;
          return no(code, at, '', character && isAlone(text, at, others) ? { character } : {});
        }

        // Whether an alphabet has all characters of a text in the other case.
        const hasOtherCase = (text, at, others, letters) => letters.test(text[at])
          && !others.test(text.replace(/[A-Za-z]/g, (letter) => letters.test(letter) ? otherCase(letter) : letter));

        const otherCase = (letter) => letter < 'a' ? letter.toLowerCase() : letter.toUpperCase();

        // Whether no other character is disallowed in the next 256 bytes.
        function isAlone(text, at, others) {
          let end = at + 1;
          for (let bytes = 0; end < text.length;) {
            const scalar = String.fromCodePoint(text.codePointAt(end));
            bytes += size(scalar);
            if (bytes > 255) break;
            end += scalar.length;
          }
          let rest = text.slice(at + 1, end);
          for (let next; (next = rest.search(others)) >= 0; rest = rest.slice(next + 1)) {
            if (rest[next] !== text[at]) return false;
          }
          return true;
        }

        const required = (text) => [...text].every(isBlank) ? no(1004) : null;

        // A length in characters, scalars, UTF-16 units, or bytes.
        function count(text, unit, minimum, maximum, limit, acceptsEmpty, codes) {
          if (text === '') return acceptsEmpty ? null : no(1004);
          if (text.length > limit || size(text) > limit) return no(1005, undefined, '', { inconclusive: true });
          const length = unit(text);
          return length < minimum ? no(codes[0], undefined, '', { length })
            : length > maximum ? no(codes[1], undefined, '', { length }) : null;
        }

        const scalarCount = (text) => [...text].length;

        const unitCount = (text) => text.length;

        // The number of characters as people count them. A piece of text begins where a character does, because a browser
        // takes longer than linear time for a long text.
        function characterCount(text) {
          if (!/[^\x0e-\x7f]/.test(text)) return text.length;
          let count = 0;
          let start = 0;
          let step = 1000;
          while (start < text.length) {
            const segments = [...segmenter().segment(text.slice(start, start + step))];
            const isEnd = start + step >= text.length;
            if (segments.length < 2 && !isEnd) {
              step *= 2;
              continue;
            }
            count += segments.length - (isEnd ? 0 : 1);
            start = isEnd ? text.length : start + segments[segments.length - 1].index;
            step = 1000;
          }
          return count;
        }

        const segmenter = () => new Intl.Segmenter('en', { granularity: 'grapheme' });

        const oneOf = (text, values, accepts, code) => values.includes(text) === accepts ? null : no(code);

        // One of the words. The message suggests a word if the text has its letters in another case.
        const oneWord = (text, words, code) => words.includes(text) ? null : unassigned(code, sameWord(text, words));

        const sameWord = (text, words) => words.find((word) => lowered(word) === lowered(text));

        const contains = (text, part) => text.includes(part) ? null : no(1037);

        const startsWith = (text, part) => text.startsWith(part) ? null : no(1035);

        const endsWith = (text, part) => text.endsWith(part) ? null : no(1036);

        // Whether a character can be seen.
        const isVisible = (scalar) =>
          !isBlank(scalar) && !/[\p{Cs}\p{Co}\p{Cn}\ufffd]/u.test(scalar);

        // The numbers of letters, lowercase letters, capital letters, digits, symbols, and all characters, and the place of
        // the first character that nobody can see.
        function classCounts(text) {
          const counts = { letter: 0, lowercase: 0, uppercase: 0, digit: 0, symbol: 0, total: 0, hidden: undefined };
          let canJoin = false;
          let at = 0;
          for (const scalar of text) {
            counts.total++;
            if (/\p{L}/u.test(scalar)) {
              counts.letter++;
              if (/\p{Ll}/u.test(scalar)) counts.lowercase++;
              if (/[\p{Lu}\p{Lt}]/u.test(scalar)) counts.uppercase++;
            } else if (/\p{Nd}/u.test(scalar)) {
              counts.digit++;
            } else if (!/[\p{N}\p{M}\p{Cc}\p{Cf}\p{Cs}\p{Cn}]/u.test(scalar)) {
              counts.symbol++;
            }
            const isShown = /[\u200c\u200d\ufe0e\ufe0f]/.test(scalar) ? canJoin
              : isVisible(scalar) || /[\p{Zs}\p{Co}]/u.test(scalar);
            if (!isShown) counts.hidden ??= at;
            canJoin = scalar > '\x7f' && isVisible(scalar);
            at += scalar.length;
          }
          return counts;
        }

        function password(text, minimum, maximum, classes) {
          const counts = classCounts(text);
          if (counts.hidden !== undefined) return no(1254, counts.hidden);
          if (counts.total < minimum) return no(1010, undefined, '', { length: counts.total });
          if (counts.total > maximum) return no(1011, undefined, '', { length: counts.total });
          for (const [name, code, least] of classes) {
            if (counts[name] < least) return no(code, undefined, '', { length: counts[name] });
          }
          return null;
        }

        function atLeast(text, name, code, least) {
          const length = classCounts(text)[name];
          return length < least ? no(code, undefined, '', { length }) : null;
        }

        // A host name: an error with the code for a domain name, or where the name and its last label end. The name stops before
        // a character that doesn't belong to it.
        function readName(text, start, underscores, allowsLastDot) {
          const others = underscores ? /[^0-9A-Za-z_-]/ : /[^0-9A-Za-z-]/;
          let wire = -1;
          let last = [start, start];
          for (let label = start; ;) {
            const length = text.slice(label).search(others);
            const end = length < 0 ? text.length : label + length;
            if (text.charCodeAt(end) > 0x7f) return no(1117, end);
            const name = text.slice(label, end);
            if (name === '' && text[end] !== '.' && label > start && allowsLastDot) {
              return wire > 253 ? no(1121, start) : { end, last, hasDot: last[0] > start };
            }
            if (name === '') return no(1118, label);
            if (name.length > 63) return no(1119, label);
            if (name[0] === '-') return no(1120, label);
            if (/^xn--/i.test(name)) return undecided;
            if (name.endsWith('-')) return no(1120, end - 1);
            wire += 1 + name.length;
            last = [label, end];
            if (text[end] !== '.') return wire > 253 ? no(1121, start) : { end, last, hasDot: label > start };
            label = end + 1;
          }
        }

        // A host name up to the text's end.
        function hostName(text, start, underscores, needsTopLevel) {
          const name = readName(text, start, underscores, false);
          if (name === undecided || name.code) return name;
          if (name.end < text.length) return no(1117, name.end);
          if (!needsTopLevel) return null;
          if (!name.hasDot) return no(1122, start);
          return /^[A-Za-z]{2,}$/.test(text.slice(...name.last)) ? null : no(1123, name.last[0]);
        }

        // The error for a dot: in the middle, at the text's end, or at another end.
        const dotError = (code, text, at, edge) =>
          no(code, at, text[at - 1] === '.' && at < text.length ? '' : at > 0 && at >= text.length - 1 ? 'end' : edge);

        // `quoted` and `literal` are the functions for names in quotation marks and addresses in brackets, if there are any.
        function email(text, standard, quoted, literal) {
          const isStrict = standard !== 'html5';
          const inLocal = (code, at) => text.indexOf('@', at) < 0 ? no(1090, text.length) : no(code, at);
          let at = 0;
          if (quoted && text[0] === '"') {
            at = quoted(text);
            if (at.code) return at;
          } else {
            for (let atom = 0; text[at] !== '@'; at++) {
              if (at >= text.length) return no(1090, at);
              if (text[at] === '.' && isStrict) {
                if (at === atom) return localError(inLocal(1094, at), text);
                atom = at + 1;
              } else if (!/[!#-'*+\--9=?A-Z^-~]/.test(text[at])) {
                return localError(inLocal(1095, at), text);
              }
            }
            if (at === 0) return no(1092, 0);
            if (isStrict && text[at - 1] === '.') return localError(no(1094, at - 1), text);
          }
          if (isStrict && at > 64) return no(1093, 64);
          const start = at + 1;
          if (start >= text.length) return no(1097, start);
          let error = null;
          if (literal && text[start] === '[') {
            error = literal(text, start);
            if (error) return error;
          } else {
            error = hostName(text, start, false, standard === 'dotAtom');
            if (error) return error === undecided ? error : emailSiteError(error, text);
          }
          return isStrict && text.length > 254 ? no(1104, undefined, '', { length: text.length }) : null;
        }

        function localError(error, text) {
          const { code, at } = error;
          if (code === 1094) {
            const { tag } = dotError(code, text, at, 'edge');
            return no(code, at, tag && at === 0 ? 'start' : tag && 'edge');
          }
          if (code !== 1095) return error;
          if (text.includes('<') && (text.length > 2 || size(text) > 2)) return no(code, at, '', { character: '<' });
          return /\p{Alphabetic}/u.test(String.fromCodePoint(text.codePointAt(at))) ? no(code, at, 'letter')
            : named(code, text, at);
        }

        // The address's error for a host name's error.
        function emailSiteError({ code, at }, text) {
          const codes = { 1119: 1100, 1120: 1101, 1121: 1103, 1122: 1098, 1123: 1106 };
          if (code === 1123) return no(1106, at, /^[0-9.]*$/.test(text.slice(text.lastIndexOf('@') + 1)) ? 'numbers' : '');
          if (codes[code]) return no(codes[code], at);
          if (text[at] === '@') return no(1091, at);
          if (text[at] === '[') return no(1105, at);
          if (text[at] === '.' || at >= text.length) return dotError(1099, text, at, 'edge');
          return named(1102, text, at);
        }

        // The place of the @ sign after a name in quotation marks, or an error.
        function quotedName(text) {
          let at = 1;
          for (; text[at] !== '"'; at++) {
            if (at >= text.length) return no(1096, 0);
            if (text[at] === '\\') {
              if (!/^[ -~]$/.test(text[at + 1] ?? '')) return no(1096, at);
              at++;
            } else if (!/^[ -~]$/.test(text[at])) {
              return no(1096, at);
            }
          }
          at++;
          if (at >= text.length) return no(1090, at);
          return text[at] === '@' ? at : no(1096, at);
        }

        function addressLiteral(text, start) {
          const end = text.length - 1;
          if (end <= start || text[end] !== ']') return no(1105, start);
          const error = start + 6 < end && /^ipv6:$/i.test(text.slice(start + 1, start + 6))
            ? ipv6(text, start + 6, end, 2) : ipv4(text, start + 1, end);
          return error && no(1105, error.at);
        }

        const emailNormal = (text) =>
          text.endsWith(']') ? text : text.replace(/@[^@]*$/, (site) => site.toLowerCase());

        function domainName(text, underscores, needsTopLevel) {
          const error = hostName(text, 0, underscores, needsTopLevel);
          if (!error || error === undecided) return error;
          const { code, at } = error;
          if (code === 1118 && (at >= text.length || text[at] === '.')) return dotError(code, text, at, 'edge');
          if (code === 1117 || code === 1118) {
            return code === 1117 && (text[at] === '@' || text.startsWith('://', at))
              ? no(1117, at, 'web') : named(1117, text, at);
          }
          if (code === 1120 && (at === 0 || at === text.length - 1)) return no(code, at, 'edge');
          return code === 1123 && /^[0-9.]*$/.test(text) ? no(code, at, 'numbers') : error;
        }

        function ipv4(text, start, end) {
          let i = start;
          const isCut = (at) => no(at === end || text[at] === '.' ? 1111 : 1110, at);
          for (let part = 0; part < 4; part++) {
            if (part > 0) {
              if (i >= end) return no(1111, end);
              if (text[i] !== '.') return no(1110, i);
              i++;
            }
            const first = i;
            while (i < end && isDigit(text[i]) && i - first < 4) i++;
            if (i === first) return isCut(i);
            if (text[first] === '0' && i - first > 1) return no(1113, first);
            if (+text.slice(first, i) > 255) return no(1112, first);
          }
          return i === end ? null : isCut(i);
        }

        // At least `gapLength` groups take the place of "::".
        function ipv6(text, start, end, gapLength = 1) {
          let groups = 0;
          let hasGap = false;
          let i = start;
          if (i < end && text[i] === ':') {
            if (i + 1 >= end || text[i + 1] !== ':') return no(1111, i);
            hasGap = true;
            i += 2;
          }
          while (i < end) {
            const group = i;
            while (i < end && /[0-9A-Fa-f]/.test(text[i])) {
              if (i - group > 3) return no(1112, group);
              i++;
            }
            if (i < end && text[i] === '.' && i > group) {
              if (groups > 6) return no(1111, group);
              const error = ipv4(text, group, end);
              if (error) return error;
              groups += 2;
              break;
            }
            if (i === group) return no(text[i] === ':' ? 1114 : 1110, i);
            if (groups > 7) return no(1111, group);
            groups++;
            if (i >= end) break;
            if (text[i] !== ':') return no(1110, i);
            i++;
            if (i < end && text[i] === ':') {
              if (hasGap) return no(1114, i - 1);
              hasGap = true;
              i++;
            } else if (i === end) {
              return no(1111, end);
            }
          }
          if (groups + (hasGap ? gapLength : 0) > 8) return no(1114, start);
          return hasGap || groups === 8 ? null : no(1111, end);
        }

        // `isPartial` says that only the server can decide about an address that is correct.
        function ipAddress(text, version, zones, isPartial) {
          const isLong = text.includes(':');
          const end = isLong && zones && text.includes('%') ? text.indexOf('%') : text.length;
          const error = isLong ? ipv6(text, 0, end) : ipv4(text, 0, text.length);
          if (error) return ipAddressError(error, text, version);
          if (end < text.length) return undecided;
          return version && version !== (isLong ? 6 : 4) ? no(1115) : isPartial ? undecided : null;
        }

        function ipAddressError({ code, at }, text, version) {
          const isLong = version !== 4 && text.includes(':') ? '6' : '';
          const gap = text.indexOf('::');
          if (code === 1114 && gap >= 0 && text.includes('::', gap + 1)) return no(code, at, 'twice');
          if (code === 1112 && isLong && !text.includes('.')) return no(code, at, 'group');
          const isNamed = code === 1110 && nameable(text, at) && !(version === 6 && text[at] === ',');
          return isNamed ? named(code, text, at) : no(code, at, isLong);
        }

        function port(text, minimum, maximum) {
          const at = text.search(/[^0-9]/);
          if (at >= 0) {
            return removable(1150, text, at, [], (rest) => /[^0-9]/.test(rest) ? no(1150) : port(rest, minimum, maximum));
          }
          if (text.length > 1 && text[0] === '0') return no(1197);
          return text.length > 5 || +text < minimum || +text > maximum ? no(1151) : null;
        }

        // The digits of a card number, and the place of the first character that doesn't belong there.
        function cardDigits(text) {
          const end = /^(?:[0-9](?:[ \u00a0\u2009\u202f-]?[0-9])*)?/.exec(text)[0].length;
          if (end === text.length) return [text.replace(/[^0-9]/g, '')];
          const isSeparator = end > 0 && /[ \u00a0\u2009\u202f-]/.test(text[end]);
          return ['', isSeparator && end + 1 < text.length ? end + 1 : end];
        }

        // Each row of the table has the first digits of an interval, a bit for each length from 12 to 19 digits, and the bits
        // of the lengths without a check digit.
        function paymentCard(text, table, isRestricted) {
          const [number, at] = cardDigits(text);
          if (at !== undefined) return no(1040, at);
          const length = number.length;
          const [lengths, isAny] = cardLengths(number, table);
          if (length < 12 || length > 19) return isAny || !isRestricted ? cardLengthError(number, lengths) : no(1043);
          if (!(lengths >> length - 12 & 1)) {
            if (lengths) return cardLengthError(number, lengths);
            if (isRestricted) return no(1043);
          }
          if (number === number[0].repeat(length)) return no(1044, undefined, number[0] === '0' ? 'zeros' : '');
          return isLuhn(number) || isAny >> length - 12 & 1 && lengths >> length - 12 & 1 ? null : no(1042);
        }

        // A 16-digit number is more likely mistyped than from a network with another length, except with a 3 at the beginning.
        function cardLengthError(number, lengths) {
          const { length } = number;
          const tag = length === 16 && number[0] !== '3' || !lengths
            ? length === 16 ? 'equal' : length < 16 ? 'less' : 'more' : 'of' + lengths;
          return no(1041, undefined, tag, { length });
        }

        // The lengths of numbers that begin like a number. The second answer is whether there are any, or with eight digits
        // the lengths without a check digit.
        function cardLengths(number, table) {
          const first = number.slice(0, 8).padEnd(8, '0');
          const last = number.slice(0, 8).padEnd(8, '9');
          let lengths = 0;
          let unchecked = 0;
          const rows = table.split(' ').map((row) => row.split(':'));
          rows.forEach(([start, bits, others], index) => {
            const next = rows[index + 1]?.[0].padEnd(8, '0');
            if (start.padEnd(8, '0') > last || next !== undefined && next <= first) return;
            lengths |= bits;
            unchecked |= others;
          });
          return [lengths, number.length < 12 || number.length > 19 ? lengths : unchecked];
        }

        // Whether the last digit is the check digit of the digits before it (Luhn).
        function isLuhn(number) {
          let sum = 0;
          for (let i = 0; i < number.length; i++) {
            const digit = +number[number.length - 1 - i] * (i % 2 + 1);
            sum += digit > 9 ? digit - 9 : digit;
          }
          return sum % 10 === 0;
        }

        // Whether more digits can complete a card number. One digit can't both differ and be the check digit.
        function cardTyped(text, table, isRestricted) {
          const isOpen = /[0-9](?:[ -]|\u00a0|\u2009|\u202f)$/.test(text);
          const [number, at] = cardDigits(isOpen ? text.slice(0, -1) : text);
          if (at !== undefined) return 'impossible';
          const longest = longestCard(number, table, isRestricted);
          if (longest <= number.length) return 'impossible';
          return longest === number.length + 1 && number === number[0].repeat(number.length) ? undecided : 'incomplete';
        }

        // The length of the longest number that begins like a number.
        function longestCard(number, table, isRestricted) {
          const [first, last] = ['0', '9'].map((digit) => number.slice(0, 8).padEnd(8, digit));
          const rows = table.split(' ').map((row) => row.split(':'));
          return Math.max(0, ...rows.map(([start, bits], index) => {
            const next = rows[index + 1]?.[0].padEnd(8, '0');
            if (start.padEnd(8, '0') > last || next !== undefined && next <= first) return 0;
            return +bits ? 43 - Math.clz32(bits) : isRestricted ? 0 : 19;
          }));
        }

        const cardNormal = (text) => cardDigits(text)[0] || text;

        function securityCode(text, minimum, maximum) {
          const at = text.search(/[^0-9]/);
          if (at >= 0) return no(1049, at, text[at] === '/' ? 'expiry' : '');
          return text.length < minimum || text.length > maximum ? no(1050, undefined, '', { length: text.length }) : null;
        }

        // The month and the year of an expiry, or the place of the first mistake.
        function writtenExpiry(text, current) {
          const run = (start) => start + /^[0-9]{0,6}/.exec(text.slice(start))[0].length;
          const first = run(0);
          let start = first;
          if (text[start] === ' ') start++;
          if (text[start] === '/' || text[start] === '-') start += text[start + 1] === ' ' ? 2 : 1;
          const end = run(start);
          const isSeparated = (first === 1 || first === 2) && (end - start === 2 || end - start === 4);
          const isTight = start === end && start === first && (first === 4 || first === 6);
          if (end !== text.length || !isSeparated && !isTight) return { at: end === text.length && first > 2 ? 2 : end };
          const month = +text.slice(0, isTight ? 2 : first);
          const written = text.slice(isTight ? 2 : start);
          let year = +written;
          if (written.length === 2) {
            year += current - current % 100;
            year += year > current + 50 ? -100 : year <= current - 50 ? 100 : 0;
          }
          return { month, year };
        }

        function cardExpiry(text, maximum) {
          const { year: currentYear, month: currentMonth } = clock.now();
          const current = Math.max(0, Math.min(currentYear, 9999));
          const { at, month, year } = writtenExpiry(text, current);
          if (at !== undefined) return no(1045, at, '', { example: expiryExample(current, currentMonth, maximum) });
          if (month < 1 || month > 12 || year < 0 || year > 9999) return no(1046);
          const years = year - current;
          if (years < 0 || years === 0 && month < currentMonth) return no(1047);
          return years > maximum || years === maximum && month > currentMonth ? no(1048) : null;
        }

        // An expiry that is accepted in a month: the usual example, or another.
        function expiryExample(year, month, maximum) {
          const usual = 2031 - year;
          const isUsual = (usual > 0 || usual === 0 && month <= 3) && (usual < maximum || usual === maximum && month >= 3);
          const other = String((year + Math.max(0, Math.min(3, maximum))) % 100).padStart(2, '0');
          return isUsual ? '03/31' : `${String(month).padStart(2, '0')}/${other}`;
        }

        // Whether more characters can complete an expiry.
        const isExpiryStart = (text) => /^(?:0?[1-9]|1[0-2])(?: ?[\/-] ?| )[0-9]{0,3}$|^(?:0[1-9]|1[0-2])[0-9]{0,3}$|^[0-9]$/
          .test(text);

        function expiryNormal(text) {
          const { month, year } = writtenExpiry(text, Math.max(0, Math.min(clock.now().year, 9999)));
          return month >= 1 && month <= 12 && year >= 0 && year <= 9999
            ? `${String(month).padStart(2, '0')}/${String(year).padStart(4, '0')}` : text;
        }

        // Each row of the table has countries, and then numbers of digits (n), letters (a), or both (c).
        // An exclamation mark means that the account numbers have check digits of their own, which only the server knows.
        function iban(text, table, advises = true) {
          const at = text.search(/[^0-9A-Za-z \u00a0\u2009\u202f]|^[ \u00a0\u2009\u202f]|[ \u00a0\u2009\u202f]$/);
          if (at >= 0) {
            if (text[at] === ' ' || !advises) return no(1163, at);
            return removable(1163, text, at, [1166, 1167], (rest) => iban(rest, table, false));
          }
          const number = ibanNormal(text);
          const row = /^[A-Z]{2}/.test(number) && new RegExp(`(?:^| )(?:[A-Z]{2})*${number.slice(0, 2)}(?:[A-Z]{2})*([0-9]\\w*)(!?)`).exec(table);
          if (!row) return no(1164);
          let accepted = 4;
          const shape = row[1].replace(/([0-9]+)([nac])/g, (_, length, kind) => {
            accepted += +length;
            return `[${{ n: '0-9', a: 'A-Z', c: '0-9A-Z' }[kind]}]{${length}}`;
          });
          if (number.length !== accepted) return no(1165, undefined, '', { length: number.length, accepted });
          if (!new RegExp(`^..[0-9]{2}${shape}$`).test(number)) return no(1166);
          const check = +number.slice(2, 4);
          let rest = 0;
          for (const character of number.slice(4) + number.slice(0, 4)) {
            const value = parseInt(character, 36);
            rest = (rest * (value > 9 ? 100 : 10) + value) % 97;
          }
          if (check < 2 || check > 98 || rest !== 1) return no(1167);
          return row[2] ? undecided : null;
        }

        const ibanNormal = (text) => text.replace(/[^0-9A-Za-z]/g, '').toUpperCase();

        function isbn(text, accepts10, accepts13) {
          let number = '';
          for (let i = 0; i < text.length; i++) {
            const isGap = /[ \u00a0\u2009\u202f-]/.test(text[i]);
            const isAllowed = text[i - 1] !== 'X' && (isDigit(text[i]) || text[i] === 'X' && number.length === 9
              || isGap && i > 0 && isDigit(text[i - 1]) && i + 1 < text.length);
            if (!isAllowed) {
              const isSmall = text[i] === 'x' && i === text.length - 1 && number.length === 9 && accepts10;
              return no(1171, i, isSmall ? 'x' : '');
            }
            if (!isGap) number += text[i];
          }
          const { length } = number;
          if (!(length === 10 && accepts10 || length === 13 && accepts13)) return no(1172, undefined, '', { length });
          let sum = 0;
          for (let i = 0; i < length; i++) {
            sum += (number[i] === 'X' ? 10 : +number[i]) * (length === 10 ? 10 - i : i % 2 ? 3 : 1);
          }
          if (length === 10) return sum % 11 ? no(1173) : null;
          if (!/^97[89]/.test(number) || number.startsWith('9790')) return no(1174);
          return sum % 10 ? no(1173) : null;
        }

        const isbnNormal = (text) => text.replace(/[^0-9X]/g, '');

        function uuid(text, versions) {
          const length = [...text].length;
          if (length !== 36 && size(text) !== 36) {
            const start = nameable(text, 0) === '{' ? 'brace' : '';
            return no(1144, undefined, start + (length === 32 ? 'joined' : length > 29 && length < 43 ? 'near' : ''), { length });
          }
          for (let i = 0; i < 36; i++) {
            const needsHyphen = i === 8 || i === 13 || i === 18 || i === 23;
            if (needsHyphen ? text[i] === '-' : /[0-9A-Fa-f]/.test(text[i])) continue;
            return no(needsHyphen || text[i] === '-' ? 1145 : 1143, i);
          }
          return versions && !(/[89ABab]/.test(text[19]) && versions.includes(parseInt(text[14], 16))) ? no(1146) : null;
        }

        // A whole number of 64 bits. `lower` and `upper` are the errors' codes.
        function integer(text, minus, plus, minimum, maximum, lower, upper) {
          let at = 0;
          if (text[0] === '-' || text[0] === '+') {
            if (!(text[0] === '-' ? minus : plus)) return no(1128, 0, text[0]);
            at = 1;
          }
          const end = text.slice(at).search(/[^0-9]|$/) + at;
          if (end < text.length || end === at) {
            const character = nameable(text, end);
            return no(1127, end, '', character && !'-/_'.includes(character) && !isBeforeUnit(text, end) ? { character } : {});
          }
          const whole = text.slice(at).replace(/^0+(?=.)/, '');
          const isLow = text[0] === '-';
          const exact = whole.length > 19 ? (isLow ? -1n : 1n) << 64n : BigInt(isLow ? '-' + whole : whole);
          // A number beyond 64 bits gets the error for a limit that the largest number of 64 bits exceeds too.
          const value = exact < -(1n << 63n) ? -(1n << 63n) : exact >= 1n << 63n ? (1n << 63n) - 1n : exact;
          if (minimum !== null && value < minimum) return no(lower);
          if (maximum !== null && value > maximum) return no(upper);
          return value === exact ? null : no(1129);
        }

        // Whether there is something other than a digit after spaces.
        const isBeforeUnit = (text, at) => /^ +[^ 0-9]/.test(text.slice(at));

        // The sign, digits without zeros at the ends, and exponent of a decimal number.
        function decimalParts(text) {
          const [, sign, whole, fraction = '', power = '0'] = /^([-+]?)([0-9]+)(?:[.,]([0-9]+))?(?:[Ee]([-+]?[0-9]+))?$/.exec(text);
          const both = (whole + fraction).replace(/^0+/, '');
          let end = both.length;
          while (both[end - 1] === '0') end--;
          const exponent = Math.max(-2e8, Math.min(2e8, +power)) - fraction.length + both.length - end;
          return { isLow: sign === '-' && end > 0, figures: both.slice(0, end), exponent };
        }

        // The number in a notation that is identical for equal numbers.
        function numberKey(text) {
          const { isLow, figures, exponent } = decimalParts(text);
          return figures ? `${isLow ? '-' : ''}${figures}e${exponent}` : '0';
        }

        const isNumber = (text) => /^[-+]?[0-9]+(?:\.[0-9]+)?(?:[Ee][-+]?[0-9]+)?$/.test(text);

        const oneOfNumbers = (text, values, code) => isNumber(text) && values.includes(numberKey(text)) ? null : no(code);

        // Whether a decimal number is less than another, however many digits they have.
        function isLess(first, second) {
          const [one, two] = [decimalParts(first), decimalParts(second)];
          if (one.isLow !== two.isLow) return one.isLow;
          return one.isLow ? isNearer(two, one) : isNearer(one, two);
        }

        function isNearer(one, two) {
          if (!one.figures || !two.figures) return !one.figures && two.figures !== '';
          const places = [one.figures.length + one.exponent, two.figures.length + two.exponent];
          return places[0] === places[1] ? one.figures < two.figures : places[0] < places[1];
        }

        // The limits are texts, or null; an excluded limit is an array. `example` is a number that the strategy accepts, and
        // `half` says whether it accepts 0.5.
        function decimal(text, minus, plus, point, exponent, places, lower, upper, codes, example, half) {
          const error = readDecimal(text, minus, plus, point, exponent);
          if (error) return decimalError(error, text, point, example, half);
          const fraction = text.split(point)[1]?.split(/[Ee]/)[0].length ?? 0;
          if (fraction > places) return no(1133);
          const number = text.replace(point, '.');
          if (!Number.isFinite(Number(number))) return no(1134);
          const fails = (limit, isBelow) => {
            if (limit === null) return false;
            const isExcluded = Array.isArray(limit);
            const bound = String(limit);
            if (Number(number) !== Number(bound)) return isBelow === Number(number) < Number(bound);
            return isExcluded ? !(isBelow ? isLess(bound, number) : isLess(number, bound))
              : isBelow ? isLess(number, bound) : isLess(bound, number);
          };
          return fails(lower, true) ? no(codes[0]) : fails(upper, false) ? no(codes[1]) : null;
        }

        function readDecimal(text, minus, plus, point, exponent) {
          let at = 0;
          const run = () => {
            const start = at;
            while (at < text.length && isDigit(text[at])) at++;
            return at > start;
          };
          if (text[0] === '-' || text[0] === '+') {
            if (!(text[0] === '-' ? minus : plus)) return no(1131, 0, text[0]);
            at = 1;
          }
          const hasWhole = run();
          let hasPoint = false;
          if (text[at] === point) {
            hasPoint = true;
            const place = at++;
            if (!run() || !hasWhole) return no(1132, place);
          } else if (!hasWhole) {
            return no(1130, at);
          }
          const start = at;
          if (exponent !== 'rejected' && /[Ee]/.test(text[at] ?? '')) {
            at++;
            if (text[at] === '-' || text[at] === '+') at++;
            if (!run()) return no(1130, at);
          } else if (exponent === 'required') {
            return no(1130, at);
          }
          if (at >= text.length) return null;
          return text[at] === point && hasPoint && at === start ? no(1132, at, 'second') : no(1130, at);
        }

        function decimalError(error, text, point, example, half) {
          const { code, at, tag } = error;
          if (code === 1131) return error;
          if (code === 1132 && at === 0 && half) return no(code, at, 'half');
          const character = text[at] ?? '';
          if (example && /^[,.]$/.test(character) && at > 4 && text[at - 4] === point && /^[0-9]{3}$/.test(text.slice(at - 3, at))) {
            return no(code, at, 'groups');
          }
          if (code === 1132 && !tag && at > 0 && at === text.length - 1 && isDigit(text[at - 1])) return no(code, at, 'end');
          if (code === 1132) return no(code, at, tag || (at === 0 ? 'start' : ''));
          const rest = text.slice(at + 1);
          if (example.includes(point) && /^[,.]$/.test(character) && character !== point && /^[0-9]+$/.test(rest)
            && (at === 0 ? rest.length > 1 : isDigit(text[at - 1]) && rest.length !== 3)) return no(code, at, 'point');
          const name = isBeforeUnit(text, at) ? undefined : nameable(text, at);
          const isGroupSign = /^[ ,'.]$/.test(character) && character !== point;
          return no(code, at, '', name && (isGroupSign ? example : !'-/_.'.includes(name)) ? { character: name } : {});
        }

        // An excluded lower limit has one more character, so that it sorts after its date.
        function date(text, minimum, maximum, excludesMaximum, codes) {
          if (text.length !== 10) return no(1182);
          return readDate(text) ?? outsideDates(text, minimum, maximum, excludesMaximum, codes);
        }

        function outsideDates(text, minimum, maximum, excludesMaximum, codes) {
          if (minimum && text < minimum) return no(codes[0]);
          return maximum && (text > maximum || excludesMaximum && text === maximum) ? no(codes[1]) : null;
        }

        const daysIn = (year, month) =>
          month === 2 ? year % 4 || !(year % 100) && year % 400 ? 28 : 29 : [4, 6, 9, 11].includes(month) ? 30 : 31;

        function readDate(text) {
          const [year, month, day] = [digits(text, 0, 4), digits(text, 5, 2), digits(text, 8, 2)];
          if (!(year >= 0 && text[4] === '-' && month >= 0 && text[7] === '-' && day >= 0)) return no(1182);
          if (month < 1 || month > 12) return no(1183, 5);
          const maximum = daysIn(year, month);
          return day < 1 || day > maximum ? no(1184, 8, '', { maximum }) : null;
        }

        // The minutes of a difference from UTC, NaN if it is too large, or undefined if it is not a difference.
        function zone(text, start) {
          if (/^[Zz]$/.test(text[start])) return text.length === start + 1 ? 0 : undefined;
          const [hours, minutes] = [digits(text, start + 1, 2), digits(text, start + 4, 2)];
          if (!/^[-+]$/.test(text[start]) || text.length !== start + 6 || text[start + 3] !== ':'
            || !(hours >= 0 && minutes >= 0)) return undefined;
          return hours > 23 || minutes > 59 ? NaN : (text[start] === '-' ? -1 : 1) * (hours * 60 + minutes);
        }

        // Returns an error, or the seconds and the minute of the day in UTC.
        function readTime(text, start, needsSeconds, offset) {
          const [hour, minute] = [digits(text, start, 2), digits(text, start + 3, 2)];
          if (!(hour >= 0 && text[start + 2] === ':' && minute >= 0)) return no(1185, start);
          let at = start + 5;
          let second = 0;
          const isShort = !needsSeconds && offset !== 'required'
            && (at >= text.length || offset === 'rejected' && zone(text, at) >= -1439);
          if (!isShort) {
            second = digits(text, at + 1, 2);
            if (text[at] !== ':' || !(second >= 0)) return no(1185, start);
            at += 3;
          }
          if (hour > 23) return no(1186, start);
          if (minute > 59) return no(1187, start + 3);
          if (second > 60) return no(1188, start + 6);
          if (!isShort && text[at] === '.') {
            const first = ++at;
            while (at < text.length && isDigit(text[at])) at++;
            if (at === first) return no(1185, at);
          }
          let minutes = 0;
          if (at < text.length) {
            if (offset === 'rejected') return no(1190, at, 'unwanted');
            minutes = zone(text, at);
            if (!(minutes >= -1439)) return no(1190, at, minutes === undefined ? '' : 'limit');
          } else if (offset === 'required') {
            return no(1190, at);
          }
          const utc = hour * 60 + minute - minutes;
          return second === 60 && (utc + 2880) % 1440 !== 1439 ? no(1189, start + 6) : { second, utc };
        }

        const time = (text, offset) => {
          const result = readTime(text, 0, false, offset);
          return result.code ? result : null;
        };

        function dateTime(text, offset, allowsSpace) {
          const error = readDate(text);
          if (error) return error;
          if (!/^[Tt]$/.test(text[10] ?? '') && !(allowsSpace && text[10] === ' ')) return no(1191, 10);
          const result = readTime(text, 11, true, offset);
          if (result.code) return result;
          const [day, last] = [+text.slice(8, 10), daysIn(+text.slice(0, 4), +text.slice(5, 7))];
          const isLast = result.utc < 0 ? day === 1 : result.utc < 1440 ? day === last : day === last - 1;
          return result.second < 60 || isLast ? null : no(1189, 17);
        }

        const luhn = (text) => {
          const at = text.search(/[^0-9]/);
          if (at >= 0) return removable(1001, text, at, [1051], (rest) => /[^0-9]/.test(rest) ? no(1001) : luhn(rest));
          return /^0*$/.test(text) ? no(1052) : text.length > 1 && isLuhn(text) ? null : no(1051);
        };

        // Whether the last digit is right for the weights 1 and 3 (GTIN).
        function isArticle(number) {
          let sum = 0;
          for (let i = 0; i < number.length; i++) sum += number[number.length - 1 - i] * (i % 2 ? 3 : 1);
          return sum % 10 === 0;
        }

        function ean(text, lengths) {
          const at = text.search(/[^0-9]/);
          if (at >= 0) {
            return removable(1175, text, at, [1177], (rest) => /[^0-9]/.test(rest) ? no(1175) : ean(rest, lengths));
          }
          if (!lengths.includes(text.length)) return no(1176, undefined, '', { length: text.length });
          return isArticle(text) ? null : no(1177);
        }

        function ahv(text, advises = true) {
          const hasDots = text[3] === '.';
          for (let i = 0; i < text.length; i++) {
            const isDot = hasDots && (i === 3 || i === 8 || i === 13);
            if (isDot ? text[i] === '.' : isDigit(text[i])) continue;
            if (isDot || !advises) return no(1250, i, 'dot');
            return removable(1250, text, i, [1253], (rest) => ahv(rest, false), nameable(text, i) === undefined ? '' : 'dot');
          }
          const number = text.replace(/\./g, '');
          if (text.length !== (hasDots ? 16 : 13)) return no(1251, undefined, '', { length: number.length });
          if (!text.startsWith('756')) return no(1252);
          return isArticle(number) ? null : no(1253);
        }

        // `countries` has the second letters by first letter, such as "A:DE B:EG".
        function bic(text, countries, advises = true) {
          for (let i = 0; i < text.length; i++) {
            const isCountry = i === 4 || i === 5;
            if (/[A-Z]/.test(text[i]) || !isCountry && isDigit(text[i])) continue;
            if (!advises) return no(1168, i);
            const again = (other) => bic(other, countries, false);
            if (/[a-z]/.test(text[i]) && size(text) <= 11) {
              const capitals = text.replace(/[a-z]/g, (letter) => letter.toUpperCase());
              if (!again(capitals)) return no(1168, i, 'case');
            }
            return { ...removable(1168, text, i, [], again, isCountry ? 'country' : i ? '' : 'first'), number: i + 1 };
          }
          if (text.length !== 8 && text.length !== 11) return no(1169, undefined, '', { length: text.length });
          const isKnown = countries.split(' ').some((row) => row[0] === text[4] && row.includes(text[5], 1));
          return isKnown ? null : no(1170, 4);
        }

        function e164(text, plus) {
          const hasPlus = text[0] === '+';
          if (hasPlus ? plus === 'rejected' : plus === 'required') return no(1178, 0);
          const start = hasPlus ? 1 : 0;
          const place = text.slice(start).search(/[^0-9]/);
          if (place >= 0) {
            const at = start + place;
            const rest = text.slice(at);
            if (place > 0 && rest.includes('(0)')) return no(1179, at, 'trunk');
            const isNamed = text[at] !== '+' && nameable(text, at) !== undefined && text[start] !== '0'
              && !rest.replaceAll(text[at], '').replace(/[0-9]+/g, '');
            if (!isNamed) return no(1179, at);
            const { length } = text.replace(/[^0-9]/g, '');
            return length < 7 || length > 15 ? no(1179, at, 'length', { length }) : named(1179, text, at);
          }
          const length = text.length - start;
          if (length < 7 || length > 15) return no(1180, undefined, '', { length });
          return text[start] === '0' ? no(1181, start) : null;
        }

        function slug(text, underscores) {
          const isSeparator = (character) => character === '-' || underscores && character === '_';
          const atEdge = (at) => no(1162, at, text[at] === '-' ? 'edge' : '');
          for (let i = 0; i < text.length; i++) {
            if (/[0-9a-z]/.test(text[i])) continue;
            if (!isSeparator(text[i])) {
              const isOtherCase = [...text.slice(i)].every((character) => /[0-9A-Za-z]/.test(character) || isSeparator(character));
              if (isOtherCase) return no(1161, i, 'case');
              const others = underscores ? /[^0-9a-z_-]/ : /[^0-9a-z-]/;
              return removable(1161, text, i, [], (rest) => others.test(rest) ? no(1161) : slug(rest, underscores));
            }
            if (i === 0) return atEdge(0);
            if (isSeparator(text[i - 1])) return text[i] === '-' && text[i - 1] === '-' ? named(1162, text, i) : no(1162, i);
          }
          return isSeparator(text[text.length - 1]) ? atEdge(text.length - 1) : null;
        }

        function ulid(text, advises = true) {
          const at = text.search(/[^0-9A-HJKMNP-TV-Za-hjkmnp-tv-z]/);
          if (at >= 0) return advises ? removable(1147, text, at, [], (rest) => ulid(rest, false)) : no(1147, at);
          if (text.length !== 26) return no(1148, undefined, '', { length: text.length });
          return text[0] > '7' ? no(1149, 0) : null;
        }

        function semver(text) {
          let at = 0;
          for (let part = 0; part < 3; part++) {
            if (part) {
              if (text[at] !== '.') return no(1158, at);
              at++;
            }
            const start = at;
            while (isDigit(text[at] ?? '')) at++;
            if (at === start) return no(1158, at, at ? '' : 'start');
            if (text[start] === '0' && at - start > 1) return no(1159, start);
          }
          let isCore = true;
          for (const sign of '-+') {
            if (text[at] !== sign) continue;
            isCore = false;
            do {
              const start = ++at;
              while (/[-0-9A-Za-z]/.test(text[at] ?? '')) at++;
              const name = text.slice(start, at);
              if (!name) return no(1160, at);
              if (sign === '-' && /^0[0-9]+$/.test(name)) return no(1159, start);
            } while (text[at] === '.');
          }
          if (at >= text.length) return null;
          return isCore ? no(1158, at) : named(1160, text, at);
        }

        function macAddress(text, notations) {
          const isDotted = /^[\0-\x7f]{4}\./.test(text) && notations.includes('.');
          const length = isDotted ? 5 : 3;
          const separator = text[length - 1];
          const isUsed = (character) => notations.includes(character) && (character === '.') === isDotted;
          let count = 0;
          for (let i = 0; i < text.length; i++) {
            const isHex = /[0-9A-Fa-f]/.test(text[i]);
            if (i % length < length - 1) {
              if (!isHex) return no(1140, i);
              count++;
              continue;
            }
            const isSeparator = /[-:. ]/.test(text[i]);
            if (!isSeparator && !isHex) return no(1140, i);
            if (isSeparator && text[i] === separator && isUsed(separator)) continue;
            return no(1142, i, isSeparator && isUsed(separator) ? separator : '');
          }
          return text.length % length === length - 1 && (count === 12 || count === 16) ? null
            : no(1141, undefined, '', { length: count >> 1 });
        }

        function hexColor(text, alpha) {
          if (text[0] !== '#') return no(1137, 0);
          const at = text.slice(1).search(/[^0-9A-Fa-f]/);
          if (at >= 0) return no(1138, at + 1);
          const length = text.length - 1;
          const isAccepted = (length === 3 || length === 6) && alpha !== 'required'
            || (length === 4 || length === 8) && alpha !== 'rejected';
          return isAccepted ? null : no(1139, undefined, '', { length });
        }

        function hexadecimal(text, prefix, spaces) {
          const hasPrefix = /^0[Xx]/.test(text);
          if (hasPrefix ? prefix === 'rejected' : prefix === 'required') return no(1135, undefined, hasPrefix ? '' : 'missing');
          for (let at = hasPrefix ? 2 : 0; ;) {
            const length = text.slice(at).search(/[^0-9A-Fa-f]/);
            const end = length < 0 ? text.length : at + length;
            if (end > at && end === text.length) return null;
            if (!(spaces && end > at && text[end] === ' ' && end + 1 < text.length)) {
              if (spaces) return no(1136, end);
              const start = hasPrefix ? 2 : 0;
              return removable(1136, text, end, [],
                (rest) => rest.length > start && !/[^0-9A-Fa-f]/.test(rest.slice(start)) ? null : no(1136));
            }
            at = end + 1;
          }
        }

        // Whether the bits that the last character has too many are zero.
        const hasZeroBits = (character, length) => {
          const value = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789'.indexOf(character);
          const bits = value < 0 ? (character === '+' || character === '-' ? 62 : 63) : value;
          return !(bits & (length % 4 === 2 ? 15 : length % 4 === 3 ? 3 : 0));
        };

        function base64(text, others, padding) {
          let end = text.length;
          while (end > 0 && text[end - 1] === '=') end--;
          const at = text.slice(0, end).search(others);
          if (at >= 0) return named(text[at] === '=' ? 1153 : 1152, text, at);
          const pads = text.length - end;
          const isPadded = pads === (4 - end % 4) % 4;
          if (!end || end % 4 === 1 || !(padding === 'rejected' ? !pads : isPadded || padding === 'optional' && !pads)) {
            return no(1153, end);
          }
          return hasZeroBits(text[end - 1], end) ? null : no(1154, end - 1);
        }

        function jwt(text) {
          const parts = text.split('.');
          let start = 0;
          for (const part of parts) {
            const at = part.search(/[^-_0-9A-Za-z]/);
            if (at >= 0) return no(1156, start + at);
            if (!part) return no(parts.length === 3 && start === text.length ? 1157 : 1155, start);
            const end = start + part.length;
            if (part.length % 4 === 1 || !hasZeroBits(part[part.length - 1], part.length)) return no(1156, end - 1);
            start = end + 1;
          }
          return parts.length === 3 ? null : no(1155);
        }

        const isURLEnd = (character) => character === undefined || /[\/?#]/.test(character);

        const urlCharacter = (text, at, code) =>
          at >= text.length ? no(code, at) : /[\0- \x7f]/.test(text[at]) ? no(1078, at) : no(text[at] === '\\' ? 1079 : code, at);

        // A web address. The rules are the schemes, the ports or null, and whether a query and a fragment are accepted.
        function url(text, schemes, ports, query, fragment) {
          const error = readURL(text, schemes, ports, query, fragment);
          return error && error !== undecided ? urlError(error, text, schemes) : error;
        }

        function readURL(text, schemes, ports, query, fragment) {
          const length = text.search(/[^A-Za-z0-9+.-]/);
          const colon = length < 0 ? text.length : length;
          if (text[colon] !== ':') {
            const end = text.slice(colon).search(/[:\/?#]/);
            if (end >= 0 && text[colon + end] === ':') return urlCharacter(text, colon, 1061);
            return colon === text.length || text[colon] > ' ' && text[colon] !== '\\' ? no(1060, 0) : urlCharacter(text, colon, 1080);
          }
          if (!/^[A-Za-z]/.test(text)) return no(colon ? 1061 : 1060, 0);
          if (!schemes.includes(text.slice(0, colon).toLowerCase())) return no(1062, 0);
          if (!text.startsWith('//', colon + 1)) return urlCharacter(text, colon + 1, 1063);
          const start = colon + 3;
          const host = readHost(text, start);
          if (host.code) {
            const end = text.slice(start).search(/[@\/?#]/);
            return end >= 0 && text[start + end] === '@' ? no(1076, start) : host;
          }
          if (host === undecided) return undecided;
          const parts = readPath(text, host.end);
          if (parts.code) return parts;
          if (host.port !== undefined && host.port < host.end) {
            const number = +text.slice(host.port, host.end);
            if (number === 0) return no(1074, host.port);
            if (ports && !ports.includes(number)) return no(1075, host.port);
          }
          if (parts.query !== undefined && !query) return no(1086, parts.query);
          return parts.fragment !== undefined && !fragment ? no(1087, parts.fragment) : null;
        }

        function readHost(text, start) {
          let end;
          if (text[start] === '[') {
            const close = text.indexOf(']', start);
            if (close < 0) return no(1070, start);
            const error = ipv6(text, start + 1, close);
            if (error) return no(1070, error.at);
            end = close + 1;
          } else {
            const name = readName(text, start, true, true);
            if (name === undecided) return undecided;
            if (name.code) return isURLEnd(text[start]) || text[start] === ':' ? no(1063, start) : hostError(name, text);
            const [first, last] = name.last;
            if (/^(?:[0-9]+|0[Xx][0-9A-Fa-f]*)$/.test(text.slice(first, last)) && ipv4(text, start, name.end)) {
              return no(1069, start);
            }
            end = name.end;
          }
          let port;
          if (text[end] === ':') {
            port = end + 1;
            for (end = port; isDigit(text[end] ?? '');) end++;
            if (!isURLEnd(text[end])) return urlCharacter(text, end, 1074);
            if (+text.slice(port, end) > 65535) return no(1074, port);
          }
          return isURLEnd(text[end]) ? { end, port } : urlCharacter(text, end, 1064);
        }

        function hostError({ code, at }, text) {
          if (code === 1118 && (isURLEnd(text[at]) || text[at] === '.')) return no(1065, at);
          if (code === 1117 && text.charCodeAt(at) > 0x7f) return no(1072, at);
          const other = { 1119: 1066, 1120: 1067, 1121: 1068 }[code];
          return other ? no(other, at) : urlCharacter(text, at, 1064);
        }

        function readPath(text, start) {
          let query;
          let fragment;
          let at = start;
          for (const scalar of text.slice(start)) {
            if (scalar === '?') {
              if (fragment === undefined) query ??= at;
            } else if (scalar === '#' && fragment === undefined) {
              fragment = at;
            } else if (scalar === '%') {
              if (!/^[0-9A-Fa-f]{2}$/.test(text.slice(at + 1, at + 3))) return no(1077, at);
            } else if (scalar > '\x7f') {
              if (!isVisible(scalar)) return no(/[\p{Cc}\p{Z}]/u.test(scalar) ? 1078 : 1080, at);
            } else if (!/[!$&-;=@-Z_a-z~]/.test(scalar)) {
              return urlCharacter(text, at, 1080);
            }
            at += scalar.length;
          }
          const path = text.slice(start, query ?? fragment ?? text.length);
          return leavesRoot(path) ? no(1088, start) : { query, fragment };
        }

        // Whether ".." in a path leads above its beginning, also after decoding it up to four times.
        function leavesRoot(path) {
          if (path[0] !== '/') return false;
          if (climbs(path, /\//)) return true;
          let text = path;
          if (!/%(?:2[EeFf5]|5[Cc])/.test(path)) return false;
          const decode = (value) => value.replace(/%([0-9A-Fa-f]{2})/g, (_, code) => String.fromCharCode(parseInt(code, 16)));
          for (let i = 0; i < 4; i++) {
            const decoded = decode(text);
            if (decoded === text) return false;
            text = decoded;
            if (climbs(text, /\//) || climbs(text, /[\/\\]/)) return true;
          }
          return decode(text) !== text;
        }

        function climbs(path, separator) {
          let depth = 0;
          for (const part of path.split(separator)) {
            const dots = part.replace(/%2[Ee]/g, '.');
            if (dots === '..') depth--;
            else if (/[^.]/.test(dots) || dots.length > 2) depth++;
            if (depth < 0) return true;
          }
          return false;
        }

        function urlError(error, text, schemes) {
          const { code, at } = error;
          if (code === 1063) return no(code, at, text[at - 1] === '/' ? '' : 'slashes');
          if (code === 1065) return dotError(code, text, at, 'edge');
          if (code === 1064) return named(code, text, at);
          if (code === 1060) {
            const scheme = schemes.find((name) => text.slice(0, name.length + 1).toLowerCase() === name + '/');
            return no(code, at, scheme ?? '');
          }
          if (code !== 1078 && code !== 1080) return error;
          const colon = text.indexOf(':');
          const start = colon >= 0 && colon < at && text.startsWith('//', colon + 1) ? Math.min(colon + 3, at) : 0;
          if (/[ \[\]{}|^`]/.test(text[at] ?? '') && /[\/?#]/.test(text.slice(start, at))) return no(code, at, 'e' + text[at]);
          return named(code, text, at);
        }

        // The scheme and the host in lowercase letters.
        const urlNormal = (text) => text.replace(/^[^:]*:\/\/(?:\[|[^\/?#]*)/, (start) => start.toLowerCase());
        """#)
}
