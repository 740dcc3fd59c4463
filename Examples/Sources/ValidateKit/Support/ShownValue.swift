// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import InputValidation

/// How much of a value a report may show.
enum ShownValue {
    /// The value, if the person requested values.
    case whole
    /// The last four digits of a card number, requested or not.
    case lastFour
    /// Nothing, requested or not, because the strategy is sensitive, such as one for passwords.
    case nothing

    /// What may be shown of the values of a strategy, which may be a composition.
    init<Input>(_ validator: InputValidator<Input>) {
        if validator.configuration.names.contains("paymentCard") {
            self = .lastFour
        } else {
            self = validator.isSensitive ? .nothing : .whole
        }
    }

    /// Returns what to show of a value, or `nil` for nothing.
    func text(of value: String, showValues: Bool) -> String? {
        switch self {
        case .whole: return showValues ? Self.printable(value) : nil
        case .lastFour:
            // Of fewer than twelve digits nothing, so that a short number is never shown by most of it.
            let masked = PaymentCard.masked(value)
            return masked == "****" ? nil : masked
        case .nothing: return nil
        }
    }

    /// The value on one line; at most 200 scalars.
    private static func printable(_ value: String) -> String { Printable.text(value, prefix: 200) }
}

extension StrategyConfiguration {
    /// The names of the strategy and of all inside it.
    fileprivate var names: [String] { [name] + children.flatMap(\.names) }
}
