// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import ValidationCore
import ValidationText

/// A strategy that accepts dates relative to today, such as past dates or adults' birth dates.
///
/// ```swift
/// let clock = CalendarDate.Clock {
///     CalendarDate(year: 2026, month: 11, day: 30)
/// }
/// let birthday: InputParser<String, CalendarDate> = .date
///     .then(.age(18..., now: clock))
/// birthday.isValid("2008-11-30")  // true: 18 today
/// birthday.isValid("2008-12-01")  // false: code 1284
/// let delivery: InputParser<String, CalendarDate> = .date
///     .then(.daysFromToday(1...30, now: clock))
/// delivery.isValid("2026-12-30")  // true
/// delivery.isValid("2026-11-30")  // false: code 1282
/// ```
///
/// The strategy asks the clock for today's date each time it validates. The default is ``CalendarDate/Clock/current``:
/// a test or a server can replace it in a task.
///
/// A person's age grows on the birthday. People born on February 29 turn a year older on March 1 in years without that
/// day, as in UK and German law. A date of birth after today is rejected as too late.
///
/// Errors: ``ValidationError/Code/dateTooEarly`` (1282), ``ValidationError/Code/dateTooLate`` (1283),
/// ``ValidationError/Code/dateTooYoung`` (1284), ``ValidationError/Code/dateTooOld`` (1285),
/// ``ValidationError/Code/dateClock`` (1286) if the clock returns no date, and
/// ``ValidationError/Code/comparisonRangeEmpty`` (1025) for an empty range.
public final class RelativeDateInputValidator: InputValidator<CalendarDate>, @unchecked Sendable {
    package static let codes: [ValidationError.Code] = [
        .dateTooEarly, .dateTooLate, .dateTooYoung, .dateTooOld, .dateClock,
    ]
    package static let sentences: [Sentence] = [.inPast, .inFuture, .ageAtLeast, .ageAtMost]

    let limits: RelativeDateLimits
    private let clock: CalendarDate.Clock

    /// Creates a strategy that accepts dates by the age that they mean, by their distance from today, or by both.
    ///
    /// - Parameters:
    ///   - ages: The accepted ages, in full years since the date.
    ///   - days: The accepted distances from today to the date, in days. Past dates have negative distances.
    ///   - clock: The clock for today.
    public init(
        ages: some IntervalExpression<Int> = Interval<Int>(), days: some IntervalExpression<Int> = Interval<Int>(),
        now clock: CalendarDate.Clock = .current
    ) {
        limits = RelativeDateLimits(ages: ages.interval, days: days.interval)
        self.clock = clock
    }

    public override func validate(_ input: CalendarDate) throws(ValidationError) {
        if let rejection = limits.rejection(of: input, now: clock) { throw rejection }
    }

    public override var profile: StrategyProfile {
        let (limits, clock) = (self.limits, self.clock)
        var profile = StrategyProfile(
            "relativeDate", isSensitive: false, traits: InputTraits(), settings: { _ in limits.parameters },
            requirements: { limits.requirements(now: clock) })
        // Clocks can't be compared.
        profile.isComplete = clock.isCurrent
        return profile
    }
}

extension InputValidator where Input == CalendarDate {
    /// A strategy that accepts dates before today.
    public static var past: InputValidator<CalendarDate> { .past(now: .current) }
    /// A strategy that accepts dates after today.
    public static var future: InputValidator<CalendarDate> { .future(now: .current) }

    /// Returns a strategy that accepts dates before a clock's today.
    public static func past(now clock: CalendarDate.Clock) -> InputValidator<CalendarDate> {
        .daysFromToday(...(-1), now: clock)
    }

    /// Returns a strategy that accepts dates after a clock's today.
    public static func future(now clock: CalendarDate.Clock) -> InputValidator<CalendarDate> {
        .daysFromToday(1..., now: clock)
    }

