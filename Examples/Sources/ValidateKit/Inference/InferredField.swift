// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

/// A column's rule, and why the column has it.
///
/// It accepts every value of the column, or with `--strict` nearly every value. It contains no value, except for the
/// choices of a list.
struct InferredField {
    let name: String
    /// The sentences of the description.
    private(set) var reasons: [String] = []
    private(set) var members: [RuleCandidate.Member] = []
    private(set) var constraints: [RuleCandidate.Member] = []
    /// The values that a rule of nearly all other values rejects.
    private(set) var exceptions: [Exceptions] = []

    private let profile: ColumnProfile
    private let isStrict: Bool
    private let emptyCells: Int
    /// The country of the column's telephone numbers or postal codes, with the columns that say so.
    private var country: (code: String, columns: [String])?

    /// - Parameters:
    ///   - countries: What the columns say about the country.
    ///   - rows: The number of rows of the table.
    ///   - isStrict: Whether the column has the rules that nearly all values fit.
    init(_ profile: ColumnProfile, rows: Int, isStrict: Bool, _ countries: CountryEvidence) {
        name = profile.name
        self.profile = profile
        self.isStrict = isStrict
        emptyCells = rows - profile.count - profile.markerCount
        guard profile.count > 0 else {
            reasons = [profile.markerCount > 0 ? "No cell has a value." : "Every cell is empty."]
            constraints = [("required", "false")]
            return
        }
        country = countries.countries.first { country in
            profile.states.contains {
                $0.candidate.country == country.code && $0.failures.count * 10 <= profile.count
            }
        }
        if useFlags() {
            finish(countingMarkersAsMissing: true)
        } else if isStrict, useRepeatedNumbers() {
            // The list is complete.
        } else if useCandidate() {
            noteRepeatedNumbers()
            finish(countingMarkersAsMissing: true)
        } else {
            useText()
        }
    }

    /// Whether a value may be missing, and every marker for a missing value counts as missing.
    var mayBeMissing: Bool {
        constraints.contains { $0.key == "required" && $0.json == "false" }
            && (profile.markerCount == 0 || members.contains { $0.key == "missingValues" })
    }

    /// Whether the rule file lists the column's values, so that another rule may name them.
    var listsValues: Bool {
        (profile.markerCount == 0 || members.contains { $0.key == "missingValues" })
            && (constraints.contains { $0.key == "enum" }
                || members.contains { $0.key == "type" && $0.json == "\"boolean\"" })
    }

    /// Returns whether the field's values have a candidate's type and notation.
    func hasMembers(of candidate: RuleCandidate) -> Bool {
        candidate.members.allSatisfy { member in members.contains { $0.key == member.key && $0.json == member.json } }
    }

    /// The number of values in a sentence.
    private var values: String { "(\(count(profile.count, "value")))" }

    /// Adds what all rules have: whether a value is required, and what counts as missing.
    private mutating func finish(countingMarkersAsMissing countsMarkers: Bool) {
        var markers = zip(ColumnProfile.markers, profile.markerCounts).filter { $0.1 > 0 }
        if countsMarkers, hasOddMarker {
            exceptions.append(profile.marked)
            let advice = isStrict ? "validate rows rejects \(it(profile.marked))" : "infer --strict requires a value"
            reasons.append(
                """
                The column is full but for “\(markers[0].0)”, which means a missing value, in \(profile.marked.text): \
                \(advice).
                """)
            if isStrict { markers = [] }
        }
        if countsMarkers {
            for (marker, number) in markers {
                reasons.append("“\(marker)” counts as missing (\(count(number, "cell"))).")
            }
            if !markers.isEmpty { members.append(("missingValues", JSONText.list(markers.map(\.0)))) }
        }
        let isNearlyFull =
            profile.empty.count == emptyCells && emptyCells > 0 && markers.isEmpty && rows >= 100
            && emptyCells * 33 <= rows
        if isNearlyFull {
            exceptions.append(profile.empty)
            let advice = isStrict ? "validate rows rejects the others" : "infer --strict requires a value"
            reasons.append(
                """
                \(rows - emptyCells) of \(rows) cells have a value, and the \(others(profile.empty)): \(advice).
                """)
        } else if emptyCells > 0 {
            reasons.append("\(count(emptyCells, "cell")) \(emptyCells == 1 ? "is" : "are") empty.")
        }
        let isRequired = emptyCells == 0 && !(countsMarkers && !markers.isEmpty)
        constraints.insert(("required", String(isRequired || isStrict && isNearlyFull)), at: 0)
    }

