// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import InputValidation

// Dates and times, in the default notation or in a format.

extension LeafTranslation {
    private static let formatReason = Reason(text: "the format of dates or times can't be understood", changes: false)

    private static let dayErrors: [ErrorVariant] = [
        ErrorVariant(.dateMonth), ErrorVariant(.dateDay, "", [.maximum: 31], later: [.maximum]),
    ]

    static func date(_ leaf: Leaf) -> Result<LeafTranslation, Reason> {
        guard let strategy = leaf.strategy as? DateInputValidator else { return .failure(formatReason) }
        let interval = strategy.interval
        let format = leaf.text("format") ?? DateInputValidator.defaultFormat
        let firstYear = leaf.integer("twoDigitYearsFrom")
        let isDefault = format == DateInputValidator.defaultFormat && firstYear == nil
        let codes: [ValidationError.Code] = [
            interval.lower.isExcluded ? .comparisonNotGreater : .comparisonTooSmall,
            interval.upper.isExcluded ? .comparisonNotLess : .comparisonTooLarge,
        ]
        let errors = IntervalErrors(interval, notation: isDefault ? nil : format)
        let extremes = ["0000-01-01", "9999-12-31"].compactMap { try? DateInputValidator().parse($0) }
        let limitErrors = extremes.compactMap { errors.rejection(of: $0, in: interval) }
            .filter { codes.contains($0.code) }.map { ErrorVariant($0) }
        let first = interval.lower.bound.map { interval.lower.isExcluded ? "'\($0)!'" : "'\($0)'" }
        let last = interval.upper.bound.map { "'\($0)'" }
        let limits = [
            first ?? "null", last ?? "null", "\(interval.upper.isExcluded)",
            JavaScriptLiteral.list(codes.map { String($0.rawValue) }),
        ].joined(separator: ", ")
        let relative = RelativeDates(strategy.relativeLimits, notation: isDefault ? nil : format)
        var translation = LeafTranslation(call: "date(text, \(limits))", maximumBytes: leaf.maximumBytes)
        if isDefault {
            if relative.exists { translation.call += " ?? relativeDate(text, \(relative.limits))" }
        } else {
            guard let pieces = pieces(of: format, for: .date, firstYear) else { return .failure(formatReason) }
            var checks = limitErrors.isEmpty ? [] : ["outsideDates(day, \(limits))"]
            // The messages show limits in the format.
            if relative.exists { checks.append("relativeDate(day, \(relative.limits), \(pieces))") }
            let check = checks.isEmpty ? "" : "(day) => \(checks.joined(separator: " ?? "))"
            translation.call = formatted(pieces, .dateFormat, firstYear, check)
        }
        translation.variants = leaf.variant(.dateFormat, like: "x") + dayErrors + limitErrors + relative.variants
        return .success(translation)
    }

    static func time(_ leaf: Leaf) -> Result<LeafTranslation, Reason> {
        guard let format = leaf.text("format") else {
            return .success(
                LeafTranslation(
                    call: "time(text, '\(leaf.text("offset") ?? "rejected")')", maximumBytes: leaf.maximumBytes,
                    variants: leaf.variant(.timeFormat, like: "x") + timeErrors + offsetErrors))
        }
        guard let pieces = pieces(of: format, for: .time, nil) else { return .failure(formatReason) }
        return .success(
            LeafTranslation(
                call: formatted(pieces, .timeFormat, nil, ""), maximumBytes: leaf.maximumBytes,
                variants: leaf.variant(.timeFormat, like: "x") + timeErrors))
    }

    private static let timeErrors: [ErrorVariant] = [
        ErrorVariant(.timeHour), ErrorVariant(.timeMinute), ErrorVariant(.timeSecond),
    ]

    private static let offsetErrors: [ErrorVariant] = [
        ErrorVariant(.timeLeapSecond), ErrorVariant(.timeOffset),
        ErrorVariant(.timeOffset, "unwanted", [.accepted: []]), ErrorVariant(.timeOffset, "limit", [.maximum: "23:59"]),
    ]

