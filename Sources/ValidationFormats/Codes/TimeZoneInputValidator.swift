// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import ValidationCore
import ValidationText

/// A strategy that accepts the names of the time zones in the IANA database.
///
/// ```swift
/// let zone: InputValidator<String> = .timeZone
/// zone.isValid("Europe/Zurich")  // true
/// zone.isValid("Europe/Bern")  // false: code 1303
/// zone.errors(for: "new york").map(\.reason)
/// // ["Did you mean America/New_York?"]
/// ```
///
/// The names of zones and of links to them are accepted, because systems still report older names, such as
/// `Asia/Calcutta`. Letter case matters. An abbreviation for a time, such as `CEST`, and an offset, such as `+02:00`, are
/// rejected. For an offset, use `.pattern(.timeZoneOffset)`.
///
/// The error's parameter ``ValidationError/Parameter/suggestion`` is an accepted name if the text differs from only this
/// name by letter case, by spaces, underscores, hyphens, and slashes, or by one mistake, or if it is only the last part of
/// the name.
///
/// Errors: ``ValidationError/Code/timeZoneUnknown`` (1303), and every text strategy's errors (1004, 1005).
///
/// Names: IANA time zone database, version 2026f, 597 names. A device may have an older version: to use a zone, also
/// test `TimeZone(identifier:)`.
public final class TimeZoneInputValidator: TextInputValidator, @unchecked Sendable {
    public override func rejection(of bytes: Span<UInt8>) -> ValidationError? {
        let zones = CodeTable.timeZones
        if zones.row(startingWith: bytes) != nil { return nil }
        let rejection = ValidationError(.timeZoneUnknown)
        guard bytes.count <= 64 else { return rejection }
        return rejection.suggesting(
            zones.suggestion(for: bytes, inField: 0) ?? zones.name(endingWith: bytes) ?? zones.name(resembling: bytes))
    }

    public override var profile: StrategyProfile { Self.listing.profile(of: self) }

    fileprivate static let standard = TimeZoneInputValidator()
}

extension InputValidator where Input == String {
    /// A strategy that accepts the names of time zones in the IANA database, such as `Europe/Zurich`.
    public static var timeZone: InputValidator<String> { TimeZoneInputValidator.standard }
}

extension InputKind {
    package static let timeZone = InputKind("timeZone", "the name of a time zone", example: "Europe/Zurich")
}

extension ValidationError.Code {
    /// A text that isn't the name of a time zone.
    public static let timeZoneUnknown = declare(1303, "timeZone.unknown") { $0.sentence(aboutCodeOf: .timeZone) }
}

extension TimeZoneInputValidator: ListedStrategy {
    package static let codes: [ValidationError.Code] = [.timeZoneUnknown]

    private static let grammar = InputGrammar(CodeTable.expression(of: CodeTable.timeZones.codes(inField: 0)))

    package static let listing = StrategyListing(
        "timeZone", "The name of a time zone (IANA)", TimeZoneInputValidator.standard, topic: .dates, noun: .timeZone,
        traits: .format, grammar: { _ in grammar }, options: .maximumBytes(\.maximumBytes)
    ) { maximumBytes in TimeZoneInputValidator(maximumBytes: maximumBytes) }
}
