// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

/// A strategy that accepts passwords by their length and by minimum numbers of characters of certain classes.
///
/// `errors(for:)` returns an error for every requirement that the password does not meet, in the order of the
/// parameters. A password screen can show them all. For an empty text (1004) and a text that is too large (1005), it
/// returns only that error.
///
/// ```swift
/// let password: InputValidator<String> = .password(
///     in: 12...64, uppercase: 1, digits: 1)
/// password.isValid("Correct horse 7")  // true
/// password.errors(for: "horse").map(\.code)  // 1010, 1194, 1195
/// ```
///
/// By default, a password has 15 to 1,024 characters and there are no other requirements. NIST SP 800-63B-4, section
/// 3.1.1.2, requires at least 15 for passwords that are the only factor. It counts each Unicode code point as one
/// character and accepts spaces and all printing characters. It also forbids composition rules, so set minimum numbers
/// only where another policy requires them.
///
/// A range that contains no length, such as `8..<8`, does not trap. With it, the strategy rejects every password with
/// code 1018.
///
/// Errors: ``ValidationError/Code-swift.struct/lengthTooShort`` (1010),
/// ``ValidationError/Code-swift.struct/lengthTooLong`` (1011),
/// ``ValidationError/Code-swift.struct/lengthRangeEmpty`` (1018),
/// ``ValidationError/Code-swift.struct/passwordLetter`` (1192) to
/// ``ValidationError/Code-swift.struct/passwordSymbol`` (1196), and those of every text strategy (1004, 1005).
public final class PasswordInputValidator: TextInputValidator, @unchecked Sendable {
    /// The accepted lengths, in Unicode scalars, or `nil` if the range is empty.
    let limits: ClosedRange<Int>?

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
    ///   - range: The accepted lengths, in Unicode scalars.
    ///   - letters: The minimum number of letters of any case.
    ///   - lowercase: The minimum number of lowercase letters.
    ///   - uppercase: The minimum number of uppercase letters.
    ///   - digits: The minimum number of digits.
    ///   - symbols: The minimum number of symbols, as ``CharacterClass/symbol`` defines them.
    public convenience init(
        in range: some IntervalExpression<Int> = 15...1_024, letters: Int = 0, lowercase: Int = 0, uppercase: Int = 0,
        digits: Int = 0, symbols: Int = 0
    ) {
        self.init(
            in: range.interval,
            atLeast: [
                (.letter, letters), (.lowercase, lowercase), (.uppercase, uppercase), (.digit, digits),
                (.symbol, symbols),
            ])
    }

    /// Creates a strategy with the minimum number of characters of each class.
    package init(in interval: Interval<Int>, atLeast minimums: [(CharacterClass, Int)]) {
        limits = interval.countLimits
        let parameters = limits.lengthParameters
        tooShort = ValidationError(.lengthTooShort, with: parameters).interned()
        tooLong = ValidationError(.lengthTooLong, with: parameters).interned()
        requirements = minimums.filter { $0.1 > 0 }.map { characterClass, minimum in
            Requirement(
                characterClass: characterClass, minimum: minimum, tooFew: characterClass.tooFew(minimum: minimum))
        }
        super.init()
    }

    /// Returns the error for the first requirement that the password does not meet, or `nil`.
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

    /// Returns an error for each further requirement that the password does not meet.
    public override func furtherErrors(for input: String) -> [ValidationError] {
        input.withBytes { bytes in
            guard gate.accepts(bytes) else { return [] }
            let counts = CharacterClass.Counts(of: bytes)
            let length = lengthRejection(counts).map { [$0] } ?? []
            return Array((length + requirements.compactMap { rejection(counts, $0) }).dropFirst())
        }
    }

    private func lengthRejection(_ counts: CharacterClass.Counts) -> ValidationError? {
        guard let limits else { return ValidationError(.lengthRangeEmpty) }
        if counts.all < limits.lowerBound { return tooShort.withLength(counts.all) }
        return counts.all > limits.upperBound ? tooLong.withLength(counts.all) : nil
    }

    private func rejection(_ counts: CharacterClass.Counts, _ requirement: Requirement) -> ValidationError? {
        let count = counts[requirement.characterClass]
        return count < requirement.minimum ? requirement.tooFew.withLength(count) : nil
    }

    /// `true`, because passwords must not be shown, logged, or stored.
    public override var isSensitive: Bool { true }

    /// The traits of a new password.
    ///
    /// For an existing password, call ``InputValidator/traits(keyboard:content:capitalization:checksSpelling:)``.
    public override var inputTraits: InputTraits { .format(.text, .newPassword) }

    /// Returns whether a text is accepted, can be completed, or is impossible to complete.
    ///
    /// A password is impossible to complete if the characters that it still requires make it too long.
    public override func progress(of input: String) -> InputProgress {
        gate.progress(of: input, from: CharacterClass.examples) { bytes in
            guard let limits else { return nil }
            let counts = CharacterClass.Counts(of: bytes)
            func short(_ characterClass: CharacterClass) -> Int {
                requirements.reduce(0) { most, requirement in
                    requirement.characterClass == characterClass
                        ? max(most, requirement.minimum - counts[characterClass]) : most
                }
            }
            // A letter of a case is also a letter. Every other character belongs to one class.
            let letters = max(short(.letter), short(.lowercase) + short(.uppercase))
            let missing = max(limits.lowerBound - counts.all, letters + short(.digit) + short(.symbol))
            let isTyped = missing <= 0 && !bytes.isEmpty
            let more = isTyped ? 0 : max(1, missing)
            return counts.all + more <= limits.upperBound ? more : nil
        }
    }

    /// The strategy's name and settings.
    public override var configuration: StrategyConfiguration {
        var parameters = limits.lengthParameters.dictionary
        parameters["maximumBytes"] = .int(maximumBytes)
        for requirement in requirements {
            let name = ValidationError.Parameter(rawValue: requirement.characterClass.rawValue)
            parameters[name] = .int(requirement.minimum)
        }
        return StrategyConfiguration(of: self, "password", parameters, hidden: [limits])
    }
}

extension InputValidator where Input == String {
    /// Returns a strategy that accepts passwords by length and by minimum numbers of characters of certain classes.
    ///
    /// - Parameters:
    ///   - range: The accepted lengths, in Unicode scalars. The default is 15 to 1,024.
    ///   - letters: The minimum number of letters of any case.
    ///   - lowercase: The minimum number of lowercase letters.
    ///   - uppercase: The minimum number of uppercase letters.
    ///   - digits: The minimum number of digits.
    ///   - symbols: The minimum number of symbols, as ``CharacterClass/symbol`` defines them.
    public static func password(
        in range: some IntervalExpression<Int> = 15...1_024, letters: Int = 0, lowercase: Int = 0, uppercase: Int = 0,
        digits: Int = 0, symbols: Int = 0
    ) -> InputValidator<String> {
        PasswordInputValidator(
            in: range.interval,
            atLeast: [
                (.letter, letters), (.lowercase, lowercase), (.uppercase, uppercase), (.digit, digits),
                (.symbol, symbols),
            ])
    }
}
