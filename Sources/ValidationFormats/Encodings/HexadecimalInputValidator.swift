// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import ValidationCore
import ValidationText

/// A strategy that accepts text made only of hexadecimal digits, with or without a prefix.
///
/// ```swift
/// let digest: InputValidator<String> = .hexadecimal
/// digest.isValid("c0FFee")  // true
/// digest.isValid("0xc0ffee")  // false: code 1135
/// digest.isValid("coffee")  // false: code 1136 at position 1
/// ```
///
/// The number of digits may be odd, and only ``TextInputValidator/maximumBytes`` limits it. To require a length, add
/// `.count(exactly:)`. If `allowsSpaces` is `true`, single spaces between digits, as in memory dumps, are accepted, and
/// ``normalized(_:)`` removes them.
///
/// Errors: ``ValidationError/Code/hexadecimalPrefix`` (1135), ``ValidationError/Code/hexadecimalCharacter`` (1136), and
/// every text strategy's errors (1004, 1005).
public final class HexadecimalInputValidator: TextInputValidator, @unchecked Sendable {
    let prefix: Requirement
    let allowsSpaces: Bool
    fileprivate let grammar: InputGrammar

    /// Creates a strategy that requires, permits, or rejects the prefix `0x` or `0X`.
    ///
    /// - Parameters:
    ///   - prefix: Whether the prefix is required, optional, or rejected (the default).
    ///   - allowsSpaces: Whether single spaces are accepted between digits. The default is `false`.
    ///   - maximumBytes: The input's maximum length in UTF-8 bytes. A longer input is rejected before it's read.
    public init(
        prefix: Requirement = .rejected, allowsSpaces: Bool = false,
        maximumBytes: Int = TextInputValidator.defaultMaximumBytes
    ) {
        self.prefix = prefix
        self.allowsSpaces = allowsSpaces
        let digits = InputGrammar.hexDigit + "+"
        let start = [Requirement.required: "0[Xx]", .optional: "(?:0[Xx])?"][prefix] ?? ""
        grammar = InputGrammar(start + digits + (allowsSpaces ? "(?: \(digits))*" : ""))
        super.init(maximumBytes: maximumBytes)
    }

    public override func rejection(of bytes: Span<UInt8>) -> ValidationError? {
        bytes.withUnsafeBufferPointer { bytes -> ValidationError? in
            let hasPrefix =
                bytes.byte(at: 0) == UInt8(ascii: "0") && bytes.byte(at: 1).map { $0 | 0x20 } == UInt8(ascii: "x")
            guard hasPrefix ? prefix != .rejected : prefix != .required else {
                return hasPrefix ? ValidationError(.hexadecimalPrefix) : Self.missingPrefix
            }
            let start = hasPrefix ? 2 : 0
            var offset = start
            while true {
                let end = bytes.runEnd(
                    from: offset, vectorMask: { $0.hexadecimalDigitMask }, { $0.hexadecimalDigitMask })
                if end > offset, end == bytes.count { return nil }
                // A space is accepted between two digits. The next pass reads the second digit.
                guard allowsSpaces, end > offset, bytes[end] == UInt8(ascii: " "), end + 1 < bytes.count else {
                    let error = ValidationError(.hexadecimalCharacter)
                    if allowsSpaces { return error.at(position: end) }
                    return error.advisingRemoval(in: bytes.span, at: end, typos: []) { rest in
                        let isAlone = rest.indices.dropFirst(start).allSatisfy { rest[$0].hexadecimalValue != nil }
                        return isAlone && rest.count > start ? nil : error
                    }
                }
                offset = end + 1
            }
        }
    }

    /// Returns an accepted text without the spaces between its digits, and any other text unchanged.
    public override func normalized(_ input: String) -> String {
        guard allowsSpaces, isValid(input) else { return input }
        return String(decoding: input.utf8.filter { $0 != UInt8(ascii: " ") }, as: UTF8.self)
    }

    private static let missingPrefix = ValidationError(.hexadecimalPrefix, with: [.accepted: "0x"])

    public override var profile: StrategyProfile {
        Self.listing.profile(
            of: self,
            requirements: self.prefix == .required
                ? [.requirement(of: .hexadecimal, like: "0x7f3a")] : [.requirement(of: .hexadecimal)])
    }

    fileprivate static let standard = HexadecimalInputValidator()
}

extension InputValidator where Input == String {
    /// A strategy that accepts text made only of hexadecimal digits.
    public static var hexadecimal: InputValidator<String> { HexadecimalInputValidator.standard }
}

extension InputKind {
    package static let hexadecimal = InputKind("hexadecimal", "a hexadecimal number", example: "7f3a")
}

extension Sentence {
    package static let hexDigits = Sentence(
        "hexDigits", "Only use the digits 0 to 9 and the letters a to f",
        labeled: "{label} must only include the digits 0 to 9 and the letters a to f", isRequirement: true)
}

extension ValidationError.Code {
    /// A missing or disallowed `0x` prefix.
    public static let hexadecimalPrefix = declare(1135, "hexadecimal.prefix") {
        $0[.accepted] == nil ? FilledSentence(.notBegin, [.character: "0x"]) : FilledSentence(.begins)
    }

    /// A character other than the digits 0 to 9 and a to f.
    public static let hexadecimalCharacter = declare(1136, "hexadecimal.character") {
        $0.characterSentence(orElse: .hexDigits)
    }
}

extension HexadecimalInputValidator: ListedStrategy {
    package static let codes: [ValidationError.Code] = [.hexadecimalPrefix, .hexadecimalCharacter]
    package static let sentences: [Sentence] = [.hexDigits]

    package static let listing = StrategyListing(
        "hexadecimal", "Hexadecimal digits", HexadecimalInputValidator.standard, topic: .encodings, noun: .hexadecimal,
        traits: .format,
        grammar: \.grammar,
        options: .word("prefix", from: \.prefix, help: "whether 0x is"),
        .flag("allowsSpaces", from: \.allowsSpaces, help: "whether single spaces are accepted between the digits"),
        .maximumBytes(\.maximumBytes)
    ) { prefix, allowsSpaces, maximumBytes in
        HexadecimalInputValidator(prefix: prefix, allowsSpaces: allowsSpaces, maximumBytes: maximumBytes)
    }
}
