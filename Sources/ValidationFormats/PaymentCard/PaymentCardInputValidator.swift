// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import ValidationCore
import ValidationText

/// A strategy that accepts payment card numbers and returns the card's network and last four digits.
///
/// A number is accepted if its network uses its length, its check digit is correct, and its digits aren't all the same.
/// Outside all known ranges, the strategy accepts numbers with 12 to 19 digits, because new ranges are assigned
/// regularly. Their network is `nil`. Single spaces or hyphens between digits are accepted, and ``normalized(_:)``
/// removes them. A space can also be U+00A0, U+2009, or U+202F, which word processors and web pages insert.
///
/// ```swift
/// let card = PaymentCardInputValidator()
/// try card.parse("4242 4242 4242 4242").network  // Visa
/// card.isValid("4242 4242 4242 4241")  // false: code 1042
/// card.isValid("4242  4242 4242 4242")  // false: code 1040 at position 5
/// PaymentCardInputValidator(accepting: [.amex]).isValid(
///     "4242 4242 4242 4242")
/// // false: code 1043
/// ```
///
/// Errors, in this order: every text strategy's errors (1004, 1005), ``ValidationError/Code/cardCharacter`` (1040),
/// ``ValidationError/Code/cardNetwork`` (1043), ``ValidationError/Code/cardLength`` (1041),
/// ``ValidationError/Code/cardRepeated`` (1044), ``ValidationError/Code/cardChecksum`` (1042).
public final class PaymentCardInputValidator: TextParser<PaymentCard>, @unchecked Sendable {
    /// The accepted networks, or `nil` for all networks and for numbers outside all known ranges.
    let acceptedNetworks: [PaymentCard.Network]?
    let networksWithoutCheckDigit: [PaymentCard.Network]
    let networkTable = CardNetworkTable.shared
    /// A bit mask of the accepted networks' rows in the table; bit *n* is row *n*.
    private let acceptedNetworkMask: UInt32
    private let unacceptedNetwork: ValidationError

    /// Creates a strategy that accepts card numbers of the given networks.
    ///
    /// - Parameters:
    ///   - networks: The networks to accept. By default, all networks are accepted, and so are numbers outside all
    ///     known ranges. An empty list rejects every number.
    ///   - withoutCheckDigit: The networks that issue some cards without a check digit. By default, there are none, so
    ///     typing errors are caught. The strategy skips the check only if this list contains the card's
    ///     ``PaymentCard/network``. If a number belongs to another network first, it needs a correct check digit.
    ///   - maximumBytes: The input's maximum length in UTF-8 bytes. A longer input is rejected before it's read.
    public init(
        accepting networks: [PaymentCard.Network]? = nil, withoutCheckDigit: [PaymentCard.Network] = [],
        maximumBytes: Int = 64
    ) {
        acceptedNetworks = networks
        networksWithoutCheckDigit = withoutCheckDigit
        acceptedNetworkMask = networks?.reduce(0) { $0 | 1 << UInt32($1.row) } ?? .max
        unacceptedNetwork =
            networks.map { ValidationError(.cardNetwork, with: [.accepted: .list($0.map(\.description))]) }
            ?? ValidationError(.cardNetwork)
        super.init(maximumBytes: maximumBytes)
    }

    /// Returns the card for a number with or without separators.
    ///
    /// - Complexity: O(*n*) in the text's length, without allocations.
    public override func parse(bytes: Span<UInt8>) -> Result<PaymentCard, ValidationError> {
        bytes.withUnsafeBufferPointer { bytes -> Result<PaymentCard, ValidationError> in
            if let digits = CardDigits(unseparated: bytes) { return card(withDigits: digits) }
            var disallowed: Int?
            let digits = CardDigits(bytes, disallowedOffset: &disallowed)
            if let disallowed { return .failure(ValidationError(.cardCharacter).at(position: disallowed)) }
            return card(withDigits: digits)
        }
    }

    public override func parse(_ input: String) throws(ValidationError) -> PaymentCard { try input.parsed(by: self) }

    public override func validate(_ input: String) throws(ValidationError) { try input.checkText(with: self) }

    public override func rejection(of bytes: Span<UInt8>) -> ValidationError? {
        parse(bytes: bytes).rejection
    }

    @inline(__always)
    private func card(withDigits digits: CardDigits) -> Result<PaymentCard, ValidationError> {
        guard CardDigits.validLengths ~= digits.count else {
            return .failure(mayBelongToAcceptedNetwork(digits) ? lengthError(for: digits) : unacceptedNetwork)
        }
        let candidates = networkTable.networks(for: digits)
        let networks = candidates.filtered(
            byNetworkMask: acceptedNetworkMask & networkTable.networkMask(forLength: digits.count))
        if networks.isEmpty {
            if !candidates.filtered(byNetworkMask: acceptedNetworkMask).isEmpty {
                return .failure(lengthError(for: digits))
            }
            if acceptedNetworks != nil { return .failure(unacceptedNetwork) }
        }
        if digits.repeatsOneDigit {
            return .failure(digits.firstEight == 0 ? Self.onlyZeros : ValidationError(.cardRepeated))
        }
        guard digits.hasCorrectCheckDigit || ignoresCheckDigit(for: networks) else {
            return .failure(ValidationError(.cardChecksum))
        }
        return .success(
            PaymentCard(networks: networks, packedLastFour: digits.packedLastFour, digitCount: digits.count))
    }