    static func dateTime(_ leaf: Leaf) -> Result<LeafTranslation, Reason> {
        if let format = leaf.text("format") {
            let firstYear = leaf.integer("twoDigitYearsFrom")
            guard let pieces = pieces(of: format, for: .dateAndTime, firstYear) else { return .failure(formatReason) }
            return .success(
                LeafTranslation(
                    call: formatted(pieces, .dateTimeFormat, firstYear, ""), maximumBytes: leaf.maximumBytes,
                    variants: leaf.variant(.dateTimeFormat, like: "x") + dayErrors + timeErrors))
        }
        let arguments = "text, '\(leaf.text("offset") ?? "required")', \(leaf.flag("allowsSpaceSeparator"))"
        return .success(
            LeafTranslation(
                call: "dateTime(\(arguments))", maximumBytes: leaf.maximumBytes,
                variants: leaf.variant(.dateFormat, like: "x") + leaf.variant(.dateTimeFormat, like: "2024-05-31x")
                    + leaf.variant(.timeFormat, like: "2024-05-31Tx") + dayErrors + timeErrors + offsetErrors))
    }

    /// Returns the call for a format.
    private static func formatted(
        _ pieces: String, _ code: ValidationError.Code, _ firstYear: Int?, _ check: String
    ) -> String {
        let year = firstYear.map(String.init) ?? (check.isEmpty ? nil : "undefined")
        let arguments =
            ["text", pieces, "\(code.rawValue)"] + [year].compactMap(\.self) + (check.isEmpty ? [] : [check])
        return "formatted(\(arguments.joined(separator: ", ")))"
    }

    /// Returns a format as a list of literal texts, and of parts with their digit counts.
    private static func pieces(of format: String, for content: CalendarLayout.Content, _ firstYear: Int?) -> String? {
        guard let layout = try? CalendarLayout(format, for: content, twoDigitYearsFrom: firstYear) else { return nil }
        return JavaScriptLiteral.list(
            layout.elements.map { element in
                switch element {
                case .literal(let bytes): JavaScriptLiteral.text(String(decoding: bytes, as: UTF8.self))
                case .number(let part, .four): "['\(part)', 4]"
                case .number(let part, .two): "['\(part)', 2]"
                case .number(let part, .oneOrTwo): "['\(part)', 1]"
                }
            })
    }
}

/// Limits of dates that depend on today.
private struct RelativeDates {
    let exists: Bool
    let limits: String
    private(set) var variants: [ErrorVariant] = []

    init(_ settings: RelativeDateLimits, notation: String?) {
        let members = [
            ("minimumDays", settings.minimumDays), ("maximumDays", settings.maximumDays),
            ("minimumAge", settings.minimumAge), ("maximumAge", settings.maximumAge),
        ].compactMap { name, number in number.map { "\(name): \($0)" } }
        exists = !members.isEmpty
        limits = "{ \(members.joined(separator: ", ")) }"
        // The module replaces this day in the messages.
        let day = ValidationError.Value.text("2024-05-31")
        func add(_ code: ValidationError.Code, _ tag: String, _ parameters: ValidationError.Parameters) {
            variants.append(
                ErrorVariant(
                    ValidationError(code, parameters: parameters).withNotation(notation), tag,
                    later: [.minimum, .maximum]))
        }
        var days: ValidationError.Parameters = [:]
        days[.minimum] = settings.minimumDays.map { _ in day }
        days[.maximum] = settings.maximumDays.map { _ in day }
        if let least = settings.minimumDays { add(.dateTooEarly, "", days.merging([.days: .int(least)]) { $1 }) }
        if let most = settings.maximumDays { add(.dateTooLate, "", days.merging([.days: .int(most)]) { $1 }) }
        if settings.minimumAge != nil || settings.maximumAge != nil {
            add(.dateTooLate, "birth", [.maximum: day, .days: 0])
        }
        if let least = settings.minimumAge { variants.append(ErrorVariant(.dateTooYoung, "", [.minimum: .int(least)])) }
        if let most = settings.maximumAge { variants.append(ErrorVariant(.dateTooOld, "", [.maximum: .int(most)])) }
    }
}
