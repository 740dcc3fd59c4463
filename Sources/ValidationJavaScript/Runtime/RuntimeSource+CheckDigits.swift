// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

extension RuntimeSource {
    /// The functions for check digits, and for the dates in numbers.
    ///
    /// A number consists of digits, capital letters, and signs, without separators. Each function says whether a number is
    /// correct.
    static let checkDigits = RuntimeSource(
        #"""
        const decimalDigits = '0123456789';

        const capitalLetters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

        const digitsAndLetters = decimalDigits + capitalLetters;

        // The value of a digit, of a letter (A is 10), or of a symbol, or -1 for another character.
        const characterValue = (character) => (digitsAndLetters + '*@#&+').indexOf(character === '-' ? '+' : character);

        // A text without separators, in capital letters.
        const withoutSeparators = (text) =>
          text.replace(/[ .\/-]/g, '').replace(/[a-z]/g, (letter) => letter.toUpperCase());

        // ISO 7064, pure systems. `extra` can stand only at the end. The first characters can be moved to the end.
        function hasPureCheck(number, modulus, radix, alphabet, extra = '', moved = 0) {
          if (number.length <= moved) return false;
          const characters = number.slice(moved) + number.slice(0, moved);
          let remainder = 0;
          for (let i = 0; i < characters.length; i++) {
            const isLast = i === characters.length - 1;
            const value = (isLast ? alphabet + extra : alphabet).indexOf(characters[i]);
            if (value < 0) return false;
            // A letter among decimal digits is a number of two digits.
            remainder = (remainder * (radix === 10 && value > 9 ? 100 : radix) + value) % modulus;
          }
          return remainder === 1;
        }

        // ISO 7064, hybrid systems.
        function hasHybridCheck(number, alphabet) {
          const radix = alphabet.length;
          let product = radix;
          let sum = 0;
          for (const character of number) {
            const value = alphabet.indexOf(character);
            if (value < 0) return false;
            sum = (product + value) % radix;
            product = (sum || radix) * 2 % (radix + 1);
          }
          return number.length > 1 && sum === 1;
        }

        const hasLuhnDigit = (number) => /^[0-9]{2,}$/.test(number) && isLuhn(number);

        // As ISO 6166 calculates: a letter is a number of two digits.
        const hasLuhnCharacter = (number) =>
          /^[0-9A-Z]{2,}$/.test(number) && isLuhn(number.replace(/[A-Z]/g, characterValue));

        // Verhoeff's system of 1969. The product is that of the dihedral group of order 10.
        function hasVerhoeffDigit(number) {
          if (!/^[0-9]{2,}$/.test(number)) return false;
          const multiply = (one, two) => one < 5
            ? two < 5 ? (one + two) % 5 : (one + two) % 5 + 5
            : two < 5 ? (one + 5 - two) % 5 + 5 : (one + 5 - two) % 5;
          let check = 0;
          for (let place = 0; place < number.length; place++) {
            let digit = +number[number.length - 1 - place];
            for (let i = 0; i < place % 8; i++) digit = +'1576283094'[digit];
            check = multiply(check, digit);
          }
          return check === 0;
        }

        // Damm's system of 2004. Each row of the table has the next row for each digit.
        function hasDammDigit(number) {
          if (!/^[0-9]{2,}$/.test(number)) return false;
          const rows = [
            '0317598642', '7092154863', '4206871359', '1750983426', '6123045978', '3674209581', '5869720134', '8945362017',
            '9438617205', '2581436790',
          ];
          let row = 0;
          for (const digit of number) row = +rows[row][digit];
          return row === 0;
        }

        // The sum of the characters' values, each multiplied by a weight. `table` has the check character for each remainder,
        // or a question mark for a remainder for which there is another rule or no number. Without a table, the remainder
        // must be 0.
        function hasWeightedSum(number, weights, modulus, table, options = {}) {
          const { plus = 0, values = characterValue, addsDigits, fromRight, checkAt, otherwise } = options;
          const length = table && checkAt === undefined ? number.length - 1 : number.length;
          if (length < 1 || !fromRight && length !== weights.length) return false;
          let sum = plus;
          for (let i = 0; i < length; i++) {
            const value = values(number[i]);
            if (!(value >= 0)) return false;
            const product = value * weights[fromRight ? (length - 1 - i) % weights.length : i];
            sum += addsDigits ? Math.trunc(product / 10) + product % 10 : product;
          }
          const remainder = (sum % modulus + modulus) % modulus;
          if (!table) return remainder === 0;
          if (table[remainder] === '?') return otherwise ? otherwise(number) : false;
          return table[remainder] === number[checkAt ?? length];
        }

        // The values of ISO 6346: the multiples of 11 are left out.
        const containerValue = (character) => {
          const value = digitsAndLetters.indexOf(character);
          return value > 9 ? value + Math.floor((value - 1) / 10) : value;
        };

        // The values of 49 CFR 565.15.
        const vehicleValue = (character) => {
          const value = digitsAndLetters.indexOf(character);
          return value > 9 ? decimalDigits.indexOf('12345678-12345-7-923456789'[value - 10]) : value;
        };

        // The ASCII code less 48, as in Brazil.
        const codeValue = (character) => digitsAndLetters.includes(character) ? character.charCodeAt(0) - 48 : -1;

        // The values for French account numbers: from 1 to 9, from 1 to 9 again, and from 2 to 9 for S to Z.
        const accountValue = (character) => {
          const value = digitsAndLetters.indexOf(character);
          return value > 9 ? +'12345678912345678923456789'[value - 10] : value;
        };

        // Mexico's values, with & between N and O. Ñ is written as #.
        const mexicanValue = (valueOfEnye) => (character) =>
          character === '#' ? valueOfEnye : '0123456789ABCDEFGHIJKLMN&OPQRSTUVWXYZ'.indexOf(character);

        // Italy's and Cyprus's letter. Characters at odd places have other values, which are the places in the first text.
        function hasOddPlacesLetter(number) {
          let sum = 0;
          for (let i = 0; i < number.length - 1; i++) {
            const value = digitsAndLetters.indexOf(number[i]);
            if (value < 0) return false;
            const place = value > 9 ? value - 10 : value;
            sum += i % 2 ? place : capitalLetters.indexOf('BAFHJNPRTVCESULDGIMOQKWZYX'[place]);
          }
          return number.length > 1 && number[number.length - 1] === capitalLetters[sum % 26];
        }

        // The letters in the key of a French VAT number.
        function hasFrenchKey(number) {
          const [first, second] = [...number].map((character) => '0123456789ABCDEFGHJKLMNPQRSTUVWXYZ'.indexOf(character));
          if (!/^..[0-9]{9}$/.test(number) || first < 0 || second < 0) return false;
          const key = first < 10 ? first * 24 + second - 10 : first * 34 + second - 100;
          return key >= 0 && (+number.slice(2) + 1 + Math.floor(key / 11)) % 11 === key % 11;
        }

        const differsReversed = (number) => number !== [...number].reverse().join('');

        // Whether exactly one of the first ten digits occurs twice or three times.
        function hasOneRepeatedDigit(number) {
          const counts = [...decimalDigits].map((digit) => number.slice(0, 10).split(digit).length - 1);
          return counts.filter((count) => count > 1).length === 1 && !counts.some((count) => count > 3);
        }

        // Whether a part of a number is correct.
        const partIs = (number, start, rule, end = number.length) =>
          start <= end && end <= number.length && rule(number.slice(start, end));

        // Whether a number meets the rule for its length.
        const lengthIs = (number, rules) => rules[number.length]?.(number) ?? false;

        // Whether a number meets the rule of the first list that has the text at a place.
        const beginningIs = (number, at, choices) =>
          choices.find(([texts]) => texts.some((part) => number.startsWith(part, at)))?.[1](number) ?? false;

        const dayExists = (year, month, day) =>
          year >= 0 && month >= 1 && month <= 12 && day >= 1 && day <= daysIn(year, month);

        // Three numbers of two digits, which are NaN if other characters are there.
        const dateNumbers = (number, at) => [digits(number, at, 2), digits(number, at + 2, 2), digits(number, at + 4, 2)];

        // The year 00 was a leap year only in 2000, so a day that exists in no other century exists there.
        const dayExistsInSomeCentury = (year, month, day) => dayExists(2000 + year, month, day);

        // `yyMMdd` from a place on, of any century.
        const hasDateAt = (number, at) => dayExistsInSomeCentury(...dateNumbers(number, at));

        // `ddMMyy` at the beginning, of any century.
        const hasDayFirst = (number) => dayExistsInSomeCentury(...dateNumbers(number, 0).reverse());

        // `yyyyMMdd` from a place on.
        const hasLongDateAt = (number, at) =>
          dayExists(digits(number, at, 4), digits(number, at + 4, 2), digits(number, at + 6, 2));

        // Poland: 20, 40, 60, or 80 is added to the month in the years from 2000, 2100, 2200, or 1800.
        const hasPeselDate = (number) => {
          const [year, month, day] = dateNumbers(number, 0);
          return dayExists((month >= 80 ? 1800 : 1900 + Math.floor(month / 20) * 100) + year, month % 20, day);
        };

        // Bulgaria: 20 or 40 is added to the month in the years from 1800 or 2000.
        const hasEgnDate = (number) => {
          const [year, month, day] = dateNumbers(number, 0);
          const [century, more] = month > 40 ? [2000, 40] : month > 20 ? [1800, 20] : [1900, 0];
          return dayExists(century + year, month - more, day);
        };

        // Romania: the first digit shows the century, unless it is from 7 to 9.
        const hasCnpDate = (number) => {
          const [year, month, day] = dateNumbers(number, 1);
          const century = { 1: 1900, 2: 1900, 3: 1800, 4: 1800 }[number[0]] ?? 2000;
          return isDigit(number[0] ?? '') && dayExists(century + year, month, day);
        };

        // Estonia and Lithuania: the digits from 1 to 8 are for the centuries from 1800 to 2100; with a 9, there is no date.
        const hasIsikukoodDate = (number) => {
          const century = digits(number, 0, 1);
          const [year, month, day] = dateNumbers(number, 1);
          return century === 9 || century > 0 && dayExists(1800 + Math.floor((century - 1) / 2) * 100 + year, month, day);
        };

        // Norway: D-numbers add 40 to the day, and H-numbers add 40 to the month.
        const hasNorwegianDate = (number) => {
          const [day, month, year] = dateNumbers(number, 0);
          const individual = digits(number, 6, 3);
          const century = individual < 500 ? 1900 : individual < 750 && year >= 54 ? 1800 : year < 40 ? 2000
            : individual >= 900 ? 1900 : NaN;
          return individual >= 0 && dayExists(century + year, month > 40 ? month - 40 : month, day > 40 ? day - 40 : day);
        };

        // Denmark: the seventh digit shows the century.
        const hasCprDate = (number) => {
          const [day, month, year] = dateNumbers(number, 0);
          const digit = digits(number, 6, 1);
          const century = digit < 4 ? 1900 : digit === 4 || digit === 9 ? year >= 37 ? 1900 : 2000 : year >= 58 ? 1800 : 2000;
          return digit >= 0 && dayExists(century + year, month, day);
        };

        // Finland: the seventh character is a sign for the century.
        const hasHetuDate = (number) => {
          const [day, month, year] = dateNumbers(number, 0);
          const sign = number[6] ?? '';
          const century = sign === '+' ? 1800 : /[-U-Y]/.test(sign) ? 1900 : /[A-F]/.test(sign) ? 2000 : NaN;
          return dayExists(century + year, month, day);
        };

        // Iceland: the last digit shows the century; companies add 40 to the day.
        const hasKennitalaDate = (number) => {
          const [day, month, year] = dateNumbers(number, 0);
          const century = { 0: 2000, 8: 1800, 9: 1900 }[number[9]];
          return dayExists(century + year, month, day > 40 ? day - 40 : day);
        };

        // Czechia and Slovakia: 50, 20, or 70 is added to the month; nine digits until 1953.
        const hasRodneCisloDate = (number) => {
          const [year, month, day] = dateNumbers(number, 0);
          const isShort = number.length === 9;
          const century = isShort ? year >= 80 ? 1800 : 1900 : year < 54 ? 2000 : 1900;
          return !(isShort && year > 53 && year < 80) && dayExists(century + year, month % 50 % 20, day);
        };

        // Serbia: `ddMM`, and the last three digits of the year.
        const hasJmbgDate = (number) => {
          const [day, month] = dateNumbers(number, 0);
          const year = digits(number, 4, 3);
          return dayExists(year < 800 ? 2000 + year : 1000 + year, month, day);
        };

        // Mexico: the next to last character is a digit until 1999, and a letter from 2000 on.
        const hasCurpDate = (number) => {
          const [year, month, day] = dateNumbers(number, 4);
          return number.length > 16 && dayExists((isDigit(number[16]) ? 1900 : 2000) + year, month, day);
        };

        // Mexico: the date is before the last three characters.
        const hasRfcDate = (number) => number.length > 9 && hasDateAt(number, number.length - 9);

        // Latvia: the seventh digit is for the century from 1800 on; numbers that begin with 32 have no date.
        const hasLatvianDate = (number) => {
          const [day, month, year] = dateNumbers(number, 0);
          return number.startsWith('32') || dayExists(1800 + digits(number, 6, 1) * 100 + year, month, day);
        };

        // Sweden: the year can have four digits; a coordination number adds 60 to the day.
        const hasSwedishDate = (number) => {
          const start = number.length - 10;
          const [year, month, day] = dateNumbers(number, start);
          const realDay = day > 60 ? day - 60 : day;
          return start === 0 ? dayExistsInSomeCentury(year, month, realDay)
            : start === 2 && dayExists(digits(number, 0, 2) * 100 + year, month, realDay);
        };

        // Italy: a letter for the month; women add 40 to the day; letters can replace digits.
        const hasItalianDate = (number) => {
          const plain = number.replace(/[LMNP-V]/g, (letter) => 'LMNPQRSTUV'.indexOf(letter));
          const day = digits(plain, 9, 2);
          const month = 1 + [...'ABCDEHLMPRST'].filter((letter) => letter < number[8]).length;
          return number.length > 10 && dayExistsInSomeCentury(digits(plain, 6, 2), month, day > 40 ? day - 40 : day);
        };

        // A pattern whose texts have check digits. `isOpen` says whether the pattern also matches longer texts.
        function checkedPattern(text, table, example, hasBeginning, tags, isCorrect) {
          const error = patternLike(text, table, example, hasBeginning, tags);
          if (error || size(text) <= 128 && isCorrect(withoutSeparators(text))) return error;
          const [, state] = mismatch(text, table);
          return no(1260, undefined, '', { isOpen: table.rows[state - 1].some((next) => next) });
        }

        // The characters that a sign in the form of a national identification number stands for; other signs are separators.
        const formCharacters = {
          0: /[0-9]/, A: /[A-Za-z]/, X: /[0-9A-Za-z]/, '&': /[A-Za-z&Ññ]/, '~': /[-+A-Fa-fU-Yu-y]/,
          ' ': /[ \u00a0\u2009\u202f]/, '+': /[-+]/, '-': /-/, '.': /\./, '/': /\//,
        };

        // The characters of a number in a form, without separators and in capital letters, or the place of the first mistake.
        function readForm(text, form) {
          let at = 0;
          let number = '';
          for (const sign of form) {
            const isSeparator = !/[0AX&~]/.test(sign);
            if (at >= text.length) return isSeparator ? { number } : { at };
            const fits = formCharacters[sign].test(text[at]);
            if (isSeparator) {
              // A separator comes between characters.
              if (fits && at > 0 && at + 1 < text.length) at++;
              continue;
            }
            if (!fits) return { at };
            number += text[at++];
          }
          return at < text.length ? { at } : { number: number.toUpperCase().replace(/Ñ/g, '#') };
        }

        // A national identification number in one of its forms, each with a different number of characters.
        function nationalID(text, forms, issued, hasDate, isCorrect, advises = true) {
          const wrongCharacter = (at) => advises
            ? removable(1261, text, at, [1265, 1263], (rest) => nationalID(rest, forms, issued, hasDate, isCorrect, false))
            : no(1261, at);
          const signs = forms.join('');
          const counted = signs.includes('~') ? /[^-+0-9A-Za-z]/g : signs.includes('&') ? /[^0-9A-Za-z&Ññ]/g : /[^0-9A-Za-z]/g;
          const { length } = text.replace(counted, '');
          const form = forms.find((one) => one.replace(/[^0AX&~]/g, '').length === length);
          if (!form) {
            const sets = [...signs].map((sign) => formCharacters[sign]);
            const wrong = text.split('').findIndex((character) => !sets.some((set) => set.test(character)));
            return wrong < 0 ? no(1262, undefined, '', { length }) : wrongCharacter(wrong);
          }
          const { number, at } = readForm(text, form);
          if (at !== undefined) return wrongCharacter(at);
          if (issued && !issued.test(number)) return no(1263);
          if (hasDate && !hasDate(number)) return no(1264);
          return isCorrect(number) ? null : no(1265);
        }
        """#)
}
