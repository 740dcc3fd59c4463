// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import ValidationCore
import ValidationText

/// A strategy that accepts payment card expiry dates, written as month and year, and returns the month.
///
/// The formats are `MM/YY` and `MM/YYYY`. The separator is `/` or `-` with an optional space on each side, or a single
/// space. You can omit it. A month before a separator may have one digit. A card is valid **to the end of its month**.
/// A two-digit year means the closest matching year to the current year.
///
/// ```swift
/// let expiry = CardExpiryInputValidator(
///     now: .fixed(year: 2026, month: 11))
/// try expiry.parse("11/26").year  // 2026
/// expiry.isValid("10/26")  // false: code 1047
/// expiry.isValid("13/26")  // false: code 1046
/// expiry.normalized("1 / 27")  // "01/2027"
/// ```
///
/// To advise people whose card expires this month, without rejecting it, require another month in a
/// ``InputValidator/warning(_:)``:
///
/// ```swift
/// let now = CardExpiry.Clock.fixed(year: 2026, month: 11)
/// let rule: InputValidator<String> =
///     .cardExpiry(now: now)
///     && .warning(.cardExpiry(now: now, minimumMonths: 1))
/// rule.isValid("11/26")  // true
/// rule.warnings(for: "11/26").map(\.code)  // [1053]
/// ```
///
/// The strategy's inputs aren't sensitive, because requirement 3 of PCI DSS 4.0 lets you store expiry dates
/// unencrypted. If yours are secret, use ``InputValidator/sensitive()``.
///
/// Errors, in this order: ``ValidationError/Code/expiryFormat`` (1045), ``ValidationError/Code/expiryMonth`` (1046),
/// ``ValidationError/Code/expiryPast`` (1047), ``ValidationError/Code/expirySoon`` (1053),
/// ``ValidationError/Code/expiryFuture`` (1048), and every text strategy's errors (1004, 1005).
public final class CardExpiryInputValidator: TextParser<CardExpiry>, @unchecked Sendable {
    package static let codes: [ValidationError.Code] = [
        .expiryFormat, .expiryMonth, .expiryPast, .expirySoon, .expiryFuture,
    ]
    package static let sentences: [Sentence] = [.monthThenYear, .expired, .expiresSoon, .tooFarAhead]

    let maximumYears: Int
    let minimumMonths: Int
    private let clock: CardExpiry.Clock
    private let tooFarAhead: ValidationError

    /// Creates a strategy that accepts expiry dates that haven't passed.
    ///
    /// - Parameters:
    ///   - clock: The clock for the current month. The strategy reads it once per input.
    ///   - minimumMonths: How many months after the current month the card must stay valid. The default is 0, so a card
    ///     may expire this month. A negative number counts as 0.
    ///   - maximumYears: The maximum number of years from now until a card expires. The default is 20, which is more
    ///     than issuers print.
    ///   - maximumBytes: The input's maximum length in UTF-8 bytes. A longer input is rejected before it's read.
    public init(
        now clock: CardExpiry.Clock, minimumMonths: Int = 0, maximumYears: Int = 20, maximumBytes: Int = 64
    ) {
        self.clock = clock
        self.minimumMonths = max(0, minimumMonths)
        self.maximumYears = maximumYears
        tooFarAhead = ValidationError(.expiryFuture, with: [.maximum: .int(maximumYears)])
        super.init(maximumBytes: maximumBytes)
    }

    public override func parse(bytes: Span<UInt8>) -> Result<CardExpiry, ValidationError> {
        bytes.withUnsafeBufferPointer { output(for: $0) }
    }

    private func output(for bytes: UnsafeBufferPointer<UInt8>) -> Result<CardExpiry, ValidationError> {
        let written: WrittenExpiry
        switch WrittenExpiry.parse(bytes) {
        case .success(let read): written = read
        case .failure(let error): return .failure(example.map { error.adding([.example: .text($0)]) } ?? error)
        }
        let now = clock.currentMonth
        guard let expiry = CardExpiry(year: written.fullYear(near: now.year), month: written.month) else {
            return .failure(ValidationError(.expiryMonth))
        }
        let years = expiry.year - now.year
        if years < 0 || years == 0 && expiry.month < now.month { return .failure(ValidationError(.expiryPast)) }
        if minimumMonths > 0, years * 12 + expiry.month - min(now.month, 12) < minimumMonths {
            return .failure(ValidationError(.expirySoon))
        }
        if years > maximumYears || years == maximumYears && expiry.month > now.month {
            return .failure(tooFarAhead)
        }
        return .success(expiry)
    }

