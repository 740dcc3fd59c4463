// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import InputValidation
import PatternAlgebra

/// A pattern as a table of states, which reads each character once.
enum PatternTranslation {
    /// The maximum size of a table in a module, in cells.
    static let maximumCells = 4_000
    /// The maximum size of a table for numbers with check digits, such as the VAT numbers of all countries.
    static let maximumCellsWithCheckDigits = 16_000

    static func translate(_ leaf: Leaf) -> Result<LeafTranslation, LeafTranslation.Reason> {
        guard let strategy = leaf.strategy as? RegexInputValidator else {
            return .failure(LeafTranslation.Reason(text: "the pattern is not a regular expression"))
        }
        if strategy.profile.isSensitive {
            return .failure(LeafTranslation.Reason(text: "the pattern is for secrets", changes: false))
        }
        if strategy.checkDigits != nil, strategy.example == nil {
            return .failure(LeafTranslation.Reason(text: "the check digits", changes: false))
        }
        let table: InputTable?
        let limit = strategy.checkDigits == nil ? maximumCells : maximumCellsWithCheckDigits
        do { table = try InputTable(strategy.expression, maximumCells: limit) } catch { table = nil }
        guard let table, let literal = literal(table) else {
            return .failure(LeafTranslation.Reason(text: "the pattern's table would be too large", changes: false))
        }
        let states = StateErrors(table, leaf)
        var variants = states.variants
        let arguments: [String]
        if let example = strategy.example {
            let places = PlaceErrors(table, strategy, example)
            variants = places.variants + Self.errors(like: example, of: strategy, table)
            arguments = [
                "text", LeafTranslation.tableName, JavaScriptLiteral.text(example),
                strategy.requiredBeginning == nil ? "false" : "true", places.tags,
            ]
        } else {
            arguments = [
                "text", LeafTranslation.tableName, JavaScriptLiteral.text(strategy.derivedExample ?? ""),
                "\(states.minimumCount)", strategy.hasExactCount ? "true" : "false", states.allowed, states.tags,
                states.ends,
            ]
        }
        let function = strategy.example == nil ? "pattern" : "patternLike"
        if let checkDigits = strategy.checkDigits {
            let correct = CheckDigitsTranslation.function(checkDigits)
            return .success(
                LeafTranslation(
                    call: "checkedPattern(\(arguments.joined(separator: ", ")), \(correct))",
                    maximumBytes: strategy.maximumBytes, variants: variants + [ErrorVariant(.patternChecksum)],
                    table: literal,
                    progress: "error.at < text.length || error.isOpen === false ? 'impossible' : 'incomplete'"))
        }
        return .success(
            LeafTranslation(
                call: "\(function)(\(arguments.joined(separator: ", ")))",
                callWithoutMessages: "patternPlace(text, \(LeafTranslation.tableName))",
                maximumBytes: strategy.maximumBytes,
                variants: variants, table: literal, progress: "error.at < text.length ? 'impossible' : 'incomplete'"))
    }

    /// Returns the errors of a pattern with an app's example, except for the errors that name the characters at a place.
    private static func errors(
        like example: String, of strategy: RegexInputValidator, _ table: InputTable
    ) -> [ErrorVariant] {
        func variant(_ reason: String, _ character: String? = nil, later: [ValidationError.Parameter] = [])
            -> ErrorVariant
        {
            var parameters: ValidationError.Parameters = [.example: .text(example)]
            parameters["mismatchReason"] = reason.isEmpty ? nil : .text(reason)
            parameters[.character] = character.map { .text($0) }
            let error = ValidationError(.patternMismatch, parameters: parameters).at(position: 0)
            return ErrorVariant(error, reason, names: character != nil, later: later)
        }
        var variants =
            ["", "short", "long", "spaces", "digits", "letters", "part"].map { variant($0) } + [
                variant("end", "/"), variant("place", later: ["number"]),
                ErrorVariant(.patternMismatch, "upper", [.example: .text(example), "isOtherCase": true]),
                ErrorVariant(.patternMismatch, "without", [.character: "/"], names: true),
            ]
        if let beginning = strategy.requiredBeginning {
            let parameters: ValidationError.Parameters = [.accepted: .list([beginning]), .example: .text(example)]
            variants.append(
                ErrorVariant(ValidationError(.patternMismatch, parameters: parameters).at(position: 0), "begin"))
        }
        for sign in table.onlySigns {
            variants.append(
                ErrorVariant(
                    .patternMismatch, "r\(sign)",
                    [
                        .accepted: .list([String(Unicode.Scalar(sign))]), .example: .text(example),
                        "mismatchReason": "replacement", .character: "/",
                    ], names: true))
        }
        return variants
    }

