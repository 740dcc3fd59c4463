// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

/// A strategy that accepts the security code printed on a payment card, whose length depends on the card's network.
///
/// American Express prints four digits, the others three. Swap the strategy when the card's network changes:
///
/// ```swift
/// securityCode.validator = .securityCode(for: card.output?.network)
/// ```
///
/// While the network is not known, three digits or four are accepted. The code is checked and nothing more: rule 3.3.1 of
/// PCI DSS 4.0 forbids to keep it once the payment is authorized.
///
/// ```swift
/// SecurityCodeInputValidator(for: .amex).isValid("1234")  // true
/// SecurityCodeInputValidator(for: .visa).isValid("1234")  // false: code 1050
/// ```
///
/// Errors: ``ValidationError/Code-swift.struct/securityCodeCharacter`` (1049),
/// ``ValidationError/Code-swift.struct/securityCodeLength`` (1050), and those of every text strategy (1004, 1005).
public final class SecurityCodeInputValidator: TextInputValidator, @unchecked Sendable {
    /// The network whose code it is, or `nil` while that is not known.
    public let network: PaymentCard.Network?

    /// What the network calls its code, such as `"CVC"`: a label for the field.
    public var codeName: String { network?.securityCode.name ?? "CVV" }

    /// The numbers of digits that are accepted.
    public let lengths: ClosedRange<Int>

    private let wrongLength: ValidationError

    /// Creates a strategy.
    ///
    /// - Parameters:
    ///   - network: The network of the card, or `nil` while it is not known.
    ///   - maximumBytes: The number of UTF-8 bytes over which an input is rejected unread.
    public init(for network: PaymentCard.Network? = nil, maximumBytes: Int = 64) {
        self.network = network
        let lengths = network.map { $0.securityCode.length...$0.securityCode.length } ?? 3...4
        self.lengths = lengths
        wrongLength = ValidationError(
            .securityCodeLength,
            parameters: [
                .minimum: .int(lengths.lowerBound), .maximum: .int(lengths.upperBound),
                .accepted: .text(lengths.map(String.init).joined(separator: " or ")),
            ])
        super.init(maximumBytes: maximumBytes)
    }

    /// Returns why the text is rejected, or `nil`.
    public override func rejection(of bytes: UnsafeBufferPointer<UInt8>) -> ValidationError? {
        if let stranger = bytes.firstOutside(UInt8(ascii: "0"), UInt8(ascii: "9")) {
            return ValidationError(.securityCodeCharacter).at(position: stranger)
        }
        return lengths.contains(bytes.count) ? nil : wrongLength.withLength(bytes.count)
    }

    /// `true`: the code is not to be stored at all (PCI DSS 4.0, requirement 3.3.1).
    public override var isSensitive: Bool { true }

    /// The strategy's name and settings.
    public override var configuration: StrategyConfiguration {
        var parameters: [ValidationError.Parameter: ValidationError.Value] = ["maximumBytes": .int(maximumBytes)]
        if let network { parameters["network"] = .text(network.name) }
        return StrategyConfiguration(of: self, "securityCode", parameters)
    }

    fileprivate static let standard = SecurityCodeInputValidator()
}

extension InputValidator where Input == String {
    /// The security code of a payment card whose network is not known: three digits or four.
    public static var securityCode: SecurityCodeInputValidator { .standard }

    /// The security code of a payment card of a network: four digits for American Express, three for the others.
    ///
    /// - Parameter network: The card's network, or `nil` while it is not known.
    public static func securityCode(for network: PaymentCard.Network?) -> SecurityCodeInputValidator {
        network.map { SecurityCodeInputValidator(for: $0) } ?? .standard
    }
}
