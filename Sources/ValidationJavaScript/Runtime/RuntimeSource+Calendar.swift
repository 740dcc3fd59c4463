// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

extension RuntimeSource {
    /// The functions for dates and times in a format, and for limits that depend on today.
    static let calendar = RuntimeSource(
        #"""
        // The parts of a text in a format, each with its number and its place; or the place where the text doesn't have the
        // format. A format consists of texts, and of parts with their numbers of digits, where 1 means one or two.
        function readParts(text, format, firstYear) {
          const parts = {};
          let at = 0;
          for (const piece of format) {
            if (typeof piece === 'string') {
              for (let i = 0; i < piece.length; i++, at++) {
                if (text[at] === piece[i]) continue;
                // Two characters of other scripts can have the same first bytes.
                return text[at] > '\x7f' && piece[i] > '\x7f' ? undecided : { misfit: at };
              }
              continue;
            }
            const [name, least] = piece;
            if (name === 'halfDay') {
              const half = ['am', 'pm'].indexOf(text.slice(at, at + 2).toLowerCase());
              if (half < 0) return { misfit: at };
              parts.halfDay = half;
              at += 2;
              continue;
            }
            const width = least > 1 ? least : isDigit(text[at + 1] ?? '') ? 2 : 1;
            const value = digits(text, at, width);
            if (!(value >= 0)) return { misfit: at + text.slice(at, at + width).search(/[^0-9]|$/) };
            parts[name] = { at, value: name === 'year' && least === 2 ? fullYear(value, firstYear) : value };
            at += width;
          }
          if (at < text.length) return { misfit: at };
          const hour = parts.halfDayHour;
          if (hour && (hour.value < 1 || hour.value > 12)) return { misfit: hour.at };
          if (hour) parts.hour = { at: hour.at, value: hour.value % 12 + 12 * parts.halfDay };
          return parts;
        }

        // The year that two digits stand for among the 100 years from the first year on.
        function fullYear(value, firstYear) {
          const year = firstYear - firstYear % 100 + value;
          return year < firstYear ? year + 100 : year;
        }

        // The error for the date and the time in a text in a format, with the code for a text without the format.
        function formatted(text, format, code, firstYear, check = anything) {
          const parts = readParts(text, format, firstYear);
          if (parts === undecided) return undecided;
          if (parts.misfit !== undefined) return no(code, parts.misfit);
          return dayError(parts) ?? hourError(parts) ?? check(isoDate(parts));
        }

        function dayError({ year, month, day }) {
          if (!year) return null;
          const isSwapped = month.value > 12 && month.value < 32 && day.value > 0 && day.value < 13;
          if (month.value < 1 || month.value > 12) return no(1183, month.at, isSwapped ? 'order' : '');
          const maximum = daysIn(year.value, month.value);
          return day.value < 1 || day.value > maximum ? no(1184, day.at, '', { maximum }) : null;
        }

        function hourError({ hour, minute, second }) {
          if (hour?.value > 23) return no(1186, hour.at);
          if (minute?.value > 59) return no(1187, minute.at);
          return second?.value > 59 ? no(1188, second.at) : null;
        }

        const isoDate = ({ year, month, day }) => year && dayText(dayNumber(year.value, month.value, day.value));

        // The number of days from 1970 to a date.
        const dayNumber = (year, month, day) => new Date(0).setUTCFullYear(year, month - 1, day) / 864e5;

        // The date a number of days from 1970, from the year 0 to the year 9999.
        const dayText = (day) =>
          new Date(Math.max(-719528, Math.min(day, 2932896)) * 864e5).toISOString().slice(0, 10);

        // The error for a date's distance from today in days, or for a person's age in years.
        function relativeDate(date, { minimumDays, maximumDays, minimumAge, maximumAge }, format) {
          const now = clock.now();
          const today = dayNumber(now.year, now.month, now.day);
          if (Number.isNaN(today)) return undecided;
          const [year, month, day] = date.split('-').map(Number);
          const days = dayNumber(year, month, day) - today;
          const limit = (more) => more === undefined ? undefined : dateInFormat(dayText(today + more), format);
          const limits = { minimum: limit(minimumDays), maximum: limit(maximumDays) };
          if (days < minimumDays) return no(1282, undefined, '', limits);
          if (days > maximumDays) return no(1283, undefined, '', limits);
          if (minimumAge === undefined && maximumAge === undefined) return null;
          if (days > 0) return no(1283, undefined, 'birth', { maximum: limit(0) });
          const age = now.year - year - (now.month < month || now.month === month && now.day < day ? 1 : 0);
          return age < minimumAge ? no(1284) : age > maximumAge ? no(1285) : null;
        }

        // A date in a format.
        const dateInFormat = (date, format) => !format ? date : format.map((piece) => {
          if (typeof piece === 'string') return piece;
          const part = date.split('-')[['year', 'month', 'day'].indexOf(piece[0])];
          return piece[1] === 4 ? part : part.slice(-2);
        }).join('');
        """#)

    /// The clock of a module whose rules need the month.
    static let clockWithMonth = RuntimeSource(
        #"""
        // The clock for the expiry of a card. A program can replace it.
        export const clock = {
          now() {
            const today = new Date();
            return { year: today.getFullYear(), month: today.getMonth() + 1 };
          },
        };
        """#)

    /// The clock of a module whose rules need today's date.
    static let clockWithDay = RuntimeSource(
        #"""
        // The clock for the expiry of a card, and for limits that depend on today. A program can replace it.
        export const clock = {
          now() {
            const today = new Date();
            return { year: today.getFullYear(), month: today.getMonth() + 1, day: today.getDate() };
          },
        };
        """#)
}