    /// A currently accepted month for a message, or `nil` as long as the usual example is accepted.
    private var example: String? {
        let now = clock.currentMonth
        // A clock's year is from 0 to 9999, but `maximumYears` can be any number.
        let years = 2031 - now.year
        let isLateEnough = minimumMonths == 0 || years * 12 + 3 - min(now.month, 12) >= minimumMonths
        if isLateEnough, (0, now.month) <= (years, 3), (years, 3) <= (maximumYears, now.month) { return nil }
        let minimumYears = minimumMonths / 12 + (minimumMonths % 12 == 0 ? 0 : 1)
        let year = now.year + max(0, min(max(3, minimumYears), maximumYears))
        return "\(zeroPadded(now.month, width: 2))/\(zeroPadded(year % 100, width: 2))"
    }

    /// Returns a text's progress.
    ///
    /// The grammar doesn't know the current month. A past date with a two-digit year therefore counts as incomplete,
    /// because two more digits make a different year.
    public override func progress(of input: String) -> InputProgress {
        let now = clock.currentMonth
        let years = Set([0, 1, min(max(0, maximumYears), 99)]).map { now.year + $0 }
        let months = [zeroPadded(now.month, width: 2), "01"]
        let dates = years.flatMap { year in
            months.flatMap { ["\($0)/\(zeroPadded(year, width: 4))", "\($0)/\(zeroPadded(year % 100, width: 2))"] }
        }
        let progress = progress(of: input, using: Self.grammar, endings: Endings(suffixesOf: dates))
        // A year can be too late before the grammar rejects a character, as in 03312031.
        if case .impossible(let place, _) = progress, 0 < place, place < input.utf8.count {
            let start = self.progress(of: String(decoding: input.utf8.prefix(place), as: UTF8.self))
            if case .impossible = start { return start }
        }
        return progress
    }

    private static let grammar = InputGrammar(
        "(?:0?[1-9]|1[0-2])(?: | ?[/-] ?)(?:[0-9]{2}){1,2}|(?:0[1-9]|1[0-2])(?:[0-9]{2}){1,2}")

    /// Returns an expiry date as `MM/YYYY`, and any other text unchanged.
    public override func normalized(_ input: String) -> String {
        let expiry = input.withBytes { bytes -> CardExpiry? in
            guard bytes.count <= maximumBytes, case .success(let written) = WrittenExpiry.parse(bytes) else {
                return nil
            }
            return CardExpiry(year: written.fullYear(near: clock.currentMonth.year), month: written.month)
        }
        return expiry?.description ?? input
    }

    public override func rejection(of bytes: Span<UInt8>) -> ValidationError? {
        parse(bytes: bytes).rejection
    }

    // Clocks can't be compared, and the separator is optional.
    private static let noun = UnlistedNoun(.monthAndYear)

    public override var profile: StrategyProfile {
        var profile = StrategyProfile(
            incomparable: "cardExpiry",
            [
                "minimumMonths": .int(minimumMonths), "maximumYears": .int(maximumYears),
                "maximumBytes": .int(maximumBytes),
            ],
            traits: .format(.digits, .cardExpiry), requirements: [.requirement(of: .monthAndYear)])
        profile.listing = Self.noun
        return profile
    }
}

/// A month and a year as the text writes them.
private struct WrittenExpiry {
    let month: Int
    private let year: Int
    private let hasFullYear: Bool

    /// Returns the full year.
    ///
    /// A two-digit year means the matching year closest to the current year.
    func fullYear(near currentYear: Int) -> Int {
        if hasFullYear { return year }
        let nearYear = currentYear - currentYear % 100 + year
        return nearYear > currentYear + 50 ? nearYear - 100 : nearYear <= currentYear - 50 ? nearYear + 100 : nearYear
    }

