// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import Foundation

/// Comma-separated values according to RFC 4180, with a delimiter of your choice.
///
/// A quoted cell may contain delimiters, line ends, and quotes, which are doubled. Records end with CRLF or LF, and the
/// last record doesn't need a line end. A quote inside an unquoted cell is text, as in other CSV parsers. Three things
/// can't be read: a quote that's never closed, anything but a delimiter after a closing quote, and a carriage return
/// without a line feed outside quotes, because a file with such line ends would be read as a single row.
struct CSVScanner: RecordScanner {
    /// The characters with a meaning other than text.
    struct Dialect {
        var delimiter = UInt8(ascii: ",")
        /// The character around cells.
        ///
        /// The byte 0xFF, which isn't in UTF-8, stands for no character.
        var quote = UInt8(ascii: "\"")
        /// The character in front of a character that's text.
        var escape: UInt8?
        /// Whether two quotes inside a quoted cell mean one.
        var doublesQuotes = true
        /// The first character of lines that aren't records.
        var comment: UInt8?
        /// The words that begin other lines that aren't records, such as `Total`.
        var words: [[UInt8]] = []
        /// Whether blanks around a cell aren't part of its value.
        var trims = false

        /// The number that stands for no quotes.
        static let noQuote = UInt8.max

        /// Whether only delimiters, line ends, and quotes have a meaning.
        fileprivate var isPlain: Bool { escape == nil && comment == nil && words.isEmpty && !trims }
    }

    private(set) var dialect: Dialect
    private var quote: UInt8 { dialect.quote }
    var delimiter: UInt8 { dialect.delimiter }
    /// Whether an empty line isn't a record.
    ///
    /// In a table with one column, an empty line is the only way to write an empty cell.
    var skipsBlankLines = false

    /// Whether a line of nothing but two or more delimiters isn't a record.
    ///
    /// Spreadsheets write such lines for rows that were cleared.
    var skipsEmptyRecords = false

    var skipsSignature: Bool { true }

    init(delimiter: UInt8) { dialect = Dialect(delimiter: delimiter) }

    init(_ dialect: Dialect) { self.dialect = dialect }

    func scan(_ bytes: UnsafeBufferPointer<UInt8>, isLast: Bool, into cells: CellList) -> Scan {
        guard let base = bytes.baseAddress else { return .incomplete }
        let count = bytes.count
        var offset = 0
        var lines = 1
        if let comment = dialect.comment, base[0] == comment {
            guard let found = memchr(base, Int32(Self.lineFeed), count) else {
                return isLast ? .skip(length: count, lines: 1) : .incomplete
            }
            return .skip(length: UnsafeRawPointer(found) - UnsafeRawPointer(base) + 1, lines: 1)
        }
        for word in dialect.words {
            // A quote may be in front of the word, and another word may begin with it.
            let start = base[0] == quote ? 1 : 0
            if count <= start + word.count, !isLast { return .incomplete }
            guard count >= start + word.count, bytes[start..<start + word.count].elementsEqual(word) else { continue }
            if start + word.count < count, Self.isPartOfWord(base[start + word.count]) { continue }
            guard let found = memchr(base, Int32(Self.lineFeed), count) else {
                return isLast ? .skip(length: count, lines: 1) : .incomplete
            }
            return .skip(length: UnsafeRawPointer(found) - UnsafeRawPointer(base) + 1, lines: 1)
        }
        while true {
            if dialect.trims {
                while offset < count, Cell.isBlank(base[offset]), base[offset] != delimiter { offset &+= 1 }
                if offset == count, !isLast { return .incomplete }
            }
            if offset < count, base[offset] == quote {
                switch quoted(base, from: offset + 1, count, isLast, cells, &lines) {
                case .cell(let next): offset = next
                case .incomplete: return .incomplete
                case .unclosed:
                    return .unreadable(message: "a quote is opened here and never closed", line: lines - 1)
                case .trailing:
                    let reason = dialect.doublesQuotes ? "" : "; the dialect's “doubleQuote” is false"
                    return .unreadable(message: "there is text after a closing quote\(reason)", line: lines - 1)
                case .loneReturn:
                    return .unreadable(message: LineScanner.loneReturn, line: lines - 1)
                }
            } else {
                let start = offset
                var isEscaped = false
                if let escape = dialect.escape {
                    offset = cellEnd(base, from: offset, count, escape, &isEscaped, &lines)
                } else {
                    offset = cellEnd(base, from: offset, count)
                }
                if offset == count, !isLast {
                    // A file with CR line ends has no record end. A line feed may follow the last byte.
                    cells.append(Cell(start: start, length: max(count - 1 - start, 0), kind: .plain))
                    return loneReturn(base, cells) ?? .incomplete
                }
                var end = offset
                if offset == count || base[offset] == Self.lineFeed, end > start,
                    base[end - 1] == Self.carriageReturn
                {
                    end -= 1
                }
                if skipsBlankLines, cells.count == 0, end == start,
                    offset == count || base[offset] != delimiter
                {
                    return .skip(length: min(offset + 1, count), lines: 1)
                }
                cells.append(Cell(start: start, length: end - start, kind: isEscaped ? .escaped : .plain))
            }
            guard cells.count <= Self.maximumCells else {
                return .unreadable(
                    message:
                        "a record of over \(Self.maximumCells) cells begins here; is the delimiter right?",
                    line: 0)
            }
            // A cell has ended here: at a delimiter, at a line end, or at the end of the input.
            guard offset == count || base[offset] == Self.lineFeed else {
                offset += 1
                continue
            }
            if let fault = loneReturn(base, cells) { return fault }
            if dialect.trims {
                for index in 0..<cells.count { cells[index].trim(bytes, except: delimiter, after: dialect.escape) }
            }
            if skipsEmptyRecords, cells.count > 2, cells[0].length == 0, isEmpty(base, cells) {
                return .empty(length: min(offset + 1, count))
            }
            return .record(length: min(offset + 1, count), lines: lines)
        }
    }

