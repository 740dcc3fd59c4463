// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import InputValidation

/// How much of a value a report may show.
enum ShownValue {
    /// The value, if the person asked for values.
    case whole
    /// The last four digits of a card number, whether the person asked for values or not.
    case lastFour
    /// Nothing, even if the person asked for values, because the strategy is sensitive, such as a password's.
    case nothing

    /// Determines what may be shown of a strategy's values.
    ///
    /// The strategy may be a composition.
    init<Input>(_ validator: InputValidator<Input>) {
        if validator.configuration.names.contains("paymentCard") {
            self = .lastFour
        } else {
            self = validator.isSensitive ? .nothing : .whole
        }
    }

    /// Returns whether anything may be shown.
    func isShown(_ showValues: Bool) -> Bool {
        switch self {
        case .whole: showValues
        case .lastFour: true
        case .nothing: false
        }
    }

    /// Returns what to show of a value, or `nil` for nothing.
    func text(of value: String, showValues: Bool) -> String? {
        switch self {
        case .whole: return showValues ? Self.printable(value) : nil
        case .lastFour:
            // A number with fewer than twelve digits shows nothing, so that a short number never shows most of its
            // digits.
            let masked = PaymentCard.masked(value)
            return masked == "****" ? nil : masked
        case .nothing: return nil
        }
    }

    /// Returns the value on one line, with at most 200 scalars.
    private static func printable(_ value: String) -> String { Printable.text(value, prefix: 200) }
}

extension StrategyConfiguration {
    /// The names of the strategy and all strategies inside it.
    fileprivate var names: [String] { [name] + children.flatMap(\.names) }
}