    private var rows: Int { profile.count + profile.markerCount + emptyCells }

    /// Whether one cell or two have a marker for a missing value, and all others have a value.
    private var hasOddMarker: Bool {
        let number = profile.markerCount
        return number > 0 && number <= ChoiceTable.rare && emptyCells == 0 && rows >= 100
            && profile.markerCounts.count { $0 > 0 } == 1
    }

    private func it(_ exceptions: Exceptions) -> String { exceptions.count == 1 ? "it" : "them" }

    /// What isn't as nearly all values are, such as `other is in line 7`.
    private func others(_ exceptions: Exceptions) -> String {
        exceptions.count == 1 ? "other is in \(exceptions.text)" : "others are in \(exceptions.text)"
    }

    private mutating func requireUnique(_ words: Set<String> = keyWords, inText isText: Bool = false) {
        guard profile.unique != nil, emptyCells == 0, profile.markerCount == 0 else { return }
        let isKey = profile.count > 1 && !profile.words.isDisjoint(with: words)
        let isNumber = profile.count >= 10 && !profile.words.isDisjoint(with: Self.numberWords)
        let repeated = profile.repeated
        guard repeated.count > 0 || profile.similar == 0 || isText else { return }
        guard repeated.count == 0 else {
            let isNearlyKey = profile.count >= 10 && (isKey || isNumber) && repeated.count * 10 <= profile.count
            // A person's address can be in several rows.
            let isNearlyUnique =
                profile.count >= 100 && !isText && repeated.count <= max(1, profile.count / 1000)
            guard isNearlyKey || isNearlyUnique else { return }
            exceptions.append(repeated)
            let rule = "\"constraints\": {\"unique\": true}"
            let advice =
                isStrict ? "validate rows rejects them" : "to reject them, write \(rule), or give infer --strict"
            reasons.append(
                """
                \(profile.count - repeated.count) of \(profile.count) values are new, and the \(others(repeated)), \
                where an earlier value is repeated: \(advice).
                """)
            if isStrict { constraints.append(("unique", "true")) }
            return
        }
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
        let fits = profile.states.filter { $0.failures.count == 0 && isPossible($0.candidate) }
        guard let choice = choice(among: fits) else { return false }
        if let narrower = nearly(instead: choice) {
            if isStrict {
                use(narrower, isNearly: true)
                return true
            }
            use(choice)
            let exceptions = narrower[0].failures
            self.exceptions.append(exceptions)
            reasons.append(
                """
                \(profile.count - exceptions.count) of \(profile.count) are even \(nouns(of: narrower)), and the \
                \(others(exceptions)). To reject others, write \(rule(of: narrower)) instead, or give infer --strict.
                """)
        } else {
            use(choice)
        }
        return true
    }

    /// Returns whether a column with so many different values can have a rule.
    private func isPossible(_ candidate: RuleCandidate) -> Bool {
        if let code = candidate.country, code != country?.code { return false }
        if candidate.needsPoints, profile.observed.pairs * 10 < profile.observed.values * 9 { return false }
        return profile.choices.distinct >= candidate.needed(in: profile.words) && isPlausible(candidate)
    }

    /// Returns a rule, or several rules between which the data can't decide.
    private func choice(among states: [ColumnProfile.State]) -> [ColumnProfile.State]? {
        for state in states.sorted(by: isBefore) {
            guard let group = state.candidate.rivals else { return [state] }
            var rivals = states.filter { $0.candidate.rivals == group }
            let fewest = rivals.map(\.failures.count).min()
            rivals.removeAll { $0.failures.count != fewest }
            let named = rivals.filter { $0.candidate.isNamed(by: profile.words) }
            if group == .checkDigits, !named.isEmpty { rivals = named }
            // So many kinds of numbers say nothing.
            if rivals.count <= 4 { return rivals }
        }
        return nil
    }

