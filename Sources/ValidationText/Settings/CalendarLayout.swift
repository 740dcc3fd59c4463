// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import ValidationCore

/// The order, the digits, and the separators of a date's or a time's parts, as a format such as `dd.MM.yyyy` has them.
///
/// The letters are from Unicode Technical Standard 35, part 4, "Date Format Patterns"
/// (https://www.unicode.org/reports/tr35/tr35-dates.html#Date_Format_Patterns). A doubled letter has exactly two digits,
/// and a single letter has one or two. Text between apostrophes, and every character except an ASCII letter or digit,
/// stands for itself.
package struct CalendarLayout: Sendable {
    /// What a format is for.
    package enum Content: Sendable {
        case date, time, dateAndTime
    }

    /// A part of a date or a time.
    package enum Part: Int, CaseIterable, Sendable {
        case year, month, day, hour, minute, second
        /// An hour from 1 to 12, which needs AM or PM.
        case halfDayHour
        /// AM or PM, in uppercase or lowercase: 0 or 1.
        case halfDay
    }

    /// The widths that a part's digits can have.
    package enum Width: Sendable {
        case four, two, oneOrTwo
    }

    package enum Element: Sendable {
        case number(Part, Width)
        case literal([UInt8])
    }

    /// What is wrong with a format.
    package struct Mistake: Error {
        /// Text that says what is wrong and what is accepted instead.
        package let explanation: String
        /// Whether the first of the years that two digits stand for is wrong or missing.
        package var isAboutYears = false
    }

    /// A part's number, and the offset of its first digit.
    package typealias Reading = (number: Int, position: Int)

    /// The numbers in a text, by part.
    package struct Numbers: Sendable {
        private var readings: [Reading?] = Part.allCases.map { _ in nil }

        package internal(set) subscript(part: Part) -> Reading? {
            get { readings[part.rawValue] }
            set { readings[part.rawValue] = newValue }
        }
    }

    package let elements: [Element]
    private let content: Content
    private let firstYear: Int?

    /// Creates a layout from a format.
    ///
    /// - Parameter firstYear: The first of the 100 years that `yy` stands for.
    package init(
        _ format: String, for content: Content, twoDigitYearsFrom firstYear: Int? = nil
    ) throws(Mistake) {
        elements = try Self.elements(of: format, for: content)
        self.content = content
        self.firstYear = firstYear
        try checkParts()
        try checkYears()
    }

    /// Returns the parts of a content that a format must have, and the parts that it may have.
    private static func parts(of content: Content) -> (required: [Part], optional: [Part]) {
        switch content {
        case .date: ([.year, .month, .day], [])
        case .time: ([.hour, .minute], [.second, .halfDayHour, .halfDay])
        case .dateAndTime: ([.year, .month, .day, .hour, .minute], [.second, .halfDayHour, .halfDay])
        }
    }
}

extension CalendarLayout.Part {
    /// The part's name in a message.
    fileprivate var name: String {
        switch self {
        case .halfDay: "part of the day"
        case .halfDayHour: "hour"
        default: "\(self)"
        }
    }
}

// MARK: - Reading a format

extension CalendarLayout {
    private static let letters: [(text: String, part: Part, width: Width)] = [
        ("yyyy", .year, .four), ("yy", .year, .two), ("MM", .month, .two), ("M", .month, .oneOrTwo),
        ("dd", .day, .two), ("d", .day, .oneOrTwo), ("HH", .hour, .two), ("H", .hour, .oneOrTwo),
        ("hh", .halfDayHour, .two), ("h", .halfDayHour, .oneOrTwo), ("a", .halfDay, .two),
        ("mm", .minute, .two), ("m", .minute, .oneOrTwo), ("ss", .second, .two), ("s", .second, .oneOrTwo),
    ]

