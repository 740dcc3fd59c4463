// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import ValidationCore
import ValidationText

/// A strategy that accepts text with a minimum number of characters of one class.
///
/// ```swift
/// let digit: InputValidator<String> = .atLeast(1, .digit)
/// digit.isValid("correct horse 7")  // true
/// digit.isValid("correct horse")  // false: code 1195, minimum 1
/// ```
///
/// To validate a whole password policy with one strategy, use ``PasswordInputValidator``.
///
/// Errors: the class's error, ``ValidationError/Code/passwordLetter`` (1192) to ``ValidationError/Code/passwordSymbol``
/// (1196), and every text strategy's errors (1004, 1005).
public final class CharacterClassInputValidator: TextInputValidator, @unchecked Sendable {
    let characterClass: CharacterClass
    let minimumCount: Int
    private let tooFew: ValidationError

    /// Creates a strategy that requires a minimum number of characters of one class.
    ///
    /// - Parameters:
    ///   - minimum: The minimum number of characters of the class.
    ///   - characterClass: The class of characters to count.
    ///   - maximumBytes: The input's maximum length in UTF-8 bytes. A longer input is rejected before it's read.
    public init(
        atLeast minimum: Int, _ characterClass: CharacterClass,
        maximumBytes: Int = TextInputValidator.defaultMaximumBytes
    ) {
        self.characterClass = characterClass
        minimumCount = minimum
        tooFew = characterClass.tooFewError(minimum: minimum)
        super.init(maximumBytes: maximumBytes)
    }

    public override func rejection(of bytes: Span<UInt8>) -> ValidationError? {
        bytes.withUnsafeBufferPointer { bytes -> ValidationError? in
            let count = CharacterClass.Counts(of: bytes)[characterClass]
            return count < minimumCount ? tooFew.withLength(count) : nil
        }
    }

    public override var profile: StrategyProfile {
        Self.listing.profile(of: self, requirements: [self.tooFew])
    }
}

/// The character classes that password policies count.
///
/// Every lowercase or uppercase letter is also a ``CharacterClass/letter``. Otherwise, a character belongs to at most
/// one class.
public enum CharacterClass: String, Sendable, CaseIterable {
    /// A letter of any script and case (Unicode `L*`).
    case letter
    /// A lowercase letter (Unicode `Ll`).
    case lowercase
    /// An uppercase or titlecase letter (Unicode `Lu` and `Lt`).
    case uppercase
    /// A digit of any script (Unicode `Nd`).
    case digit
    /// A symbol, such as a punctuation character, a space, or an emoji.
    ///
    /// Letters, marks, numbers, control characters, format characters, and unassigned characters aren't symbols.
    case symbol

    func tooFewError(minimum: Int) -> ValidationError {
        ValidationError(CharacterClassInputValidator.codes[index], with: [.minimum: .int(minimum)])
    }

    /// The index of the class in the cases, and of its code in the codes.
    private var index: Int { Self.allCases.firstIndex(of: self) ?? 0 }

    /// The number of characters (Unicode scalars) of each class in a text, and the total.
    struct Counts {
        private(set) var total = 0
        /// The offset of the first nonprinting character, or `nil`.
        private(set) var hiddenOffset: Int?
        private var (letters, lowercase, uppercase, digits, symbols) = (0, 0, 0, 0, 0)

        init(of bytes: UnsafeBufferPointer<UInt8>) {
            var offset = 0
            var canJoin = false
            while offset < bytes.count {
                if bytes[offset] < 0x80 {
                    count(ascii: bytes[offset])
                    if bytes[offset] < 0x20 || bytes[offset] == 0x7F { hiddenOffset = hiddenOffset ?? offset }
                    canJoin = false
                    offset += 1
                    continue
                }
                guard let (scalar, length) = bytes.scalar(at: offset) else { return }
                count(scalar)
                if !scalar.isPrinting(afterJoinable: canJoin) { hiddenOffset = hiddenOffset ?? offset }
                canJoin = scalar.isVisible
                offset += length
            }
        }

        /// Counts an ASCII character without its Unicode properties: 49 instructions per byte instead of 422 (counted).
        @inline(__always)
        private mutating func count(ascii byte: UInt8) {
            total += 1
            lowercase += byte.isLowercaseLetter ? 1 : 0
            uppercase += byte.isUppercaseLetter ? 1 : 0
            letters += byte.isLetter ? 1 : 0
            digits += byte.isDigit ? 1 : 0
            symbols += (0x20..<0x7F).contains(byte) && !byte.isLetter && !byte.isDigit ? 1 : 0
        }

        subscript(characterClass: CharacterClass) -> Int {
            switch characterClass {
            case .letter: letters
            case .lowercase: lowercase
            case .uppercase: uppercase
            case .digit: digits
            case .symbol: symbols
            }
        }

