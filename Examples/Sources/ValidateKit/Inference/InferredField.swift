// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

/// A column's rule, and why the column has it.
///
/// It accepts every value of the column. It contains no value, except for the choices of a list.
struct InferredField {
    let name: String
    /// The sentences of the description.
    private(set) var reasons: [String] = []
    private(set) var members: [RuleCandidate.Member] = []
    private(set) var constraints: [RuleCandidate.Member] = []
    /// The line of the first value that most other values' rule rejects, or `nil` if the rule accepts all values.
    private(set) var lineOfException: Int?

    private let profile: ColumnProfile
    private let emptyCells: Int

    /// - Parameter rows: The number of rows of the table.
    init(_ profile: ColumnProfile, rows: Int) {
        name = profile.name
        self.profile = profile
        emptyCells = rows - profile.count - profile.markerCount
        guard profile.count > 0 else {
            reasons = [profile.markerCount > 0 ? "No cell has a value." : "Every cell is empty."]
            constraints = [("required", "false")]
            return
        }
        if useFlags() || useCandidate() {
            finish(countingMarkersAsMissing: true)
        } else {
            useText()
        }
    }

    /// The number of values in a sentence.
    private var values: String { "(\(count(profile.count, "value")))" }

    /// Adds what all rules have: whether a value is required, and what counts as missing.
    private mutating func finish(countingMarkersAsMissing countsMarkers: Bool) {
        let markers = zip(ColumnProfile.markers, profile.markerCounts).filter { $0.1 > 0 }
        if countsMarkers {
            for (marker, number) in markers {
                reasons.append("“\(marker)” counts as missing (\(count(number, "cell"))).")
            }
            if !markers.isEmpty { members.append(("missingValues", JSONText.list(markers.map(\.0)))) }
        }
        if emptyCells > 0 { reasons.append("\(count(emptyCells, "cell")) \(emptyCells == 1 ? "is" : "are") empty.") }
        let isRequired = emptyCells == 0 && !(countsMarkers && !markers.isEmpty)
        constraints.insert(("required", String(isRequired)), at: 0)
    }

    private mutating func requireUnique(_ words: Set<String> = keyWords) {
        guard profile.unique != nil, emptyCells == 0, profile.markerCount == 0 else { return }
        let isKey = profile.count > 1 && !profile.words.isDisjoint(with: words)
        let isNumber = profile.count >= 10 && !profile.words.isDisjoint(with: Self.numberWords)
        guard isKey || isNumber || profile.count >= 1000 else { return }
        constraints.append(("unique", "true"))
        reasons.append("All values differ, so a repeated value is an error: a guess.")
    }

    private static let keyWords: Set = ["id", "ids", "key", "uuid", "guid", "ulid", "sku", "identifier"]
    private static let numberWords: Set = ["nr", "no", "number", "nummer", "code", "ref", "reference", "referenz"]

    // MARK: - Words for true and false

    private mutating func useFlags() -> Bool {
        guard !profile.choices.isFull, !profile.choices.hasLongValue else { return false }
        let words = profile.choices.choices.map { String(decoding: $0.value, as: UTF8.self) }
        if Set(words).isSubset(of: ["0", "1"]) {
            guard words.count == 2, !profile.words.isDisjoint(with: ["is", "has", "flag", "active", "enabled"]) else {
                return false
            }
            members.append(("type", "\"boolean\""))
            reasons.append("Every value is 0 or 1, and the column's name suggests true or false \(values).")
            return true
        }
        for (yes, no) in Self.flagWords {
            guard words.allSatisfy({ [yes, no].contains($0.lowercased()) }) else { continue }
            // A letter alone may have another meaning.
            guard yes.count > 1 || words.count > 1 else { continue }
            members.append(("type", "\"boolean\""))
            let isStandard = words.allSatisfy {
                ["true", "True", "TRUE", "false", "False", "FALSE"].contains($0)
            }
            if !isStandard {
                // The other word is written like the words in the data.
                func written(_ word: String) -> [String] {
                    let known = words.filter { $0.lowercased() == word }
                    guard known.isEmpty, let other = words.first else { return known }
                    return [
                        other == other.uppercased()
                            ? word.uppercased() : other.first?.isUppercase == true ? word.capitalized : word
                    ]
                }
                members.append(("trueValues", JSONText.list(written(yes))))
                members.append(("falseValues", JSONText.list(written(no))))
            }
            reasons.append("Every value is a word for true or false \(values).")
            return true
        }
        return false
    }