    private static let onlyZeros = ValidationError(.cardRepeated, with: [.hasOnlyZeros: true])

    /// Returns the error for a wrong number of digits.
    ///
    /// It lists the lengths that the possible networks for this prefix use.
    @inline(never)
    private func lengthError(for digits: CardDigits) -> ValidationError {
        // Among networks without 16-digit numbers, only American Express is common.
        let isMistyped = digits.count == 16 && digits.firstEight & 0xFF != 3
        var lengths = 0
        if !isMistyped {
            for index in networkTable.intervalIndices(forPrefix: digits) {
                for network in networkTable.networksByInterval[index] where isAccepted(network) {
                    for length in network.lengths { lengths |= 1 << (length - CardDigits.validLengths.lowerBound) }
                }
            }
        }
        return Self.lengthErrors[lengths].withLength(digits.count)
    }

    /// The errors for a wrong number of digits, indexed by a bit mask of the accepted lengths.
    private static let lengthErrors = (0..<(1 << CardDigits.validLengths.count)).map { bits in
        let accepted = CardDigits.validLengths.filter { bits >> ($0 - CardDigits.validLengths.lowerBound) & 1 == 1 }
        guard let first = accepted.first, let last = accepted.last else { return ValidationError(.cardLength) }
        // Networks with more than three lengths use every length between the first and the last.
        return accepted.count > 3
            ? ValidationError(.cardLength, with: [.minimum: .int(first), .maximum: .int(last)])
            : ValidationError(.cardLength, with: [.accepted: .list(accepted.map(String.init))])
    }

    /// Returns only the digits of a number with valid separators, and any other text unchanged.
    public override func normalized(_ input: String) -> String {
        let digitsAreSeparated = input.withBytes { bytes in
            var disallowed: Int?
            return bytes.count <= maximumBytes && CardDigits(bytes, disallowedOffset: &disallowed).count < bytes.count
                && disallowed == nil
        }
        guard digitsAreSeparated else { return input }
        return String(decoding: input.utf8.filter(\.isDigit), as: UTF8.self)
    }

    // Never show, log, or store a card number (PCI DSS 4.0, requirements 3.4 and 3.5).
    public override var profile: StrategyProfile {
        Self.listing.profile(
            of: self, isSensitive: true,
            requirements: [ValidationError(.cardCharacter)]
                + (self.acceptedNetworks == nil ? [] : [self.unacceptedNetwork]))
    }

    /// Returns a number's progress.
    ///
    /// ``cardProgress(of:)`` also returns the card or the possible networks.
    public override func progress(of input: String) -> InputProgress {
        switch cardProgress(of: input) {
        case .complete: return .accepted
        case .incomplete: return .incomplete(missing: nil)
        case .rejected:
            // The first character that makes it impossible to complete a number.
            let place = input.unicodeScalars.indices.first { index in
                let end = input.unicodeScalars.index(after: index)
                if case .rejected = cardProgress(of: String(input.unicodeScalars[..<end])) { return true }
                return false
            }
            return .impossible(
                at: place.map { input.utf8.distance(from: input.startIndex, to: $0) } ?? 0, expected: nil)
        }
    }

    fileprivate static let standard = PaymentCardInputValidator()
}

extension PaymentCardInputValidator {
    func isAccepted(_ network: PaymentCard.Network) -> Bool { acceptedNetworks?.contains(network) ?? true }

    /// Returns whether a number with this prefix can belong to an accepted network, or to an unknown network if there
    /// is no list.
    func mayBelongToAcceptedNetwork(_ digits: CardDigits) -> Bool {
        acceptedNetworks == nil
            || networkTable.intervalIndices(forPrefix: digits).contains {
                networkTable.networksByInterval[$0].contains(where: isAccepted)
            }
    }

    /// Returns whether these 11 to 18 digits plus one more digit form a number that needs no check digit.
    func ignoresCheckDigit(afterAppendingDigitTo digits: CardDigits) -> Bool {
        let networkMask = acceptedNetworkMask & networkTable.networkMask(forLength: digits.count + 1)
        return ignoresCheckDigit(for: networkTable.networks(for: digits).filtered(byNetworkMask: networkMask))
    }

    func ignoresCheckDigit(for networks: CardNetworkList) -> Bool {
        guard !networksWithoutCheckDigit.isEmpty, let network = networks.first else { return false }
        return networksWithoutCheckDigit.contains(network)
    }
}