    /// Returns the table as an object with a function for a character's class, and the states with their next states.
    ///
    /// It returns `nil` if the function would be too large.
    private static func literal(_ table: InputTable) -> String? {
        // State 0 is dead, so the numbers are one higher.
        func number(_ state: Int32) -> Int { table.isDead[Int(state)] ? 0 : Int(state) + 1 }
        let rows = (0..<table.stateCount).map { state in
            let row = table.transitions[(state * table.classCount)..<((state + 1) * table.classCount)]
            return JavaScriptLiteral.list(row.map { String(number($0)) })
        }
        let classes = table.segmentStarts.count <= 300 ? nil : CategoryClasses(table)
        let segments = classes?.segments ?? Array(zip(table.segmentStarts, table.segmentClasses).filter { $1 >= 0 })
        guard segments.count <= 1_000 else { return nil }
        var arguments = [
            JavaScriptLiteral.list(segments.map { String($0.0) }),
            JavaScriptLiteral.list(segments.map { String($0.1) }),
        ]
        if let classes {
            arguments.append(
                JavaScriptLiteral.list(
                    classes.categories.map { "[/[\($0.names.map { "\\p{\($0)}" }.joined())]/u, \($0.class)]" }))
        }
        return """
            { classOf: \(classes == nil ? "bySegment" : "byCategory")(\(arguments.joined(separator: ", "))), \
            rows: \(JavaScriptLiteral.list(rows)), \
            ends: \(JavaScriptLiteral.list(table.isAccepting.map { $0 ? "1" : "0" })) }
            """
    }
}

/// The classes of a table by general category, for patterns with properties such as `\p{L}`, which has hundreds of
/// ranges.
///
/// The segments have the class -1, except for ASCII and for scalars whose class isn't their category's usual class.
private struct CategoryClasses {
    private(set) var segments: [(UInt32, Int32)] = []
    private(set) var categories: [(names: [String], class: Int32)] = []

    init(_ table: InputTable) {
        var counts: [Unicode.GeneralCategory: [Int32: UInt32]] = [:]
        Self.forEachRun(table) { start, end, category, scalarClass in
            if start >= 0x80 { counts[category, default: [:]][scalarClass, default: 0] += end - start }
        }
        let usual = counts.mapValues { $0.max { ($0.value, $1.key) < ($1.value, $0.key) }?.key ?? -1 }
        var names: [Int32: [String]] = [:]
        for (category, name) in Self.names { if let known = usual[category] { names[known, default: []].append(name) } }
        categories = names.sorted { $0.key < $1.key }.map { ($0.value, $0.key) }
        var segments: [(UInt32, Int32)] = []
        Self.forEachRun(table) { start, _, category, scalarClass in
            let shown = start >= 0x80 && usual[category] == scalarClass ? -1 : scalarClass
            if segments.last?.1 != shown { segments.append((start, shown)) }
        }
        self.segments = segments
    }

    /// Calls a function with each run of scalars that have the same category and class, except for surrogates.
    private static func forEachRun(
        _ table: InputTable, _ body: (UInt32, UInt32, Unicode.GeneralCategory, Int32) -> Void
    ) {
        var segment = 0
        for (index, run) in runs.enumerated() {
            let end = index + 1 < runs.count ? runs[index + 1].start : 0x110000
            var start = run.start
            while start < end {
                while segment + 1 < table.segmentStarts.count, table.segmentStarts[segment + 1] <= start {
                    segment += 1
                }
                let next = segment + 1 < table.segmentStarts.count ? min(table.segmentStarts[segment + 1], end) : end
                if table.segmentClasses[segment] >= 0 { body(start, next, run.category, table.segmentClasses[segment]) }
                start = next
            }
        }
    }

    /// The runs of scalars with one general category.
    ///
    /// They're found once per process. ASCII has runs of its own.
    private static let runs: [(start: UInt32, category: Unicode.GeneralCategory)] = {
        var runs: [(start: UInt32, category: Unicode.GeneralCategory)] = []
        for value in UInt32(0)..<0x110000 {
            let category = Unicode.Scalar(value)?.properties.generalCategory ?? .surrogate
            if value == 0x80 || runs.last?.category != category { runs.append((value, category)) }
        }
        return runs
    }()

