// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

extension RuntimeSource {
    /// The functions for numbers with separators between their digits and with units.
    static let numberStyles = RuntimeSource(
        #"""
        const groupSigns = { comma: /,/, indian: /,/, point: /\./, space: /[ \u00a0\u2009\u202f]/, apostrophe: /['\u2019]/ };

        // A number with separators and units. The rule is for the number without them. `units` is a list, or 'any'.
        function styledNumber(text, grouping, units, code, rule) {
          const { plain, offsets, misplaced, isPoint } = readStyle(text, grouping, units);
          if (misplaced !== undefined) return no(code, misplaced, isPoint ? 'point' : '');
          const error = rule(plain);
          if (!error || error.at === undefined) return error;
          const at = offsets[error.at];
          // After a unit, the number doesn't begin the text.
          const tag = at > 0 && error.tag === 'start' ? '' : at > 0 && error.tag === 'half' ? 'later' : error.tag;
          return { ...error, at, tag };
        }

        // A number without its separators and units, with the place of each character, or the place of a wrong separator.
        function readStyle(text, grouping, units) {
          let start = 0;
          let end = text.length;
          let plain = '';
          const offsets = [];
          const take = (at) => {
            plain += text[at];
            offsets.push(at);
          };
          const takeSign = () => {
            if (plain === '' && /^[-+]$/.test(text[start] ?? '')) take(start++);
          };
          takeSign();
          const before = unitBefore(text.slice(start), units);
          start += before;
          takeSign();
          // A listed unit is there once.
          if (!before || units === 'any') end -= unitAfter(text.slice(start, end), units);
          let at = start;
          const groups = [start];
          for (; at < end; at++) {
            if (isDigit(text[at])) take(at);
            else if (at > start && at + 1 < end && groupSigns[grouping]?.test(text[at]) && isDigit(text[at + 1])) groups.push(at + 1);
            else break;
          }
          const misplaced = misplacedSign(text, groups, at, grouping === 'indian' ? 2 : 3);
          const isPoint = groups.length === 2 && at === end && at - groups[1] !== 3 && /^[.,]$/.test(text[misplaced]);
          for (; at < end; at++) take(at);
          return { plain, offsets: [...offsets, end], misplaced, isPoint };
        }

        // The place of the first separator that is in a wrong place, or undefined.
        function misplacedSign(text, groups, end, width) {
          if (groups.length < 2) return undefined;
          if (groups[1] - 1 - groups[0] > width || text[groups[0]] === '0') return groups[1] - 1;
          const wrong = groups.findIndex((group, index) => index > 0
            && (index === groups.length - 1 ? end - group !== 3 : groups[index + 1] - 1 - group !== width));
          return wrong < 0 ? undefined : groups[wrong] - 1;
        }

        const isGroupSpace = (character) => /^[ \u00a0\u2009\u202f]$/.test(character ?? '');

        // The length of a unit at the beginning, with a space.
        function unitBefore(text, units) {
          if (units === 'any') {
            const unit = text.slice(0, Math.max(0, text.search(/[-+0-9]/)));
            const hasSpace = isGroupSpace(unit[unit.length - 1]);
            return isUnit(hasSpace ? unit.slice(0, -1) : unit, hasSpace ? '' : unit.slice(-1)) ? unit.length : 0;
          }
          const length = Math.max(0, ...units.filter((unit) => text.startsWith(unit)).map((unit) => unit.length));
          return length && isGroupSpace(text[length]) ? length + 1 : length;
        }

        // The length of a unit at the end, with a space.
        function unitAfter(text, units) {
          if (units === 'any') {
            const digit = Math.max(...[...decimalDigits].map((one) => text.lastIndexOf(one)));
            const unit = digit < 0 ? '' : text.slice(digit + 1);
            const hasSpace = isGroupSpace(unit[0]);
            return isUnit(hasSpace ? unit.slice(1) : unit, hasSpace ? '' : unit.slice(0, 1)) ? unit.length : 0;
          }
          const length = Math.max(0, ...units.filter((unit) => text.endsWith(unit)).map((unit) => unit.length));
          return length && isGroupSpace(text[text.length - length - 1]) ? length + 1 : length;
        }

        // Whether a text is a unit of any kind. Next to the number, it has no separator.
        function isUnit(text, neighbor) {
          const scalars = [...text];
          return scalars.length > 0 && isVisible(scalars[0]) && isVisible(scalars[scalars.length - 1])
            && !/^[.,']$/.test(neighbor) && !/[-+()\u2019\u2212]/.test(text)
            && scalars.every((scalar) => (isVisible(scalar) || scalar === ' ') && !isDigit(scalar));
        }
        """#)
}
