// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import InputValidation
import Testing

@Suite("CalendarLayout")
struct CalendarLayoutTests {
    @Test(
        "has the format for directives",
        arguments: [
            ("%d.%m.%Y", "d.M.yyyy"), ("%m/%d/%Y", "M/d/yyyy"), ("%Y%m%d", "yyyyMMdd"), ("%d%m%Y", "ddMMyyyy"),
            ("%H:%M", "H:m"), ("%Y-%m-%dT%H:%M:%S", "yyyy-M-d'T'H:m:s"), ("%d.%m.%y", "d.M.yy"),
            ("%d o'clock", "d 'o''''c''l''o''c''k'"), ("%Y年%m月%d日", "yyyy年M月d日"), ("%%%d", "%d"),
        ])
    func directives(text: String, format: String) throws {
        #expect(try CalendarLayout.format(fromDirectives: text) == format)
    }

    @Test("has no format for unknown directives", arguments: ["%b %d %Y", "%", "%d.%m.%", "%-d", "%j"])
    func unknownDirectives(text: String) {
        #expect(throws: CalendarLayout.Mistake.self) { try CalendarLayout.format(fromDirectives: text) }
    }

    @Test(
        "has the directives for a format, even if a spreadsheet wrote it",
        arguments: [
            ("dd.MM.yyyy", "%d.%m.%Y"), ("DD.MM.YYYY", "%d.%m.%Y"), ("mm/dd/yyyy", "%m/%d/%Y"), ("d.M.yy", "%d.%m.%y"),
            ("iso", nil), ("", nil),
        ] as [(String, String?)])
    func fromFormat(text: String, directives: String?) {
        #expect(CalendarLayout.directives(fromFormat: text, for: .date) == directives)
    }

    @Test(
        "says what is wrong with a format, and what may be meant",
        arguments: [
            ("DD.MM.YYYY", "did you mean “dd.MM.yyyy”?"), ("%d.%m.%Y", "did you mean “d.M.yyyy”?"),
            ("mm/dd/yyyy", "did you mean “MM/dd/yyyy”?"), ("dd.MM", "no year"), ("dd.MM.yy", "twoDigitYearsFrom"),
            ("ddd.MM.yyyy", "the parts are"), ("dMyyyy", "a separator"), ("dd.MM.yyyy'", "apostrophe"),
            ("dd.MM.MM.yyyy", "twice"), ("dd.MM.2yyyy", "digit"),
        ])
    func mistakes(format: String, text: String) {
        let mistake = #expect(throws: CalendarLayout.Mistake.self) { try CalendarLayout(format, for: .date) }
        #expect(mistake?.explanation.contains(text) == true, "\(mistake?.explanation ?? "")")
    }
}
