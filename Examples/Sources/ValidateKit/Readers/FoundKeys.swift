// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

/// The keys of objects, in the order in which they're found.
final class FoundKeys {
    private(set) var names: [String] = []
    /// Whether there are more keys than the maximum.
    private(set) var isFull = false
    private let maximum: Int
    private var keys: [[UInt8]] = []
    private var indices: [[UInt8]: Int] = [:]
    /// The index of the next key in an object with the same keys as before.
    private var expected = 0

    init(maximum: Int) { self.maximum = maximum }

    /// Begins an object, and returns the number of keys so far.
    func begin() -> Int {
        expected = 0
        return keys.count
    }

    /// Returns the index of a key that was found before.
    func index(of key: Cell, in bytes: UnsafeBufferPointer<UInt8>) -> Int? {
        let written = UnsafeBufferPointer(rebasing: bytes[key.start..<key.start + key.length])
        if key.kind == .plain, expected < keys.count, keys[expected].elementsEqual(written) {
            expected += 1
            return expected - 1
        }
        guard let name = Self.name(of: key, written), let index = indices[name] else { return nil }
        expected = index + 1
        return index
    }

    /// Adds a new key, or returns `false` if it isn't text.
    func add(_ key: Cell, in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        let written = UnsafeBufferPointer(rebasing: bytes[key.start..<key.start + key.length])
        guard let name = Self.name(of: key, written) else { return false }
        guard keys.count < maximum else {
            isFull = true
            return false
        }
        indices[name] = keys.count
        keys.append(name)
        names.append(String(decoding: name, as: UTF8.self))
        expected = keys.count
        return true
    }

    private static func name(of key: Cell, _ written: UnsafeBufferPointer<UInt8>) -> [UInt8]? {
        // A key with half a surrogate pair isn't text, so it can't name a column.
        switch key.kind {
        case .plain: Array(written)
        case .halfPair: nil
        default: JSONScanner.unescaped(written)
        }
    }
}