    /// Returns a strategy that accepts dates of birth by the age in years today, such as `.age(18...)`.
    public static func age(
        _ years: some IntervalExpression<Int>, now clock: CalendarDate.Clock = .current
    ) -> InputValidator<CalendarDate> { RelativeDateInputValidator(ages: years, now: clock) }

    /// Returns a strategy that accepts dates by their distance from today, such as `.daysFromToday(0...30)`.
    ///
    /// - Parameter days: The number of days. It's negative for dates before today.
    public static func daysFromToday(
        _ days: some IntervalExpression<Int>, now clock: CalendarDate.Clock = .current
    ) -> InputValidator<CalendarDate> { RelativeDateInputValidator(days: days, now: clock) }
}

extension Sentence {
    package static let inPast = Sentence(
        "inPast", "Enter a date in the past", labeled: "{label} must be in the past", isRequirement: true)
    package static let inFuture = Sentence(
        "inFuture", "Enter a date in the future", labeled: "{label} must be in the future", isRequirement: true)
    /// The field is for a date of birth, and the number is a person's age in years.
    package static let ageAtLeast = Sentence(
        "ageAtLeast", "Enter a date of birth for an age of {minimum} or more",
        labeled: "{label} must be for an age of {minimum} or more", isRequirement: true)
    /// The field is for a date of birth, and the number is a person's age in years.
    package static let ageAtMost = Sentence(
        "ageAtMost", "Enter a date of birth for an age of {maximum} or less",
        labeled: "{label} must be for an age of {maximum} or less", isRequirement: true)
}

extension ValidationError.Code {
    /// A date before the first accepted date, which depends on today.
    public static let dateTooEarly = declare(
        1282, "date.tooEarly",
        limits: {
            $0[.days] == 1 && $0[.maximum] == nil
                ? FilledSentence(.inFuture) : $0.limitSentence(number: .atLeast, date: .earliest, text: .textAtLeast)
        })

    /// A date after the last accepted date, which depends on today.
    public static let dateTooLate = declare(
        1283, "date.tooLate",
        limits: {
            $0[.days] == -1 && $0[.minimum] == nil
                ? FilledSentence(.inPast) : $0.limitSentence(number: .atMost, date: .latest, text: .textAtMost)
        })

    /// A birth date that makes the person too young.
    public static let dateTooYoung = declare(1284, "date.tooYoung", .ageAtLeast)
    /// A birth date that makes the person too old.
    public static let dateTooOld = declare(1285, "date.tooOld", .ageAtMost)
    /// A clock that doesn't return a date.
    public static let dateClock = declareProgrammingError(
        1286, "date.clock",
        "the clock returns no date: set CalendarDate.Clock.override, or enable the package trait FoundationInterop")
}

extension ValidationError.Parameter {
    /// The number of days between today and the first or last accepted date.
    package static let days: Self = "days"
}