    /// Returns whether a rule has priority over another: what the column's name suggests comes first.
    private func isBefore(_ state: ColumnProfile.State, _ other: ColumnProfile.State) -> Bool {
        let isNamed = [state, other].map { $0.candidate.isNamed(by: profile.words) }
        return isNamed[0] == isNamed[1] ? state.index < other.index : isNamed[0]
    }

    /// Returns a rule that nearly all values fit and that says more than a rule that all values fit.
    ///
    /// - Parameter choice: The rule that all values fit, or `nil` if there's none but text.
    private func nearly(instead choice: [ColumnProfile.State]?) -> [ColumnProfile.State]? {
        let mayBeCode = !profile.words.isDisjoint(with: Self.digitWords)
        let states = profile.states.filter { state in
            if mayBeCode, state.candidate.isNumber { return false }
            let accepted = profile.count - state.failures.count
            // A number or a URI can be an odd value, too, and text is less likely to be one.
            let isEnough = choice == nil ? accepted * 5 >= profile.count * 4 : accepted * 10 >= profile.count * 9
            if state.candidate.isGuess, state.failures.count > max(1, profile.count / 50) { return false }
            return state.failures.count > 0 && accepted >= 5 && isEnough && isPossible(state.candidate)
        }
        if let choice {
            return self.choice(
                among: states.filter { state in
                    // A notation of numbers has values without a fraction or a separator, too.
                    !state.candidate.isNumber && isBefore(state, choice[0])
                        && (state.candidate.rivals == nil || state.candidate.rivals != choice[0].candidate.rivals)
                })
        }
        guard let fewest = states.map(\.failures.count).min() else { return nil }
        let limit = fewest + max(1, profile.count * 3 / 100)
        return self.choice(
            among: states.filter {
                $0.failures.count == fewest || $0.failures.count <= limit && !$0.candidate.isNumber
            })
    }

    private func nouns(of choice: [ColumnProfile.State]) -> String { choice.map(\.candidate.noun).list() }

