// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import ValidationCore
import ValidationText

/// A strategy that accepts hardware addresses (EUI-48 and EUI-64) and returns the address.
///
/// ```swift
/// let card: InputParser<String, MACAddress> = .macAddress
/// try card.parse("00:1A:2b:3c:4d:5e").description  // "00:1a:2b:3c:4d:5e"
/// card.isValid("001a.2b3c.4d5e")  // true
/// card.isValid("00:1A-2b:3c:4d:5e")  // false: code 1142 at position 5
/// ```
///
/// An address is six or eight pairs of hexadecimal digits, with either colons or hyphens between all pairs. It can also
/// have dots between groups of four digits, as routers print it. The notation `spaces` accepts spaces between pairs.
///
/// Errors: 1140–1142, and every text strategy's errors (1004, 1005).
///
/// Notation: IEEE Std 802-2014, clause 8.1 (hyphens); RFC 7042, section 1.2 (hyphens, colons common). Cisco IOS uses
/// groups of four. PHP's `FILTER_VALIDATE_MAC` and Go's `net.ParseMAC` accept them too.
public final class MACAddressInputValidator: TextParser<MACAddress>, @unchecked Sendable {
    /// A notation for a hardware address's digits.
    public enum Notation: String, Sendable, CaseIterable {
        /// Pairs with colons: `00:1a:2b:3c:4d:5e`.
        case colons
        /// Pairs with hyphens: `00-1a-2b-3c-4d-5e`.
        case hyphens
        /// Groups of four digits with dots: `001a.2b3c.4d5e`.
        case dots
        /// Pairs with spaces: `00 1a 2b 3c 4d 5e`.
        case spaces

        fileprivate var separator: String {
            switch self {
            case .colons: ":"
            case .hyphens: "-"
            case .dots: "."
            case .spaces: " "
            }
        }

        fileprivate var example: String {
            (self == .dots ? ["0000", "5e00", "5301"] : ["00", "00", "5e", "00", "53", "01"])
                .joined(separator: separator)
        }

        /// The error for an address in this notation that also contains another separator.
        fileprivate var mixedError: ValidationError {
            ValidationError(
                .macAddressSeparator, with: [.accepted: .text(separator), .example: .text(example)])
        }
    }

    let notations: Set<Notation>
    fileprivate let grammar: InputGrammar
    private let example: AcceptedExample?

    /// Creates a strategy that accepts hardware addresses in the given notations.
    ///
    /// - Parameters:
    ///   - notations: The accepted notations. By default, all notations except spaces are accepted. An empty set
    ///     rejects every text.
    ///   - maximumBytes: The input's maximum length in UTF-8 bytes. A longer input is rejected before it's read.
    public init(
        notations: Set<Notation> = [.colons, .hyphens, .dots],
        maximumBytes: Int = TextInputValidator.defaultMaximumBytes
    ) {
        self.notations = notations
        grammar = InputGrammar(macAddressNotations: notations)
        example = AcceptedExample(Notation.allCases.first(where: notations.contains)?.example, of: .macAddress)
        super.init(maximumBytes: maximumBytes)
    }

    /// Returns the address, or the error that rejects the text.
    ///
    /// - Complexity: O(*n*) in the text's length.
    public override func parse(bytes: Span<UInt8>) -> Result<MACAddress, ValidationError> {
        let isDotted = bytes.byte(at: 4) == UInt8(ascii: ".") && notations.contains(.dots)
        let groupLength = isDotted ? 5 : 3
        let separator = bytes.byte(at: groupLength - 1)
        func rejection(_ code: ValidationError.Code, at offset: Int) -> Result<MACAddress, ValidationError> {
            .failure(ValidationError(code).at(position: offset).showing(example))
        }
        var value: UInt64 = 0
        var digits = 0
        for offset in bytes.indices {
            let byte = bytes[offset]
            if offset % groupLength < groupLength - 1 {
                guard let digit = byte.hexadecimalValue else { return rejection(.macAddressCharacter, at: offset) }
                value = value << 4 | UInt64(digit)
                digits += 1
                continue
            }
            let notation = Notation.allCases.first { $0.separator.utf8.first == byte }
            if notation == nil, !byte.isHexadecimalDigit { return rejection(.macAddressCharacter, at: offset) }
            if let notation, byte == separator, (notation == .dots) == isDotted, notations.contains(notation) {
                continue
            }
            let first = Notation.allCases.first { $0.separator.utf8.first == separator }
            guard notation != nil, let first, (first == .dots) == isDotted, notations.contains(first) else {
                return rejection(.macAddressSeparator, at: offset)
            }
            return .failure(first.mixedError.at(position: offset))
        }
        // An incomplete group, or a missing group after a separator, also counts as a wrong length.
        guard bytes.count % groupLength == groupLength - 1, digits == 12 || digits == 16 else {
            return .failure(ValidationError(.macAddressLength).withLength(digits / 2).showing(example))
        }
        return .success(MACAddress(octetCount: digits / 2, value: value))
    }

