// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import InputValidation

extension LeafTranslation {
    private static func signs(_ leaf: Leaf) -> String {
        let sign = leaf.text("sign")
        return "\(sign != "none"), \(sign == "any")"
    }

    /// The signs of numbers, their separators between digits, and their units.
    private struct Style {
        private let grouping: String
        private let units: String
        /// The notation in which messages show limits.
        let notation: String

        var isGrouped: Bool { grouping != "none" }

        init(_ leaf: Leaf) {
            grouping = leaf.text("grouping") ?? "none"
            units =
                leaf.settings["bareNumber"] == .flag(false)
                ? "'any'" : JavaScriptLiteral.texts(leaf.texts("units") ?? [])
            notation = leaf.strategy.profile.notation ?? "."
        }

        /// Returns the call for a number in the style, from the call for the number `text` without separators and units.
        func call(_ code: ValidationError.Code, _ plain: String) -> String {
            if !isGrouped, units == "[]" { return plain }
            return "styledNumber(text, '\(grouping)', \(units), \(code.rawValue), (text) => \(plain))"
        }

        /// Returns the errors for misplaced separators.
        func variants(_ leaf: Leaf, _ code: ValidationError.Code) -> [ErrorVariant] {
            let signs = ["comma": ",", "indian": ",", "point": ".", "space": " ", "apostrophe": "'"]
            guard let sign = signs[grouping] else { return [] }
            return leaf.variant(code, like: "1\(sign)2222\(sign)333") + leaf.variant(code, "point", like: "1\(sign)5")
        }
    }

    private static let conflict = Reason(text: "a sign of the numbers has two meanings", changes: false)

    static func integer(_ leaf: Leaf) -> Result<LeafTranslation, Reason> {
        let style = Style(leaf)
        if leaf.error(for: "x")?.code == .numberNotation { return .failure(conflict) }
        let minimum = leaf.integer("minimum")
        let maximum = leaf.integer("maximum")
        let excludesMinimum = leaf.flag("minimumExcluded")
        let excludesMaximum = leaf.flag("maximumExcluded")
        let interval = Interval<Int>(
            lower: minimum.map { excludesMinimum ? .excluded($0) : .included($0) } ?? .none,
            upper: maximum.map { excludesMaximum ? .excluded($0) : .included($0) } ?? .none)
        let errors = IntervalErrors(interval, notation: style.notation)
        var variants: [ErrorVariant] = []
        let lower: ValidationError.Code = excludesMinimum ? .comparisonNotGreater : .comparisonTooSmall
        let upper: ValidationError.Code = excludesMaximum ? .comparisonNotLess : .comparisonTooLarge
        if minimum != nil, let error = errors.rejection(of: .min, in: interval), error.code == lower {
            variants.append(ErrorVariant(error))
        }
        if maximum != nil, let error = errors.rejection(of: .max, in: interval), error.code == upper {
            variants.append(ErrorVariant(error))
        }
        variants.append(
            ErrorVariant(.integerOverflow, "", [.minimum: .int(.min), .maximum: .int(.max)]))
        variants += leaf.variant(.integerSign, "-", like: "-1") + leaf.variant(.integerSign, "+", like: "+1")
        variants += characters(leaf, .integerCharacter, plain: "x") + style.variants(leaf, .integerGrouping)
        let least = minimum.map { excludesMinimum ? "\($0)n + 1n" : "\($0)n" } ?? "null"
        let most = maximum.map { excludesMaximum ? "\($0)n - 1n" : "\($0)n" } ?? "null"
        let call = "integer(text, \(signs(leaf)), \(least), \(most), \(lower.rawValue), \(upper.rawValue))"
        return .success(
            LeafTranslation(
                call: style.call(.integerGrouping, call), maximumBytes: leaf.maximumBytes, variants: variants))
    }

    /// Returns the errors for a disallowed character, whose messages depend on the character.
    private static func characters(
        _ leaf: Leaf, _ code: ValidationError.Code, plain: String
    ) -> [ErrorVariant] {
        var errors: [UInt8: ValidationError] = [:]
        for byte in UInt8(0x20)..<0x7F {
            let character = String(Unicode.Scalar(byte))
            for text in ["1\(character)111", "1e5\(character)111"] where errors[byte] == nil {
                if let error = leaf.error(for: text), error.code == code, error[.character] == .text(character) {
                    errors[byte] = error
                }
            }
        }
        var variants = leaf.variant(code, like: plain, names: true)
        if !variants.isEmpty { variants[0].characterErrors = errors }
        return variants
    }

