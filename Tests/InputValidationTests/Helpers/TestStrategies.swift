// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import InputValidation

/// Accepts a text that contains a character, and otherwise rejects it with the character's number.
final class Has: InputValidator<String>, @unchecked Sendable {
    let character: Unicode.Scalar
    init(_ character: Unicode.Scalar) { self.character = character }

    override func validate(_ input: String) throws(ValidationError) {
        guard input.unicodeScalars.contains(character) else { throw Self.error(character) }
    }

    override var profile: StrategyProfile {
        StrategyProfile("has", ["character": .text(String(character))])
    }

    static func error(_ character: Unicode.Scalar) -> ValidationError {
        ValidationError(.init(integerLiteral: Int32(character.value)), domain: "Has", message: "Add what is missing")
    }
}

final class Even: InputValidator<Int>, @unchecked Sendable {
    static let odd = ValidationError(1, domain: "Even", name: "even.odd")

    override func validate(_ input: Int) throws(ValidationError) {
        guard input.isMultiple(of: 2) else { throw Self.odd }
    }
}

/// Counts how often a strategy validates.
final class Counted<Input>: DecoratingInputValidator<Input>, @unchecked Sendable {
    private let calls: SharedCounter

    init(_ wrapped: InputValidator<Input>, _ calls: SharedCounter) {
        self.calls = calls
        super.init(wrapped)
    }

    override func errors(for input: Input) -> [ValidationError] {
        calls.next()
        return super.errors(for: input)
    }
}

/// Adds a condition to the rules of another strategy.
final class Capitalized: DecoratingInputValidator<String>, @unchecked Sendable {
    static let lowercase = ValidationError(1, domain: "Capitalized", message: "Begin with a capital")

    override func errors(for input: String) -> [ValidationError] {
        super.errors(for: input) + (input.first?.isUppercase == true ? [] : [Self.lowercase])
    }
}

/// Removes the character # at the beginning of the text.
final class WithoutPrefix: DecoratingInputValidator<String>, @unchecked Sendable {
    override func wrappedInput(for input: String) -> String { String(input.drop { $0 == "#" }) }
}

/// Accepts everything, whatever it wraps.
final class Lenient: DecoratingInputValidator<String>, @unchecked Sendable {
    override func errors(for input: String) -> [ValidationError] { [] }
}
