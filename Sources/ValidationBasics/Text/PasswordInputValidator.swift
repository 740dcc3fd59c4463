// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import ValidationCore
import ValidationText

/// A strategy that accepts passwords by their length and by how many letters, digits, and symbols they contain.
///
/// `errors(for:)` returns an error for every requirement that the password doesn't meet, in parameter order, so a
/// password screen can show them all. If the text is empty (1004) or too large (1005), it returns only that error.
///
/// ```swift
/// let password: InputValidator<String> = .password(
///     in: 12...64, uppercase: 1, digits: 1)
/// password.isValid("Correct horse 7")  // true
/// password.errors(for: "horse").map(\.code)  // [1010, 1194, 1195]
/// ```
///
/// By default, a password has 15 to 1,024 characters and there are no other requirements. NIST SP 800-63B-4, section
/// 3.1.1.2, requires at least 15 characters if the password is the only factor. The standard counts each Unicode code
/// point as one character and accepts spaces and all printing characters. It also forbids composition rules, so set
/// minimum numbers only if another policy requires them. The strategy rejects nonprinting characters, such as a line
/// feed or a zero width space at the end of a pasted password, because nobody can type them again.
///
/// The same password can arrive in different bytes: one keyboard sends é as U+00E9, and another as e with U+0301. Swift's
/// `==` treats both alike, but a hash function doesn't. So a server converts each password to Unicode's form NFC before
/// it validates and hashes the password, as RFC 8265, section 4.2, requires. The standard library has no public function
/// for that, but Foundation does:
///
/// ```swift
/// let typed = "re\u{301}sume\u{301} a\u{300} la carte"
/// typed.utf8.count  // 23
/// let composed = typed.precomposedStringWithCanonicalMapping
/// composed.utf8.count  // 20
/// Array(composed.utf8) == Array("résumé à la carte".utf8)  // true
/// ```
///
/// The input traits describe a new password. For an existing password, call
/// ``InputValidator/traits(keyboard:content:capitalization:checksSpelling:)``.
///
/// A range that contains no length, such as `8..<8`, doesn't trap: the strategy rejects every password with code 1018.
///
/// Errors: ``ValidationError/Code/passwordCharacter`` (1254), ``ValidationError/Code/lengthTooShort`` (1010),
/// ``ValidationError/Code/lengthTooLong`` (1011), ``ValidationError/Code/lengthRangeEmpty`` (1018),
/// ``ValidationError/Code/passwordLetter`` (1192) to ``ValidationError/Code/passwordSymbol`` (1196), and every text
/// strategy's errors (1004, 1005).
public final class PasswordInputValidator: TextInputValidator, CompletableFormat, @unchecked Sendable {
    /// The accepted lengths in Unicode scalars.
    private let limits: LengthLimits
    private let conditions: [(characterClass: CharacterClass, minimum: Int, tooFew: ValidationError)]

    /// Creates a strategy from a range of lengths in Unicode scalars, and from a minimum count for each class of
    /// characters.
    ///
    /// Letters may have any case. ``CharacterClass/symbol`` defines which characters are symbols.
    ///
    /// - Parameters:
    ///   - range: The accepted lengths in Unicode scalars. The default is from 15 to 1,024.
    ///   - letters: The minimum number of letters of any case.
    ///   - lowercase: The minimum number of lowercase letters.
    ///   - uppercase: The minimum number of uppercase letters.
    ///   - digits: The minimum number of digits.
    ///   - symbols: The minimum number of symbols.
    public init(
        in range: some IntervalExpression<Int> = 15...1_024, letters: Int = 0, lowercase: Int = 0, uppercase: Int = 0,
        digits: Int = 0, symbols: Int = 0
    ) {
        limits = LengthLimits(range.interval, tooFew: .lengthTooShort, tooMany: .lengthTooLong)
        conditions = zip(CharacterClass.allCases, [letters, lowercase, uppercase, digits, symbols])
            .filter { $0.1 > 0 }.map { ($0, $1, $0.tooFewError(minimum: $1)) }
        super.init()
    }

    public override func rejection(of bytes: Span<UInt8>) -> ValidationError? {
        bytes.withUnsafeBufferPointer { bytes -> ValidationError? in
            let counts = CharacterClass.Counts(of: bytes)
            if let rejection = rejectionOfHiddenCharacter(in: counts) { return rejection }
            if limits.range?.contains(counts.total) != true { return limits.rejection(of: counts.total) }
            for index in conditions.indices {
                if let rejection = rejection(of: counts, byConditionAt: index) { return rejection }
            }
            return nil
        }
    }

    /// Returns an error for each further requirement that the password doesn't meet.
    public override func furtherErrors(for input: String) -> [ValidationError] {
        input.withBytes { bytes in
            guard sizeLimits.accepts(bytes) else { return [] }
            let counts = CharacterClass.Counts(of: bytes)
            let errors =
                [rejectionOfHiddenCharacter(in: counts), limits.rejection(of: counts.total)]
                + conditions.indices.map { rejection(of: counts, byConditionAt: $0) }
            return Array(errors.compactMap(\.self).dropFirst())
        }
    }

    private func rejectionOfHiddenCharacter(in counts: CharacterClass.Counts) -> ValidationError? {
        counts.hiddenOffset.map { ValidationError(.passwordCharacter).at(position: $0) }
    }

