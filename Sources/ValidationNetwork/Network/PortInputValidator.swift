// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import ValidationCore
import ValidationText

/// A strategy that accepts port numbers and returns the number.
///
/// ```swift
/// let port: InputParser<String, UInt16> = .port
/// try port.parse("8080")  // 8080
/// port.isValid("65536")  // false: code 1151, minimum 1, maximum 65535
/// port.isValid("080")  // false: code 1197
/// ```
///
/// Port 0 is reserved and rejected by default. Only digits are accepted. A leading zero is rejected, because some
/// programs would read the number as octal. RFC 3986, section 3.2.3, permits leading zeros in a URL's port, so
/// ``URLInputValidator`` accepts them.
///
/// Errors: 1150, 1151, and 1197, and every text strategy's errors (1004, 1005). Range: RFC 6335, section 6.
public final class PortInputValidator: TextParser<UInt16>, CompletableFormat, @unchecked Sendable {
    let range: ClosedRange<UInt16>
    private let outOfRangeError: ValidationError

    /// Creates a strategy that accepts the port numbers in a range.
    ///
    /// - Parameters:
    ///   - range: The accepted ports. By default, every port except 0 is accepted.
    ///   - maximumBytes: The input's maximum length in UTF-8 bytes. A longer input is rejected before it's read.
    public init(
        in range: ClosedRange<UInt16> = 1...UInt16.max, maximumBytes: Int = TextInputValidator.defaultMaximumBytes
    ) {
        self.range = range
        outOfRangeError = ValidationError(
            .portRange, with: [.minimum: .int(Int(range.lowerBound)), .maximum: .int(Int(range.upperBound))]
        )
        super.init(maximumBytes: maximumBytes)
    }

    public override func parse(bytes: Span<UInt8>) -> Result<UInt16, ValidationError> {
        var number: UInt32 = 0
        for offset in bytes.indices {
            let byte = bytes[offset]
            guard byte.isDigit else {
                let error = ValidationError(.portCharacter)
                return .failure(
                    error.advisingRemoval(in: bytes, at: offset, typos: []) { rest in
                        rest.firstNonDigitOffset == nil ? parse(bytes: rest).rejection : error
                    })
            }
            // Once a number is out of range, it stays out of range.
            if number <= UInt32(UInt16.max) { number = number * 10 + UInt32(byte - 0x30) }
        }
        guard let first = bytes.byte(at: 0) else { return .failure(ValidationError(.inputEmpty)) }
        guard bytes.count == 1 || first != UInt8(ascii: "0") else { return .failure(ValidationError(.portLeadingZero)) }
        guard let port = UInt16(exactly: number), range.contains(port) else { return .failure(outOfRangeError) }
        return .success(port)
    }

    package func missingCharacterCount(after bytes: UnsafeBufferPointer<UInt8>) -> Int? {
        if isAccepted(bytes) { return 0 }
        let isNumber = bytes.first != UInt8(ascii: "0") && bytes.allSatisfy(\.isDigit)
        guard isNumber, bytes.count < 5, let typed = bytes.number(at: 0, digits: bytes.count) else { return nil }
        // The longer numbers that begin with the typed number.
        return (1...(5 - bytes.count)).first { more in
            let width = (0..<more).reduce(1) { power, _ in power * 10 }
            let first = bytes.isEmpty ? (more == 1 ? 0 : width / 10) : typed * width
            return first <= Int(range.upperBound) && typed * width + width > Int(range.lowerBound)
        }
    }

    public override var profile: StrategyProfile {
        Self.listing.profile(
            of: self, requirements: [.requirement(of: .port, limits: self.outOfRangeError.mergeableLimits ?? [:])])
    }

    fileprivate static let standard = PortInputValidator()
}

extension InputValidator where Input == String {
    /// A strategy that accepts port numbers from 1 to 65535 and returns the number.
    public static var port: InputParser<String, UInt16> { PortInputValidator.standard }
}

extension InputKind {
    package static let port = InputKind("port", "a port number", example: "8080")
}

extension ValidationError.Code {
    /// A character other than a digit in a port number.
    public static let portCharacter = declare(1150, "port.character") {
        // Without its point, 80.0 would be another port.
        $0[.character] == "." || $0[.character] == ","
            ? FilledSentence(.digitsOnly) : $0.characterSentence(orElse: .digitsOnly)
    }

    /// A port number out of range.
    public static let portRange = declare(1151, "port.range") { FilledSentence(.between, $0.ungroupedLimits) }

    /// A port number with a leading zero.
    public static let portLeadingZero = declare(1197, "port.leadingZero", .leadingZeros)
}

extension PortInputValidator: ListedStrategy {
    package static let codes: [ValidationError.Code] = [.portCharacter, .portRange, .portLeadingZero]

    package static let listing = StrategyListing(
        "port", "A port number, 1 to 65535", PortInputValidator.standard, topic: .network, noun: .port,
        traits: .format(.digits),
        texts: {
            .exactly(
                AcceptedTexts.expression(
                    forNumbersFrom: UInt64($0.range.lowerBound), through: UInt64($0.range.upperBound)))
        },
        options: .integer("minimum", from: \.minimum, help: "the minimum"),
        .integer("maximum", from: \.maximum, help: "the maximum"),
        .maximumBytes(\.maximumBytes)
    ) { minimum, maximum, maximumBytes in
        let last = try port(maximum, at: "maximum") ?? .max
        let first = try port(minimum, at: "minimum") ?? min(1, last)
        try StrategyListing.checkLimits(minimum: first, maximum: last)
        return PortInputValidator(in: first...last, maximumBytes: maximumBytes)
    }

    private static func port(_ number: Int?, at option: String) throws -> UInt16? {
        guard let number else { return nil }
        if let port = UInt16(exactly: number) { return port }
        throw StrategyListing.InvalidSetting("a port must be a number from 0 to 65535", at: option)
    }

    fileprivate var minimum: Int? { Int(range.lowerBound) }
    fileprivate var maximum: Int? { Int(range.upperBound) }
}
