// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

/// A strategy that accepts international telephone numbers: a plus sign, the country code and the subscriber's digits.
///
/// ```swift
/// let telephone: InputValidator<String> = .e164
/// telephone.isValid("+41446681800")  // true
/// telephone.isValid("+41 44 668 18 00")  // false: code 1179 at position 3
/// telephone.isValid("0446681800")  // false: code 1178
/// ```
///
/// At most 15 digits, and at least 7, which the smallest country networks have. Blanks, hyphens and brackets are for
/// people: strip them in a step before. Whether a number is in service is not asked.
///
/// Errors: ``ValidationError/Code-swift.struct/e164Prefix`` (1178), ``ValidationError/Code-swift.struct/e164Character``
/// (1179), ``ValidationError/Code-swift.struct/e164Length`` (1180), ``ValidationError/Code-swift.struct/e164Country``
/// (1181), and those of every text strategy (1004, 1005).
///
/// Structure: ITU-T E.164 (2010), section 6; no country code begins with 0: ITU-T E.164, annex to the list of assigned
/// codes. The plus sign: ITU-T E.123.
public final class E164InputValidator: TextInputValidator, @unchecked Sendable {
    /// Whether the number begins with a plus sign.
    public let plus: Occurrence

    /// Creates a strategy.
    ///
    /// - Parameters:
    ///   - plus: Whether the number must (the default), may or must not begin with a plus sign.
    ///   - maximumBytes: The number of UTF-8 bytes over which an input is rejected unread.
    public init(plus: Occurrence = .required, maximumBytes: Int = TextInputValidator.defaultMaximumBytes) {
        self.plus = plus
        super.init(maximumBytes: maximumBytes)
    }

    /// Rejects what is no international telephone number.
    ///
    /// - Complexity: O(*n*) in the length of the text.
    public override func rejection(of bytes: UnsafeBufferPointer<UInt8>) -> ValidationError? {
        let hasPlus = bytes[0] == UInt8(ascii: "+")
        guard hasPlus ? plus != .rejected : plus != .required else {
            return ValidationError(.e164Prefix).at(position: 0)
        }
        let start = hasPlus ? 1 : 0
        for offset in start..<bytes.count where !bytes[offset].isDigit {
            return ValidationError(.e164Character).at(position: offset)
        }
        let digits = bytes.count - start
        guard (7...15).contains(digits) else { return ValidationError(.e164Length).withLength(digits) }
        return bytes[start] == UInt8(ascii: "0") ? ValidationError(.e164Country).at(position: start) : nil
    }

    /// The strategy's name and settings.
    public override var configuration: StrategyConfiguration {
        StrategyConfiguration(of: self, "e164", ["plus": .text(plus.rawValue), "maximumBytes": .int(maximumBytes)])
    }

    fileprivate static let standard = E164InputValidator()
}

extension InputValidator where Input == String {
    /// International telephone numbers such as `+41446681800`.
    public static var e164: E164InputValidator { .standard }

    /// International telephone numbers with or without a plus sign; make it once, keep it.
    public static func e164(plus: Occurrence) -> E164InputValidator { E164InputValidator(plus: plus) }
}
