// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

/// A strategy that accepts text with a minimum number of characters of one class: one line of a password policy.
///
/// ```swift
/// let digit: InputValidator<String> = .atLeast(1, .digit)
/// digit.isValid("correct horse 7")  // true
/// digit.isValid("correct horse")  // false: code 1195, minimum 1
/// ```
///
/// For a whole policy in one strategy use ``PasswordInputValidator``.
///
/// Errors: the code of the class, ``ValidationError/Code-swift.struct/passwordLetter`` (1192) to
/// ``ValidationError/Code-swift.struct/passwordSymbol`` (1196), and those of every text strategy (1004, 1005).
public final class CharacterClassInputValidator: TextInputValidator, @unchecked Sendable {
    /// The class that is counted.
    public let characterClass: CharacterClass

    /// The smallest number that is accepted.
    public let minimum: Int

    private let tooFew: ValidationError

    /// Creates a strategy.
    public init(
        atLeast minimum: Int, _ characterClass: CharacterClass,
        maximumBytes: Int = TextInputValidator.defaultMaximumBytes
    ) {
        self.characterClass = characterClass
        self.minimum = minimum
        tooFew = characterClass.tooFew(minimum: minimum)
        super.init(maximumBytes: maximumBytes)
    }

    /// Rejects a text with too few characters of the class.
    ///
    /// - Complexity: O(*n*) in the length of the text.
    public override func rejection(of bytes: UnsafeBufferPointer<UInt8>) -> ValidationError? {
        let count = CharacterClass.Counts(of: bytes)[characterClass]
        return count < minimum ? tooFew.withLength(count) : nil
    }

    /// The strategy's name and settings.
    public override var configuration: StrategyConfiguration {
        StrategyConfiguration(
            of: self, "atLeast",
            [
                "class": .text(characterClass.rawValue), .minimum: .int(minimum), "maximumBytes": .int(maximumBytes),
            ])
    }
}

/// The classes of characters that password policies count; every character belongs to at most one but `letter`.
public enum CharacterClass: String, Sendable, CaseIterable {
    /// A letter of any script and case (Unicode `L*`).
    case letter
    /// A lower-case letter (Unicode `Lowercase` letters).
    case lowercase
    /// An upper-case letter (Unicode `Uppercase` and title-case letters).
    case uppercase
    /// A digit of any script (Unicode `Nd`).
    case digit
    /// What is neither letter, mark, number nor control character: punctuation, symbols, blanks, emoji.
    case symbol

    func tooFew(minimum: Int) -> ValidationError {
        let code: ValidationError.Code =
            switch self {
            case .letter: .passwordLetter
            case .lowercase: .passwordLowercase
            case .uppercase: .passwordUppercase
            case .digit: .passwordDigit
            case .symbol: .passwordSymbol
            }
        return ValidationError(code, parameters: [.minimum: .int(minimum)])
    }

    /// How many characters (Unicode scalars) of each class a text has, and how many in all.
    struct Counts {
        private(set) var all = 0
        private var letters = 0
        private var lowercase = 0
        private var uppercase = 0
        private var digits = 0
        private var symbols = 0

        init(of bytes: UnsafeBufferPointer<UInt8>) {
            var offset = 0
            while offset < bytes.count {
                guard let (scalar, length) = bytes.scalar(at: offset) else { return }
                count(scalar)
                offset += length
            }
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

        private mutating func count(_ scalar: Unicode.Scalar) {
            all += 1
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
    /// Text with at least so many characters of a class; make it once, keep it.
    public static func atLeast(_ minimum: Int, _ characterClass: CharacterClass) -> CharacterClassInputValidator {
        CharacterClassInputValidator(atLeast: minimum, characterClass)
    }
}
