// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

/// Simple case folding: the scalars that `(?i)` adds to a set, because they differ only in case from one of it.
///
/// ASCII letters fold only to ASCII letters, so that `(?i)[a-z]+` accepts only ASCII. Unicode would add U+212A KELVIN
/// SIGN to k and U+017F LATIN SMALL LETTER LONG S to s. These look like ASCII letters, and a validator must reject
/// them. Other scalars follow Unicode's simple case folding.
enum CaseFolding {
    static func closure(of set: ScalarSet) -> ScalarSet {
        var added: [ScalarRange] = []
        for range in set.ranges {
            addASCIICounterparts(of: range, in: ScalarRange(0x41, 0x5A), shiftedBy: 0x20, to: &added)
            addASCIICounterparts(of: range, in: ScalarRange(0x61, 0x7A), shiftedBy: -0x20, to: &added)
        }
        if let highest = set.ranges.last?.upperBound, highest > 0x7F {
            let families = nonASCIIFamilies
            for range in set.ranges where range.upperBound > 0x7F {
                var index = partitioningIndex(in: 0..<families.sortedMembers.count) {
                    families.sortedMembers[$0] >> 32 >= range.lowerBound
                }
                while index < families.sortedMembers.count, families.sortedMembers[index] >> 32 <= range.upperBound {
                    let family = families.memberLists[Int(families.sortedMembers[index] & 0xFFFF)]
                    index += 1
                    if range.contains(family[0]), range.contains(family[family.count - 1]) { continue }
                    for other in family where !set.contains(other) { added.append(ScalarRange(other, other)) }
                }
            }
        }
        return added.isEmpty ? set : set.union(ScalarSet(added))
    }

    private static func addASCIICounterparts(
        of range: ScalarRange, in letters: ScalarRange, shiftedBy offset: Int32, to ranges: inout [ScalarRange]
    ) {
        guard let part = range.intersection(letters) else { return }
        ranges.append(ScalarRange(UInt32(Int32(part.lowerBound) + offset), UInt32(Int32(part.upperBound) + offset)))
    }

    /// The scalars beyond ASCII that differ only in case, in families such as Σ σ ς.
    private struct CaseFamilies: Sendable {
        /// The members of each family in ascending order.
        var memberLists: [[UInt32]] = []
        /// The members of all families in ascending order, in the high half, with the number of the family.
        var sortedMembers: [UInt64] = []
    }

    /// The families, which are found at the first use of `(?i)` with a scalar beyond ASCII in a process.
    private static let nonASCIIFamilies: CaseFamilies = {
        var families = CaseFamilies()
        var numbers: [UInt64: UInt16] = [:]
        UnicodeProperty.forEachAssignedScalar { range, scalar in
            guard scalar.value > 0x7F, scalar.properties.changesWhenCaseMapped else { return }
            let key = caseFoldingKey(of: scalar)
            let number = numbers[key] ?? UInt16(families.memberLists.count)
            if number == families.memberLists.count {
                numbers[key] = number
                families.memberLists.append([])
            }
            for value in range.lowerBound...range.upperBound { families.memberLists[Int(number)].append(value) }
        }
        for (number, list) in families.memberLists.enumerated() where list.count > 1 {
            for member in list { families.sortedMembers.append(UInt64(member) << 32 | UInt64(number)) }
        }
        families.sortedMembers.sort()
        return families
    }()

    /// Returns a key that all members of a family share: the uppercase of the lowercase, which has up to three scalars
    /// of 21 bits.
    ///
    /// It consists of scalars, because `String` would find the keys of U+03AC and U+1F71 equal, which don't fold to
    /// each other.
    private static func caseFoldingKey(of scalar: Unicode.Scalar) -> UInt64 {
        var key: UInt64 = 0
        for lower in scalar.properties.lowercaseMapping.unicodeScalars {
            for upper in lower.properties.uppercaseMapping.unicodeScalars { key = key << 21 | UInt64(upper.value) }
        }
        return key
    }
}