    /// Source: PropertyValueAliases.txt of the Unicode Character Database, property `gc`.
    private static let names: [(Unicode.GeneralCategory, String)] = [
        (.uppercaseLetter, "Lu"), (.lowercaseLetter, "Ll"), (.titlecaseLetter, "Lt"), (.modifierLetter, "Lm"),
        (.otherLetter, "Lo"), (.nonspacingMark, "Mn"), (.spacingMark, "Mc"), (.enclosingMark, "Me"),
        (.decimalNumber, "Nd"), (.letterNumber, "Nl"), (.otherNumber, "No"), (.connectorPunctuation, "Pc"),
        (.dashPunctuation, "Pd"), (.openPunctuation, "Ps"), (.closePunctuation, "Pe"), (.initialPunctuation, "Pi"),
        (.finalPunctuation, "Pf"), (.otherPunctuation, "Po"), (.mathSymbol, "Sm"), (.currencySymbol, "Sc"),
        (.modifierSymbol, "Sk"), (.otherSymbol, "So"), (.spaceSeparator, "Zs"), (.lineSeparator, "Zl"),
        (.paragraphSeparator, "Zp"), (.control, "Cc"), (.format, "Cf"), (.privateUse, "Co"), (.unassigned, "Cn"),
    ]
}

/// The errors of a pattern with an app's example that name the characters accepted at a place, by the state there.
private struct PlaceErrors {
    private(set) var variants: [ErrorVariant] = []
    /// The tag for each state, and another tag for the first character.
    let tags: String

    init(_ table: InputTable, _ strategy: RegexInputValidator, _ example: String) {
        var variants: [ErrorVariant] = []
        var known: [String] = []
        let paths = StateErrors.shortestPaths(table)
        func tag(after path: String) -> String {
            guard example.utf8.allSatisfy({ $0 < 0x80 }), let names = strategy.expectedNames(after: path) else {
                return "''"
            }
            let content = "\(min(path.utf8.count, 1)) \(names)"
            if let index = known.firstIndex(of: content) { return "'e\(index)'" }
            let error = ValidationError(
                .patternMismatch, parameters: [.accepted: .list(names), .example: .text(example)]
            ).at(position: min(path.utf8.count, 1))
            variants.append(ErrorVariant(error, "e\(known.count)", later: ["number"]))
            known.append(content)
            return "'e\(known.count - 1)'"
        }
        tags = JavaScriptLiteral.list(
            (0..<table.stateCount).map { state in
                let later = paths[state].map(tag) ?? "''"
                guard state == 0 else { return later }
                return JavaScriptLiteral.list([tag(after: ""), later])
            })
        self.variants = variants
    }
}

/// The errors of a pattern without an example, by the state at which a text stops matching.
private struct StateErrors {
    private(set) var variants: [ErrorVariant] = []
    private(set) var minimumCount = 0
    /// The characters that a message doesn't name, as a literal; or `null` if the pattern has only a few texts.
    private(set) var allowed = "''"
    /// The tag for each state and a character after it.
    private(set) var tags = "[]"
    /// The tag for each state and the text's end.
    private(set) var ends = "[]"

    init(_ table: InputTable, _ leaf: Leaf) {
        guard let strategy = leaf.strategy as? RegexInputValidator else { return }
        let paths = Self.shortestPaths(table)
        // The fewest characters of an accepted text.
        if case .incomplete(let count?) = strategy.progress(of: "") { minimumCount = count }
        let impossible = leaf.error(for: "\u{1}") ?? leaf.error(for: "\u{2}")
        if let impossible, impossible[.accepted] != nil, impossible["isOptionList"] == true {
            variants = [ErrorVariant(impossible)]
            allowed = "null"
            return
        }
        variants = [ErrorVariant(ValidationError(.patternMismatch).at(position: 1), names: true)]
        variants.append(
            ErrorVariant(.patternMismatch, "rest", ["mismatchReason": "rest", .character: "/"], names: true))
        variants.append(ErrorVariant(.patternMismatch, "lower", ["isOtherCase": true]))
        if let example = strategy.derivedExample {
            variants.append(
                ErrorVariant(.patternMismatch, "upper", [.example: .text(example), "isOtherCase": true]))
        }
        // A text with one character more than the accepted texts.
        let long = strategy.derivedExample.map { $0 + $0.suffix(1) }
        if strategy.hasExactCount, let error = long.flatMap({ leaf.error(for: $0) }) {
            variants.append(ErrorVariant(error, "exact", later: [.length]))
        } else if minimumCount > 1 {
            variants.append(ErrorVariant(.patternMismatch, "short", [.minimum: .int(minimumCount)]))
        }
        let (low, high) = strategy.asciiCharacters
        let names = (UInt8(0x20)..<0x7F).filter { byte in
            let bit = byte < 64 ? low >> UInt64(byte) & 1 : high >> UInt64(byte - 64) & 1
            return bit == 1 && !byte.isLetter && !byte.isDigit
        }
        allowed = JavaScriptLiteral.text(String(decoding: names, as: UTF8.self))
        var stateTags: [String] = []
        var endTags: [String] = []
        var known: [String: String] = [:]
        func tag(for error: ValidationError, _ index: Int) -> String {
            let isLong = error["mismatchReason"] == "long" || error[.length] != nil
            if isLong, strategy.hasExactCount { return "'long'" }
            let later: [ValidationError.Parameter] = isLong ? [.maximum] : ["number"]
            var parameters = error.parameters.filter { $0.key != .position }
            let isList = parameters[.accepted] != nil && strategy.derivedExample != nil
            if isList { parameters[.example] = nil }
            let content = "\(index) \(parameters.map { "\($0)" }.sorted())"
            if let tag = known[content] { return tag }
            let kind = isList ? "e" : parameters["isPlaced"] == nil ? "s" : "p"
            let tag = isLong ? "long" : "\(kind)\(known.count)"
            known[content] = "'\(tag)'"
            func add(_ parameters: ValidationError.Parameters, _ tag: String) {
                let error = ValidationError(.patternMismatch, parameters: parameters).at(position: index)
                variants.append(ErrorVariant(error, tag, later: later))
            }
            add(parameters, tag)
            if isList {
                parameters[.example] = strategy.derivedExample.map { .text($0) }
                add(parameters, tag + "x")
            }
            return "'\(tag)'"
        }
        for state in 0..<table.stateCount {
            // The first character has a different message.
            let pair = [state == 0 ? "" : nil, paths[state]].enumerated().map { index, path in
                path.flatMap { Self.error(table, state, after: $0, leaf) }.map { tag(for: $0, index) } ?? "''"
            }
            stateTags.append(state == 0 && pair[0] != pair[1] ? JavaScriptLiteral.list(pair) : pair[1])
            let end = paths[state].flatMap { leaf.error(for: $0) }.flatMap {
                $0["mismatchReason"] == "missing" ? $0 : nil
            }
            endTags.append(end.map { tag(for: $0, 2) } ?? "''")
        }
        tags = JavaScriptLiteral.list(stateTags)
        ends = JavaScriptLiteral.list(endTags)
    }

