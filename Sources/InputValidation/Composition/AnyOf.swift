// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

/// A strategy that accepts what at least one of its rules accepts.
///
/// Where all refuse, there is one error that speaks for all: code 1201, or an error of yours.
///
/// ```swift
/// let contact = AnyOf<String>([.email, .e164], or: ValidationError(1, domain: "Shop", message: "Enter a phone or e-mail"))
/// contact.isValid("+41446681800")  // true
/// contact.isValid("ask me")  // false: code 1 in domain Shop
/// ```
///
/// A composition of no rules refuses everything with code 1200.
public final class AnyOf<Input>: InputValidator<Input>, @unchecked Sendable {
    /// The rules, in the order in which they are asked.
    public let rules: [InputValidator<Input>]

    private let tree: InputValidator<Input>
    fileprivate let refusal: ValidationError

    /// Creates a composition.
    ///
    /// - Parameters:
    ///   - rules: The rules, in the order in which they are asked; none refuses everything.
    ///   - error: What to report where all refuse; by default code 1201.
    public init(
        _ rules: [InputValidator<Input>], or error: ValidationError = ValidationError(.compositionNoAlternative)
    ) {
        self.rules = rules
        refusal = rules.isEmpty ? ValidationError(.compositionEmpty) : error
        tree = rules[...].tree { EitherOf($0, $1) }
    }

    /// Refuses what all rules refuse.
    public override func validate(_ input: Input) throws(ValidationError) {
        do { try tree.validate(input) } catch { throw refusal.inPlace(of: error) }
    }

    /// Returns the input as the first rule that accepts it would keep it; unchanged if none does.
    public override func normalized(_ input: Input) -> Input {
        var value = input
        var last = rules.endIndex
        // A normal form may please an earlier rule, whose normal form counts then: the index only falls, so this ends.
        while let index = rules.firstIndex(where: { $0.isValid(value) }), index < last {
            value = rules[index].normalized(value)
            last = index
        }
        return value
    }

    /// Whether one of the rules is sensitive.
    public override var isSensitive: Bool { rules.contains(where: \.isSensitive) }

    /// The strategy's name and rules.
    public override var configuration: StrategyConfiguration {
        StrategyConfiguration(of: self, "anyOf", children: rules.map(\.configuration), reporting: refusal)
    }
}

/// Two rules, one of which has to accept.
private final class EitherOf<Input>: InputValidator<Input>, @unchecked Sendable {
    let first: InputValidator<Input>
    let second: InputValidator<Input>

    init(_ first: InputValidator<Input>, _ second: InputValidator<Input>) {
        self.first = first
        self.second = second
    }

    override func validate(_ input: Input) throws(ValidationError) {
        do {
            try first.validate(input)
        } catch {
            let firstError = error
            do { try second.validate(input) } catch {
                // Where one of them could not look at the input, it is not certain that none accepts it.
                throw error.inPlace(of: firstError)
            }
        }
    }
}

extension InputValidator {
    /// What at least one of the rules accepts; chains read as one composition.
    public static func || (first: InputValidator, second: InputValidator) -> InputValidator {
        AnyOf(first.disjuncts + second.disjuncts)
    }

    /// What at least one of the rules accepts; make it once, keep it.
    ///
    /// - Parameters:
    ///   - rules: The rules, in the order in which they are asked; none refuses everything.
    ///   - error: What to report where all refuse; by default code 1201.
    public static func any(
        of rules: [InputValidator<Input>], or error: ValidationError = ValidationError(.compositionNoAlternative)
    ) -> AnyOf<Input> {
        AnyOf(rules, or: error)
    }

    private var disjuncts: [InputValidator<Input>] {
        if let any = self as? AnyOf<Input>, any.refusal.code == .compositionNoAlternative { return any.rules }
        return [self]
    }
}