    private func rejection(of counts: CharacterClass.Counts, byConditionAt index: Int) -> ValidationError? {
        let condition = conditions[index]
        let count = counts[condition.characterClass]
        return count < condition.minimum ? condition.tooFew.withLength(count) : nil
    }

    public override var profile: StrategyProfile {
        Self.listing.profile(
            of: self, isSensitive: true,
            requirements: self.limits.requirements.prefix(1) + self.conditions.map(\.tooFew))
    }

    // Nobody can complete a password if the characters that it still needs make it too long.
    package func missingCharacterCount(after bytes: UnsafeBufferPointer<UInt8>) -> Int? {
        guard let limits = limits.range else { return nil }
        let counts = CharacterClass.Counts(of: bytes)
        if counts.hiddenOffset != nil { return nil }
        func shortfall(of characterClass: CharacterClass) -> Int {
            max(0, (minimum(of: characterClass) ?? 0) - counts[characterClass])
        }
        // A lowercase or uppercase letter also counts as a letter. Every other character belongs to one class.
        let letters = max(shortfall(of: .letter), shortfall(of: .lowercase) + shortfall(of: .uppercase))
        let missing = max(limits.lowerBound - counts.total, letters + shortfall(of: .digit) + shortfall(of: .symbol))
        let isTyped = missing <= 0 && !bytes.isEmpty
        let more = isTyped ? 0 : max(1, missing)
        return counts.total + more <= limits.upperBound ? more : nil
    }

    fileprivate var minimumLength: Int? { limits.range?.lowerBound ?? 1 }
    fileprivate var maximumLength: Int? { limits.range?.upperBound ?? 0 }

    fileprivate func minimum(of characterClass: CharacterClass) -> Int? {
        conditions.first { $0.characterClass == characterClass }?.minimum
    }

    fileprivate static let standard = PasswordInputValidator()
}

extension InputValidator where Input == String {
    /// Returns the password strategy that
    /// ``PasswordInputValidator/init(in:letters:lowercase:uppercase:digits:symbols:)`` creates.
    public static func password(
        in range: some IntervalExpression<Int> = 15...1_024, letters: Int = 0, lowercase: Int = 0, uppercase: Int = 0,
        digits: Int = 0, symbols: Int = 0
    ) -> InputValidator<String> {
        PasswordInputValidator(
            in: range, letters: letters, lowercase: lowercase, uppercase: uppercase, digits: digits, symbols: symbols)
    }
}

extension PasswordInputValidator: ListedStrategy {
    package static let codes: [ValidationError.Code] = [.passwordCharacter]

    package static let listing = StrategyListing(
        "password", "A new password, by its length and its characters of each class", PasswordInputValidator.standard,
        topic: .passwords, traits: .format(.text, .newPassword),
        texts: { password in
            .length(
                minimum: max(1, password.minimumLength ?? 1), maximum: password.maximumLength, isExact: false)
        },
        options: .integer(
            "minimum", from: \.minimumLength, help: "the minimum length; 15, or a lower maximum, if left out",
            atLeast: 1),
        .integer("maximum", from: \.maximumLength, help: "the maximum length; 1024, or a higher minimum, if left out"),
        .minimumCount("letters", of: .letter, help: "the minimum number of letters"),
        .minimumCount("lowercase", of: .lowercase, help: "the minimum number of lowercase letters"),
        .minimumCount("uppercase", of: .uppercase, help: "the minimum number of uppercase letters"),
        .minimumCount("digits", of: .digit, help: "the minimum number of digits"),
        .minimumCount("symbols", of: .symbol, help: "the minimum number of symbols")
    ) { minimum, maximum, letters, lowercase, uppercase, digits, symbols in
        try StrategyListing.checkLimits(minimum: minimum, maximum: maximum)
        let least = minimum ?? min(15, maximum ?? 15)
        guard least > 0 else { throw StrategyListing.InvalidSetting("“minimum” must be 1 or more", at: "minimum") }
        try StrategyListing.checkMinimum(least, under: TextInputValidator.defaultMaximumBytes)
        let most = maximum ?? max(least, 1024)
        let counts = [
            ("letters", letters), ("lowercase", lowercase), ("uppercase", uppercase), ("digits", digits),
            ("symbols", symbols),
        ]
        for case (let name, let count?) in counts {
            guard count <= most else {
                throw StrategyListing.InvalidSetting(
                    "“\(name)” is greater than the maximum length, \(most): every value would be rejected", at: name)
            }
            try StrategyListing.checkMinimum(count, under: TextInputValidator.defaultMaximumBytes, at: name)
        }
        // Lowercase and uppercase letters count as letters too. No count exceeds the cap, so the sum can't overflow.
        let allLetters = max(letters ?? 0, (lowercase ?? 0) + (uppercase ?? 0))
        guard allLetters + (digits ?? 0) + (symbols ?? 0) <= most else {
            throw StrategyListing.InvalidSetting(
                "the counts add up to more than the maximum length, \(most): every value would be rejected")
        }
        return PasswordInputValidator(
            in: least...most, letters: letters ?? 0, lowercase: lowercase ?? 0, uppercase: uppercase ?? 0,
            digits: digits ?? 0, symbols: symbols ?? 0)
    }
}

extension ListedOption where Owner == PasswordInputValidator, Value == Int? {
    fileprivate static func minimumCount(_ name: String, of characterClass: CharacterClass, help: String) -> Self {
        integer(name, from: { $0.minimum(of: characterClass) }, help: help, atLeast: 0)
    }
}