extension ValidationError.Parameter {
    /// Whether all of the number's digits are zeros.
    fileprivate static let hasOnlyZeros: Self = "hasOnlyZeros"
}

extension InputValidator where Input == String {
    /// A strategy that accepts payment card numbers of any network with a correct check digit.
    public static var paymentCard: InputParser<String, PaymentCard> { PaymentCardInputValidator.standard }

    /// Returns a strategy that accepts payment card numbers of the given networks.
    public static func paymentCard(accepting networks: [PaymentCard.Network]) -> InputParser<String, PaymentCard> {
        PaymentCardInputValidator(accepting: networks)
    }
}

extension InputKind {
    package static let cardNumber = InputKind("paymentCard", "a card number")
}

extension Sentence {
    package static let digitsGrouped = Sentence(
        "digitsGrouped", "Only use digits, with single spaces or hyphens between them",
        labeled: "{label} must only include digits, with single spaces or hyphens between them", isRequirement: true)
    package static let missingDigits = Sentence(
        "missingDigits", "Check for missing digits: this is too short",
        labeled: "{label} is too short: check for missing digits", named: "Check {name} for missing digits")
    package static let extraDigits = Sentence(
        "extraDigits", "Check for extra digits: this is too long",
        labeled: "{label} is too long: check for extra digits", named: "Check {name} for extra digits")
    /// The maximum is at least 15.
    package static let digitsBetween = Sentence(
        "digitsBetween", "Use between {minimum} and {maximum} digits, not {length}",
        labeled: "{label} must have between {minimum} and {maximum} digits, not {length}")
    package static let cardNetwork = Sentence(
        "cardNetwork", "Use a card from {accepted}",
        labeled: "{label} must be from {accepted}: use another card", isRequirement: true)
}

extension ValidationError.Code {
    /// A character other than a digit or a single separator between digits.
    public static let cardCharacter = declare(1040, "card.character", .digitsGrouped)
    /// A length that the card network doesn't issue.
    public static let cardLength = declare(1041, "card.length") {
        // The accepted lengths apply only to this number's prefix, so they aren't a general requirement.
        if $0[.length] != nil, $0[.accepted] != nil { return FilledSentence(.exactDigitsNot) }
        if $0[.length] != nil, $0[.minimum] != nil { return FilledSentence(.digitsBetween) }
        // A 16-digit number, the usual length, is more likely mistyped than from a network with another length.
        return FilledSentence(
            $0[.length] == 16 ? .mistypedDigits : $0.hasLength(under: 16) ? .missingDigits : .extraDigits)
    }

    /// An incorrect check digit in a card number.
    public static let cardChecksum = declare(1042, "card.checksum", .mistypedDigits)
    /// A card network that isn't accepted.
    public static let cardNetwork = declare(1043, "card.network") {
        $0[.accepted] == nil
            ? FilledSentence(.mistypedDigits) : FilledSentence($0.hasEmptyAcceptedList ? .programMistake : .cardNetwork)
    }

    /// A card number that repeats one digit and has a correct check digit, such as all zeros.
    public static let cardRepeated = declare(1044, "card.repeated") {
        FilledSentence($0[.hasOnlyZeros] == true ? .allZeros : .mistypedDigits)
    }
}

extension PaymentCardInputValidator: ListedStrategy {
    package static let codes: [ValidationError.Code] = [
        .cardCharacter, .cardLength, .cardChecksum, .cardNetwork, .cardRepeated,
    ]
    package static let sentences: [Sentence] = [
        .digitsGrouped, .missingDigits, .extraDigits, .digitsBetween, .cardNetwork,
    ]

    package static let listing = StrategyListing(
        "paymentCard", "A payment card number with its check digit", PaymentCardInputValidator.standard,
        topic: .paymentCards, noun: .cardNumber, traits: .format(.digits, .cardNumber),
        texts: { _ in .approximately("[0-9](?:[-\(InputGrammar.groupSpaces)]?[0-9]){11,18}") },
        options: .words(
            "networks", from: \.acceptedNetworks, makeWord: \.name,
            help: "the card networks to accept, such as visa and amex; all if left out"),
        .words(
            "withoutCheckDigit", from: \.networksWithoutCheckDigitIfAny, makeWord: \.name,
            help: "the card networks whose numbers need no check digit; none if left out",
            ifEmpty: "leave it out if every number needs a check digit"),
        .maximumBytes(\.maximumBytes)
    ) { networks, withoutCheckDigit, maximumBytes in
        PaymentCardInputValidator(
            accepting: networks, withoutCheckDigit: withoutCheckDigit ?? [], maximumBytes: maximumBytes)
    }

    fileprivate var networksWithoutCheckDigitIfAny: [PaymentCard.Network]? {
        networksWithoutCheckDigit.isEmpty ? nil : networksWithoutCheckDigit
    }
}