    private static func elements(of format: String, for content: Content) throws(Mistake) -> [Element] {
        var elements: [Element] = []
        var literal: [UInt8] = []
        func addLiteral() {
            if !literal.isEmpty { elements.append(.literal(literal)) }
            literal = []
        }
        var rest = Substring(format).unicodeScalars
        while let scalar = rest.first {
            if scalar == "'" {
                rest.removeFirst()
                guard let end = rest.firstIndex(of: "'") else {
                    throw Mistake(explanation: "the second apostrophe is missing in “\(format)”")
                }
                // Two apostrophes stand for an apostrophe.
                literal += end == rest.startIndex ? [UInt8(ascii: "'")] : Array(String(rest[..<end]).utf8)
                rest = rest[rest.index(after: end)...]
            } else if scalar.properties.isAlphabetic, scalar.isASCII {
                let run = rest.prefix { $0 == scalar }
                rest = rest.dropFirst(run.count)
                addLiteral()
                let allowed = parts(of: content).required + parts(of: content).optional
                guard let letter = letters.first(where: { $0.text == String(run) }), allowed.contains(letter.part)
                else {
                    let known = letters.filter { allowed.contains($0.part) }.map(\.text).joined(separator: ", ")
                    throw Mistake(
                        explanation:
                            "“\(String(run))” is unknown\(suggestion(for: format, content)); the parts are \(known)")
                }
                elements.append(.number(letter.part, letter.width))
            } else {
                guard scalar.isVisible || scalar == " ", !(scalar.isASCII && ("0"..."9").contains(scalar)) else {
                    throw Mistake(explanation: "a digit or an invisible character is in “\(format)”")
                }
                literal += Array(String(scalar).utf8)
                rest.removeFirst()
            }
        }
        addLiteral()
        return elements
    }

    /// Returns the format that the author may have meant as `"; did you mean “dd.MM.yyyy”?"`, or an empty text.
    private static func suggestion(for format: String, _ content: Content) -> String {
        let meant = format.contains("%") ? (try? self.format(fromDirectives: format)) : nil
        // Spreadsheets write DD.MM.YYYY.
        let lowercased = format.replacing("D", with: "d").replacing("Y", with: "y").replacing("h", with: "H")
        return [meant, lowercased, lowercased.replacing("m", with: "M")].compactMap(\.self).first { candidate in
            candidate != format && isFormat(candidate, for: content)
        }.map { "; did you mean “\($0)”?" } ?? ""
    }

    /// Returns whether a text is a format, whatever its years stand for.
    package static func isFormat(_ text: String, for content: Content) -> Bool {
        (try? CalendarLayout(text, for: content)) != nil
            || (try? CalendarLayout(text, for: content, twoDigitYearsFrom: 1970)) != nil
    }

    private func checkParts() throws(Mistake) {
        let all = elements.compactMap { element -> Part? in
            switch element {
            case .number(.halfDayHour, _): .hour
            case .number(let part, _): part
            case .literal: nil
            }
        }
        for part in Part.allCases where all.count(where: { $0 == part }) > 1 {
            throw Mistake(explanation: "the format has the \(part.name) twice")
        }
        for part in Self.parts(of: content).required where !all.contains(part) {
            throw Mistake(explanation: "the format has no \(part.name)")
        }
        guard hasHalfDayHours == all.contains(.halfDay) else {
            throw Mistake(
                explanation: hasHalfDayHours
                    ? "an hour from 1 to 12 needs AM or PM, “a”; for a 24-hour time, write H"
                    : "AM or PM needs an hour from 1 to 12, “h”")
        }
        for (element, next) in zip(elements, elements.dropFirst()) {
            if case .number(let part, .oneOrTwo) = element, case .number = next {
                throw Mistake(
                    explanation: "the format needs a separator after the \(part.name), or two letters for two digits")
            }
            if case .number = element, case .number(let part, .oneOrTwo) = next {
                throw Mistake(
                    explanation: "the format needs a separator before the \(part.name), or two letters for two digits")
            }
        }
    }

    private var hasHalfDayHours: Bool {
        elements.contains { if case .number(.halfDayHour, _) = $0 { true } else { false } }
    }

