// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

/// A strategy that accepts hardware addresses (EUI-48 and EUI-64), and hands back the address.
///
/// ```swift
/// let card: InputParser<String, HardwareAddress> = .macAddress
/// try card.parse("00:1A:2b:3c:4d:5e").description  // "00:1a:2b:3c:4d:5e"
/// card.isValid("00:1A-2b:3c:4d:5e")  // false: code 1142 at position 5
/// ```
///
/// Six or eight pairs of hexadecimal digits, with colons or with hyphens between all of them. The form in groups of four
/// with points (`001a.2b3c.4d5e`) is no part of the standard and refused.
///
/// Errors: ``ValidationError/Code-swift.struct/macAddressCharacter`` (1140),
/// ``ValidationError/Code-swift.struct/macAddressLength`` (1141),
/// ``ValidationError/Code-swift.struct/macAddressSeparator`` (1142), and those of every text strategy (1004, 1005).
///
/// Notation: IEEE Std 802-2014, clause 8.1 (hyphens); RFC 7042, section 1.2 (hyphens, colons common).
public final class MACAddressInputValidator: TextParser<HardwareAddress>, @unchecked Sendable {
    /// Returns the address, or why there is none.
    ///
    /// - Complexity: O(*n*) in the length of the text.
    public override func parse(bytes: UnsafeBufferPointer<UInt8>) -> Result<HardwareAddress, ValidationError> {
        let separator = bytes.byte(at: 2)
        var value: UInt64 = 0
        var octets = 0
        var offset = 0
        while true {
            for place in offset..<offset + 2 {
                guard let byte = bytes.byte(at: place) else { return .failure(wrongLength(octets)) }
                guard let digit = byte.hexadecimalValue else {
                    return .failure(ValidationError(.macAddressCharacter).at(position: place))
                }
                value = value << 4 | UInt64(digit)
            }
            octets += 1
            offset += 2
            guard let byte = bytes.byte(at: offset) else { break }
            guard byte == UInt8(ascii: ":") || byte == UInt8(ascii: "-") else {
                return .failure(
                    ValidationError(byte.isHexadecimalDigit ? .macAddressSeparator : .macAddressCharacter)
                        .at(position: offset))
            }
            guard byte == separator else { return .failure(ValidationError(.macAddressSeparator).at(position: offset)) }
            offset += 1
        }
        guard octets == 6 || octets == 8 else { return .failure(wrongLength(octets)) }
        return .success(HardwareAddress(octetCount: octets, value: value))
    }

    private func wrongLength(_ octets: Int) -> ValidationError {
        ValidationError(.macAddressLength).seeing(length: octets)
    }

    // Restates what is inherited, with the output's type known; see `String.parsed(by:)`.

    /// Returns the address, or refuses the text with the first cause.
    public override func parse(_ input: String) throws(ValidationError) -> HardwareAddress {
        try input.parsed(by: self)
    }

    override func refusal(of bytes: UnsafeBufferPointer<UInt8>) -> ValidationError? { parse(bytes: bytes).refusal }

    /// The strategy's name and settings.
    public override var configuration: StrategyConfiguration {
        StrategyConfiguration(of: self, "macAddress", ["maximumBytes": .int(maximumBytes)])
    }

    fileprivate static let standard = MACAddressInputValidator()
}

/// An address of a network card: six or eight octets.
public struct HardwareAddress: Hashable, Sendable, CustomStringConvertible {
    /// The number of octets: 6 (EUI-48) or 8 (EUI-64).
    public let octetCount: Int

    /// The octets as one number, the first one highest.
    public let value: UInt64

    /// The address in lower-case digits with colons.
    public var description: String {
        (0..<octetCount).reversed().map { index in
            let octet = UInt8(truncatingIfNeeded: value >> UInt64(8 * index))
            return (octet < 16 ? "0" : "") + String(octet, radix: 16)
        }.joined(separator: ":")
    }
}

extension InputValidator where Input == String {
    /// Hardware addresses of six or eight pairs of digits; hands back the address.
    public static var macAddress: MACAddressInputValidator { .standard }
}
