// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import Foundation
import InputValidationRules

/// What is known about a column's values so far, in a bounded amount of memory.
final class ColumnProfile {
    /// A candidate that accepts most of the values.
    struct State {
        let candidate: RuleCandidate
        /// Its index among all candidates.
        let index: Int
        /// The index of its base.
        fileprivate let base: Int?
        /// The values that it rejects.
        fileprivate(set) var failures = Exceptions()
    }

    let name: String
    /// The words in the name, in lowercase.
    let words: Set<String>
    private(set) var states: [State]
    /// The number of values, without empty cells and markers.
    private(set) var count = 0
    /// How often each marker for a missing value occurs, in the order of ``markers``.
    private(set) var markerCounts = Array(repeating: 0, count: ColumnProfile.markers.count)
    /// The cells with a marker.
    private(set) var marked = Exceptions()
    private(set) var choices = ChoiceTable()
    private(set) var shape = ValueShape()
    private(set) var unique: UniqueValues?
    /// The values that occur earlier, unless they're many.
    private(set) var repeated = Exceptions()
    /// The number of values that differ from an earlier value only in case, signs, or leading zeros.
    private(set) var similar = 0
    /// The values that begin with a minus sign.
    private(set) var negative = Exceptions()
    /// The number of values that were looked at, and of them, how many have two points and a comma.
    private(set) var observed = (values: 0, pairs: 0)
    /// How often the first values begin with two capital letters, such as the country of an IBAN.
    private(set) var initials: [String: Int] = [:]
    /// The index of the current row's value among the choices, or -1 if there are too many values.
    private(set) var choice = -1
    /// Whether the current row has no value, or a marker.
    private(set) var isMissing = false
    /// Whether the current row's value was accepted by every candidate that is left.
    private var isRecent = false
    /// The line of the current row's value.
    private(set) var line = 0
    /// The current row's value as it's written, which is valid until the next row.
    private var written: UnsafeBufferPointer<UInt8>?

    /// The current row's value, or `nil` if it's missing or has escapes.
    var text: String? {
        guard !isMissing, let written else { return nil }
        return String(decoding: written, as: UTF8.self)
    }
    /// Whether some cells have objects, whose members are other columns.
    var hasObjects = false
    /// The cells without a value, as far as rows have them.
    private(set) var empty = Exceptions()
    /// The number of Unicode scalars in the longest value.
    private(set) var longest = 0
    private(set) var hasMinus = false
    private(set) var hasOtherThanASCII = false
    private(set) var hasLeadingZero = false
    private(set) var hasOnlyDigits = true
    private(set) var hasOuterBlanks = false
    /// The line of the first cell that no rule can accept, such as a list in JSON.
    private(set) var unreadable: (line: Int, isNested: Bool)?
    private var recent = RecentValues()
    private let row: RowState
    /// Whether each of all candidates accepts the current value, as far as it's left.
    private var isAccepted: [Bool]

    /// - Parameters:
    ///   - name: The column's name.
    ///   - candidates: All candidates.
    ///   - bases: The index of each candidate's base.
    ///   - budget: The memory for values that are compared with each other, which all columns share.
    ///   - row: What all columns say about the current row.
    ///   - title: The part of the name whose words say what the column has.
    init(
        _ name: String, title: String? = nil, _ candidates: [RuleCandidate], bases: [Int?],
        _ budget: UniqueValues.Budget, _ row: RowState
    ) {
        self.row = row
        self.name = name
        let words = Self.words(in: title ?? name)
        self.words = words
        states = candidates.enumerated().compactMap { index, candidate in
            guard !candidate.needsWord || candidate.isNamed(by: words) else { return nil }
            return State(candidate: candidate, index: index, base: bases[index])
        }
        isAccepted = Array(repeating: false, count: candidates.count)
        unique = UniqueValues(budget)
    }

    /// Texts that people write for a missing value.
    static let markers = [
        "NA", "N/A", "n/a", "na", "NULL", "Null", "null", "None", "none", "nil", "NaN", "nan", "#N/A", "-", "--", "?",
        ".", "\\N", "(null)", " ",
    ]

    private static let markerBytes = markers.map { Array($0.utf8) }

    /// The number of cells with a marker for a missing value.
    var markerCount: Int { markerCounts.reduce(0, +) }