    private func checkYears() throws(Mistake) {
        let hasShortYear = elements.contains { if case .number(.year, .two) = $0 { true } else { false } }
        if hasShortYear, firstYear == nil {
            throw Mistake(
                explanation: "years with two digits need “twoDigitYearsFrom”, the first of 100 years, such as 1970",
                isAboutYears: true)
        }
        guard let firstYear else { return }
        guard hasShortYear else {
            throw Mistake(
                explanation: "“twoDigitYearsFrom” needs a format with two digits for the year", isAboutYears: true)
        }
        guard (0...9_900).contains(firstYear) else {
            throw Mistake(explanation: "“twoDigitYearsFrom” must be from 0 to 9900", isAboutYears: true)
        }
    }
}

// MARK: - Directives of C and Python

extension CalendarLayout {
    private static let directives: [(directive: Character, letters: String)] = [
        ("Y", "yyyy"), ("y", "yy"), ("m", "M"), ("d", "d"), ("H", "H"), ("M", "m"), ("S", "s"),
        ("I", "h"), ("p", "a"),
    ]

    /// Returns the format for a text with directives, such as `%d.%m.%Y`.
    ///
    /// As in Python's `strptime`, a directive stands for one or two digits, or for four with `%Y`. Beside another
    /// directive, it stands for exactly two, so that no text has two meanings
    /// (https://docs.python.org/3/library/datetime.html#format-codes).
    package static func format(fromDirectives text: String) throws(Mistake) -> String {
        var pieces: [(letters: String, isDirective: Bool)] = []
        var rest = text[...]
        while let character = rest.popFirst() {
            guard character == "%" else {
                let isLetter = character.isASCII && character.isLetter
                pieces.append((character == "'" ? "''" : isLetter ? "'\(character)'" : String(character), false))
                continue
            }
            let name = rest.popFirst()
            if name == "%" {
                pieces.append(("%", false))
            } else if let known = directives.first(where: { $0.directive == name }) {
                pieces.append((known.letters, true))
            } else {
                let list = directives.map { "%\($0.directive)" }.joined(separator: ", ")
                throw Mistake(explanation: "“%\(name.map(String.init) ?? "")” is unknown; use \(list)")
            }
        }
        return pieces.indices.map { index in
            let neighbors = [index - 1, index + 1].filter(pieces.indices.contains).map { pieces[$0].isDirective }
            let letters = pieces[index].letters
            return pieces[index].isDirective && letters.count == 1 && letters != "a" && neighbors.contains(true)
                ? letters + letters : letters
        }.joined()
    }

    /// Returns the directives for a format, such as `%d.%m.%Y` for `dd.MM.yyyy`, or `nil` if the text isn't a format.
    package static func directives(fromFormat text: String, for content: Content) -> String? {
        let lowercased = text.replacing("D", with: "d").replacing("Y", with: "y").replacing("h", with: "H")
        for candidate in [text, lowercased, lowercased.replacing("m", with: "M")]
        where isFormat(candidate, for: content) {
            guard let elements = try? elements(of: candidate, for: content) else { continue }
            return elements.map { element in
                switch element {
                case .literal(let bytes): String(decoding: bytes, as: UTF8.self).replacing("%", with: "%%")
                case .number(.year, .four): "%Y"
                case .number(let part, _): ["%y", "%m", "%d", "%H", "%M", "%S", "%I", "%p"][part.rawValue]
                }
            }.joined()
        }
        return nil
    }
}

// MARK: - Reading and writing a text