    /// Returns whether no cell has text or quotes.
    private func isEmpty(_ base: UnsafePointer<UInt8>, _ cells: CellList) -> Bool {
        for index in 0..<cells.count {
            let cell = cells[index]
            if cell.length > 0 || cell.start > 0 && base[cell.start - 1] == quote { return false }
        }
        return true
    }

    /// Returns whether a line has nothing but delimiters.
    ///
    /// - Parameter length: The line's length without its line feed.
    private func isEmpty(_ line: UnsafePointer<UInt8>, _ length: Int) -> Bool {
        guard skipsEmptyRecords, length > 0, line[0] == delimiter else { return false }
        let end = line[length - 1] == Self.carriageReturn ? length - 1 : length
        guard end > 1 else { return false }
        for index in 1..<end where line[index] != delimiter { return false }
        return true
    }

    /// Finds the first carriage return in an unquoted cell.
    private func loneReturn(_ base: UnsafePointer<UInt8>, _ cells: CellList) -> Scan? {
        let last = cells[cells.count - 1]
        // One search is enough for most records. The carriage return before a line feed isn't in a cell.
        guard memchr(base, Int32(Self.carriageReturn), last.start + last.length) != nil else { return nil }
        for index in 0..<cells.count {
            let cell = cells[index]
            let isQuoted = cell.start > 0 && base[cell.start - 1] == quote
            guard !isQuoted, memchr(base + cell.start, Int32(Self.carriageReturn), cell.length) != nil else { continue }
            let line = UnsafeBufferPointer(start: base, count: cell.start).lineFeeds
            return .unreadable(message: LineScanner.loneReturn, line: line)
        }
        return nil
    }

    /// Returns the offset of the next delimiter or line end, or the count if there's none.
    @inline(__always)
    private func cellEnd(_ base: UnsafePointer<UInt8>, from start: Int, _ count: Int) -> Int {
        let bytes = UnsafeRawPointer(base)
        let delimiters = UInt64(delimiter) &* Self.ones
        let lineFeeds = UInt64(Self.lineFeed) &* Self.ones
        var offset = start
        while offset &+ 8 <= count {
            let word = UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
            let ends = Self.zeros(in: word ^ delimiters) | Self.zeros(in: word ^ lineFeeds)
            if ends != 0 { return offset &+ ends.trailingZeroBitCount / 8 }
            offset &+= 8
        }
        while offset < count, base[offset] != delimiter, base[offset] != Self.lineFeed { offset &+= 1 }
        return offset
    }

    /// Returns the offset of the next delimiter or line end that isn't escaped, or the count if there's none.
    private func cellEnd(
        _ base: UnsafePointer<UInt8>, from start: Int, _ count: Int, _ escape: UInt8, _ isEscaped: inout Bool,
        _ lines: inout Int
    ) -> Int {
        var offset = start
        while offset < count, base[offset] != delimiter, base[offset] != Self.lineFeed {
            if base[offset] == escape, offset + 1 < count {
                isEscaped = true
                offset &+= 1
                if base[offset] == Self.lineFeed { lines += 1 }
            }
            offset &+= 1
        }
        return offset
    }

