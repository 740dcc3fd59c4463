// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

// The functions of a module in JavaScript. Each source consists of declarations with an empty line between them, and a
// module contains only the declarations that its rules need.

extension RuntimeSource {
    static let core = RuntimeSource(
        #"""
        // The answer about a text that only the server can decide about: show no error, and send the text.
        export const undecided = 'undecided';

        // A field's text, or null if it is missing.
        function textOf(value) {
          if (value != null && typeof value !== 'string') throw new TypeError('a field needs a text, or null');
          return value;
        }

        // An error: its code, its place in UTF-16 units, and what else its message depends on.
        const no = (code, at, tag = '', more) => ({ code, at, tag, ...more });

        // The length of a text in bytes of UTF-8.
        const size = (text) => new TextEncoder().encode(text).length;

        // The error for a text's size, or the strategy's own error.
        function verdict(limit, check, text) {
          if (text === '') return no(1004);
          return text.length > limit || size(text) > limit ? no(1005, undefined, '', { inconclusive: true }) : check(text);
        }

        const isDigit = (character) => character >= '0' && character <= '9';

        // The number that some digits stand for, or NaN if there are other characters or the text ends.
        function digits(text, start, length) {
          const part = text.slice(start, start + length);
          return part.length === length && !/[^0-9]/.test(part) ? +part : NaN;
        }

        // The character at a place if a message can name it: no letter or digit, and only part of a longer text.
        const nameable = (text, at) =>
          /^[ -\/:-@[-`{-~]$/.test(text[at] ?? '') && (text.length > 2 || size(text) > 2) ? text[at] : undefined;

        const named = (code, text, at, tag) => no(code, at, tag, { character: nameable(text, at) });

        // An error about a character. A message names the character only if the text without it is accepted, or rejected for
        // a typo; it's about the length if that is wrong.
        function removable(code, text, at, typos, again, tag = '') {
          const character = nameable(text, at);
          if (character === undefined) return no(code, at, tag);
          const rest = text.replaceAll(character, '');
          const error = rest === '' ? no(1004) : again(rest);
          if (!error || error === undecided || typos.includes(error.code)) return no(code, at, tag, { character });
          return error.length === undefined ? no(code, at, tag)
            : no(code, at, 'length', { length: error.length, accepted: error.accepted });
        }

        // A rule that accepts what each of the rules accepts.
        const all = (...rules) => (text) => {
          for (const rule of rules) {
            const error = rule(text);
            if (error) return error;
          }
          return null;
        };

        // A rule that accepts what one of the rules accepts.
        const any = (texts, ...rules) => (text) => {
          const error = either(rules, text);
          return error && error !== undecided ? instead(own(texts, text), error) : error;
        };

        // The errors of alternatives are combined in pairs of halves, as on the server.
        function either(rules, text) {
          if (rules.length === 1) return rules[0](text);
          const half = rules.length >> 1;
          const first = either(rules.slice(0, half), text);
          if (!first) return first;
          const second = either(rules.slice(half), text);
          if (!second) return second;
          return first === undecided || second === undecided ? undecided : instead(second, first);
        }

        // A rule that rejects what another rule accepts.
        const not = (texts, rule) => (text) => {
          const error = rule(text);
          if (!error) return own(texts, text);
          return error === undecided || error.inconclusive ? error : null;
        };

        // A rule for the texts that a condition accepts or, if `expected` is false, rejects.
        const when = (expected, condition, rule) => (text) => {
          const reason = condition(text);
          if (reason === undecided) return rule(text) ? undecided : null;
          return reason?.inconclusive || !reason === expected ? rule(text) : null;
        };

        // A rule with another error.
        const replaced = (texts, rule) => (text) => {
          const error = rule(text);
          return error && error !== undecided ? instead(own(texts, text), error) : error;
        };

        const optional = (rule) => (text) => text === '' ? null : inOptional(rule(text));

        // A rule for a text after a change.
        const changed = (change, texts, rule) => (text) =>
          size(text) > 65536 ? { ...own({ ...texts, code: 1005 }, text), inconclusive: true } : rule(change(text));

        const anything = () => null;

        const unknown = () => undecided;

        // A rule for a field that may be empty, or whose values may be missing in another way.
        const cell = (presence, missing, texts, rule) => (text) =>
          text == null || missing.includes(text) || text === '' && presence
            ? presence === 2 ? null : own({ ...texts, code: 1004 }, '')
            : presence === 2 ? inOptional(rule(text)) : rule(text);

        // Whether a text, which can be missing, has half of a pair of UTF-16 units, which UTF-8 can't encode.
        const isBroken = (text) => /\p{Cs}/u.test(text);

        // A text without the characters at both ends that conditions are true for.
        function trimmedBy(isStart, isEnd, text) {
          const scalars = [...text];
          let start = 0;
          let end = scalars.length;
          while (start < end && isStart(scalars[start])) start++;
          while (end > start && isEnd(scalars[end - 1])) end--;
          return scalars.slice(start, end).join('');
        }

        // Whether nobody can see a character.
        const isBlank = (character) =>
          /^[\p{Cc}\p{Cf}\p{Z}\p{DI}\u2800\ufffc\u{13441}\u{13442}\u{16fe4}\u{1d159}]$/u.test(character);

        // Whether a character belongs to the character before it.
        const isJoined = (character) => /^[\p{Grapheme_Extend}\p{Join_C}]$/u.test(character);

        const trimmed = (text) =>
          trimmedBy(isBlank, (character) => isBlank(character) && !isJoined(character), text);

        const collapsed = (text) => trimmed(text).split(/\p{White_Space}+/u).filter((part) => part).join(' ');

        // A text with ordinary characters instead of characters of other widths, without invisible characters.
        function folded(text) {
          const result = [];
          for (const scalar of text) {
            const last = result[result.length - 1] ?? '';
            const mark = { '\uff9e': '\u3099', '\uff9f': '\u309a' }[scalar];
            const voiced = mark && /^[\u30a6-\u30f2]$/.test(last) ? (last + mark).normalize() : '';
            if (voiced.length === 1) {
              result[result.length - 1] = voiced;
            } else if (!isBlank(scalar)) {
              result.push(fold(scalar));
            } else if (/\p{White_Space}/u.test(scalar)) {
              result.push(scalar < '\x80' ? scalar : ' ');
            } else if (isJoined(scalar) && last > '\x7f') {
              result.push(scalar);
            }
          }
          return result.join('');
        }

        function fold(scalar) {
          const code = scalar.codePointAt(0);
          if (code < 0x80) return scalar;
          if (/\p{Nd}/u.test(scalar)) return asciiDigit(code);
          if (code < 0xff01 || code > 0xffee || /\p{Cn}/u.test(scalar)) return scalar;
          if (code === 0xffe3) return '\xaf';
          if (code < 0xffa1 || code > 0xffdc) return scalar.normalize('NFKC');
          // Six Hangul vowels, and then a gap of two.
          const vowel = code - 0xffc2;
          return String.fromCharCode(vowel < 0 ? code - 0xffa1 + 0x3131 : 0x314f + (vowel >> 3) * 6 + vowel % 8);
        }

        // The ASCII digit for a digit of another script. Ten digits follow each other.
        function asciiDigit(code) {
          let zero = code;
          while (/\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero--;
          return String((code - zero) % 10);
        }

        // The error from a rule for normalizing, which ends if only the server can decide.
        function decided(rule, text) {
          const error = rule(text);
          if (error === undecided) throw undecided;
          return error;
        }

        const unknownNormal = () => {
          throw undecided;
        };

        // The normalized text, or undefined if only the server can decide.
        const normalizing = (normalize) => (text) => {
          try {
            return normalize(text);
          } catch (reason) {
            if (reason === undecided) return undefined;
            throw reason;
          }
        };

        // Normalizes with each rule of a composition, unless that changes the verdict or is not final.
        const eachNormal = (rule, ...normals) => (text) => {
          const apply = (value) => normals.reduce((result, normal) => normal(result), value);
          const normal = apply(text);
          if (normal === text || apply(normal) !== normal) return text;
          return decided(rule, text)?.code === decided(rule, normal)?.code ? normal : text;
        };

        // Normalizes with the first alternative that accepts the text, and with earlier alternatives that accept the result.
        const firstNormal = (...pairs) => (text) => {
          for (let last = pairs.length; ;) {
            const index = pairs.findIndex(([rule]) => !decided(rule, text));
            if (index < 0 || index >= last) return text;
            text = pairs[index][1](text);
            last = index;
          }
        };

        const whenNormal = (expected, condition, normalize) => (text) => {
          const applies = (value) => {
            const reason = decided(condition, value);
            return reason?.inconclusive || !reason === expected;
          };
          if (!applies(text)) return text;
          const normal = normalize(text);
          return applies(normal) ? normal : text;
        };

        const optionalNormal = (normalize) => (text) => normalize(text) || text;

        const changedNormal = (change, normalize) => (text) => {
          if (size(text) > 65536) return text;
          const result = change(text);
          const normal = normalize(result);
          return change(normal) === normal ? normal : result;
        };

        const cellNormal = (missing, normalize) => (text) => {
          if (text == null || text === '' || missing.includes(text)) return text;
          const normal = normalize(text);
          return normal === '' || missing.includes(normal) ? text : normal;
        };

        // How far a text is: 'accepted', 'incomplete', 'impossible', or undecided. `rest` answers for a rejected text.
        const leafProgress = (rule, limit, rest) => (text) => {
          const error = rule(text);
          if (!error) return 'accepted';
          if (error === undecided) return undecided;
          if (text === '') return 'incomplete';
          if (error.inconclusive) return 'impossible';
          return size(text) < limit ? rest(text, error) : 'impossible';
        };

        const withProgress = (field, progress) =>
          ({ ...field, progress: (text) => isBroken(text) ? undecided : progress(text) });

        const whole = (rule) => (text) => rule(text) === null ? 'accepted' : undecided;

        // The first of some answers that a part has, or another answer.
        const worst = (order, last) => (...parts) => (text) => {
          const answers = parts.map((part) => part(text));
          return order.find((answer) => answers.includes(answer)) ?? last;
        };

        const allProgress = worst(['impossible', undecided, 'incomplete'], 'accepted');

        const anyProgress = worst(['accepted', undecided, 'incomplete'], 'impossible');

        const optionalProgress = (progress) => (text) => text === '' ? 'accepted' : progress(text);

        const changedProgress = (change, progress) => (text) => size(text) > 65536 ? 'impossible' : progress(change(text));

        // Normalizes the texts that a rule accepts.
        const acceptedNormal = (rule, change) => (text) => decided(rule, text) ? text : change(text);
        """#)

    /// The functions for errors, without messages.
    static let withoutMessages = RuntimeSource(
        #"""
        // A rule for texts of at most a number of bytes.
        const checked = (limit, check) => (text) => {
          const error = verdict(limit, check, text);
          return error && error !== undecided ? { ...error, text } : error;
        };

        // A rule that checks the size by itself.
        const measured = (check) => (text) => {
          const error = check(text);
          return error && { ...error, text };
        };

        // The error of a composition or a field.
        const own = ({ code }, text) => ({ code, text });

        // What only messages depend on.
        const nameable = () => undefined;

        const named = (code, text, at) => no(code, at);

        const removable = (code, text, at) => no(code, at);

        const inOptional = (error) => error;

        const dotError = named;

        const localError = (error) => error;

        const ipAddressError = (error) => error;

        const decimalError = (error) => error;

        const urlError = (error) => error;

        const expiryExample = () => undefined;

        const cardLengthError = () => no(1041);

        const similarCode = () => undefined;

        const nameEnding = () => undefined;

        const sameWord = () => undefined;

        const hasOtherCase = () => false;

        const similarLanguage = () => undefined;

        const instead = (error, other) => other.inconclusive ? { ...error, inconclusive: true } : error;

        // The answer that a program gets.
        const report = (error) => error && error !== undecided
          ? { code: error.code, position: error.at === undefined ? undefined : size(error.text.slice(0, error.at)), offset: error.at }
          : error;

        const field = (label, hints, rule, normalize) => ({
          label,
          // A value that isn't a text has no such function, which is a TypeError.
          validate: (text) => isBroken(text?.trimEnd()) ? undecided : report(rule(text)),
          normalize: normalize ? normalizing(normalize) : (text) => text,
        });
        """#)

    /// The functions for errors with messages.
    static let withMessages = RuntimeSource(
        #"""
        // A rule for texts of at most a number of bytes.
        const checked = (limit, check, texts) => (text) => {
          const error = verdict(limit, check, text);
          if (!error || error === undecided) return error;
          const unusual = text && !error.inconclusive
            ? cause(text, error, (other) => verdict(limit, check, other)) : undefined;
          return unusual === undecided ? undecided : { ...error, texts, text, unusual };
        };

        // A rule that checks the size by itself.
        const measured = (check, texts) => (text) => {
          const error = check(text);
          return error && { ...error, texts, text };
        };

        // The error of a composition or a field.
        const own = (texts, text) => ({ code: texts.code, tag: '', texts, text });

        // An error in place of another error, whose message was about unusual characters.
        const instead = (error, other) => ({
          ...error,
          inconclusive: error.inconclusive || other.inconclusive,
          unusual: error.unusual ?? (error.inconclusive || error.texts.fixed ? undefined : other.unusual),
        });

        // An error of a rule for a text that can be empty, which doesn't advise to enter a value.
        const inOptional = (error) => error?.unusual === 3 ? { ...error, unusual: 4 } : error;

        const isSpace = (character) => /^[\t-\r ]$/.test(character);

        // Whether a text has anything other than visible ASCII characters and spaces inside it.
        const isStrange = (text) => /[^ -~]|^ | $/.test(text);

        // The kind of unusual characters that caused an error: 0 hidden, 1 in another form, 2 spaces outside, 3 no others, 4 no
        // others in a text that can be empty, 5 a dash.
        function cause(text, error, again) {
          if (!isStrange(text)) return undefined;
          const inner = trimmedBy(isSpace, isSpace, text);
          const isPadded = inner !== '' && inner !== text && !isStrange(inner);
          const plain = isPadded ? { text: inner, unusual: 2 } : plainText(text, inner);
          if (plain) {
            if (plain.text === '') return plain.unusual;
            const other = again(plain.text);
            if (other === undecided) return undecided;
            if (other?.code !== error.code) return plain.unusual;
            if (plain.joined !== undefined) {
              const joined = again(plain.joined);
              if (joined === undecided) return undecided;
              if (!joined) return plain.unusual;
            }
          } else {
            return undefined;
          }
          return hiddenAt(text, error.at);
        }

        // The kind of the invisible character at a place.
        function hiddenAt(text, at) {
          if (at === undefined || at >= text.length) return undefined;
          const character = String.fromCodePoint(text.codePointAt(at));
          if (isSpace(character) && (/^[\t-\r ]*$/.test(text.slice(0, at)) || /^[\t-\r ]*$/.test(text.slice(at)))) return 2;
          return isBlank(character) && character !== ' ' ? 0 : undefined;
        }

        // A text with ordinary characters instead of unusual characters, or undefined if there are none.
        function plainText(text, inner) {
          let hidden = false;
          let dash = false;
          let forms = false;
          let spaced = '';
          let joined = '';
          for (const scalar of inner) {
            let visible = scalar;
            const form = ordinary(scalar);
            if (scalar !== ' ' && isBlank(scalar)) {
              if (!isJoined(scalar) || /^$|[\0-\x7f]$/.test(spaced.slice(-1))) {
                hidden = true;
                if (/\p{White_Space}/u.test(scalar)) spaced += ' ';
                continue;
              }
            } else if (form) {
              visible = form;
              forms = true;
            } else if (/[\u2010-\u2015\u2212\ufe58\ufe63]/.test(scalar)) {
              visible = '-';
              dash = true;
            }
            spaced += visible;
            joined += visible;
          }
          const latin = withLatinLetters(spaced);
          if (latin !== spaced && /^[\0-\x7f]*$/.test(latin)) {
            hidden = true;
            spaced = latin;
            joined = withLatinLetters(joined);
          }
          const plain = trimmedBy(isSpace, isSpace, spaced);
          const unusual = plain === '' ? 3 : hidden ? 0 : dash ? 5 : forms ? 1 : inner === text ? undefined : 2;
          return unusual === undefined ? undefined : {
            text: plain,
            joined: spaced.length === joined.length ? undefined : trimmedBy(isSpace, isSpace, joined),
            unusual,
          };
        }

        // The text with Latin letters instead of Greek and Cyrillic letters that look like them.
        const withLatinLetters = (text) => text.replace(/[\u0391-\u0458]/g, (letter) =>
          'ABEZHIKMNOPTYXoABESIJKMHOPCTYXaeopcyxsij'['ΑΒΕΖΗΙΚΜΝΟΡΤΥΧοАВЕЅІЈКМНОРСТУХаеорсухѕіј'.indexOf(letter)] ?? letter);

        // The ASCII character that a full-width character, or a digit of another script, stands for.
        function ordinary(scalar) {
          const code = scalar.codePointAt(0);
          if (code < 0x80) return undefined;
          if (code >= 0xff01 && code <= 0xff5e) return String.fromCharCode(code - 0xfee0);
          if (code === 0x3002 || code === 0xff61) return '.';
          return /\p{Nd}/u.test(scalar) ? asciiDigit(code) : undefined;
        }

        // A whole number with signs between groups of three digits.
        function grouped(number, language) {
          const text = String(number);
          const [sign, width] = signs[language];
          if (text.length < 5) return text;
          const rest = text.slice(0, -3).replace(new RegExp(`\\B(?=(?:\\d{${width}})+$)`, 'g'), sign);
          return rest + sign + text.slice(-3);
        }

        // An error's message: the text for its code, with the label and the values that are known now.
        function message(error, label, language) {
          const { texts } = error;
          const key = error.code + error.tag;
          const word = words[language][error.character];
          const keys = error.character === undefined ? [key] : [key + error.character, key + (word ? 'w' : 'c'), key];
          const full = keys.find((name) => texts[name] !== undefined);
          const keeps = error.unusual === undefined || error.unusual === 2 && texts.keep?.includes(full);
          let template = sentences[language][keeps ? texts[full] : texts.unusual[error.unusual]];
          if (typeof template === 'object') template = template[plural(error, language)] ?? template.other;
          return template?.replace(/\{(\w+)\}/g, (placeholder, name) => {
            const value = name === 'label' ? label : name === 'characters' ? word
              : name === 'position' ? error.at && size(error.text.slice(0, error.at)) : error[name];
            return typeof value === 'number' ? grouped(value, language) : value ?? placeholder;
          });
        }

        const plural = (error, language) => new Intl.PluralRules(language).select(error.maximum);

        // The language for a tag: the same language, the language without its region, or else the first language.
        function languageOf(tag) {
          const name = String(tag).toLowerCase();
          const find = (wanted) => languages.find((language) => language.toLowerCase() === wanted);
          return find(name) ?? find(name.split('-')[0]) ?? languages[0];
        }

        // The answer that a program gets.
        function report(error, label, language) {
          if (!error || error === undecided) return error;
          const text = message(error, label, languageOf(language));
          if (text === undefined) return undecided;
          const position = error.at === undefined ? undefined : size(error.text.slice(0, error.at));
          return { code: error.code, name: error.texts.name ?? names[error.code], message: text, position, offset: error.at };
        }

        const field = (label, hints, rule, normalize) => ({
          label,
          hint: (language) => hints[languageOf(language)],
          validate: (text, language) =>
            isBroken(textOf(text)) ? undecided : report(rule(text), label, language),
          normalize: normalize ? normalizing(normalize) : (text) => text,
        });
        """#)
}