    public override var profile: StrategyProfile {
        Self.listing.profile(of: self, requirements: [.requirement(of: .macAddress, like: self.example?.text)])
    }

    fileprivate static let standard = MACAddressInputValidator()
}

/// A hardware address of six or eight octets.
public struct MACAddress: Hashable, Sendable, CustomStringConvertible {
    /// The number of octets: 6 (EUI-48) or 8 (EUI-64).
    public let octetCount: Int

    /// The octets as one number, with the first octet in the highest position.
    public let value: UInt64

    /// The address in lowercase hexadecimal digits with colons.
    public var description: String {
        (0..<octetCount).reversed().map { index in
            let octet = UInt8(truncatingIfNeeded: value >> UInt64(8 * index))
            return (octet < 16 ? "0" : "") + String(octet, radix: 16)
        }.joined(separator: ":")
    }
}

extension InputValidator where Input == String {
    /// A strategy that accepts 48-bit or 64-bit hardware addresses and returns the address.
    public static var macAddress: InputParser<String, MACAddress> { MACAddressInputValidator.standard }
}

extension InputKind {
    package static let macAddress = InputKind(
        "macAddress", "a hardware (MAC) address", example: "00:00:5e:00:53:01", isObviousFromLabel: true)
}

extension Sentence {
    /// The separators are the signs between a hardware address's groups.
    package static let sameSeparators = Sentence(
        "sameSeparators", "Use the same separator everywhere, like {example}",
        labeled: "{label} must have the same separator everywhere, like {example}")
}

extension ValidationError.Code {
    /// A character other than a hexadecimal digit or a separator.
    public static let macAddressCharacter = declare(1140, "macAddress.character") { $0.pairsSentence }

    /// A wrong number of digit pairs in a hardware address.
    public static let macAddressLength = declare(1141, "macAddress.length") { $0.pairsSentence }

    /// A separator that's missing or differs from the previous separator.
    public static let macAddressSeparator = declare(1142, "macAddress.separator") {
        $0[.accepted] == nil ? $0.pairsSentence : FilledSentence(.sameSeparators)
    }
}

extension ValidationError {
    fileprivate var pairsSentence: FilledSentence {
        exampleSentence(for: .macAddress) { FilledSentence(.hexGroups, [.accepted: 12, .example: .text($0)]) }
    }
}

extension InputGrammar {
    fileprivate init(macAddressNotations notations: Set<MACAddressInputValidator.Notation>) {
        let addresses = MACAddressInputValidator.Notation.allCases.filter(notations.contains).map { notation in
            let digit = Self.hexDigit
            return notation == .dots
                ? #"\#(digit){4}(?:(?:\.\#(digit){4}){2}|(?:\.\#(digit){4}){3})"#
                : "\(digit){2}(?:(?:\(notation.separator)\(digit){2}){5}|(?:\(notation.separator)\(digit){2}){7})"
        }
        // An empty character class matches no text.
        self.init(addresses.isEmpty ? #"[^\s\S]"# : addresses.joined(separator: "|"))
    }
}

extension MACAddressInputValidator: ListedStrategy {
    package static let codes: [ValidationError.Code] = [.macAddressCharacter, .macAddressLength, .macAddressSeparator]
    package static let sentences: [Sentence] = [.sameSeparators]

    package static let listing = StrategyListing(
        "macAddress", "A hardware address of 48 or 64 bits (IEEE 802)", MACAddressInputValidator.standard,
        topic: .network, noun: .macAddress, traits: .format, grammar: \.grammar,
        options: .words(
            "notations", from: \.sortedNotations, makeWord: \.rawValue,
            help: "a list of colons, hyphens, dots, and spaces; all but spaces if left out"),
        .maximumBytes(\.maximumBytes)
    ) { notations, maximumBytes in
        MACAddressInputValidator(
            notations: notations.map { Set($0) } ?? MACAddressInputValidator.standard.notations,
            maximumBytes: maximumBytes)
    }

    fileprivate var sortedNotations: [Notation]? { notations.inAlphabeticalOrder }
}
