// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

/// A strategy that accepts payment card numbers and hands back the card's network and last four digits.
///
/// A number is accepted if its length is one of its network's, its check digit fits, and it is not one digit over and
/// over. In no known network's range, 12 to 19 digits are accepted and the network is `nil`, because new ranges are
/// assigned all the time. Single blanks or hyphens between digits are forgiven and removed by ``normalized(_:)``.
///
/// ```swift
/// let card = PaymentCardInputValidator()
/// try card.parse("4242 4242 4242 4242").network  // visa
/// card.isValid("4242 4242 4242 4241")  // false: code 1042
/// card.isValid("4242  4242 4242 4242")  // false: code 1040 at position 5
/// PaymentCardInputValidator(accepting: [.amex]).isValid("4242 4242 4242 4242")  // false: code 1043
/// ```
///
/// The first cause counts, in this order: ``ValidationError/Code-swift.struct/cardCharacter`` (1040),
/// ``ValidationError/Code-swift.struct/cardNetwork`` (1043), ``ValidationError/Code-swift.struct/cardLength`` (1041),
/// ``ValidationError/Code-swift.struct/cardRepeated`` (1044), ``ValidationError/Code-swift.struct/cardChecksum`` (1042);
/// before them those of every text strategy (1004, 1005).
public final class PaymentCardInputValidator: TextParser<PaymentCard>, @unchecked Sendable {
    /// The networks that are accepted, or `nil` for all of them and numbers of none.
    public let accepted: [PaymentCard.Network]?

    /// The networks whose numbers are accepted whatever their check digit.
    public let withoutCheckDigit: [PaymentCard.Network]

    let table: NetworkTable
    /// For each list of the table and each number of digits, beginning with 12, what comes of it.
    private let outcomes: [Outcome]
    private let strangeNetwork: ValidationError

    /// Creates a strategy.
    ///
    /// - Parameters:
    ///   - networks: The networks to accept; by default all of them, and numbers in no known range. An empty list
    ///     rejects everything.
    ///   - withoutCheckDigit: The networks some of whose cards carry no check digit, by default none, so that a typing
    ///     error is found. It counts for a card whose ``PaymentCard/network`` is one of them: a number that belongs to
    ///     another network first needs that network's check digit.
    ///   - maximumBytes: The number of UTF-8 bytes over which an input is rejected unread.
    public init(
        accepting networks: [PaymentCard.Network]? = nil, withoutCheckDigit: [PaymentCard.Network] = [],
        maximumBytes: Int = 64
    ) {
        accepted = networks
        self.withoutCheckDigit = withoutCheckDigit
        table = .shared
        outcomes = table.claims.flatMap { claims in
            CardDigits.lengths.map { Outcome(claims: Array(claims), digits: $0, accepted: networks) }
        }
        strangeNetwork =
            networks?.isEmpty == true
            ? ValidationError(.cardNetwork, message: "{Label} cannot be accepted: no card network is")
            : ValidationError(
                .cardNetwork, parameters: [.accepted: .list(networks?.map(\.description) ?? [])])
        super.init(maximumBytes: maximumBytes)
    }

    /// Returns the card, or the first cause to reject the number.
    ///
    /// - Complexity: O(*n*) in the length of the text; nothing is allocated.
    public override func parse(bytes: UnsafeBufferPointer<UInt8>) -> Result<PaymentCard, ValidationError> {
        read(bytes)
    }

    @inline(__always)
    private func read(_ bytes: UnsafeBufferPointer<UInt8>) -> Result<PaymentCard, ValidationError> {
        if let digits = CardDigits(plain: bytes) { return card(digits) }
        var stranger: Int?
        let digits = CardDigits(bytes, stranger: &stranger)
        if let stranger { return .failure(ValidationError(.cardCharacter).at(position: stranger)) }
        return card(digits)
    }

    // The two entries restate what is inherited, with the card's type known: generic code would look up the metadata of
    // `Result<PaymentCard, …>` at every call (measured: 88 ns instead of 14).

    /// Returns the card, or rejects the number with the first cause.
    public override func parse(_ input: String) throws(ValidationError) -> PaymentCard {
        try input.parsed(by: self)
    }

    /// Accepts exactly the numbers that ``parse(_:)`` understands.
    public override func validate(_ input: String) throws(ValidationError) {
        let rejection = input.withBytes { bytes -> ValidationError? in
            if let rejection = gate.rejection(of: bytes) { return rejection }
            switch read(bytes) {
            case .success: return nil
            case .failure(let error): return error
            }
        }
        if let rejection { throw rejection }
    }