    /// Returns a cell's text without the second of two quotes and without escapes.
    func unescaped(_ bytes: UnsafeBufferPointer<UInt8>, _ kind: Cell.Kind) -> [UInt8] {
        var text: [UInt8] = []
        text.reserveCapacity(bytes.count)
        var index = 0
        while index < bytes.count {
            let isEscape = bytes[index] == dialect.escape && index + 1 < bytes.count
            if isEscape { index += 1 }
            text.append(bytes[index])
            index += !isEscape && kind == .doubledQuotes && bytes[index] == quote ? 2 : 1
        }
        return text
    }

    /// Returns a record in the notation of RFC 4180, with the same delimiter and line end.
    ///
    /// A cell has quotes if it had quotes, or needs them.
    func rewritten(_ bytes: UnsafeBufferPointer<UInt8>, _ cells: CellList, _ texts: [Int: String]) -> [UInt8] {
        var result: [UInt8] = []
        result.reserveCapacity(bytes.count + 16)
        let sign = UInt8(ascii: "\"")
        for index in 0..<cells.count {
            let cell = cells[index]
            let written = UnsafeBufferPointer(rebasing: bytes[cell.start..<cell.start + cell.length])
            let text =
                texts[index].map { Array($0.utf8) }
                ?? (cell.kind == .plain ? Array(written) : unescaped(written, cell.kind))
            if index > 0 { result.append(delimiter) }
            let isQuoted =
                cell.start > 0 && bytes[cell.start - 1] == quote || text.first == dialect.comment && index == 0
                || text.contains { $0 == delimiter || $0 == sign || $0 == Self.lineFeed || $0 == Self.carriageReturn }
            guard isQuoted else {
                result += text
                continue
            }
            result.append(sign)
            for byte in text {
                if byte == sign { result.append(sign) }
                result.append(byte)
            }
            result.append(sign)
        }
        if bytes.last == Self.lineFeed {
            result += bytes.dropLast().last == Self.carriageReturn ? [0x0D, 0x0A] : [0x0A]
        }
        return result
    }

    /// Marks the zero bytes in a word.
    ///
    /// Only the first mark is exact.
    ///
    /// The subtraction borrows only from a zero byte, so a wrong mark always follows a correct mark.
    @inline(__always)
    private static func zeros(in word: UInt64) -> UInt64 {
        (word &- ones) & ~word & 0x8080_8080_8080_8080
    }

    private static let ones: UInt64 = 0x0101_0101_0101_0101

    /// Finds a record's end: directly for a line without quotes, and by its cells otherwise.
    func skim(_ bytes: UnsafeBufferPointer<UInt8>, isLast: Bool, into cells: CellList) -> Scan {
        guard dialect.isPlain, let base = bytes.baseAddress,
            let found = memchr(base, Int32(Self.lineFeed), bytes.count)
        else {
            return scan(bytes, isLast: isLast, into: cells)
        }
        let length = UnsafeRawPointer(found) - UnsafeRawPointer(base) + 1
        // A shorter line can't have too many cells.
        guard length <= Self.maximumCells, memchr(base, Int32(quote), length) == nil else {
            return scan(bytes, isLast: isLast, into: cells)
        }
        if isEmpty(base, length - 1) { return .empty(length: length) }
        let isBlank = length == 1 || length == 2 && base[0] == Self.carriageReturn
        return skipsBlankLines && isBlank ? .skip(length: length, lines: 1) : .record(length: length, lines: 1)
    }

    /// Counts records whose quoted cells are simple, at the speed of `memchr`.
    ///
    /// It stops before a record with doubled quotes or a mistake, which ``scan(_:isLast:into:)`` reads.
    func skip(_ bytes: UnsafeBufferPointer<UInt8>) -> SkippedRecords {
        var skipped = SkippedRecords()
        guard dialect.isPlain, let base = bytes.baseAddress else { return skipped }
        // A record has at most as many cells as bytes.
        let count = min(bytes.count, Self.maximumCells)
        func next(_ byte: UInt8, from start: Int) -> Int {
            guard start < count, let found = memchr(base + start, Int32(byte), count - start) else { return count }
            return UnsafeRawPointer(found) - UnsafeRawPointer(base)
        }
        var offset = 0
        var quote = next(dialect.quote, from: 0)
        var linesOfRecord = 1
        while true {
            let end = next(Self.lineFeed, from: offset)
            guard end < count else { return skipped }
            if end < quote {
                let length = end + 1 - skipped.length
                let isBlank = length == 1 || length == 2 && base[end - 1] == Self.carriageReturn
                if isBlank, skipsBlankLines {
                    skipped.blankLines += 1
                } else if linesOfRecord == 1, isEmpty(base + skipped.length, length - 1) {
                    skipped.blankLines += 1
                } else {
                    skipped.records += 1
                }
                skipped.lines += linesOfRecord
                skipped.length = end + 1
                linesOfRecord = 1
                offset = end + 1
                continue
            }
            guard quote == skipped.length || base[quote - 1] == delimiter else {
                quote = next(dialect.quote, from: quote + 1)
                continue
            }
            let closing = next(dialect.quote, from: quote + 1)
            offset = closing + 1
            guard offset + 1 < count,
                base[offset] == delimiter || base[offset] == Self.lineFeed
                    || base[offset] == Self.carriageReturn && base[offset + 1] == Self.lineFeed
            else { return skipped }
            linesOfRecord += UnsafeBufferPointer(start: base + quote, count: closing - quote).lineFeeds
            quote = next(dialect.quote, from: offset)
        }
    }

