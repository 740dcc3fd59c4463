// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import InputValidation

/// An option of a strategy in a catalog: its name and meaning, and what the factory of the strategy reads for it.
///
/// Programs make help texts, menus and completions from it.
public struct StrategyOption: Sendable {
    /// What the value of an option is, as JSON writes it.
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
        /// Something else, which the factory of your own strategy decodes.
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
                case is any ListOfOptions.Type: (type as? any ListOfOptions.Type).map { $0.kind } ?? .other
                case is any SpecificationOfStrategy.Type: .strategy
                default: .other
                }
        }
    }

    /// The key of the option in a rule file.
    public let name: String

    /// What the option means.
    public let summary: String

    /// What the value is; ``Kind/other`` for an option that the factory does not read.
    public let kind: Kind

    /// The words to choose from; empty if any value of the kind will do.
    public let words: [String]

    /// Whether the strategy cannot be made without the option.
    public let isRequired: Bool

    /// The value that holds if the option is left out, or `nil` if the configuration of the strategy does not have it.
    public let defaultValue: ValidationError.Value?
}

extension StrategyCatalog.Entry {
    /// Returns the options with what the factory reads for each, in the order in which to show them.
    ///
    /// The factory is called with an empty object that notes what is read, so that no list can differ from what the
    /// factory does. Where the factory cannot go on without an option, it gets a placeholder.
    public func readOptions() -> [StrategyOption] {
        let reading = ClosedObject.Reading()
        var arguments = StrategyArguments(ClosedObject(noting: reading))
        // A strategy that cannot be made from nothing has no default values; what it read is noted all the same.
        let parameters = (try? make(&arguments))?.configuration.parameters ?? [:]
        return options.map { option in
            let read = reading.options[option.name]
            return StrategyOption(
                name: option.name, summary: option.summary, kind: read.map { StrategyOption.Kind($0.type) } ?? .other,
                words: read?.words ?? [], isRequired: read?.isRequired ?? false,
                defaultValue: reading.hasPlaceholders
                    ? nil : parameters[ValidationError.Parameter(rawValue: option.name)])
        }
    }
}

/// An array, whose elements have a kind.
private protocol ListOfOptions {
    static var kind: StrategyOption.Kind { get }
}

extension Array: ListOfOptions {
    static var kind: StrategyOption.Kind { .list(of: StrategyOption.Kind(Element.self)) }
}

/// A strategy inside a strategy, whatever its type of input.
private protocol SpecificationOfStrategy {}

extension StrategySpecification: SpecificationOfStrategy {}
