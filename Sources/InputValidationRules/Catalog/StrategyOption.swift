// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import InputValidation

/// An option of a strategy in a catalog: its name, its description, and its value's kind.
///
/// Programs can use it to create help texts, menus, and completions.
public struct StrategyOption: Sendable {
    /// The kind of an option's value in JSON.
    public enum Kind: Sendable, Equatable {
        /// A string.
        case text
        /// A number without a fraction.
        case integer
        /// A number.
        case number
        /// `true` or `false`.
        case flag
        /// The name of a strategy, or an object with the name under `use`.
        case strategy
        /// Any other value, decoded by a custom strategy's factory.
        case other
        /// An array.
        indirect case list(of: Kind)

        init(_ type: Any.Type) {
            self =
                switch type {
                case is String.Type: .text
                case is Double.Type, is Float.Type: .number
                case is any FixedWidthInteger.Type: .integer
                case is Bool.Type: .flag
                case is any OptionValueList.Type: (type as? any OptionValueList.Type).map { $0.kind } ?? .other
                case is any AnyStrategySpecification.Type: .strategy
                default: .other
                }
        }
    }

    /// The option's key in a rule file.
    public let name: String

    /// A description of the option.
    public let summary: String

    /// The value's kind, or ``Kind/other`` for an option that the factory doesn't read.
    public let kind: Kind

    /// The accepted words, or an empty array if the option accepts any value of its kind.
    public let words: [String]

    /// Whether the option is required.
    public let isRequired: Bool

    /// The value that's used if the option is left out, or `nil` if the strategy's configuration doesn't contain it.
    public let defaultValue: ValidationError.Value?
}

extension StrategyCatalog.Entry {
    /// Returns the options with the kinds of value that the factory reads, in display order.
    ///
    /// The factory is called with an empty object that records what it reads, so the result always matches the factory.
    /// If the factory requires an option, it receives a placeholder.
    public func readOptions() -> [StrategyOption] {
        let record = StrictRuleObject.AccessRecord()
        var arguments = StrategyArguments(StrictRuleObject(recordingTo: record))
        // If a strategy can't be created without options, its default values are unknown, but its options are still
        // recorded.
        let parameters = (try? make(&arguments))?.configuration.parameters ?? [:]
        return options.map { option in
            let access = record.accesses[option.name]
            return StrategyOption(
                name: option.name, summary: option.summary, kind: access.map { StrategyOption.Kind($0.type) } ?? .other,
                words: access?.acceptedWords ?? [], isRequired: access?.isRequired ?? false,
                defaultValue: record.usesPlaceholders
                    ? nil : parameters[ValidationError.Parameter(rawValue: option.name)])
        }
    }
}

extension StrategyOption.Kind {
    /// The kind in a sentence, such as "a whole number".
    var displayName: String {
        switch self {
        case .text: "a text"
        case .integer: "a whole number"
        case .number: "a number"
        case .flag: "true or false"
        case .strategy: "a strategy"
        case .list(.text): "a list of texts"
        case .list(.integer): "a list of whole numbers"
        case .list(.number): "a list of numbers"
        case .list: "a list"
        case .other: "another kind of value"
        }
    }
}

/// An array with a kind of elements.
private protocol OptionValueList {
    static var kind: StrategyOption.Kind { get }
}

extension Array: OptionValueList {
    static var kind: StrategyOption.Kind { .list(of: StrategyOption.Kind(Element.self)) }
}

/// A strategy inside a strategy, with any type of input.
private protocol AnyStrategySpecification {}

extension StrategySpecification: AnyStrategySpecification {}
