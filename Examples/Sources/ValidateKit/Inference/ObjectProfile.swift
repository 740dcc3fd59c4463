// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

/// The members of the objects in a column, whose plain values are columns named by a pointer.
final class ObjectProfile {
    private final class Member {
        let key: [UInt8]
        let column: ColumnProfile
        var object: ObjectProfile?
        /// The last row with the member.
        var row = 0

        init(_ key: [UInt8], _ column: ColumnProfile) { (self.key, self.column) = (key, column) }
    }

    private let path: String
    private let depth: Int
    private let makeColumn: (_ name: String, _ title: String) -> ColumnProfile?
    private var members: [Member] = []
    /// The place of the next member, if the objects have the same keys in the same order.
    private var expected = 0

    /// - Parameters:
    ///   - path: The pointer to the objects.
    ///   - makeColumn: A closure that returns a new column, or `nil` if there are too many.
    init(_ path: String, depth: Int = 1, _ makeColumn: @escaping (_ name: String, _ title: String) -> ColumnProfile?) {
        (self.path, self.depth, self.makeColumn) = (path, depth, makeColumn)
    }

    /// The columns of the members, each followed by the columns of its own members.
    var columns: [ColumnProfile] { members.flatMap { [$0.column] + ($0.object?.columns ?? []) } }

    /// Adds an object of a row.
    ///
    /// - Parameters:
    ///   - object: An object, which is known to be JSON.
    ///   - line: A closure that returns the line of a place in the bytes.
    func add(_ object: Cell, in bytes: UnsafeBufferPointer<UInt8>, row: Int, line: (Int) -> Int) {
        expected = 0
        JSONScanner.forEachMember(of: object, in: bytes) { key, value in
            guard let member = member(key, in: bytes) else { return }
            defer { member.row = row }
            let place = line(value.start)
            guard member.row != row else { return member.column.addUnreadable(.repeated, line: place) }
            switch value.kind {
            case .absent: member.column.addEmpty(line: place)
            case .plain where value.length == 0: member.column.addEmpty(line: place)
            case .plain: member.column.add(Self.slice(value, of: bytes), line: place)
            case .doubledQuotes, .escaped:
                member.column.add(unescaped: JSONScanner.unescaped(Self.slice(value, of: bytes)), line: place)
            case .nested where bytes[value.start] == UInt8(ascii: "{") && depth < 8:
                member.column.hasObjects = true
                if member.object == nil {
                    member.object = ObjectProfile(member.column.name, depth: depth + 1, makeColumn)
                }
                member.object?.add(value, in: bytes, row: row, line: line)
            case .nested, .halfPair, .repeated: member.column.addUnreadable(value.kind, line: place)
            }
        }
    }

    /// Counts the members that a row doesn't have.
    func finish(row: Int, line: Int) {
        for member in members {
            if member.row != row { member.column.addEmpty(line: line) }
            member.object?.finish(row: row, line: line)
        }
    }

    private func member(_ key: Cell, in bytes: UnsafeBufferPointer<UInt8>) -> Member? {
        let written = Self.slice(key, of: bytes)
        if expected < members.count, key.kind == .plain, members[expected].key.elementsEqual(written) {
            expected += 1
            return members[expected - 1]
        }
        guard let name = JSONScanner.name(key, in: bytes) else { return nil }
        if let index = members.firstIndex(where: { $0.key.elementsEqual(name.utf8) }) {
            expected = index + 1
            return members[index]
        }
        guard let column = makeColumn(path + JSONPointer.text(of: name), name) else { return nil }
        members.append(Member(Array(name.utf8), column))
        expected = members.count
        return members.last
    }

    private static func slice(_ cell: Cell, of bytes: UnsafeBufferPointer<UInt8>) -> UnsafeBufferPointer<UInt8> {
        UnsafeBufferPointer(rebasing: bytes[cell.start..<cell.start + cell.length])
    }
}
