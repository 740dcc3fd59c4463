// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import InputValidation

/// A strategy in a rule file, written as a name or as an object with the name under `use` and options.
///
/// ```json
/// "numeric"
/// { "use": "paymentCard", "networks": ["visa", "amex"] }
/// { "use": "anyOf",
///   "rules": ["email", { "use": "count", "maximum": 20 }] }
/// ```
///
/// The names come from the ``StrategyCatalog`` in the decoder's `userInfo`, or from the standard catalog by default.
/// Every mistake throws a `DecodingError` with its coding path. Mistakes are an unknown name or option, a value of the
/// wrong type, an invalid pattern, limits that accept no value, an empty composition, and nesting deeper than
/// ``maximumDepth``. Only ``RuleFileJSON`` detects a repeated key, because a decoder keeps one value and doesn't report
/// the other.
public struct StrategySpecification<Input>: Decodable, Sendable {
    /// The name of the strategy.
    public let name: String

    /// The strategy, created with its options.
    public let validator: InputValidator<Input>

    /// Decodes a specification and creates its strategy.
    ///
    /// - Throws: A `DecodingError` with the coding path of the first mistake.
    public init(from decoder: any Decoder) throws {
        let catalog = StrategyCatalog<Input>.current(in: decoder)
        let path = decoder.codingPath
        guard path.count <= Self.maximumDepth else {
            throw DecodingError.dataCorrupted(
                .init(codingPath: Array(path.prefix(4)), debugDescription: "the strategies are nested too deeply"))
        }
        var object: StrictRuleObject
        if let name = try? decoder.singleValueContainer().decode(String.self) {
            self.name = name
            object = StrictRuleObject(emptyAt: path, called: "the strategy “\(name)”")
        } else {
            object = try StrictRuleObject(decoder, called: "a strategy")
            name = try object.require("use")
            object.displayName = "the strategy “\(name)”"
        }
        var arguments = StrategyArguments(object)
        let entry = try catalog.entry(named: name, at: path)
        do {
            let rule = try entry.make(&arguments)
            let severity = try arguments.readWord("severity", as: RuleSeverity.self)
            validator = severity == .warning ? .warning(rule) : rule
        } catch let error as PatternSyntaxError {
            throw arguments.error(String(describing: error), at: "pattern", because: error)
        } catch let error as DecodingError {
            throw error
        } catch {
            throw arguments.error("\(error)", because: error)
        }
        try arguments.rejectUnknownKeys()
    }

    /// The maximum length of a specification's coding path, 128, counting keys and indices.
    ///
    /// Each nested composition adds one or two keys or indices. Some decoders have their own limit.
    public static var maximumDepth: Int { 128 }
}

/// What a rule's rejection means, as the value of the key `severity`.
enum RuleSeverity: String, CaseIterable, Sendable {
    /// The value is rejected.
    case error
    /// The value is accepted with a warning.
    case warning
}
