// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import ValidationBasics
import ValidationCore

extension ValidationError.Code {
    /// A character other than a hexadecimal digit or a separator.
    public static let macAddressCharacter = declare(1140, "macAddress.character") { $0.pairsPhrase }

    /// A wrong number of pairs of digits in a hardware address.
    public static let macAddressLength = declare(1141, "macAddress.length") { $0.pairsPhrase }

    /// A separator that is missing or differs from the one before.
    public static let macAddressSeparator = declare(1142, "macAddress.separator") { $0.pairsPhrase }
}

extension ValidationError {
    fileprivate var pairsPhrase: Phrase {
        example(of: .macAddress) { Phrase(.hexGroups, [.accepted: 12, .example: .text($0)]) }
    }
}

/// A strategy that accepts hardware addresses (EUI-48 and EUI-64) and returns the address.
///
/// ```swift
/// let card: InputParser<String, MACAddress> = .macAddress
/// try card.parse("00:1A:2b:3c:4d:5e").description  // "00:1a:2b:3c:4d:5e"
/// card.isValid("001a.2b3c.4d5e")  // true
/// card.isValid("00:1A-2b:3c:4d:5e")  // false: code 1142 at position 5
/// ```
///
/// An address is six or eight pairs of hexadecimal digits, with colons between all pairs or hyphens between all pairs.
/// It can also be written in groups of four digits with dots, as routers print it. Spaces between pairs are accepted
/// with the notation `spaces`.
///
/// Errors: ``ValidationError/Code-swift.struct/macAddressCharacter`` (1140),
/// ``ValidationError/Code-swift.struct/macAddressLength`` (1141),
/// ``ValidationError/Code-swift.struct/macAddressSeparator`` (1142), and those of every text strategy (1004, 1005).
///
/// Notation: IEEE Std 802-2014, clause 8.1 (hyphens); RFC 7042, section 1.2 (hyphens, colons common). Groups of four
/// are the notation of Cisco IOS. PHP's `FILTER_VALIDATE_MAC` and Go's `net.ParseMAC` accept them too.
public final class MACAddressInputValidator: TextParser<MACAddress>, @unchecked Sendable {
    /// A notation for the digits of a hardware address.
    public enum Notation: String, Sendable, CaseIterable {
        /// Pairs with colons: `00:1a:2b:3c:4d:5e`.
        case colons
        /// Pairs with hyphens: `00-1a-2b-3c-4d-5e`.
        case hyphens
        /// Groups of four digits with dots: `001a.2b3c.4d5e`.
        case dots
        /// Pairs with spaces: `00 1a 2b 3c 4d 5e`.
        case spaces

        fileprivate var example: String {
            switch self {
            case .colons: "00:00:5e:00:53:01"
            case .hyphens: "00-00-5e-00-53-01"
            case .dots: "0000.5e00.5301"
            case .spaces: "00 00 5e 00 53 01"
            }
        }
    }

    let notations: Set<Notation>
    fileprivate let grammar: InputGrammar
    private let example: AcceptedExample?

    /// Creates a strategy that accepts hardware addresses in the given notations.
    ///
    /// - Parameters:
    ///   - notations: The accepted notations. The default is all but spaces. An empty set rejects every text.
    ///   - maximumBytes: The maximum length of an input in UTF-8 bytes. A longer input is rejected before it is read.
    public init(
        notations: Set<Notation> = [.colons, .hyphens, .dots],
        maximumBytes: Int = TextInputValidator.defaultMaximumBytes
    ) {
        self.notations = notations
        grammar = notations == [.colons, .hyphens, .dots] ? .macAddress : .macAddress(notations)
        example = AcceptedExample(Notation.allCases.first(where: notations.contains)?.example, of: .macAddress)
        super.init(maximumBytes: maximumBytes)
    }

    /// Returns the address, or the error that rejects the text.
    ///
    /// - Complexity: O(*n*) in the length of the text.
    public override func parse(bytes: UnsafeBufferPointer<UInt8>) -> Result<MACAddress, ValidationError> {
        let isDotted = bytes.byte(at: 4) == UInt8(ascii: ".") && notations.contains(.dots)
        let digitsPerGroup = isDotted ? 4 : 2
        let separator = bytes.byte(at: digitsPerGroup)
        var value: UInt64 = 0
        var digits = 0
        var offset = 0
        while true {
            for place in offset..<offset + digitsPerGroup {
                guard let byte = bytes.byte(at: place) else { return .failure(wrongLength(digits / 2)) }
                guard let digit = byte.hexadecimalValue else {
                    return .failure(ValidationError(.macAddressCharacter).at(position: place).showing(example))
                }
                value = value << 4 | UInt64(digit)
                digits += 1
            }
            offset += digitsPerGroup
            guard let byte = bytes.byte(at: offset) else { break }
            guard let notation = Self.notation(byte) else {
                return .failure(
                    ValidationError(byte.isHexadecimalDigit ? .macAddressSeparator : .macAddressCharacter)
                        .at(position: offset).showing(example))
            }
            guard byte == separator, (notation == .dots) == isDotted, notations.contains(notation) else {
                return .failure(ValidationError(.macAddressSeparator).at(position: offset).showing(example))
            }
            offset += 1
        }
        guard digits == 12 || digits == 16 else { return .failure(wrongLength(digits / 2)) }
        return .success(MACAddress(octetCount: digits / 2, value: value))
    }