    /// The strategy that accepts what one of several rules accepts.
    private func strategies(of choice: [ColumnProfile.State]) -> RuleCandidate.Member {
        let rules = choice.map(\.candidate.strategy).joined(separator: ",")
        return ("strategies", #"[{"use":"anyOf","rules":[\#(rules)]}]"#)
    }

    /// What a field has for a rule, as a person writes it.
    private func rule(of choice: [ColumnProfile.State]) -> String {
        let candidate = choice[0].candidate
        let members = choice.count > 1 ? [strategies(of: choice)] : candidate.members + candidate.limits
        return members.map { "\"\($0.key)\": \($0.json)" }.joined(separator: ", ")
    }

    /// Returns whether a number is a number, instead of a code of digits.
    private func isPlausible(_ candidate: RuleCandidate) -> Bool {
        guard candidate.isNumber else { return true }
        if profile.hasLeadingZero || profile.hasOnlyDigits && !profile.words.isDisjoint(with: Self.digitWords) {
            return false
        }
        // More digits than a number has are a code, too.
        let isWhole = profile.states.contains {
            $0.failures.count == 0 && $0.candidate.members[0].json == "\"integer\""
        }
        return !profile.hasOnlyDigits || isWhole
    }

    /// Words in the names of columns whose digits are no numbers.
    private static let digitWords = RuleCandidate.phoneWords.union(RuleCandidate.postalWords).union([
        "account", "konto", "kontonummer",
    ])

    /// Adds a rule.
    ///
    /// - Parameter isNearly: Whether the rule rejects some values.
    private mutating func use(_ choice: [ColumnProfile.State], isNearly: Bool = false) {
        let nouns = nouns(of: choice)
        let undecided = choice.count > 1 ? "the data can't decide, so keep one of the rules" : ""
        if isNearly {
            let failures = choice[0].failures
            exceptions.append(failures)
            reasons.append(
                """
                Nearly every value is \(nouns): \(profile.count - failures.count) of \(profile.count) are, and the \
                \(others(failures)), where validate rows rejects \
                \(it(failures)).\(undecided.isEmpty ? "" : " The rest: \(undecided).")
                """)
        } else {
            reasons.append("Every value is \(nouns) \(values)\(undecided.isEmpty ? "" : ": \(undecided)").")
        }
        guard choice.count == 1 else {
            members.append(strategies(of: choice))
            return
        }
        let candidate = choice[0].candidate
        if candidate.country != nil, let country {
            let columns = country.columns.prefix(2).map { "“\(Printable.text($0, prefix: 80))”" }.list("and")
            reasons.append("The country is a guess from \(columns).")
        }
        members += candidate.members
        constraints += candidate.limits
        if candidate.isNumber, candidate.members[0].key == "type" { limit() }
        if candidate.isNumber, candidate.members[0].key == "strategies" { limitAmount() }
        if candidate.isComparable, !profile.hasOtherThanASCII {
            requireUnique(candidate.members[0].json == "\"uuid\"" ? profile.words : Self.keyWords)
        }
    }

    /// Adds the minimum 0 of a number with a unit.
    private mutating func limitAmount() {
        guard profile.count >= 20, !profile.hasMinus, let last = members.last, last.json.hasSuffix("}]") else { return }
        members[members.count - 1].json = last.json.dropLast(2) + #","minimum":0}]"#
        reasons.append("No value is negative, so the minimum is 0: a guess.")
    }

    /// Adds the limits of a scale such as 1 to 5, or the minimum 0.
    private mutating func limit() {
        let negative = profile.negative
        if profile.count >= 200, negative.count > 0, negative.count <= ChoiceTable.rare {
            exceptions.append(negative)
            let advice =
                isStrict
                ? "validate rows rejects \(it(negative))" : "infer --strict requires 0 or more"
            reasons.append("No other value than the value in \(negative.text) is negative: \(advice).")
            if isStrict { constraints.append(("minimum", "0")) }
            return
        }
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
        let nearly = nearly(instead: nil)
        if let nearly, isStrict {
            use(nearly, isNearly: true)
            return finish(countingMarkersAsMissing: true)
        }
        if nearly == nil, hasChoices, let choices {
            let number = addList(choices)
            reasons.insert("There are \(number) different values, which repeat \(values): the list is a guess.", at: 0)
            return
        }
        if nearly == nil, profile.choices.distinct >= 10, let expression = profile.shape.expression {
            constraints.append(("pattern", JSONText.string(expression)))
            reasons.append("All values have the same shape \(values): the pattern is a guess.")
            finish(countingMarkersAsMissing: true)
            requireUnique()
            return
        }
        let repeatedChoices = nearly == nil ? self.repeatedChoices : nil
        let shape =
            nearly == nil && repeatedChoices == nil && profile.choices.distinct >= 10
            ? profile.shape.nearly(of: profile.count) : nil
        var shapeReason: String?
        if let (expression, others) = shape {
            exceptions.append(others)
            let text = """
                \(profile.count - others.count) of \(profile.count) values have the same shape, and the \
                \(self.others(others))
                """
            if isStrict {
                constraints.append(("pattern", JSONText.string(expression)))
                reasons.append("\(text), where validate rows rejects \(it(others)): the pattern is a guess.")
                finish(countingMarkersAsMissing: true)
                requireUnique()
                return
            }
            shapeReason = "\(text): infer --strict requires the shape."
        }
        if let (choices, others) = repeatedChoices {
            exceptions.append(others)
            let text = """
                \(profile.count - others.count) of \(profile.count) values are one of \(choices.count) that repeat, and \
                the \(self.others(others))
                """
            if isStrict, Set(choices) == ["true", "false"] {
                members.append(("type", "\"boolean\""))
                reasons.append("\(text), where validate rows rejects \(it(others)): true or false.")
                return finish(countingMarkersAsMissing: true)
            }
            if isStrict {
                _ = addList(choices)
                reasons.insert("\(text), where validate rows rejects \(it(others)): the list is a guess.", at: 0)
                return
            }
            reasons.append("Every value is text \(values). \(text): infer --strict writes their list.")
        } else if let nearly {
            let failures = nearly[0].failures
            exceptions.append(failures)
            reasons.append(
                """
                Text, because not every value is \(nouns(of: nearly)): \(profile.count - failures.count) of \
                \(profile.count) are, and the \(others(failures)). To reject others, write \(rule(of: nearly)), or give \
                infer --strict.
                """)
        } else {
            reasons.append("Every value is text \(values).")
            if let shapeReason { reasons.append(shapeReason) }
            if hasChoices {
                reasons.append("The few different values may be personal or secret, so they aren't listed.")
            }
        }
        if profile.hasOuterBlanks { reasons.append("Some values begin or end with a space.") }
        // The description names a rule to add, which must not contradict another constraint.
        if nearly == nil {
            let longest = max(profile.longest, profile.markerCount > 0 ? 6 : 0)
            let room = Self.lengths.first { $0 >= 2 * longest } ?? 4 * longest
            constraints.append(("maxLength", String(room)))
            reasons.append("The longest has \(count(longest, "character")), so \(room) leave room: a guess.")
        }
        finish(countingMarkersAsMissing: false)
        requireUnique(inText: true)
    }

    /// Adds a list of values and markers, and returns how many there are.
    private mutating func addList(_ choices: [String]) -> Int {
        let markers =
            hasOddMarker ? [] : zip(ColumnProfile.markers, profile.markerCounts).filter { $0.1 > 0 }.map(\.0)
        finish(countingMarkersAsMissing: hasOddMarker)
        constraints.append(("enum", JSONText.list(choices + markers)))
        return choices.count + markers.count
    }

    /// A few numbers that repeat often, and one or two others, such as a tax rate that doesn't exist.
    private var repeatedNumbers: (choices: [String], others: Exceptions)? {
        guard profile.count >= 200, let found = repeatedChoices, 2...8 ~= found.choices.count,
            found.others.count <= ChoiceTable.rare,
            profile.choices.choices.allSatisfy({ $0.count <= ChoiceTable.rare || $0.count >= 10 }),
            found.choices.allSatisfy({ $0.contains(where: \.isNumber) && !$0.contains(where: \.isLetter) })
        else { return nil }
        return found
    }

    /// Adds the list of a few numbers that repeat often, instead of a type.
    private mutating func useRepeatedNumbers() -> Bool {
        guard let (choices, others) = repeatedNumbers,
            profile.states.contains(where: { $0.failures.count == 0 && $0.candidate.isNumber || $0.candidate.isGuess })
        else { return false }
        exceptions.append(others)
        let number = addList(choices)
        reasons.insert(
            """
            \(profile.count - others.count) of \(profile.count) values are one of \(number) that repeat, and the \
            \(self.others(others)), where validate rows rejects \(it(others)): the list is a guess.
            """, at: 0)
        return true
    }

    private mutating func noteRepeatedNumbers() {
        guard let (choices, others) = repeatedNumbers else { return }
        exceptions.append(others)
        reasons.append(
            """
            \(profile.count - others.count) of \(profile.count) values are one of \(choices.count) that repeat, and the \
            \(self.others(others)): infer --strict writes their list.
            """)
    }

    private static let lengths = [50, 100, 200, 500, 1000, 2000, 5000, 10_000, 100_000, 1_000_000]

    /// Whether the column has a few values that repeat.
    private var hasChoices: Bool {
        let table = profile.choices
        return !table.isFull && !table.hasLongValue && table.choices.count > 1 && profile.count >= 20
            && profile.count >= 5 * table.choices.count && table.choices.allSatisfy { $0.count >= 3 }
    }

    /// The column's values, or `nil` if they could be secret or personal.
    private var choices: [String]? { list(of: profile.choices.choices.map(\.value)) }

    private func list(of values: [[UInt8]]) -> [String]? {
        guard profile.words.isDisjoint(with: Self.personalWords), !values.contains(where: Self.isPersonal) else {
            return nil
        }
        return values.map { String(decoding: $0, as: UTF8.self) }.sorted {
            $0.utf8.lexicographicallyPrecedes($1.utf8)
        }
    }

    /// The values that repeat, and the others, if only a few values don't repeat.
    private var repeatedChoices: (choices: [String], others: Exceptions)? {
        let table = profile.choices
        guard !table.isFull, !table.hasLongValue, profile.count >= 20 else { return nil }
        let rare = table.choices.filter { $0.count <= ChoiceTable.rare }
        let common = table.choices.filter { $0.count > ChoiceTable.rare }
        let number = rare.reduce(0) { $0 + $1.count }
        guard common.count > 1, number > 0, number <= max(1, profile.count * 3 / 100),
            profile.count - number >= 5 * common.count, let choices = list(of: common.map(\.value))
        else { return nil }
        var others = Exceptions()
        for line in rare.flatMap(\.lines).sorted() { others.add(line) }
        return (choices, others)
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
