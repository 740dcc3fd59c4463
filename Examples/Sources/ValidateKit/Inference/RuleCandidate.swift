// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import Foundation
import InputValidation
import InputValidationRules

/// A rule that a column may have, as a rule file writes it.
///
/// The column's values are validated by the strategy that the rule file creates, so no value can be rejected later.
final class RuleCandidate: Sendable {
    /// A field's key with its value in JSON.
    typealias Member = (key: String, json: String)

    /// Rules that can accept the same values with different meanings.
    enum Rivals {
        case dates, dateTimes, points, commas, checkDigits
    }

    /// What a value is, such as `an email address`.
    let noun: String
    let members: [Member]
    /// The limits among its constraints.
    let limits: [Member]
    /// The strategy in a composition of rivals, in JSON.
    let strategy: String
    /// The number of different values that chance doesn't explain.
    let needed: Int
    /// Words in a column's name after which fewer values are enough.
    let words: Set<String>
    /// Whether the rule needs one of the words.
    let needsWord: Bool
    let rivals: Rivals?
    /// The country whose numbers or postal codes these are, which only other columns can say.
    let country: String?
    /// Whether a value has two points and a comma, unless the column's name says what it has.
    let needsPoints: Bool
    /// Whether only a few values may be odd, because other limits are as likely.
    let isGuess: Bool
    /// Whether the values are numbers, to which limits apply.
    let isNumber: Bool
    /// Whether two values that the strategy reads as the same differ at most in signs, case, and leading zeros.
    let isComparable: Bool
    /// A candidate before this candidate whose values are also values of this candidate.
    let base: RuleCandidate?
    /// The rules for a column with these members.
    let rules: ColumnRules
    /// Returns whether the rules accept a value.
    ///
    /// The closure doesn't copy the rules for each value.
    let accepts: @Sendable (UnsafeBufferPointer<UInt8>) -> Bool

    /// Creates a candidate.
    ///
    /// - Throws: A `DecodingError` if a rule file can't have the members.
    init(
        _ noun: String, _ members: [Member], limits: [Member] = [], strategy: String = "", needed: Int = 1,
        words: Set<String> = [],
        needsWord: Bool = false, rivals: Rivals? = nil, isNumber: Bool = false, isComparable: Bool = false,
        base: RuleCandidate? = nil, country: String? = nil, needsPoints: Bool = false, isGuess: Bool = false
    ) throws {
        self.needsPoints = needsPoints
        self.country = country
        self.isGuess = isGuess
        self.noun = noun
        self.members = members
        self.limits = limits
        self.strategy = strategy
        self.needed = needed
        self.words = words
        self.needsWord = needsWord
        self.rivals = rivals
        self.isNumber = isNumber
        self.isComparable = isComparable
        self.base = base
        var json = JSONText()
        json.object { json in
            json.member("name", "")
            for member in members { json.member(member.key, json: member.json) }
            json.key("constraints")
            json.object { json in for limit in limits { json.member(limit.key, json: limit.json) } }
        }
        let rules = try JSONDecoder().decode(ColumnRules.self, from: Data(json.text.utf8))
        self.rules = rules
        accepts = { rules.isValid(utf8: $0.span) }
    }

    /// Returns whether a column's name has one of the words.
    func isNamed(by words: Set<String>) -> Bool { !self.words.isDisjoint(with: words) }

    /// Returns the number of different values that are enough in a column whose name has the words.
    func needed(in words: Set<String>) -> Int { isNamed(by: words) ? min(needed, 2) : needed }
}
