// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import ValidationCore
import ValidationText

/// A strategy that accepts colors in CSS hexadecimal notation and returns the color.
///
/// ```swift
/// let color: InputParser<String, RGBAColor> = .hexColor
/// try color.parse("#f80")
/// // RGBAColor(red: 255, green: 136, blue: 0, alpha: 255)
/// color.isValid("f80")  // false: code 1137
/// color.isValid("#f8")  // false: code 1139
/// ```
///
/// Errors: ``ValidationError/Code/hexColorPrefix`` (1137), ``ValidationError/Code/hexColorCharacter`` (1138),
/// ``ValidationError/Code/hexColorLength`` (1139), and every text strategy's errors (1004, 1005).
///
/// Notation: CSS Color Module Level 4, section 5.2 (https://www.w3.org/TR/css-color-4/#hex-notation).
public final class HexColorInputValidator: TextParser<RGBAColor>, @unchecked Sendable {
    let alpha: Requirement
    private let example: AcceptedExample?

    /// Creates a strategy that requires, permits, or rejects an alpha component.
    ///
    /// - Parameters:
    ///   - alpha: Whether an alpha component is required, optional (the default), or rejected.
    ///   - maximumBytes: The input's maximum length in UTF-8 bytes. A longer input is rejected before it's read.
    public init(alpha: Requirement = .optional, maximumBytes: Int = TextInputValidator.defaultMaximumBytes) {
        self.alpha = alpha
        example = AcceptedExample(alpha == .required ? "#ff8800cc" : nil, of: .color)
        super.init(maximumBytes: maximumBytes)
    }

    public override func parse(bytes: Span<UInt8>) -> Result<RGBAColor, ValidationError> {
        guard bytes.byte(at: 0) == UInt8(ascii: "#") else {
            return .failure(ValidationError(.hexColorPrefix).at(position: 0).showing(example))
        }
        var digits: [UInt8] = []
        for offset in bytes.indices.dropFirst() {
            guard let digit = bytes[offset].hexadecimalValue else {
                return .failure(ValidationError(.hexColorCharacter).at(position: offset).showing(example))
            }
            digits.append(digit)
        }
        switch digits.count {
        case 3 where alpha != .required, 4 where alpha != .rejected: digits = digits.flatMap { [$0, $0] }
        case 6 where alpha != .required, 8 where alpha != .rejected: break
        case let count: return .failure(ValidationError(.hexColorLength).withLength(count).showing(example))
        }
        let parts = stride(from: 0, to: digits.count, by: 2).map { digits[$0] << 4 | digits[$0 + 1] }
        return .success(
            RGBAColor(red: parts[0], green: parts[1], blue: parts[2], alpha: parts.count == 4 ? parts[3] : 255))
    }

    public override var profile: StrategyProfile {
        Self.listing.profile(of: self, requirements: [.requirement(of: .color, like: self.example?.text)])
    }

    fileprivate static let standard = HexColorInputValidator()
}

/// A color with one byte for each of its four components.
public struct RGBAColor: Hashable, Sendable {
    /// The red component.
    public let red: UInt8
    /// The green component.
    public let green: UInt8
    /// The blue component.
    public let blue: UInt8
    /// The opacity, from 0 (transparent) to 255 (opaque).
    public let alpha: UInt8

    package init(red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8 = 255) {
        self.red = red
        self.green = green
        self.blue = blue
        self.alpha = alpha
    }
}

extension InputValidator where Input == String {
    /// A strategy that accepts colors such as `#ff8800`, `#f80` or, with alpha, `#f808`, and returns the color.
    public static var hexColor: InputParser<String, RGBAColor> { HexColorInputValidator.standard }
}

extension InputKind {
    package static let color = InputKind("hexColor", "a color code", example: "#ff8800", isObviousFromLabel: true)
}

extension Sentence {
    /// The number is 6 or 8.
    package static let colorDigits = Sentence(
        "colorDigits", "Enter a # and then {accepted} digits or letters from a to f, like {example}",
        labeled: "{label} must be a # and then {accepted} digits or letters from a to f, like {example}")
}

extension ValidationError.Code {
    /// A color without `#`.
    public static let hexColorPrefix = declare(1137, "hexColor.prefix") { $0.colorSentence }
    /// A character other than a hexadecimal digit in a color.
    public static let hexColorCharacter = declare(1138, "hexColor.character") { $0.colorSentence }
    /// A wrong number of digits in a color.
    public static let hexColorLength = declare(1139, "hexColor.length") { $0.colorSentence }
}

extension ValidationError {
    fileprivate var colorSentence: FilledSentence {
        exampleSentence(for: .color) {
            FilledSentence(.colorDigits, [.accepted: .int($0.utf8.count - 1), .example: .text($0)])
        }
    }
}

extension HexColorInputValidator: ListedStrategy {
    package static let codes: [ValidationError.Code] = [.hexColorPrefix, .hexColorCharacter, .hexColorLength]
    package static let sentences: [Sentence] = [.colorDigits]

    private static let grammars = [
        Requirement.required: "(?:D{4}){1,2}", .optional: "(?:D{3,4}|D{6}|D{8})", .rejected: "(?:D{3}){1,2}",
    ].mapValues { InputGrammar("#" + $0.replacing("D", with: InputGrammar.hexDigit)) }

    package static let listing = StrategyListing(
        "hexColor", "A color such as #ff8800 (CSS)", HexColorInputValidator.standard, topic: .encodings, noun: .color,
        traits: .format,
        grammar: { grammars[$0.alpha] },
        options: .word("alpha", from: \.alpha), .maximumBytes(\.maximumBytes)
    ) { alpha, maximumBytes in HexColorInputValidator(alpha: alpha, maximumBytes: maximumBytes) }
}