    private enum Quoted {
        case cell(next: Int)
        case incomplete, unclosed, trailing, loneReturn
    }

    /// Finds the end of a quoted cell.
    ///
    /// `start` is after the opening quote.
    private func quoted(
        _ base: UnsafePointer<UInt8>, from start: Int, _ count: Int, _ isLast: Bool, _ cells: CellList,
        _ lines: inout Int
    ) -> Quoted {
        var isDoubled = false
        var index = start
        while true {
            if let escape = dialect.escape {
                while index < count, base[index] != quote {
                    if base[index] == escape {
                        isDoubled = true
                        index += 1
                    }
                    index += 1
                }
                guard index < count else { return isLast ? .unclosed : .incomplete }
            } else {
                guard index < count, let found = memchr(base + index, Int32(quote), count - index) else {
                    return isLast ? .unclosed : .incomplete
                }
                index = UnsafeRawPointer(found) - UnsafeRawPointer(base)
            }
            if index + 1 == count, !isLast { return .incomplete }
            guard dialect.doublesQuotes, index + 1 < count, base[index + 1] == quote else { break }
            isDoubled = true
            index += 2
        }
        var next = index + 1
        if dialect.trims {
            while next < count, Cell.isBlank(base[next]), base[next] != delimiter { next += 1 }
            if next == count, !isLast { return .incomplete }
        }
        if next < count, base[next] == Self.carriageReturn {
            if next + 1 == count, !isLast { return .incomplete }
            guard next + 1 == count || base[next + 1] == Self.lineFeed else { return .loneReturn }
            next += 1
        }
        guard next >= count || base[next] == delimiter || base[next] == Self.lineFeed else {
            return .trailing
        }
        cells.append(
            Cell(start: start, length: index - start, kind: isDoubled ? .doubledQuotes : .plain))
        lines += UnsafeBufferPointer(start: base + start, count: index - start).lineFeeds
        return .cell(next: next)
    }

    /// 262,144: the number of cells above which a record is rejected, so that delimiters can't fill the memory.
    ///
    /// It's sixteen times the number of columns in a spreadsheet.
    static let maximumCells = 1 << 18

    /// Returns whether a byte is a letter, a digit, or part of another character than ASCII.
    private static func isPartOfWord(_ byte: UInt8) -> Bool {
        byte >= 0x80 || byte &- UInt8(ascii: "0") < 10 || (byte | 0x20) &- UInt8(ascii: "a") < 26
    }

    private static let lineFeed: UInt8 = 0x0A
    private static let carriageReturn: UInt8 = 0x0D
}

extension Cell {
    static func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 }

    /// Removes the blanks around the cell's text: spaces, tabs, and no-break spaces.
    ///
    /// - Parameters:
    ///   - delimiter: A character that isn't a blank.
    ///   - escape: A character that makes a blank after it text.
    mutating func trim(_ bytes: UnsafeBufferPointer<UInt8>, except delimiter: UInt8?, after escape: UInt8? = nil) {
        func isBlank(_ byte: UInt8) -> Bool { Self.isBlank(byte) && byte != delimiter }
        while length > 0 {
            if isBlank(bytes[start]) {
                (start, length) = (start + 1, length - 1)
            } else if length > 1, bytes[start] == 0xC2, bytes[start + 1] == 0xA0 {
                (start, length) = (start + 2, length - 2)
            } else {
                break
            }
        }
        while length > 0 {
            let last = start + length - 1
            if isBlank(bytes[last]), length == 1 || escape == nil || bytes[last - 1] != escape {
                length -= 1
            } else if length > 1, bytes[last - 1] == 0xC2, bytes[last] == 0xA0 {
                length -= 2
            } else {
                break
            }
        }
    }
}

extension UnsafeBufferPointer<UInt8> {
    fileprivate var lineFeeds: Int {
        var number = 0
        for byte in self where byte == 0x0A { number += 1 }
        return number
    }
}
