// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

/// A column's different values, as long as they're few.
struct ChoiceTable {
    /// The values with how often each occurs, in the order of their first occurrence.
    private(set) var choices: [(value: [UInt8], count: Int, lines: [Int])] = []
    /// Whether there are more values than the table has.
    private(set) var isFull = false

    static let maximum = 20
    /// 2: how often a value occurs that may be a mistake.
    static let rare = 2
    /// The size of a value above which a column isn't a list of choices.
    private static let maximumSize = 64

    /// The number of different values, at most one more than the maximum.
    var distinct: Int { isFull ? Self.maximum + 1 : choices.count }

    /// Adds a value, and returns its index in ``choices``, or -1 if there are too many values.
    mutating func add(_ bytes: UnsafeBufferPointer<UInt8>, _ line: Int) -> Int {
        guard !isFull else { return -1 }
        if bytes.count > Self.maximumSize { hasLongValue = true }
        let value = bytes.prefix(Self.maximumSize)
        for index in choices.indices where choices[index].value.elementsEqual(value) {
            choices[index].count += 1
            if choices[index].count <= Self.rare { choices[index].lines.append(line) }
            return index
        }
        choices.append((Array(value), 1, [line]))
        if choices.count > Self.maximum {
            isFull = true
            choices = []
        }
        return choices.count - 1
    }

    /// Whether a value was too long for the table.
    private(set) var hasLongValue = false
}

/// The shape that all values have, such as two capital letters, a hyphen, and four digits.
struct ValueShape {
    private static let maximum = 40
    /// The shapes, with their values' number and first lines.
    private var shapes: [(signs: [UInt8], values: Exceptions)] = []
    /// The values after the first few shapes, or longer than a shape.
    private var others = Exceptions()
    private static let maximumShapes = 4

    mutating func add(_ bytes: UnsafeBufferPointer<UInt8>, _ line: Int) {
        guard others.count <= 100 else { return }
        if bytes.count <= Self.maximum {
            for index in shapes.indices where isShape(shapes[index].signs, bytes) {
                shapes[index].values.add(line)
                return
            }
            if shapes.count < Self.maximumShapes {
                var values = Exceptions()
                values.add(line)
                shapes.append((bytes.map(Self.sign), values))
                return
            }
        }
        others.add(line)
    }

    private func isShape(_ shape: [UInt8], _ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        guard shape.count == bytes.count else { return false }
        for index in shape.indices where shape[index] != Self.sign(for: bytes[index]) { return false }
        return true
    }

    /// The expression for the shape, or `nil` if the values have no common shape, or a shape without a digit.
    ///
    /// It has no letter or digit of a value.
    var expression: String? {
        shapes.count == 1 && others.count == 0 ? Self.expression(shapes[0].signs) : nil
    }

    /// The expression for the shape of nearly all values, and the other values, or `nil`.
    ///
    /// - Parameter count: The number of values.
    func nearly(of count: Int) -> (expression: String, others: Exceptions)? {
        guard let main = shapes.max(by: { $0.values.count < $1.values.count }), count >= 20,
            case let number = count - main.values.count, number > 0, number <= max(1, count * 3 / 100),
            let expression = Self.expression(main.signs)
        else { return nil }
        var lines = others.lines
        for shape in shapes where shape.signs != main.signs { lines += shape.values.lines }
        return (expression, Exceptions(count: number, lines: lines.sorted()))
    }

    private static func expression(_ shape: [UInt8]) -> String? {
        guard shape.contains(UInt8(ascii: "0")) else { return nil }
        // Blanks and other characters are text instead of a code.
        guard shape.allSatisfy({ 0x21...0x7E ~= $0 }) else { return nil }
        var text = ""
        var rest = shape[...]
        while let sign = rest.first {
            let run = rest.prefix { $0 == sign }
            rest = rest.dropFirst(run.count)
            switch sign {
            case UInt8(ascii: "0"): text += "[0-9]"
            case UInt8(ascii: "A"): text += "[A-Z]"
            case UInt8(ascii: "a"): text += "[a-z]"
            default: text += "\\" + String(Character(Unicode.Scalar(sign)))
            }
            if run.count > 1 { text += "{\(run.count)}" }
        }
        return text
    }

    private static func sign(for byte: UInt8) -> UInt8 {
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt8(ascii: "0")
        case UInt8(ascii: "A")...UInt8(ascii: "Z"): UInt8(ascii: "A")
        case UInt8(ascii: "a")...UInt8(ascii: "z"): UInt8(ascii: "a")
        default: byte
        }
    }
}

/// The hashes of a column's values, as long as all values differ.
///
/// Values that differ only in case, in signs, or in leading zeros count as the same, because a strategy may read them
/// as the same.
final class UniqueValues {
    /// The number of values that all columns together may still add.
    final class Budget {
        /// 8,388,608 values take up to 128 MiB.
        fileprivate(set) var rest = 1 << 23
        fileprivate let key = SipHash.Key.random()
    }

    /// A hash in 8 bytes, whose upper 12 bits are about the exact bytes.
    ///
    /// If another value has the same hash, the column only isn't found to be unique.
    private struct Entry: KeyEntry {
        static let looseBits: UInt64 = 1 << 52 - 1

        var hash: UInt64 = 0
        var tag: UInt32 { 0 }
        var row: UInt32 { hash == 0 ? 0 : 1 }
    }

    private var table = KeyTable<Entry>(maximum: 1 << 23)
    private let budget: Budget

    init(_ budget: Budget) { self.budget = budget }

    deinit { budget.rest += table.count }

    enum Verdict {
        case new, repeated
        /// An earlier value differs only in case, signs, or leading zeros.
        case similar
        /// The value can't be compared, or there's no more memory.
        case incomparable
    }

    /// Adds a value.
    func add(_ bytes: UnsafeBufferPointer<UInt8>) -> Verdict {
        guard bytes.count <= 128, budget.rest > 0 else { return .incomparable }
        var hash = SipHash(budget.key)
        var exact: UInt64 = 0
        var isStart = true
        for byte in bytes {
            exact = (exact ^ UInt64(byte)) &* 0x9E37_79B9_7F4A_7C15
            exact ^= exact >> 29
            switch byte {
            case UInt8(ascii: "0") where isStart: continue
            case UInt8(ascii: "A")...UInt8(ascii: "Z"): hash.add(byte | 0x20)
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"), 0x80...: hash.add(byte)
            // Text with blanks isn't a key.
            case 0x20: return .incomparable
            default: continue
            }
            isStart = false
        }
        var isNew = true
        let loose = hash.finish().0 & Entry.looseBits | 1
        let entry = Entry(hash: loose | exact & ~Entry.looseBits)
        let isSimilar = table.contains(near: loose) { $0.hash & Entry.looseBits == loose }
        let fits = table.insert(entry) { _, _ in isNew = false }
        guard fits else { return .incomparable }
        if isNew { budget.rest -= 1 }
        return isNew ? isSimilar ? .similar : .new : .repeated
    }
}
