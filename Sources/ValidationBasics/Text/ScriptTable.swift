// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

/// A set of scripts, of which there are fewer than 256.
struct ScriptSet: Sendable {
    private var bits: SIMD4<UInt64>

    static let all = ScriptSet(bits: SIMD4(repeating: .max))

    private init(bits: SIMD4<UInt64>) { self.bits = bits }

    init(indexes: [Int]) {
        bits = .zero
        for index in indexes { bits[index / 64] |= 1 << UInt64(index % 64) }
    }

    var isEmpty: Bool { bits == .zero }

    func intersects(_ other: ScriptSet) -> Bool { bits & other.bits != .zero }

    mutating func formIntersection(_ other: ScriptSet) { bits &= other.bits }
}

/// The characters' augmented sets of scripts, which also contain the writing systems `Hanb`, `Jpan`, and `Kore` (UTS 39,
/// section 5.1).
struct ScriptTable: Sendable {
    private let starts: [UInt32]
    private let sets: [ScriptSet]
    let latin: ScriptSet
    /// The writing systems that are combined with Latin letters.
    let eastAsian: ScriptSet

    static let shared = ScriptTable()

    private init() {
        let systems: KeyValuePairs = [
            "Hani": ["Hanb", "Jpan", "Kore"], "Bopo": ["Hanb"], "Hira": ["Jpan"], "Kana": ["Jpan"], "Hang": ["Kore"],
        ]
        var indexes: [Substring: Int] = [:]
        func set(_ codes: [Substring]) -> ScriptSet {
            ScriptSet(
                indexes: codes.map { code in
                    let index = indexes[code, default: indexes.count]
                    indexes[code] = index
                    return index
                })
        }
        func words(_ text: StaticString) -> [Substring] { text.description.split(separator: " ") }
        let scriptSets = words(Self.scriptSets).map { word in
            if word == "Zyyy" { return ScriptSet.all }
            let codes = word.split(separator: "+")
            return set(codes + systems.filter { codes.contains($0.key[...]) }.flatMap { $0.value.map { $0[...] } })
        }
        let ranges = words(Self.scriptRanges).map { $0.split(separator: ":") }
        starts = ranges.map { UInt32($0[0], radix: 16) ?? 0 }
        sets = ranges.map { Int($0[1]).map { scriptSets[$0] } ?? .all }
        latin = set(["Latn"])
        eastAsian = set(["Hanb", "Jpan", "Kore"])
    }

    /// Returns the scripts in which a character is used.
    func scripts(of scalar: Unicode.Scalar) -> ScriptSet {
        var (low, high) = (0, starts.count)
        while high - low > 1 {
            let middle = (low + high) / 2
            if starts[middle] <= scalar.value { low = middle } else { high = middle }
        }
        return sets[low]
    }
}