extension CalendarLayout {
    /// Reads the numbers in a text, or returns the offset where the text doesn't have the format.
    package func read(_ bytes: UnsafeBufferPointer<UInt8>) -> Result<Numbers, Misfit> {
        var numbers = Numbers()
        var offset = 0
        for element in elements {
            switch element {
            case .literal(let literal):
                for byte in literal {
                    guard bytes.byte(at: offset) == byte else { return .failure(Misfit(position: offset)) }
                    offset += 1
                }
            case .number(.halfDay, _):
                guard let half = bytes.byte(at: offset).flatMap({ Self.halves[$0 | 0x20] }),
                    bytes.byte(at: offset + 1).map({ $0 | 0x20 }) == UInt8(ascii: "m")
                else { return .failure(Misfit(position: offset)) }
                numbers[.halfDay] = (half, offset)
                offset += 2
            case .number(let part, let width):
                let isLong = width == .oneOrTwo && bytes.byte(at: offset + 1)?.isDigit == true
                let count = width == .four ? 4 : width == .two || isLong ? 2 : 1
                guard let number = bytes.number(at: offset, digits: count) else {
                    let digits = bytes.dropFirst(offset).prefix(count).prefix(while: \.isDigit).count
                    return .failure(Misfit(position: offset + digits))
                }
                numbers[part] = (part == .year && width == .two ? fullYear(for: number) : number, offset)
                offset += count
            }
        }
        guard offset == bytes.count else { return .failure(Misfit(position: offset)) }
        if let hour = numbers[.halfDayHour], let half = numbers[.halfDay] {
            guard 1...12 ~= hour.number else { return .failure(Misfit(position: hour.position)) }
            numbers[.hour] = (hour.number % 12 + 12 * half.number, hour.position)
        }
        return .success(numbers)
    }

    private static let halves: [UInt8: Int] = [UInt8(ascii: "a"): 0, UInt8(ascii: "p"): 1]

    /// The place where a text doesn't have the format.
    package struct Misfit: Error {
        package let position: Int
    }

    private func fullYear(for number: Int) -> Int {
        let first = firstYear ?? 0
        let year = first - first % 100 + number
        return year < first ? year + 100 : year
    }

    /// The years that the format can write, or `nil` for all from 0 to 9999.
    package var years: ClosedRange<Int>? { firstYear.map { $0...$0 + 99 } }

    /// Returns the text for a date and a time, with two digits for a part that can have one or two.
    package func text(of number: (Part) -> Int) -> String { Self.text(of: elements, number) }

    private static func text(of elements: [Element], _ number: (Part) -> Int) -> String {
        elements.map { element in
            switch element {
            case .literal(let bytes): return String(decoding: bytes, as: UTF8.self)
            case .number(.halfDay, _): return number(.hour) < 12 ? "AM" : "PM"
            case .number(.halfDayHour, let width):
                let digits = String((number(.hour) + 11) % 12 + 1)
                return width == .two && digits.utf8.count < 2 ? "0" + digits : digits
            case .number(let part, let width):
                let digits = String(width == .four ? number(part) : number(part) % 100)
                return String(repeating: "0", count: max(0, (width == .four ? 4 : 2) - digits.utf8.count)) + digits
            }
        }.joined()
    }

    /// Returns a date such as `2024-05-31` in a format, or `nil` if it isn't a date, or if the format is unknown.
    package static func text(ofDate date: String, in format: String) -> String? {
        let numbers = date.split(separator: "-", omittingEmptySubsequences: false).compactMap { Int($0) }
        guard numbers.count == 3, let elements = try? elements(of: format, for: .date) else { return nil }
        return text(of: elements) { part in part.rawValue < 3 ? numbers[part.rawValue] : 0 }
    }

    /// An expression for the texts that have the format, including days that the month doesn't have.
    package var expression: String {
        elements.map { element in
            switch element {
            case .literal(let bytes): AcceptedTexts.literalExpression(for: String(decoding: bytes, as: UTF8.self))
            case .number(let part, let width): Self.expression(of: part, width)
            }
        }.joined()
    }

    private static func expression(of part: Part, _ width: Width) -> String {
        let isShort = width == .oneOrTwo
        return switch part {
        case .year: width == .four ? "[0-9]{4}" : "[0-9]{2}"
        case .month: isShort ? "(?:0?[1-9]|1[0-2])" : "(?:0[1-9]|1[0-2])"
        case .day: isShort ? "(?:0?[1-9]|[12][0-9]|3[01])" : "(?:0[1-9]|[12][0-9]|3[01])"
        case .hour: isShort ? "(?:[01]?[0-9]|2[0-3])" : "(?:[01][0-9]|2[0-3])"
        case .halfDayHour: isShort ? "(?:0?[1-9]|1[0-2])" : "(?:0[1-9]|1[0-2])"
        case .halfDay: "[AaPp][Mm]"
        case .minute, .second: isShort ? "[0-5]?[0-9]" : "[0-5][0-9]"
        }
    }
}
