// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

extension PaymentCardInputValidator {
    /// What can be said of a card number while it is being typed.
    public enum Progress: Hashable, Sendable {
        /// The number is accepted as it stands. More digits may still make it another one: Visa issues 13, 16 and 19.
        case complete(PaymentCard)
        /// More digits can make it an accepted number; the networks that it can still belong to, likeliest first.
        case incomplete([PaymentCard.Network])
        /// Nothing that can be added makes it an accepted number.
        case rejected(ValidationError)
    }

    /// Returns one of three answers for a number that may not be typed to its end: an incomplete one is not wrong.
    ///
    /// A text is rejected exactly if no digits that could be added lead to an accepted number, so that a form that shows
    /// errors while somebody types never shows one too early.
    ///
    /// ```swift
    /// let card = PaymentCardInputValidator(accepting: [.visa, .amex])
    /// card.progress(of: "42")  // incomplete: visa
    /// card.progress(of: "4242 4242 4242 4242")  // complete: Visa ending in 4242
    /// card.progress(of: "36")  // rejected: card.network (1043)
    /// ```
    ///
    /// - Parameter input: The text as typed so far; it may be empty or end in a separator.
    /// - Complexity: O(*n*) in the length of the text.
    public func progress(of input: String) -> Progress {
        do {
            return .complete(try parse(input))
        } catch {
            guard let digits = unfinished(input), mayBeAccepted(digits) else { return .rejected(error) }
            return .incomplete(table.networks(after: digits).filter(isAccepted))
        }
    }

    /// The digits typed so far, or `nil` if something else is between them.
    private func unfinished(_ input: String) -> CardDigits? {
        input.withBytes { bytes in
            guard bytes.count < maximumBytes else { return nil }
            var stranger: Int?
            let digits = CardDigits(bytes, stranger: &stranger)
            guard let stranger else { return digits }
            // A single separator at the end may be followed by a digit.
            guard stranger > 0, stranger == bytes.count - 1, CardDigits.isSeparator(bytes[stranger]),
                CardDigits.isDigit(bytes[stranger - 1])
            else { return nil }
            return digits
        }
    }

    /// Whether digits that follow can make it an accepted number.
    func mayBeAccepted(_ digits: CardDigits) -> Bool {
        let longest = longestAccepted(after: digits)
        guard longest > digits.count else { return false }
        // With two digits to come one of them can break a row of equal digits and the other fit the check. A single one
        // cannot do both.
        return longest > digits.count + 1 || !digits.isOneDigit || !digits.checkDigitRepeats
            || isUncheckedWithOneMore(digits)
    }

    /// The largest number of digits that an accepted number can have that begins with these; 0 if there is none.
    private func longestAccepted(after digits: CardDigits) -> Int {
        table.intervals(after: digits).reduce(0) { longest, interval in
            let claims = table.claims(ofInterval: interval)
            if claims.isEmpty { return accepted == nil ? CardDigits.lengths.upperBound : longest }
            return claims.filter(isAccepted).reduce(longest) { max($0, $1.lengths.last ?? 0) }
        }
    }
}

extension NetworkTable {
    /// Returns the intervals in which a number that begins with these digits can lie.
    func intervals(after digits: CardDigits) -> ClosedRange<Int> {
        var width: UInt32 = 1
        for _ in min(digits.count, 8)..<8 { width *= 10 }
        return interval(of: digits.prefix)...interval(of: digits.prefix + (width - 1))
    }

    /// Returns the networks that a number can belong to that begins with these digits.
    ///
    /// First comes the one that is the first network of most of the numbers, as ``PaymentCard/network`` tells it; among
    /// equals the one that most of the numbers can belong to.
    func networks(after digits: CardDigits) -> [PaymentCard.Network] {
        var shares: [(network: PaymentCard.Network, first: UInt32, any: UInt32)] = []
        for interval in intervals(after: digits) {
            let share = starts[interval + 1] - starts[interval]
            let claims = claims(ofInterval: interval)
            for network in claims {
                let first = network == claims.first ? share : 0
                if let known = shares.firstIndex(where: { $0.network == network }) {
                    shares[known].first += first
                    shares[known].any += share
                } else {
                    shares.append((network, first, share))
                }
            }
        }
        return shares.sorted { ($0.first, $0.any) > ($1.first, $1.any) }.map(\.network)
    }
}