    /// Returns the notation that uses a byte as its separator, or `nil` if there is none.
    private static func notation(_ byte: UInt8) -> Notation? {
        switch byte {
        case UInt8(ascii: ":"): .colons
        case UInt8(ascii: "-"): .hyphens
        case UInt8(ascii: "."): .dots
        case UInt8(ascii: " "): .spaces
        default: nil
        }
    }

    private func wrongLength(_ octets: Int) -> ValidationError {
        ValidationError(.macAddressLength).withLength(octets).showing(example)
    }

    // With a concrete output type; see `String.parsed(by:)`.
    public override func parse(_ input: String) throws(ValidationError) -> MACAddress {
        try input.parsed(by: self)
    }

    public override func rejection(of bytes: UnsafeBufferPointer<UInt8>) -> ValidationError? {
        parse(bytes: bytes).rejection
    }

    fileprivate static let standard = MACAddressInputValidator()
}

/// A hardware address of six or eight octets.
public struct MACAddress: Hashable, Sendable, CustomStringConvertible {
    /// The number of octets: 6 (EUI-48) or 8 (EUI-64).
    public let octetCount: Int

    /// The octets as one number, with the first octet in the highest position.
    public let value: UInt64

    /// The address in lower-case hexadecimal digits with colons.
    public var description: String {
        (0..<octetCount).reversed().map { index in
            let octet = UInt8(truncatingIfNeeded: value >> UInt64(8 * index))
            return (octet < 16 ? "0" : "") + String(octet, radix: 16)
        }.joined(separator: ":")
    }
}

extension InputValidator where Input == String {
    /// A strategy that accepts hardware addresses of 48 or 64 bits and returns the address.
    public static var macAddress: InputParser<String, MACAddress> { MACAddressInputValidator.standard }
}

extension InputGrammar {
    fileprivate static let macAddress = macAddress([.colons, .hyphens, .dots])

    fileprivate static func macAddress(_ notations: Set<MACAddressInputValidator.Notation>) -> InputGrammar {
        InputGrammar(expression(of: notations))
    }

    private static func expression(of notations: Set<MACAddressInputValidator.Notation>) -> String {
        let pairs = [(MACAddressInputValidator.Notation.colons, ":"), (.hyphens, "-"), (.spaces, " ")]
            .filter { notations.contains($0.0) }
            .map { "\(hexDigit){2}(?:(?:\($0.1)\(hexDigit){2}){5}|(?:\($0.1)\(hexDigit){2}){7})" }
        let groups = #"\#(hexDigit){4}(?:(?:\.\#(hexDigit){4}){2}|(?:\.\#(hexDigit){4}){3})"#
        let all = pairs + (notations.contains(.dots) ? [groups] : [])
        // A class without a character matches no text.
        return all.isEmpty ? #"[^\s\S]"# : all.joined(separator: "|")
    }
}

extension MACAddressInputValidator: ListedStrategy {
    package static let codes: [ValidationError.Code] = [.macAddressCharacter, .macAddressLength, .macAddressSeparator]

    package static let listing = StrategyListing(
        "macAddress", "A hardware address of 48 or 64 bits (IEEE 802)", MACAddressInputValidator.standard,
        topic: .network, traits: .format, grammar: \.grammar,
        options: .words(
            "notations", \.sortedNotations, by: \.rawValue,
            "a list of colons, hyphens, dots and spaces; all but spaces if left out"),
        .maximumBytes(\.maximumBytes),
        accepts: ["00:1a:2b:3c:4d:5e", "00-1A-2B-3C-4D-5E"],
        rejects: ["a0:1a:2b": .macAddressLength, "00:1a-2b:3c:4d:5e": .macAddressSeparator]
    ) { notations, maximumBytes in
        MACAddressInputValidator(
            notations: notations.map { Set($0) } ?? MACAddressInputValidator.standard.notations,
            maximumBytes: maximumBytes)
    }

    fileprivate var sortedNotations: [Notation]? { notations.inAlphabeticalOrder }
}