    /// Returns the error for a character that can't follow a text in ASCII, unless a message names the character.
    private static func error(_ table: InputTable, _ state: Int, after path: String, _ leaf: Leaf) -> ValidationError? {
        let candidates = ["\u{1}", "\u{2}", "\u{7F}", "\u{E000}", "a", "1"]
        for candidate in candidates {
            guard let error = leaf.error(for: path + candidate), error.code == .patternMismatch,
                error[.position] == .int(path.utf8.count), error[.character] == nil, error["isOtherCase"] == nil,
                error[.minimum] == nil || error[.length] != nil
            else { continue }
            return error
        }
        return nil
    }

    /// Returns the shortest text in ASCII, with at least one character, that leads to each state.
    static func shortestPaths(_ table: InputTable) -> [String?] {
        var paths = [String?](repeating: nil, count: table.stateCount)
        var queue: [(state: Int, path: String)] = [(0, "")]
        var index = 0
        var classOfByte: [Int32] = []
        for byte in UInt32(0)..<128 {
            let segment = (table.segmentStarts.lastIndex { $0 <= byte }) ?? 0
            classOfByte.append(table.segmentClasses[segment])
        }
        var examples: [Int32: UInt8] = [:]
        // A letter or digit is a better example than a control character.
        for byte in (UInt8(0)..<128).reversed() where classOfByte[Int(byte)] >= 0 {
            let isBetter = byte.isLetter || byte.isDigit
            if isBetter || examples[classOfByte[Int(byte)]] == nil { examples[classOfByte[Int(byte)]] = byte }
        }
        while index < queue.count {
            let (state, path) = queue[index]
            index += 1
            for scalarClass in 0..<Int32(table.classCount) {
                guard let byte = examples[scalarClass] else { continue }
                let next = Int(table.transitions[state * table.classCount + Int(scalarClass)])
                if table.isDead[next] || paths[next] != nil { continue }
                let text = path + String(Unicode.Scalar(byte))
                paths[next] = text
                queue.append((next, text))
            }
        }
        return paths
    }
}

extension InputTable {
    /// The visible signs in ASCII that are the only sign after some text.
    fileprivate var onlySigns: [UInt8] {
        let signs = (UInt8(0x21)..<0x7F).filter { !$0.isLetter && !$0.isDigit }
        let classes = signs.map { sign in segmentClasses[(segmentStarts.lastIndex { $0 <= UInt32(sign) }) ?? 0] }
        var found: Set<UInt8> = []
        for state in 0..<stateCount {
            let possible = zip(signs, classes).filter { _, scalarClass in
                scalarClass >= 0 && !isDead[Int(transitions[state * classCount + Int(scalarClass)])]
            }
            if possible.count == 1 { found.insert(possible[0].0) }
        }
        return found.sorted()
    }
}