        @inline(never)
        private mutating func count(_ scalar: Unicode.Scalar) {
            total += 1
            switch scalar.properties.generalCategory {
            case .lowercaseLetter: (letters, lowercase) = (letters + 1, lowercase + 1)
            case .uppercaseLetter, .titlecaseLetter: (letters, uppercase) = (letters + 1, uppercase + 1)
            case .modifierLetter, .otherLetter: letters += 1
            case .decimalNumber: digits += 1
            case .letterNumber, .otherNumber, .nonspacingMark, .spacingMark, .enclosingMark, .control, .format,
                .surrogate, .unassigned:
                break
            default: symbols += 1
            }
        }
    }
}

extension InputValidator where Input == String {
    /// Returns a strategy that accepts text with a minimum number of characters of one class.
    public static func atLeast(_ minimum: Int, _ characterClass: CharacterClass) -> InputValidator<String> {
        CharacterClassInputValidator(atLeast: minimum, characterClass)
    }
}

extension Sentence {
    package static let passwordLetters = Sentence(
        "passwordLetters", .plural(one: "Include a letter", other: "Include {minimum} letters or more"),
        labeled: .plural(one: "{label} must include a letter", other: "{label} must include {minimum} letters or more"),
        plural: .minimum, isRequirement: true)
    package static let passwordLowercase = Sentence(
        "passwordLowercase",
        .plural(one: "Include a lowercase letter", other: "Include {minimum} lowercase letters or more"),
        labeled: .plural(
            one: "{label} must include a lowercase letter",
            other: "{label} must include {minimum} lowercase letters or more"), plural: .minimum, isRequirement: true)
    package static let passwordUppercase = Sentence(
        "passwordUppercase",
        .plural(one: "Include a capital letter", other: "Include {minimum} capital letters or more"),
        labeled: .plural(
            one: "{label} must include a capital letter",
            other: "{label} must include {minimum} capital letters or more"), plural: .minimum, isRequirement: true)
    package static let passwordDigits = Sentence(
        "passwordDigits", .plural(one: "Include a digit", other: "Include {minimum} digits or more"),
        labeled: .plural(one: "{label} must include a digit", other: "{label} must include {minimum} digits or more"),
        plural: .minimum, isRequirement: true)
    package static let passwordSymbols = Sentence(
        "passwordSymbols",
        .plural(one: "Include a symbol, like ! or %", other: "Include {minimum} symbols or more, like ! or %"),
        labeled: .plural(
            one: "{label} must include a symbol, like ! or %",
            other: "{label} must include {minimum} symbols or more, like ! or %"), plural: .minimum, isRequirement: true
    )
}

extension ValidationError.Code {
    /// Too few letters.
    public static let passwordLetter = declare(1192, "password.letter", .passwordLetters)
    /// Too few lowercase letters.
    public static let passwordLowercase = declare(1193, "password.lowercase", .passwordLowercase)
    /// Too few uppercase letters.
    public static let passwordUppercase = declare(1194, "password.uppercase", .passwordUppercase)
    /// Too few digits.
    public static let passwordDigit = declare(1195, "password.digit", .passwordDigits)
    /// A nonprinting character, such as a line feed or a zero width space.
    public static let passwordCharacter = declare(1254, "password.character", .strangeCharacter)
    /// Too few characters that are neither letters nor digits.
    public static let passwordSymbol = declare(1196, "password.symbol", .passwordSymbols)
}

extension CharacterClassInputValidator: ListedStrategy {
    package static let codes: [ValidationError.Code] = [
        .passwordLetter, .passwordLowercase, .passwordUppercase, .passwordDigit, .passwordSymbol,
    ]
    package static let sentences: [Sentence] = [
        .passwordLetters, .passwordLowercase, .passwordUppercase, .passwordDigits, .passwordSymbols,
    ]

    package static let listing = StrategyListing(
        "atLeast", "Text with a minimum number of characters of one class",
        CharacterClassInputValidator(atLeast: 2, .digit), topic: .passwords,
        texts: { .length(minimum: $0.minimumCount, maximum: nil, isExact: false) },
        options: .integer(
            "minimum", from: \.minimumCount, help: "the minimum number of characters", atLeast: 1, isRequired: true),
        .word("class", from: \.characterClass, help: "the class:", isRequired: true), .maximumBytes(\.maximumBytes)
    ) { minimum, characterClass, maximumBytes in
        try StrategyListing.checkMinimum(minimum, under: maximumBytes)
        return CharacterClassInputValidator(atLeast: minimum, characterClass, maximumBytes: maximumBytes)
    }
}

extension Unicode.Scalar {
    /// Returns whether the character is a space, is visible, or changes how a preceding non-ASCII character looks.
    ///
    /// Emoji contain variation selectors and zero width joiners. Persian and Indic texts contain zero width joiners and
    /// zero width non-joiners.
    fileprivate func isPrinting(afterJoinable canJoin: Bool) -> Bool {
        switch value {
        case 0x200C, 0x200D, 0xFE0E, 0xFE0F: canJoin
        default: isVisible || properties.generalCategory == .spaceSeparator || properties.generalCategory == .privateUse
        }
    }
}
