// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

/// A strategy that accepts numbers in hexadecimal digits, with or without a prefix.
///
/// ```swift
/// let digest: InputValidator<String> = .hexadecimal
/// digest.isValid("c0FFee")  // true
/// digest.isValid("0xc0ffee")  // false: code 1135
/// digest.isValid("coffee")  // false: code 1136 at position 1
/// ```
///
/// Any number of digits is accepted, also an odd one; for a length add `.count(exactly:)`. Blanks between digits, as in
/// listings of memory, are accepted on request and removed by ``normalized(_:)``.
///
/// Errors: ``ValidationError/Code-swift.struct/hexadecimalPrefix`` (1135),
/// ``ValidationError/Code-swift.struct/hexadecimalCharacter`` (1136), and those of every text strategy (1004, 1005).
public final class HexadecimalInputValidator: TextInputValidator, @unchecked Sendable {
    /// Whether the digits follow `0x` or `0X`.
    public let prefix: Occurrence

    /// Whether single blanks may stand between digits.
    public let blanks: Bool

    /// Creates a strategy.
    ///
    /// - Parameters:
    ///   - prefix: Whether `0x` or `0X` must, may or must not (the default) stand before the digits.
    ///   - blanks: Whether single blanks may stand between digits, as in `de ad be ef`; by default they may not.
    ///   - maximumBytes: The number of UTF-8 bytes over which an input is rejected unread.
    public init(
        prefix: Occurrence = .rejected, blanks: Bool = false, maximumBytes: Int = TextInputValidator.defaultMaximumBytes
    ) {
        self.prefix = prefix
        self.blanks = blanks
        super.init(maximumBytes: maximumBytes)
    }

    /// Rejects a text with anything but hexadecimal digits.
    ///
    /// - Complexity: O(*n*) in the length of the text.
    public override func rejection(of bytes: UnsafeBufferPointer<UInt8>) -> ValidationError? {
        let hasPrefix = bytes[0] == UInt8(ascii: "0") && bytes.byte(at: 1).map { $0 | 0x20 } == UInt8(ascii: "x")
        guard hasPrefix ? prefix != .rejected : prefix != .required else { return ValidationError(.hexadecimalPrefix) }
        let start = hasPrefix ? 2 : 0
        guard start < bytes.count else { return ValidationError(.hexadecimalCharacter).at(position: start) }
        var wasDigit = false
        for offset in start..<bytes.count {
            let isDigit = bytes[offset].isHexadecimalDigit
            let isBlank = blanks && wasDigit && bytes[offset] == UInt8(ascii: " ") && offset + 1 < bytes.count
            guard isDigit || isBlank else { return ValidationError(.hexadecimalCharacter).at(position: offset) }
            wasDigit = isDigit
        }
        return nil
    }

    /// Returns an accepted text without the blanks between its digits, and everything else as it is.
    public override func normalized(_ input: String) -> String {
        guard blanks, isValid(input) else { return input }
        return String(decoding: input.utf8.filter { $0 != UInt8(ascii: " ") }, as: UTF8.self)
    }

    /// The strategy's name and settings.
    public override var configuration: StrategyConfiguration {
        StrategyConfiguration(
            of: self, "hexadecimal",
            ["prefix": .text(prefix.rawValue), "blanks": .flag(blanks), "maximumBytes": .int(maximumBytes)])
    }

    fileprivate static let standard = HexadecimalInputValidator()
}

extension InputValidator where Input == String {
    /// Text made only of hexadecimal digits.
    public static var hexadecimal: HexadecimalInputValidator { .standard }

    /// Text made of hexadecimal digits with or without `0x` before them; make it once, keep it.
    public static func hexadecimal(prefix: Occurrence) -> HexadecimalInputValidator {
        HexadecimalInputValidator(prefix: prefix)
    }

    /// Text made of hexadecimal digits with single blanks between them or not; make it once, keep it.
    public static func hexadecimal(prefix: Occurrence = .rejected, blanks: Bool) -> HexadecimalInputValidator {
        HexadecimalInputValidator(prefix: prefix, blanks: blanks)
    }
}
