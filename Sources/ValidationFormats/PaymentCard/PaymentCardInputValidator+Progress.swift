// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import ValidationCore

extension PaymentCardInputValidator {
    /// The state of a card number while the user types it.
    public enum Progress: Hashable, Sendable {
        /// The number is accepted as it is.
        ///
        /// More digits may still complete a longer number, because Visa, for example, issues numbers with 13, 16, and
        /// 19 digits.
        case complete(PaymentCard)
        /// More digits can make the number acceptable. The associated value lists the possible networks, most likely
        /// first.
        case incomplete([PaymentCard.Network])
        /// No further digits can make the number acceptable.
        case rejected(ValidationError)
    }

    /// Returns whether a partly typed number is complete, incomplete, or rejected.
    ///
    /// A text is rejected only if no further digits can make it acceptable. A form that shows errors during typing
    /// therefore never shows an error too early.
    ///
    /// ```swift
    /// let card = PaymentCardInputValidator(accepting: [.visa, .amex])
    /// card.cardProgress(of: "42")  // incomplete([Visa])
    /// card.cardProgress(of: "4242 4242 4242 4242")
    /// // complete(Visa ending in 4242)
    /// card.cardProgress(of: "36")  // rejected(…): code 1043
    /// ```
    ///
    /// - Parameter input: The text as typed so far. It may be empty or end in a separator.
    /// - Complexity: O(*n*) in the text's length.
    public func cardProgress(of input: String) -> Progress {
        do {
            return .complete(try parse(input))
        } catch {
            guard let digits = typedDigits(in: input), canBeCompleted(digits) else { return .rejected(error) }
            return .incomplete(networkTable.networks(forPrefix: digits).filter(isAccepted))
        }
    }

    /// Returns the digits typed so far, or `nil` if the text has disallowed characters or separators.
    private func typedDigits(in input: String) -> CardDigits? {
        input.withBytes { bytes in
            guard bytes.count < maximumBytes else { return nil }
            var disallowed: Int?
            let digits = CardDigits(bytes, disallowedOffset: &disallowed)
            guard let disallowed else { return digits }
            // A digit may follow a single trailing separator.
            let separator =
                CardDigits.isSeparator(bytes[disallowed]) ? 1 : bytes.groupSpaceByteCount(at: disallowed)
            guard disallowed > 0, separator > 0, disallowed + separator == bytes.count, bytes[disallowed - 1].isDigit
            else { return nil }
            return digits
        }
    }

    /// Returns whether further digits can make the number acceptable.
    func canBeCompleted(_ digits: CardDigits) -> Bool {
        let longest = longestAcceptedLength(after: digits)
        guard longest > digits.count else { return false }
        // With two more digits, the first can break a run of equal digits and the second can make the check digit
        // correct. A single digit can't do both.
        return longest > digits.count + 1 || !digits.repeatsOneDigit || !digits.checkDigitWouldRepeat
            || ignoresCheckDigit(afterAppendingDigitTo: digits)
    }

    /// Returns the length of the longest accepted number with this prefix, or 0 if there is none.
    private func longestAcceptedLength(after digits: CardDigits) -> Int {
        networkTable.intervalIndices(forPrefix: digits).reduce(0) { longest, index in
            let networks = networkTable.networksByInterval[index]
            if networks.isEmpty { return acceptedNetworks == nil ? CardDigits.validLengths.upperBound : longest }
            return networks.filter(isAccepted).reduce(longest) { max($0, $1.lengths.last ?? 0) }
        }
    }
}

extension CardNetworkTable {
    /// Returns the indices of the intervals that can contain a number with this prefix.
    func intervalIndices(forPrefix digits: CardDigits) -> ClosedRange<Int> {
        var width: UInt32 = 1
        for _ in min(digits.count, 8)..<8 { width *= 10 }
        let first = digits.eightDigitPrefix
        return intervalIndex(containing: first)...intervalIndex(containing: first + (width - 1))
    }

    /// Returns the networks of the numbers with this prefix.
    ///
    /// They're sorted by how many of these numbers have the network as their ``PaymentCard/network``, then by how many
    /// can belong to it.
    func networks(forPrefix digits: CardDigits) -> [PaymentCard.Network] {
        var shares: [(network: PaymentCard.Network, first: UInt32, any: UInt32)] = []
        for index in intervalIndices(forPrefix: digits) {
            let share = intervalStarts[index + 1] - intervalStarts[index]
            let networks = networksByInterval[index]
            for network in networks {
                let first = network == networks.first ? share : 0
                if let known = shares.firstIndex(where: { $0.network == network }) {
                    shares[known].first += first
                    shares[known].any += share
                } else {
                    shares.append((network, first, share))
                }
            }
        }
        return shares.ordered { ($0.first, $0.any) > ($1.first, $1.any) }.map(\.network)
    }
}

// MARK: - For a program in another language

extension PaymentCardInputValidator {
    /// The numbers from a prefix of up to eight digits to the next row's prefix.
    package struct PrefixRow {
        package let prefix: String
        /// A bit for each accepted length from 12 to 19 digits.
        package let lengths: Int
        /// The bits of the lengths for which the numbers need no check digit.
        package let uncheckedLengths: Int
    }

    /// The rows for all numbers, in order.
    package var prefixRows: [PrefixRow] {
        var rows: [PrefixRow] = []
        for (start, networks) in zip(networkTable.intervalStarts, networkTable.networksByInterval) {
            let accepted = networks.filter(isAccepted)
            var lengths = 0
            var unchecked = 0
            for length in CardDigits.validLengths {
                let bit = 1 << (length - CardDigits.validLengths.lowerBound)
                guard let first = accepted.first(where: { $0.lengths.contains(length) }) else { continue }
                lengths |= bit
                if networksWithoutCheckDigit.contains(first) { unchecked |= bit }
            }
            if rows.last?.lengths == lengths, rows.last?.uncheckedLengths == unchecked { continue }
            var prefix = zeroPadded(Int(start), width: 8)
            while prefix.hasSuffix("0"), prefix.utf8.count > 1 { prefix.removeLast() }
            rows.append(PrefixRow(prefix: prefix, lengths: lengths, uncheckedLengths: unchecked))
        }
        return rows
    }

    /// The sets of lengths that the numbers with the same prefix can have.
    package var lengthSets: Set<Int> {
        let rows = prefixRows.map { (digits: $0.prefix + String(repeating: "0", count: 8 - $0.prefix.utf8.count), $0) }
        var sets = Set(rows.map(\.1.lengths))
        let beginnings = Set(rows.flatMap { row in (1...8).map { String(row.digits.prefix($0)) } })
        for beginning in beginnings {
            let last = beginning + String(repeating: "9", count: 8 - beginning.utf8.count)
            let first = beginning + String(repeating: "0", count: 8 - beginning.utf8.count)
            var set = 0
            for (index, row) in rows.enumerated() {
                let isAfter = row.digits > last
                let isBefore = index + 1 < rows.count && rows[index + 1].digits <= first
                if !isAfter, !isBefore { set |= row.1.lengths }
            }
            sets.insert(set)
        }
        return sets
    }
}
