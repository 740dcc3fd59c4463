// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import ValidationCore
import ValidationText

/// A format of dates or times other than the default, with the errors and the progress of texts in it.
struct CustomCalendarFormat: Sendable {
    /// The layout, or the error for a format that can't be understood.
    let layout: Result<CalendarLayout, ValidationError>
    let mismatch: ValidationError
    let grammar: InputGrammar?

    /// Creates a format.
    ///
    /// - Parameters:
    ///   - code: The code for a text that isn't in the format.
    ///   - isAcceptable: Whether a date can be an example.
    ///   - others: Dates that can be examples if the usual example can't.
    init(
        _ format: String, for content: CalendarLayout.Content, twoDigitYearsFrom firstYear: Int? = nil,
        mismatch code: ValidationError.Code, others: [CalendarDate] = [],
        isAcceptable: (CalendarDate) -> Bool = { _ in true }
    ) {
        do throws(CalendarLayout.Mistake) {
            layout = .success(try CalendarLayout(format, for: content, twoDigitYearsFrom: firstYear))
        } catch {
            layout = .failure(ValidationError(.calendarFormat, with: ["cause": .text(error.explanation)]))
        }
        guard case .success(let layout) = layout else {
            mismatch = ValidationError(code)
            grammar = nil
            return
        }
        let years = layout.years
        // 2024, or the year in the format's range that ends in 24.
        let year = years.map { $0.lowerBound + (124 - $0.lowerBound % 100) % 100 } ?? 2024
        let usual = CalendarDate(uncheckedYear: year, month: 5, day: 31)
        let example = ([usual] + others).first { isAcceptable($0) && years?.contains($0.year) != false }
            .map { $0.text(in: layout) }
        var parameters: ValidationError.Parameters = [.notation: .text(format)]
        parameters[.example] = example.map { .text($0) }
        mismatch = ValidationError(code, with: parameters)
        // If there are limits, we can't count the missing characters.
        grammar = InputGrammar(layout.expression, endings: Endings(suffixesOf: example.map { [$0] } ?? []))
    }

    /// Returns the numbers in a text.
    func read(_ bytes: UnsafeBufferPointer<UInt8>) -> Result<CalendarLayout.Numbers, ValidationError> {
        layout.flatMap { layout in layout.read(bytes).mapError { mismatch.at(position: $0.position) } }
    }

    /// Returns the date for the numbers read from a text, or the first wrong number's error.
    func date(with numbers: CalendarLayout.Numbers) -> Result<CalendarDate, ValidationError> {
        let date = CalendarDate.checked(numbers)
        guard case .failure(let error) = date, error.code == .dateMonth, let example = mismatch[.example],
            let day = numbers[.day], let month = numbers[.month], 13...31 ~= month.number, 1...12 ~= day.number
        else { return date }
        return .failure(ValidationError(.dateMonth, with: [.example: example]).at(position: month.position))
    }

    var requirements: [ValidationError] { grammar == nil ? [] : [mismatch] }

    /// The texts that have the format, or `nil` if the format can't be understood.
    var texts: AcceptedTexts? { (try? layout.get()).map { .approximately($0.expression) } }
}

extension SizeLimitedStrategy {
    /// Returns the progress of a text in a format other than the default.
    func progress(of input: String, in format: CustomCalendarFormat) -> InputProgress {
        format.grammar.map { progress(of: input, using: $0) } ?? .unknown
    }
}

extension CalendarLayout {
    /// Throws a mistake in the options `format` and `twoDigitYearsFrom`.
    static func check(
        _ format: String, for content: Content, twoDigitYearsFrom firstYear: Int? = nil
    ) throws(StrategyListing.InvalidSetting) {
        do throws(Mistake) { _ = try CalendarLayout(format, for: content, twoDigitYearsFrom: firstYear) } catch {
            throw StrategyListing.InvalidSetting(
                error.explanation, at: error.isAboutYears && firstYear != nil ? "twoDigitYearsFrom" : "format")
        }
    }
}

extension ListedOption where Value == String? {
    /// Returns the option for a format; the strategy's factory checks a format that needs years.
    static func format(_ getter: @escaping Getter, for content: CalendarLayout.Content, like example: String) -> Self {
        Self(
            optional: "format", kind: .text, from: getter,
            help: "another format, with its order and separators, such as \(example)",
            parse: { setting in
                guard let format = setting.asText else { return nil }
                if content == .time { try CalendarLayout.check(format, for: content) }
                return format
            },
            format: { .text($0) })
    }
}

extension CalendarDate {
    /// Returns the date in a format.
    ///
    /// If the format has a time of day, the time is half past nine.
    func text(in layout: CalendarLayout) -> String {
        layout.text { part in
            switch part {
            case .year: year
            case .month: month
            case .day: day
            case .hour, .halfDayHour: 9
            case .halfDay: 0
            case .minute: 30
            case .second: 0
            }
        }
    }
}