    /// Parses one or two digits, a separator, and two or four digits, or else four or six digits without a separator.
    ///
    /// A separator is a slash or a hyphen with an optional space on each side, or a single space.
    static func parse(_ bytes: UnsafeBufferPointer<UInt8>) -> Result<WrittenExpiry, ValidationError> {
        func digitsEnd(from start: Int) -> Int { start + bytes[start...].prefix(6).prefix(while: \.isDigit).count }
        let first = digitsEnd(from: 0)
        var start = first
        if bytes.byte(at: start) == UInt8(ascii: " ") { start += 1 }
        if bytes.byte(at: start) == UInt8(ascii: "/") || bytes.byte(at: start) == UInt8(ascii: "-") {
            start += bytes.byte(at: start + 1) == UInt8(ascii: " ") ? 2 : 1
        }
        let end = digitsEnd(from: start)
        let isSeparated = (1...2).contains(first) && (end - start == 2 || end - start == 4)
        let isJoined = start == end && start == first && (first == 4 || first == 6)
        let yearStart = isJoined ? 2 : start
        guard end == bytes.count, isSeparated || isJoined,
            let month = bytes.number(at: 0, digits: isJoined ? 2 : first),
            let year = bytes.number(at: yearStart, digits: end - yearStart)
        else {
            let position = end == bytes.count && first > 2 ? 2 : end
            return .failure(ValidationError(.expiryFormat).at(position: position))
        }
        return .success(WrittenExpiry(month: month, year: year, hasFullYear: end - yearStart == 4))
    }
}

extension InputValidator where Input == String {
    /// Returns a strategy that accepts payment card expiry dates that haven't passed.
    public static func cardExpiry(
        now clock: CardExpiry.Clock, minimumMonths: Int = 0, maximumYears: Int = 20
    ) -> InputParser<String, CardExpiry> {
        CardExpiryInputValidator(now: clock, minimumMonths: minimumMonths, maximumYears: maximumYears)
    }
}

extension InputKind {
    package static let monthAndYear = InputKind("cardExpiry", "a month and year", example: "03/31")
}

extension Sentence {
    /// The field is for a payment card's expiry date, and the example is "03/31".
    package static let monthThenYear = Sentence(
        "monthThenYear", "Enter 2 digits for the month, then 2 digits for the year, like {example}",
        labeled: "{label} must be 2 digits for the month, then 2 digits for the year, like {example}")
    /// The field is for a payment card's expiry date.
    package static let expired = Sentence(
        "expired", "Enter this month or a later one: check it or use another card",
        labeled: "{label} must be this month or later: check it or use another card")
    /// The field is for a payment card's expiry date.
    package static let expiresSoon = Sentence(
        "expiresSoon", "This card expires soon: check whether to use another card",
        labeled: "{label}: this card expires soon, so check whether to use another card")
    /// The field is for a payment card's expiry date.
    package static let tooFarAhead = Sentence(
        "tooFarAhead",
        .plural(
            one: "Enter a date no more than {maximum} year from now: check the year",
            other: "Enter a date no more than {maximum} years from now: check the year"),
        labeled: .plural(
            one: "{label} must be no more than {maximum} year from now: check the year",
            other: "{label} must be no more than {maximum} years from now: check the year"), plural: .maximum)
}

extension ValidationError.Code {
    /// A text that isn't a month and a year.
    public static let expiryFormat = declare(1045, "expiry.format") {
        $0.exampleSentence(for: .monthAndYear) { FilledSentence(.monthThenYear, [.example: .text($0)]) }
    }

    /// A month other than 1 to 12.
    public static let expiryMonth = declare(1046, "expiry.month", .month)
    /// A card that has expired.
    public static let expiryPast = declare(1047, "expiry.past", .expired)
    /// A card that expires sooner than the strategy requires.
    public static let expirySoon = declare(1053, "expiry.soon", .expiresSoon)
    /// An expiry date too many years ahead.
    public static let expiryFuture = declare(1048, "expiry.future", .tooFarAhead)
}