    /// Adds a value that isn't empty.
    func add(_ bytes: UnsafeBufferPointer<UInt8>, line: Int) {
        isMissing = false
        self.line = line
        written = bytes
        if let key = RecentValues.Key(bytes) {
            isRecent = recent.contains(key)
            if isRecent {
                // Every candidate that is left accepts it.
                count += 1
                addRepeated(line)
                if bytes[0] == UInt8(ascii: "-"), bytes.count > 1 { negative.add(line) }
                choice = choices.add(bytes, line)
                shape.add(bytes, line)
                return
            }
            if bytes.count <= 6, let marker = Self.markerBytes.firstIndex(where: { $0.elementsEqual(bytes) }) {
                markerCounts[marker] += 1
                marked.add(line)
                isMissing = true
                row.missing += 1
                return
            }
            addNew(bytes, line)
            if lastIsAcceptedByAll { recent.insert(key) }
        } else {
            isRecent = false
            addNew(bytes, line)
        }
    }

    /// Calls a closure with the current row's value if a candidate accepts it, and it has no escapes.
    ///
    /// - Parameter index: The candidate's index among all candidates.
    func withText<Result>(ofCandidate index: Int, _ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result? {
        guard !isMissing, let written, isRecent || isAccepted[index] else { return nil }
        return body(written)
    }

    /// Adds a value that had escapes.
    func add(unescaped text: [UInt8], line: Int) {
        guard !text.isEmpty else { return addEmpty(line: line) }
        text.withUnsafeBufferPointer { add($0, line: line) }
        written = nil
    }

    /// Adds a cell without a value.
    func addEmpty(line: Int) {
        empty.add(line)
        isMissing = true
        row.missing += 1
    }

    /// Drops the candidates for countries other than the given countries.
    func keepCountries(_ countries: Set<String>) {
        states.removeAll { $0.candidate.country.map { !countries.contains($0) } == true }
    }

    /// Adds a cell that no rule can accept.
    func addUnreadable(_ kind: Cell.Kind, line: Int) {
        (isMissing, written) = (false, nil)
        unreadable = unreadable ?? (line, kind == .nested)
    }

    private var lastIsAcceptedByAll = false

    private func addNew(_ bytes: UnsafeBufferPointer<UInt8>, _ line: Int) {
        count += 1
        let count = count
        // Each access to a property of a class is checked at run time, but not an access to a local variable.
        var (states, isAccepted): ([State], [Bool]) = ([], [])
        swap(&states, &self.states)
        swap(&isAccepted, &self.isAccepted)
        var areAllAccepted = true
        for index in states.indices {
            let number = states[index].index
            // A value of the base is also a value of this candidate.
            if let base = states[index].base, isAccepted[base] {
                isAccepted[number] = true
                continue
            }
            isAccepted[number] = states[index].candidate.accepts(bytes)
            if isAccepted[number] { continue }
            areAllAccepted = false
            states[index].failures.add(line)
        }
        if !areAllAccepted {
            // A few odd values don't hide what the others are.
            states.removeAll { state in
                guard state.failures.count >= 20, state.failures.count * 5 > count else { return false }
                isAccepted[state.index] = false
                return true
            }
        }
        swap(&states, &self.states)
        swap(&isAccepted, &self.isAccepted)
        lastIsAcceptedByAll = areAllAccepted
        observe(bytes)
        if bytes[0] == UInt8(ascii: "-"), bytes.count > 1 { negative.add(line) }
        choice = choices.add(bytes, line)
        shape.add(bytes, line)
        switch unique?.add(bytes) {
        case .new?, nil: break
        case .similar?: similar += 1
        case .repeated?: addRepeated(line)
        case .incomparable?: unique = nil
        }
    }

    private func addRepeated(_ line: Int) {
        guard unique != nil else { return }
        repeated.add(line)
        // The memory is for columns with few repeated values.
        if repeated.count >= 20, repeated.count * 5 > count { unique = nil }
    }

    private func observe(_ bytes: UnsafeBufferPointer<UInt8>) {
        var scalars = 0
        var digits = 0
        var (points, commas) = (0, 0)
        for byte in bytes {
            if byte & 0xC0 != 0x80 { scalars &+= 1 }
            if byte >= 0x80 { hasOtherThanASCII = true }
            if byte == UInt8(ascii: "-") { hasMinus = true }
            if byte &- UInt8(ascii: "0") < 10 { digits &+= 1 }
            if byte == UInt8(ascii: ".") { points &+= 1 }
            if byte == UInt8(ascii: ",") { commas &+= 1 }
        }
        observed.values += 1
        if points == 2, commas == 1 { observed.pairs += 1 }
        if observed.values <= 500, bytes.count > 4, bytes[0] &- UInt8(ascii: "A") < 26,
            bytes[1] &- UInt8(ascii: "A") < 26
        {
            initials[String(decoding: bytes.prefix(2), as: UTF8.self), default: 0] += 1
        }
        longest = max(longest, scalars)
        if digits != bytes.count { hasOnlyDigits = false }
        let isDigit = bytes.count > 1 && bytes[1] &- UInt8(ascii: "0") < 10
        if bytes[0] == UInt8(ascii: "0"), isDigit { hasLeadingZero = true }
        if bytes[0] == 0x20 || bytes[bytes.count - 1] == 0x20 { hasOuterBlanks = true }
    }

    /// Returns the words of a name such as `birthDate`, `birth_date`, or `Birth date`.
    static func words(in name: String) -> Set<String> {
        var words: [String] = [""]
        var followsLowercase = false
        for character in name {
            guard character.isLetter || character.isNumber || character == "%" else {
                words.append("")
                followsLowercase = false
                continue
            }
            if character.isUppercase, followsLowercase { words.append("") }
            followsLowercase = character.isLowercase
            words[words.count - 1] += character == "%" ? "percent" : character.lowercased()
        }
        // The whole name counts, too, as in “time zone” and “timezone”.
        return Set((words + [words.joined()]).filter { !$0.isEmpty })
    }
}

/// How many values the current row lacks, in all columns.
final class RowState { var missing = 0 }

/// The values or cells that a rule doesn't accept: their number, and the first lines.
struct Exceptions {
    private(set) var count = 0
    private(set) var lines: [Int] = []
    private static let maximum = 5

