// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import Foundation

/// Lines as records with one cell each.
///
/// A line ends with LF or CRLF. The last line doesn't need a line end.
struct LineScanner: RecordScanner {
    /// Whether a line with a carriage return inside can't be read, because it may be several rows.
    var rejectsLoneReturns = false
    /// The first character of lines that aren't records.
    var comment: UInt8?
    /// Whether blanks around a line aren't part of its value.
    var trims = false

    static let loneReturn = """
        there is a carriage return (CR) without a line feed (LF): this file ends its lines with CR; convert it, for \
        instance with tr '\\r' '\\n'
        """

    // An invisible character in front of a value is part of what a strategy validates.
    var skipsSignature: Bool { false }

    func scan(_ bytes: UnsafeBufferPointer<UInt8>, isLast: Bool, into cells: CellList) -> Scan {
        guard let base = bytes.baseAddress else { return .incomplete }
        var end = bytes.count
        var length = bytes.count
        if let found = memchr(base, 0x0A, bytes.count) {
            end = UnsafeRawPointer(found) - UnsafeRawPointer(base)
            length = end + 1
            if end > 0, bytes[end - 1] == 0x0D { end -= 1 }
        } else if !isLast {
            return .incomplete
        }
        if rejectsLoneReturns, memchr(base, 0x0D, end) != nil {
            return .unreadable(message: Self.loneReturn, line: 0)
        }
        if let comment, bytes[0] == comment { return .skip(length: length, lines: 1) }
        var cell = Cell(start: 0, length: end, kind: .plain)
        if trims { cell.trim(bytes, except: nil) }
        cells.append(cell)
        return .record(length: length, lines: 1)
    }

    func rewritten(_ bytes: UnsafeBufferPointer<UInt8>, _ cells: CellList, _ texts: [Int: String]) -> [UInt8] {
        let cell = cells[0]
        let end = Array(bytes[(bytes.firstIndex { $0 == 0x0A || $0 == 0x0D } ?? bytes.count)...])
        // A text with a line end would be two lines.
        if let text = texts[0], !text.utf8.contains(where: { $0 == 0x0A || $0 == 0x0D }) { return text.utf8 + end }
        return bytes[cell.start..<cell.start + cell.length] + end
    }
}
