// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

/// The places of a date's digits in a number, and how the number shows the century.
///
/// Each case is named after a number, without its separators. The date is a person's birth or a company's foundation.
package enum InnerDate: Hashable, Sendable {
    /// `yyMMdd`, with 20, 40, 60, or 80 added to the month in the years from 2000, 2100, 2200, or 1800.
    case pesel
    /// `yyMMdd`, with 20 or 40 added to the month in the years from 1800 or 2000.
    case egn
    /// A digit for the century, and `yyMMdd`; the digits 7 to 9 don't tell the century.
    case cnp
    /// A digit for the century, and `yyMMdd`; the digits 1 to 8 are for the centuries from 1800 to 2100, and a 9 is for
    /// people without a date.
    case isikukood
    /// `ddMMyy` and a number that shows the century; D-numbers add 40 to the day, and H-numbers add 40 to the month.
    case fodselsnummer
    /// `ddMMyy` and a digit that shows the century.
    case cpr
    /// `ddMMyy` and a sign for the century.
    case hetu
    /// `ddMMyy` with the century at the end; companies add 40 to the day.
    case kennitala
    /// `yyMMdd`, with 50, 20, or 70 added to the month; nine digits until 1953.
    case rodneCislo
    /// `ddMM`, and the year's last three digits.
    case jmbg
    /// `yyMMdd` at index 4, and a digit until 1999 or a letter from 2000 on at index 16.
    case curp
    /// `yyMMdd` from an index on, of any century.
    case yyMMdd(from: Int)
    /// `yyMMdd` before the last three characters, of any century.
    case rfc
    /// `ddMMyy` at the beginning, of any century.
    case ddMMyy
    /// `ddMMyy`, and a digit for the century from 1800 on; numbers that begin with 32 have no date.
    case latvian
    /// `yyyyMMdd`.
    case yyyyMMdd(from: Int)
    /// `yyMMdd` or `yyyyMMdd`, with 60 added to the day of a coordination number.
    case personnummer
    /// The year's last two digits, a letter for the month, and the day, with 40 added for women; letters can replace
    /// the digits.
    case codiceFiscale

    /// Returns whether the date in a number exists, or the number has no date.
    ///
    /// - Parameter number: The capital letters and digits, without separators.
    package func exists(in number: Span<UInt8>) -> Bool {
        switch self {
        case .pesel:
            guard let (year, month, day) = number.twoDigitDate(from: 0) else { return false }
            // The year 00 is a leap year only in 2000, so the century matters.
            return Self.exists((month >= 80 ? 1800 : 1900 + month / 20 * 100) + year, month % 20, day)
        case .egn:
            guard let (year, month, day) = number.twoDigitDate(from: 0) else { return false }
            if month > 40 { return Self.exists(2000 + year, month - 40, day) }
            return month > 20 ? Self.exists(1800 + year, month - 20, day) : Self.exists(1900 + year, month, day)
        case .cnp:
            guard let century = number.digit(at: 0), let (year, month, day) = number.twoDigitDate(from: 1) else {
                return false
            }
            switch century {
            case 1, 2: return Self.exists(1900 + year, month, day)
            case 3, 4: return Self.exists(1800 + year, month, day)
            case 5, 6: return Self.exists(2000 + year, month, day)
            default: return Self.existsInSomeCentury(year, month, day)
            }
        case .isikukood:
            guard let century = number.digit(at: 0), century > 0 else { return false }
            if century == 9 { return true }
            guard let (year, month, day) = number.twoDigitDate(from: 1) else { return false }
            return Self.exists(1800 + (century - 1) / 2 * 100 + year, month, day)
        case .fodselsnummer:
            guard let (year, month, day) = number.twoDigitDate(from: 0, daysFirst: true),
                let individual = number.number(at: 6..<9), let century = Self.norwegianCentury(year, individual)
            else { return false }
            return Self.exists(century + year, month > 40 ? month - 40 : month, day > 40 ? day - 40 : day)
        case .cpr:
            guard let (year, month, day) = number.twoDigitDate(from: 0, daysFirst: true),
                let digit = number.digit(at: 6)
            else { return false }
            let century =
                switch digit {
                case 0...3: 1900
                case 4, 9: year >= 37 ? 1900 : 2000
                default: year >= 58 ? 1800 : 2000
                }
            return Self.exists(century + year, month, day)
        case .hetu:
            guard number.count > 6, let (year, month, day) = number.twoDigitDate(from: 0, daysFirst: true) else {
                return false
            }
            switch number[6] {
            case UInt8(ascii: "+"): return Self.exists(1800 + year, month, day)
            case UInt8(ascii: "-"), UInt8(ascii: "U")...UInt8(ascii: "Y"): return Self.exists(1900 + year, month, day)
            case UInt8(ascii: "A")...UInt8(ascii: "F"): return Self.exists(2000 + year, month, day)
            default: return false
            }
        case .kennitala:
            guard let (year, month, day) = number.twoDigitDate(from: 0, daysFirst: true),
                let century = number.digit(at: 9)
            else { return false }
            return (century == 0 || century >= 8)
                && Self.exists((century == 0 ? 2000 : 1000 + century * 100) + year, month, day > 40 ? day - 40 : day)
        case .rodneCislo:
            guard let (year, month, day) = number.twoDigitDate(from: 0) else { return false }
            let isShort = number.count == 9
            if isShort, year > 53 && year < 80 { return false }
            let century = isShort ? (year >= 80 ? 1800 : 1900) : (year < 54 ? 2000 : 1900)
            return Self.exists(century + year, month % 50 % 20, day)
        case .jmbg:
            guard let day = number.number(at: 0..<2), let month = number.number(at: 2..<4),
                let year = number.number(at: 4..<7)
            else { return false }
            return Self.exists(year < 800 ? 2000 + year : 1000 + year, month, day)
        case .curp:
            guard number.count > 16, let (year, month, day) = number.twoDigitDate(from: 4) else { return false }
            return Self.exists((number.digit(at: 16) == nil ? 2000 : 1900) + year, month, day)
        case .yyMMdd(let start):
            guard let (year, month, day) = number.twoDigitDate(from: start) else { return false }
            return Self.existsInSomeCentury(year, month, day)
        case .rfc:
            guard number.count > 9, let (year, month, day) = number.twoDigitDate(from: number.count - 9) else {
                return false
            }
            return Self.existsInSomeCentury(year, month, day)
        case .ddMMyy:
            guard let (year, month, day) = number.twoDigitDate(from: 0, daysFirst: true) else { return false }
            return Self.existsInSomeCentury(year, month, day)
        case .latvian:
            if number.digit(at: 0) == 3, number.digit(at: 1) == 2 { return true }
            guard let (year, month, day) = number.twoDigitDate(from: 0, daysFirst: true),
                let century = number.digit(at: 6)
            else { return false }
            return Self.exists(1800 + century * 100 + year, month, day)
        case .yyyyMMdd(let start):
            guard let year = number.number(at: start..<start + 4), let month = number.number(at: start + 4..<start + 6),
                let day = number.number(at: start + 6..<start + 8)
            else { return false }
            return Self.exists(year, month, day)
        case .personnummer:
            let start = number.count - 10
            guard start == 0 || start == 2, let (year, month, day) = number.twoDigitDate(from: start) else {
                return false
            }
            let realDay = day > 60 ? day - 60 : day
            guard start == 2 else { return Self.existsInSomeCentury(year, month, realDay) }
            guard let century = number.number(at: 0..<2) else { return false }
            return Self.exists(century * 100 + year, month, realDay)
        case .codiceFiscale:
            guard number.count > 10, let year = number.replacedNumber(at: 6), let day = number.replacedNumber(at: 9)
            else { return false }
            var month = 1
            for letter in "ABCDEHLMPRST".utf8 where letter != number[8] { month += letter < number[8] ? 1 : 0 }
            return Self.existsInSomeCentury(year, month, day > 40 ? day - 40 : day)
        }
    }

    /// Returns the century of a Norwegian number, or `nil` if no number has these digits.
    private static func norwegianCentury(_ year: Int, _ individual: Int) -> Int? {
        if individual < 500 { return 1900 }
        if individual < 750, year >= 54 { return 1800 }
        if year < 40 { return 2000 }
        return individual >= 900 ? 1900 : nil
    }

    /// Returns whether a date with a two-digit year exists in the century in which the year 00 is a leap year.
    private static func existsInSomeCentury(_ year: Int, _ month: Int, _ day: Int) -> Bool {
        exists(2000 + year, month, day)
    }

    private static func exists(_ year: Int, _ month: Int, _ day: Int) -> Bool {
        let isLeapYear = year.isMultiple(of: 4) && (!year.isMultiple(of: 100) || year.isMultiple(of: 400))
        let dayCount =
            switch month {
            case 2: isLeapYear ? 29 : 28
            case 4, 6, 9, 11: 30
            case 1...12: 31
            default: 0
            }
        return day >= 1 && day <= dayCount
    }
}

extension Span<UInt8> {
    /// Returns three numbers of two digits as the year, the month, and the day.
    fileprivate func twoDigitDate(from start: Int, daysFirst: Bool = false) -> (year: Int, month: Int, day: Int)? {
        guard let first = number(at: start..<start + 2), let month = number(at: start + 2..<start + 4),
            let last = number(at: start + 4..<start + 6)
        else { return nil }
        return daysFirst ? (last, month, first) : (first, month, last)
    }

    /// Returns the number of two digits, which the letters L to V except O can replace.
    fileprivate func replacedNumber(at start: Int) -> Int? {
        var number = 0
        for index in start..<start + 2 {
            var place: Int?
            var digit = 0
            for letter in "LMNPQRSTUV".utf8 {
                if index < count, self[index] == letter { place = digit }
                digit += 1
            }
            guard let value = self.digit(at: index) ?? place else { return nil }
            number = number * 10 + value
        }
        return number
    }
}