    @inline(__always)
    private func card(_ digits: CardDigits) -> Result<PaymentCard, ValidationError> {
        guard CardDigits.lengths ~= digits.count else {
            return .failure(
                mayBeOfAcceptedNetwork(digits)
                    ? ValidationError(.cardLength).withLength(digits.count) : strangeNetwork)
        }
        let outcome = outcome(ofClaims: table.claimIndex(of: digits), digits: digits.count)
        if outcome.isRejection {
            return .failure(
                outcome == .strangeNetwork ? strangeNetwork : ValidationError(.cardLength).withLength(digits.count))
        }
        if digits.isOneDigit { return .failure(ValidationError(.cardRepeated)) }
        guard digits.hasCheckDigit || isUnchecked(outcome.networks) else {
            return .failure(ValidationError(.cardChecksum))
        }
        return .success(PaymentCard(networks: outcome.networks, lastFour: digits.lastFour, digits: digits.count))
    }

    /// What comes of a number of 12 to 19 digits in the ranges of a list of networks of the table.
    @inline(__always)
    private func outcome(ofClaims claims: Int, digits: Int) -> Outcome {
        outcomes[claims &* CardDigits.lengths.count &+ digits &- CardDigits.lengths.lowerBound]
    }

    /// Returns the digits alone if only the separators keep them apart; any other text unchanged.
    ///
    /// - Parameter input: The text to normalize, accepted or not.
    public override func normalized(_ input: String) -> String {
        let digitsAreSeparated = input.withBytes { bytes in
            var stranger: Int?
            return bytes.count <= maximumBytes && CardDigits(bytes, stranger: &stranger).count < bytes.count
                && stranger == nil
        }
        guard digitsAreSeparated else { return input }
        return String(decoding: input.utf8.filter { $0 >= UInt8(ascii: "0") }, as: UTF8.self)
    }

    /// `true`: the number of a card is not to be shown, logged or stored (PCI DSS 4.0, requirements 3.4 and 3.5).
    public override var isSensitive: Bool { true }

    /// The strategy's name and settings.
    public override var configuration: StrategyConfiguration {
        var parameters: [ValidationError.Parameter: ValidationError.Value] = ["maximumBytes": .int(maximumBytes)]
        if let accepted { parameters["networks"] = .list(accepted.map(\.name)) }
        if !withoutCheckDigit.isEmpty { parameters["withoutCheckDigit"] = .list(withoutCheckDigit.map(\.name)) }
        return StrategyConfiguration(of: self, "paymentCard", parameters)
    }

    fileprivate static let standard = PaymentCardInputValidator()
}

extension PaymentCardInputValidator {
    func isAccepted(_ network: PaymentCard.Network) -> Bool { accepted?.contains(network) ?? true }

    /// Whether a number that begins with these digits can belong to an accepted network, or to none where that is accepted.
    func mayBeOfAcceptedNetwork(_ digits: CardDigits) -> Bool {
        accepted == nil
            || table.intervals(after: digits).contains { table.claims(ofInterval: $0).contains(where: isAccepted) }
    }

    /// Whether a number of one digit more than these, of which there are 11 to 18, needs no check digit.
    func isUncheckedWithOneMore(_ digits: CardDigits) -> Bool {
        let outcome = outcome(ofClaims: table.claimIndex(of: digits), digits: digits.count + 1)
        return !outcome.isRejection && isUnchecked(outcome.networks)
    }

    func isUnchecked(_ networks: NetworkList) -> Bool {
        guard !withoutCheckDigit.isEmpty, let network = networks.first else { return false }
        return withoutCheckDigit.contains(network)
    }
}

/// What comes of a number of so many digits in the ranges of some networks, in four bytes: the networks, or a rejection.
private struct Outcome: Equatable {
    static let strangeNetwork = Outcome(packed: .max)
    static let wrongLength = Outcome(packed: .max - 1)

    private let packed: UInt32

    private init(packed: UInt32) { self.packed = packed }

    init(claims: [PaymentCard.Network], digits: Int, accepted: [PaymentCard.Network]?) {
        let candidates = accepted.map { accepted in claims.filter(accepted.contains) } ?? claims
        let networks = candidates.filter { $0.lengths.contains(digits) }
        if candidates.isEmpty, !claims.isEmpty || accepted != nil {
            self = .strangeNetwork
        } else if networks.isEmpty, !candidates.isEmpty {
            self = .wrongLength
        } else {
            packed = NetworkList(networks).packed
        }
    }

    /// No list of networks has a byte as high as these.
    @inline(__always)
    var isRejection: Bool { packed >= Self.wrongLength.packed }

    var networks: NetworkList { NetworkList(packed: packed) }
}

extension InputValidator where Input == String {
    /// A payment card number of any network, with its check digit.
    public static var paymentCard: PaymentCardInputValidator { .standard }

    /// A payment card number of one of the networks; make it once, keep it.
    public static func paymentCard(accepting networks: [PaymentCard.Network]) -> PaymentCardInputValidator {
        PaymentCardInputValidator(accepting: networks)
    }
}