    private static let flagWords = [
        ("true", "false"), ("yes", "no"), ("ja", "nein"), ("ja", "nee"), ("ja", "nej"), ("oui", "non"), ("sí", "no"),
        ("si", "no"), ("sì", "no"), ("sim", "não"), ("tak", "nie"), ("да", "нет"), ("wahr", "falsch"),
        ("vrai", "faux"), ("on", "off"), ("y", "n"), ("j", "n"), ("o", "n"), ("s", "n"), ("t", "f"),
    ]

    // MARK: - Strategies

    private mutating func useCandidate() -> Bool {
        let distinct = profile.choices.distinct
        let fits = profile.states.filter {
            $0.failures == 0 && distinct >= $0.candidate.needed(in: profile.words) && isPlausible($0.candidate)
        }.map(\.candidate)
        // What the column's name suggests comes first.
        let ordered = fits.filter { $0.isNamed(by: profile.words) } + fits.filter { !$0.isNamed(by: profile.words) }
        for candidate in ordered {
            guard let group = candidate.rivals else {
                use(candidate)
                return true
            }
            var rivals = fits.filter { $0.rivals == group }
            let named = rivals.filter { $0.isNamed(by: profile.words) }
            if group == .checkDigits, !named.isEmpty { rivals = named }
            // So many kinds of numbers say nothing.
            guard rivals.count <= 4 else { continue }
            guard rivals.count > 1 else {
                use(rivals[0])
                return true
            }
            let strategies = rivals.map(\.strategy).joined(separator: ",")
            members.append(("strategies", #"[{"use":"anyOf","rules":[\#(strategies)]}]"#))
            reasons.append(
                "Every value is \(rivals.map(\.noun).list()) \(values): the data can't decide, so keep one of the rules."
            )
            return true
        }
        return false
    }

    /// Returns whether a number is a number, instead of a code of digits.
    private func isPlausible(_ candidate: RuleCandidate) -> Bool {
        guard candidate.isNumber else { return true }
        if profile.hasLeadingZero || profile.hasOnlyDigits && !profile.words.isDisjoint(with: Self.digitWords) {
            return false
        }
        // More digits than a number has are a code, too.
        let isWhole = profile.states.contains { $0.failures == 0 && $0.candidate.members[0].json == "\"integer\"" }
        return !profile.hasOnlyDigits || isWhole
    }

    /// Words in the names of columns whose digits are no numbers.
    private static let digitWords = RuleCandidate.phoneWords.union([
        "zip", "zipcode", "postcode", "postalcode", "postal", "plz", "postleitzahl", "account", "konto", "kontonummer",
    ])

    private mutating func use(_ candidate: RuleCandidate) {
        members += candidate.members
        constraints += candidate.limits
        reasons.append("Every value is \(candidate.noun) \(values).")
        if candidate.isNumber, candidate.members[0].key == "type" { limit() }
        if candidate.isComparable, !profile.hasOtherThanASCII {
            requireUnique(candidate.members[0].json == "\"uuid\"" ? profile.words : Self.keyWords)
        }
    }

    /// Adds the limits of a scale such as 1 to 5, or the minimum 0.
    private mutating func limit() {
        guard profile.count >= 20, !profile.hasMinus, !profile.hasOtherThanASCII else { return }
        let scale = profile.choices.choices.compactMap { choice in
            choice.count >= 2 ? Int(String(decoding: choice.value, as: UTF8.self)) : nil
        }.sorted()
        if profile.count >= 50, !profile.choices.isFull, scale.count == profile.choices.choices.count,
            let first = scale.first, let last = scale.last, 0...1 ~= first, 2...10 ~= last,
            scale.count == last - first + 1
        {
            constraints += [("minimum", String(first)), ("maximum", String(last))]
            reasons.append("The numbers from \(first) to \(last) occur, as on a scale: the limits are a guess.")
        } else {
            constraints.append(("minimum", "0"))
            reasons.append("No value is negative, so the minimum is 0: a guess.")
            if scale == [0, 1] {
                reasons.append("Only 0 and 1 occur; for true and false, write \"type\": \"boolean\" without a minimum.")
            }
        }
    }

    // MARK: - Text

    private mutating func useText() {
        let majority = self.majority
        if majority == nil, hasChoices, let choices {
            let markers = zip(ColumnProfile.markers, profile.markerCounts).filter { $0.1 > 0 }.map(\.0)
            finish(countingMarkersAsMissing: false)
            constraints.append(("enum", JSONText.list(choices + markers)))
            let number = choices.count + markers.count
            reasons.insert("There are \(number) different values, which repeat \(values): the list is a guess.", at: 0)
            return
        }
        if majority == nil, profile.choices.distinct >= 10, let expression = profile.shape.expression {
            constraints.append(("pattern", JSONText.string(expression)))
            reasons.append("All values have the same shape \(values): the pattern is a guess.")
            finish(countingMarkersAsMissing: true)
            requireUnique()
            return
        }
        if let majority {
            lineOfException = majority.firstFailure
            let accepted = profile.count - majority.failures
            let rule = (majority.candidate.members + majority.candidate.limits).map { "\"\($0.key)\": \($0.json)" }
            reasons.append(
                """
                Text, because not every value is \(majority.candidate.noun): \(accepted) of \(profile.count) are, and \
                the first other value is in line \(majority.firstFailure). To reject others, write \
                \(rule.joined(separator: ", ")).
                """)
        } else {
            reasons.append("Every value is text \(values).")
            if hasChoices {
                reasons.append("The few different values may be personal or secret, so they aren't listed.")
            }
        }
        if profile.hasOuterBlanks { reasons.append("Some values begin or end with a space.") }
        // The description names a rule to add, which must not contradict another constraint.
        if majority == nil {
            let longest = max(profile.longest, profile.markerCount > 0 ? 6 : 0)
            let room = Self.lengths.first { $0 >= 2 * longest } ?? 4 * longest
            constraints.append(("maxLength", String(room)))
            reasons.append("The longest has \(count(longest, "character")), so \(room) leave room: a guess.")
        }
        finish(countingMarkersAsMissing: false)
        requireUnique()
    }

    private static let lengths = [50, 100, 200, 500, 1000, 2000, 5000, 10_000, 100_000, 1_000_000]

    /// The candidate that accepts most of the values, but not all.
    private var majority: ColumnProfile.State? {
        let distinct = profile.choices.distinct
        return profile.states.filter { state in
            let accepted = profile.count - state.failures
            return state.failures > 0 && accepted >= 5 && accepted * 5 >= profile.count * 4
                && distinct >= state.candidate.needed(in: profile.words) && isPlausible(state.candidate)
        }.min { $0.failures < $1.failures }
    }

    /// Whether the column has a few values that repeat.
    private var hasChoices: Bool {
        let table = profile.choices
        return !table.isFull && !table.hasLongValue && table.choices.count > 1 && profile.count >= 20
            && profile.count >= 5 * table.choices.count && table.choices.allSatisfy { $0.count >= 3 }
    }

    /// The column's values, or `nil` if they could be secret or personal.
    private var choices: [String]? {
        guard profile.words.isDisjoint(with: Self.personalWords),
            !profile.choices.choices.contains(where: { Self.isPersonal($0.value) })
        else { return nil }
        return profile.choices.choices.map { String(decoding: $0.value, as: UTF8.self) }.sorted {
            $0.utf8.lexicographicallyPrecedes($1.utf8)
        }
    }

    /// Returns whether a value looks like an address, a number of a person or an account, or a token.
    private static func isPersonal(_ value: [UInt8]) -> Bool {
        func isLetter(_ byte: UInt8) -> Bool { UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte | 0x20 }
        let digits = value.count { UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 }
        let isToken = value.count >= 12 && digits > 0 && !value.contains(0x20) && value.contains(where: isLetter)
        return value.contains(UInt8(ascii: "@")) || digits >= 5 || value.count > 40 || isToken
    }

    private static let personalWords: Set = [
        "name", "names", "firstname", "lastname", "surname", "fullname", "username", "nickname", "vorname", "nachname",
        "familienname", "nom", "prénom", "prenom", "apellido", "apellidos", "nombre", "cognome", "email", "mail",
        "address", "adresse", "street", "strasse", "straße", "phone", "telephone", "telefon", "mobile", "password",
        "passwort", "kennwort", "pwd", "secret", "token", "pin", "cvc", "cvv", "salt", "hash", "credential",
        "credentials", "apikey", "key", "card", "iban", "ssn", "birthday", "diagnosis", "diagnose", "patient",
        "customer", "kunde", "user", "person", "owner", "author", "employee", "login", "signature", "answer",
    ]
}
