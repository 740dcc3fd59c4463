// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import InputValidation

/// A strategy as a rule file writes it: a name, or an object with the name under `use` and options beside it.
///
/// ```json
/// "numeric"
/// { "use": "paymentCard", "networks": ["visa", "amex"] }
/// { "use": "anyOf", "rules": ["email", { "use": "count", "maximum": 20 }] }
/// ```
///
/// Names come from the ``StrategyCatalog`` in the decoder's `userInfo`, by default the standard one. Every mistake is a
/// `DecodingError` with its place: an unknown name or option, a value of the wrong type, a pattern that is none, limits
/// that leave nothing, a composition of nothing, nesting deeper than ``maximumDepth``. A key that stands twice is one for
/// ``RuleFileJSON`` only: a decoder keeps one of the values and does not show the other.
public struct StrategySpecification<Input>: Decodable, Sendable {
    /// The strategy's name.
    public let name: String

    /// The strategy, made and ready.
    public let validator: InputValidator<Input>

    /// Reads a specification and makes its strategy.
    public init(from decoder: any Decoder) throws {
        let catalog = StrategyCatalog<Input>.given(to: decoder)
        let path = decoder.codingPath
        guard path.count <= Self.maximumDepth else {
            throw DecodingError.dataCorrupted(
                .init(codingPath: Array(path.prefix(4)), debugDescription: "the strategies are nested too deep"))
        }
        var object: ClosedObject
        if let name = try? decoder.singleValueContainer().decode(String.self) {
            self.name = name
            object = ClosedObject(emptyAt: path, called: "the strategy “\(name)”")
        } else {
            object = try ClosedObject(decoder, called: "a strategy")
            name = try object.require("use")
            object.name = "the strategy “\(name)”"
        }
        var arguments = StrategyArguments(object)
        let entry = try catalog.entry(named: name, at: path)
        do {
            validator = try entry.make(&arguments)
        } catch let error as PatternSyntaxError {
            throw arguments.error(String(describing: error), at: "pattern", because: error)
        } catch let error as DecodingError {
            throw error
        } catch {
            throw arguments.error("\(error)", because: error)
        }
        try arguments.finish()
    }

    /// 128: the number of steps, keys and indices alike, that a specification may be away from the top of the file.
    ///
    /// A composition in a composition is one or two steps further. Decoders have limits too, and not all of them have one.
    public static var maximumDepth: Int { 128 }
}