/// The limits of a person's age and of a date's distance from today.
///
/// Each limit is itself accepted.
package struct RelativeDateLimits: Sendable, Equatable {
    package var minimumAge: Int?
    package var maximumAge: Int?
    package var minimumDays: Int?
    package var maximumDays: Int?

    init() {}

    init(ages: Interval<Int>, days: Interval<Int>) {
        func minimum(_ interval: Interval<Int>) -> Int? {
            interval.lower.bound.map { interval.lower.isExcluded && $0 < .max ? $0 + 1 : $0 }
        }
        func maximum(_ interval: Interval<Int>) -> Int? {
            interval.upper.bound.map { interval.upper.isExcluded && $0 > .min ? $0 - 1 : $0 }
        }
        (minimumAge, maximumAge, minimumDays, maximumDays) = (
            minimum(ages), maximum(ages), minimum(days), maximum(days)
        )
    }

    /// Creates limits, or throws a mistake if no date can meet them.
    init(_ minimumAge: Int?, _ maximumAge: Int?, _ minimumDays: Int?, _ maximumDays: Int?) throws {
        (self.minimumAge, self.maximumAge) = (minimumAge, maximumAge)
        (self.minimumDays, self.maximumDays) = (minimumDays, maximumDays)
        for (names, limits) in [
            (("minimumAge", "maximumAge"), (minimumAge, maximumAge)),
            (("minimumDays", "maximumDays"), (minimumDays, maximumDays)),
        ] where (limits.0 ?? .min) > (limits.1 ?? .max) {
            throw StrategyListing.InvalidSetting(
                "“\(names.0)” is greater than “\(names.1)”: every value would be rejected", at: names.0)
        }
        for (name, age) in [("minimumAge", minimumAge), ("maximumAge", maximumAge)] where (age ?? 0) < 0 {
            throw StrategyListing.InvalidSetting("“\(name)” must be 0 or more", at: name)
        }
    }

    var isNone: Bool { self == RelativeDateLimits() }

    /// Whether no date can meet the limits.
    private var isEmpty: Bool {
        (minimumAge ?? .min) > (maximumAge ?? .max) || (minimumDays ?? .min) > (maximumDays ?? .max)
            || (maximumAge ?? 0) < 0
    }

    var parameters: ValidationError.Parameters {
        var parameters: ValidationError.Parameters = [:]
        parameters["minimumAge"] = minimumAge.map { .int($0) }
        parameters["maximumAge"] = maximumAge.map { .int($0) }
        parameters["minimumDays"] = minimumDays.map { .int($0) }
        parameters["maximumDays"] = maximumDays.map { .int($0) }
        return parameters
    }

    func rejection(of date: CalendarDate, now clock: CalendarDate.Clock) -> ValidationError? {
        guard let today = clock.today else { return ValidationError(.dateClock) }
        if isEmpty { return ValidationError(.comparisonRangeEmpty) }
        let days = today.distance(to: date)
        if let minimumDays, days < minimumDays { return tooEarly(today) }
        if let maximumDays, days > maximumDays { return tooLate(today) }
        guard minimumAge != nil || maximumAge != nil else { return nil }
        if days > 0 { return ValidationError(.dateTooLate, with: [.maximum: .text(today.description), .days: 0]) }
        let age = date.age(on: today)
        if let minimumAge, age < minimumAge { return tooYoung }
        if let maximumAge, age > maximumAge { return tooOld }
        return nil
    }

    func requirements(now clock: CalendarDate.Clock) -> [ValidationError] {
        guard let today = clock.today, !isEmpty else { return [] }
        let days = minimumDays != nil ? tooEarly(today) : maximumDays != nil ? tooLate(today) : nil
        return [days, minimumAge == nil ? nil : tooYoung, maximumAge == nil ? nil : tooOld].compactMap(\.self)
    }

    private var tooYoung: ValidationError { ValidationError(.dateTooYoung, with: [.minimum: .int(minimumAge ?? 0)]) }
    private var tooOld: ValidationError { ValidationError(.dateTooOld, with: [.maximum: .int(maximumAge ?? 0)]) }

    private func tooEarly(_ today: CalendarDate) -> ValidationError {
        ValidationError(.dateTooEarly, with: dates(from: today, days: minimumDays))
    }

    private func tooLate(_ today: CalendarDate) -> ValidationError {
        ValidationError(.dateTooLate, with: dates(from: today, days: maximumDays))
    }

    /// Returns the first and the last accepted date.
    private func dates(from today: CalendarDate, days: Int?) -> ValidationError.Parameters {
        var parameters: ValidationError.Parameters = [.days: .int(days ?? 0)]
        parameters[.minimum] = minimumDays.map { .text(today.advanced(by: $0).description) }
        parameters[.maximum] = maximumDays.map { .text(today.advanced(by: $0).description) }
        return parameters
    }
}

extension CalendarDate {
    /// Returns the number of whole years from the date until a later date.
    ///
    /// A year that begins on February 29 ends before March 1 if the last year isn't a leap year.
    func age(on today: CalendarDate) -> Int {
        today.year - year - ((today.month, today.day) < (month, day) ? 1 : 0)
    }
}