    static func decimal(_ leaf: Leaf) -> Result<LeafTranslation, Reason> {
        let style = Style(leaf)
        if leaf.error(for: "x")?.code == .numberNotation { return .failure(conflict) }
        let point = leaf.text("point") == "comma" ? "," : "."
        let exponent = leaf.text("exponent") ?? "rejected"
        let places = leaf.integer("places") ?? .max
        func edge(_ name: ValidationError.Parameter, _ isExcluded: Bool) -> Interval<Double>.Edge {
            let number: Double? =
                switch leaf.settings[name] {
                case .double(let number): number
                case .int(let number): Double(number)
                default: nil
                }
            return number.map { isExcluded ? .excluded($0) : .included($0) } ?? .none
        }
        let lower = edge(.minimum, leaf.flag("minimumExcluded"))
        let upper = edge(.maximum, leaf.flag("maximumExcluded"))
        let interval = Interval(lower: lower, upper: upper)
        let errors = IntervalErrors(interval, notation: style.notation)
        let codes: [ValidationError.Code] = [
            lower.isExcluded ? .comparisonNotGreater : .comparisonTooSmall,
            upper.isExcluded ? .comparisonNotLess : .comparisonTooLarge,
        ]
        var variants = [-Double.infinity, .infinity].compactMap { errors.rejection(of: $0, in: interval) }
            .filter { codes.contains($0.code) }.map { ErrorVariant($0) }
        // The example is in the errors that mention one.
        let usual =
            leaf.error(for: "x")?.example ?? (interval.contains(12.5) || interval.contains(12) ? "12\(point)5" : "")
        variants += leaf.variant(.decimalSign, "-", like: "-1") + leaf.variant(.decimalSign, "+", like: "+1")
        variants += characters(leaf, .decimalCharacter, plain: "x")
        variants += leaf.variant(.decimalCharacter, "point", like: point == "." ? "1,5" : "1.5")
        variants += leaf.variant(.decimalCharacter, "groups", like: "1\(point)222.", "1\(point)222,")
        variants += leaf.variant(.decimalPoint, "groups", like: "1\(point)222\(point)")
        variants += leaf.variant(.decimalPoint, "second", like: "1\(point)2\(point)2")
        variants += leaf.variant(.decimalPoint, "end", like: "1\(point)")
        variants += leaf.variant(.decimalPoint, "", like: "1\(point)x")
        variants += leaf.variant(.decimalPoint, "start", like: "\(point)x")
        variants += leaf.variant(.decimalPoint, "half", like: "\(point)x")
        // After a unit, the number doesn't begin the text.
        let unit = leaf.texts("units")?.first
        variants += unit.map { leaf.variant(.decimalPoint, "later", like: "\($0)\(point)x") } ?? []
        variants += style.variants(leaf, .decimalGrouping)
        if places < 400 {
            variants += leaf.variant(
                .decimalPlaces,
                like: "1\(point)" + String(repeating: "1", count: places + 1) + (exponent == "required" ? "e0" : ""))
        }
        variants.append(ErrorVariant(.decimalOverflow))
        func bound(_ edge: Interval<Double>.Edge) -> String {
            edge.bound.map { edge.isExcluded ? "['\($0)']" : "'\($0)'" } ?? "null"
        }
        let hasHalf = places > 0 && exponent != "required" && interval.contains(0.5)
        let arguments = [
            "text", signs(leaf), "'\(point)'", "'\(exponent)'", places == .max ? "Infinity" : "\(places)", bound(lower),
            bound(upper), JavaScriptLiteral.list(codes.map { String($0.rawValue) }),
            JavaScriptLiteral.text(style.isGrouped ? "" : usual),
            "\(hasHalf)",
        ]
        let call = "decimal(\(arguments.joined(separator: ", ")))"
        return .success(
            LeafTranslation(
                call: style.call(.decimalGrouping, call), maximumBytes: leaf.maximumBytes, variants: variants))
    }
}
