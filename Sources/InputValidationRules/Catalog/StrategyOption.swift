// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import InputValidation

/// An option of a strategy in a catalog, with its name, its description, and the kind of its value.
///
/// Programs can create help texts, menus, and completions from it.
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
        /// Another value, which the factory of a custom strategy decodes.
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

    /// The key of the option in a rule file.
    public let name: String

    /// A description of the option.
    public let summary: String

    /// The kind of the value, or ``Kind/other`` for an option that the factory does not read.
    public let kind: Kind

    /// The accepted words, or an empty array if the option accepts any value of its kind.
    public let words: [String]

    /// Whether the option is required.
    public let isRequired: Bool

    /// The value that is used if the option is left out, or `nil` if the strategy's configuration does not contain it.
    public let defaultValue: ValidationError.Value?
}

extension StrategyCatalog.Entry {
    /// Returns the options with the kind of value that the factory reads, in the order in which to show them.
    ///
    /// The factory is called with an empty object that records what is read, so the result always matches the factory.
    /// Where the factory requires an option, it receives a placeholder.
    public func readOptions() -> [StrategyOption] {
        let record = StrictRuleObject.AccessRecord()
        var arguments = StrategyArguments(StrictRuleObject(recordingTo: record))
        // A strategy that cannot be created without options has no default values, but its options are still recorded.
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

/// A strategy inside a strategy, for any type of input.
private protocol AnyStrategySpecification {}

extension StrategySpecification: AnyStrategySpecification {}
