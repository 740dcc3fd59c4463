// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import ValidationCore
import ValidationText

/// A strategy that accepts payment card security codes of the length that the card's network uses.
///
/// American Express codes have four digits, and all other networks' codes have three. Swap the strategy when the card's
/// network changes:
///
/// ```swift
/// securityCode.validator = .securityCode(for: card.output?.network)
/// ```
///
/// While the network is unknown, three or four digits are accepted. The strategy doesn't return the code, because
/// requirement 3.3.1 of PCI DSS 4.0 forbids storing it after authorization of the payment.
///
/// ```swift
/// SecurityCodeInputValidator(for: .amex).isValid("1234")  // true
/// SecurityCodeInputValidator(for: .visa).isValid("1234")
/// // false: code 1050
/// ```
///
/// Errors: ``ValidationError/Code/securityCodeCharacter`` (1049), ``ValidationError/Code/securityCodeLength`` (1050),
/// and every text strategy's errors (1004, 1005).
public final class SecurityCodeInputValidator: TextInputValidator, CompletableFormat, @unchecked Sendable {
    let network: PaymentCard.Network?

    /// Returns a label for the field in a catalog's language, such as "Security code (CVC)".
    ///
    /// If the network is unknown, the label doesn't contain the code's name.
    public func label(in messages: MessageCatalog = .current) -> String {
        messages.securityCodeLabel(codeName: network?.securityCode.name)
    }

    package let lengths: ClosedRange<Int>
    private let wrongLength: ValidationError
    private let expiry: ValidationError

    /// Creates a strategy that accepts a network's security codes, or any network's codes for `nil`.
    ///
    /// - Parameters:
    ///   - network: The card's network, or `nil` for any network.
    ///   - maximumBytes: The input's maximum length in UTF-8 bytes. A longer input is rejected before it's read.
    public init(for network: PaymentCard.Network? = nil, maximumBytes: Int = 64) {
        self.network = network
        let lengths = network.map { $0.securityCode.length...$0.securityCode.length } ?? 3...4
        self.lengths = lengths
        wrongLength = ValidationError(
            .securityCodeLength,
            with: [
                .minimum: .int(lengths.lowerBound), .maximum: .int(lengths.upperBound),
                .accepted: .list(lengths.map(String.init)),
            ])
        expiry = ValidationError(.securityCodeCharacter, with: [.accepted: .list(lengths.map(String.init))])
        super.init(maximumBytes: maximumBytes)
    }

    public override func rejection(of bytes: Span<UInt8>) -> ValidationError? {
        if let disallowed = bytes.firstNonDigitOffset {
            // A slash is part of the card's expiry, which would be a code without it.
            let isExpiry = bytes[disallowed] == UInt8(ascii: "/")
            return (isExpiry ? expiry : ValidationError(.securityCodeCharacter)).at(position: disallowed)
        }
        return lengths.contains(bytes.count) ? nil : wrongLength.withLength(bytes.count)
    }

    package func missingCharacterCount(after bytes: UnsafeBufferPointer<UInt8>) -> Int? {
        guard bytes.firstNonDigitOffset == nil, bytes.count <= lengths.upperBound else { return nil }
        return max(0, lengths.lowerBound - bytes.count)
    }

    // Never store the code (PCI DSS 4.0, requirement 3.3.1).
    public override var profile: StrategyProfile {
        Self.listing.profile(of: self, isSensitive: true, requirements: [self.wrongLength])
    }

    fileprivate static let standard = SecurityCodeInputValidator()
}

extension InputValidator where Input == String {
    /// A strategy that accepts security codes of three or four digits, for a card whose network is unknown.
    public static var securityCode: InputValidator<String> { SecurityCodeInputValidator.standard }

    /// Returns a strategy that accepts a network's security codes, or any network's codes for `nil`.
    public static func securityCode(for network: PaymentCard.Network?) -> InputValidator<String> {
        network.map { SecurityCodeInputValidator(for: $0) } ?? .standard
    }
}

extension ValidationError.Code {
    /// A character other than a digit in a security code.
    public static let securityCodeCharacter = declare(1049, "securityCode.character") {
        FilledSentence($0[.accepted] == nil ? .digitsOnly : .exactDigits)
    }

    /// A security code with the wrong number of digits for the card network.
    public static let securityCodeLength = declare(1050, "securityCode.length") { $0.exactLengthSentence(.exactDigits) }
}

extension SecurityCodeInputValidator: ListedStrategy {
    package static let codes: [ValidationError.Code] = [.securityCodeCharacter, .securityCodeLength]

    package static let listing = StrategyListing(
        "securityCode", "The security code of a payment card", SecurityCodeInputValidator.standard,
        topic: .paymentCards, traits: .format(.digits, .cardSecurityCode),
        texts: { .exactly("[0-9]{\($0.lengths.lowerBound),\($0.lengths.upperBound)}") },
        options: .word(
            "network", from: \.network, makeWord: \.name,
            help: "the card's network, which determines the number of digits; 3 or 4 digits if left out"),
        .maximumBytes(\.maximumBytes)
    ) { network, maximumBytes in SecurityCodeInputValidator(for: network, maximumBytes: maximumBytes) }
}