    init() {}

    /// - Parameter lines: The first lines, of which the structure keeps a few.
    init(count: Int, lines: [Int]) { (self.count, self.lines) = (count, Array(lines.prefix(Self.maximum))) }

    mutating func add(_ line: Int) {
        count += 1
        if lines.count < Self.maximum { lines.append(line) }
    }

    /// Adds values after the values so far.
    mutating func add(_ other: Exceptions) {
        count += other.count
        lines += other.lines.prefix(Self.maximum - lines.count)
    }

    /// The lines in a sentence, such as `lines 7, 9, and 2 more`.
    var text: String {
        let more = count > lines.count ? [grouped(count - lines.count) + " more"] : []
        let list = (lines.map { "\($0)" } + more).list("and")
        return lines.count == 1 && more.isEmpty ? "line \(list)" : "lines \(list)"
    }
}

/// The values of up to 15 bytes that every candidate accepted recently.
///
/// Most columns have few different values, so most values needn't be validated again.
private struct RecentValues {
    /// A value's bytes and its length.
    struct Key: Equatable {
        fileprivate var low: UInt64 = 0
        fileprivate var high: UInt64 = 0

        init() {}

        /// Returns `nil` for a longer value.
        init?(_ bytes: UnsafeBufferPointer<UInt8>) {
            guard bytes.count <= 15 else { return nil }
            for index in 0..<min(bytes.count, 8) { low |= UInt64(bytes[index]) << UInt64(8 &* index) }
            for index in stride(from: 8, to: bytes.count, by: 1) {
                high |= UInt64(bytes[index]) << UInt64(8 &* (index &- 8))
            }
            high |= UInt64(bytes.count) << 56
        }

        fileprivate var place: Int {
            let mixed = (low ^ high &* 0x9E37_79B9_7F4A_7C15) &* 0x9E37_79B9_7F4A_7C15
            return Int(truncatingIfNeeded: mixed >> 54)
        }
    }

    private var keys: [Key] = []

    func contains(_ key: Key) -> Bool { !keys.isEmpty && keys[key.place] == key }

    mutating func insert(_ key: Key) {
        if keys.isEmpty { keys = Array(repeating: Key(), count: 1 << 10) }
        keys[key.place] = key
    }
}
