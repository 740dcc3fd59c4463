// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

/// A strategy that accepts passwords by their length and by minimum counts of classes of characters.
///
/// `errors(for:)` lists every requirement that is not met, in the order of the parameters: what a password screen
/// shows.
///
/// ```swift
/// let password: InputValidator<String> = .password(minimumLength: 12, uppercase: 1, digits: 1)
/// password.isValid("Correct horse 7")  // true
/// password.errors(for: "horse").map(\.code)  // 1010, 1194, 1195
/// ```
///
/// The standard is a length of 15 and no counts, as NIST SP 800-63B-4, section 3.1.1.2, has it for passwords that stand
/// alone: it counts each Unicode code point as one character, accepts blanks and all printing characters, and asks not
/// to impose rules of composition. The counts are there for those who must.
///
/// Errors: ``ValidationError/Code-swift.struct/lengthTooShort`` (1010),
/// ``ValidationError/Code-swift.struct/lengthTooLong`` (1011), ``ValidationError/Code-swift.struct/passwordLetter`` (1192)
/// to ``ValidationError/Code-swift.struct/passwordSymbol`` (1196), and those of every text strategy (1004, 1005).
public final class PasswordInputValidator: TextInputValidator, @unchecked Sendable {
    /// The lengths that are accepted, in Unicode scalars.
    public let length: ClosedRange<Int>

    private let requirements: [Requirement]
    private let tooShort: ValidationError
    private let tooLong: ValidationError

    private struct Requirement: Sendable {
        let characterClass: CharacterClass
        let minimum: Int
        let tooFew: ValidationError
    }

    /// Creates a strategy.
    ///
    /// - Parameters:
    ///   - length: The lengths that are accepted, in Unicode scalars.
    ///   - letters: The smallest number of letters of any case.
    ///   - lowercase: The smallest number of lower-case letters.
    ///   - uppercase: The smallest number of upper-case letters.
    ///   - digits: The smallest number of digits.
    ///   - symbols: The smallest number of characters that are neither letters nor digits.
    public init(
        length: ClosedRange<Int> = 15...1_024, letters: Int = 0, lowercase: Int = 0, uppercase: Int = 0,
        digits: Int = 0,
        symbols: Int = 0
    ) {
        self.length = length
        let parameters: [ValidationError.Parameter: ValidationError.Value] = [
            .minimum: .int(length.lowerBound), .maximum: .int(length.upperBound),
        ]
        tooShort = ValidationError(.lengthTooShort, parameters: parameters)
        tooLong = ValidationError(.lengthTooLong, parameters: parameters)
        let counts: [(CharacterClass, Int)] = [
            (.letter, letters), (.lowercase, lowercase), (.uppercase, uppercase), (.digit, digits), (.symbol, symbols),
        ]
        requirements = counts.filter { $0.1 > 0 }.map { characterClass, minimum in
            Requirement(
                characterClass: characterClass, minimum: minimum, tooFew: characterClass.tooFew(minimum: minimum))
        }
        super.init()
    }

    /// Rejects a password with the first requirement that is not met.
    ///
    /// - Complexity: O(*n*) in the length of the text.
    public override func rejection(of bytes: UnsafeBufferPointer<UInt8>) -> ValidationError? {
        let counts = CharacterClass.Counts(of: bytes)
        if let rejection = lengthRejection(counts) { return rejection }
        for requirement in requirements {
            if let rejection = self.rejection(counts, requirement) { return rejection }
        }
        return nil
    }

    /// Returns every requirement that is not met.
    public override func errors(for input: String) -> [ValidationError] {
        let first = super.errors(for: input)
        guard let code = first.first?.code, code != .inputEmpty, code != .inputTooLarge else { return first }
        let counts = input.withBytes(CharacterClass.Counts.init(of:))
        let length = lengthRejection(counts).map { [$0] } ?? []
        return length + requirements.compactMap { rejection(counts, $0) }
    }

    override var hasOneVerdict: Bool { true }

    private func lengthRejection(_ counts: CharacterClass.Counts) -> ValidationError? {
        if counts.all < length.lowerBound { return tooShort.withLength(counts.all) }
        return counts.all > length.upperBound ? tooLong.withLength(counts.all) : nil
    }

    private func rejection(_ counts: CharacterClass.Counts, _ requirement: Requirement) -> ValidationError? {
        let count = counts[requirement.characterClass]
        return count < requirement.minimum ? requirement.tooFew.withLength(count) : nil
    }

    /// `true`: a password is not to be shown, logged or stored.
    public override var isSensitive: Bool { true }

    /// The strategy's name and settings.
    public override var configuration: StrategyConfiguration {
        var parameters: [ValidationError.Parameter: ValidationError.Value] = [
            .minimum: .int(length.lowerBound), .maximum: .int(length.upperBound), "maximumBytes": .int(maximumBytes),
        ]
        for requirement in requirements {
            let name = ValidationError.Parameter(rawValue: requirement.characterClass.rawValue)
            parameters[name] = .int(requirement.minimum)
        }
        return StrategyConfiguration(of: self, "password", parameters)
    }
}

extension InputValidator where Input == String {
    /// Passwords with a minimum length and minimum counts of classes of characters; make it once, keep it.
    ///
    /// A minimum below 1 counts as 1; a length over 1,024 is rejected, or over twice the minimum if that is more.
    public static func password(
        minimumLength: Int = 15, letters: Int = 0, lowercase: Int = 0, uppercase: Int = 0, digits: Int = 0,
        symbols: Int = 0
    ) -> PasswordInputValidator {
        let minimum = Swift.max(1, minimumLength)
        let maximum = Swift.max(1_024, minimum.multipliedReportingOverflow(by: 2).overflow ? .max : minimum * 2)
        return PasswordInputValidator(
            length: minimum...maximum, letters: letters, lowercase: lowercase, uppercase: uppercase, digits: digits,
            symbols: symbols)
    }
}
