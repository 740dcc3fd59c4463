// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

/// Simple case folding: the scalars that `(?i)` adds to a set, because they differ only in case from a scalar in the
/// set.
///
/// ASCII letters fold only to ASCII letters, so `(?i)[a-z]+` accepts only ASCII. Unicode would add U+212A KELVIN SIGN
/// to k and U+017F LATIN SMALL LETTER LONG S to s. They look like ASCII letters, so a validator must reject them. Other
/// scalars follow Unicode's simple case folding.
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

    /// The non-ASCII scalars that differ only in case, in families such as Σ σ ς.
    private struct CaseFamilies: Sendable {
        /// Each family's members in ascending order.
        var memberLists: [[UInt32]] = []
        /// All families' members in ascending order.
        ///
        /// The high half is the member, and the low half is the family's index.
        var sortedMembers: [UInt64] = []
    }

    /// The families, found when a process first uses `(?i)` with a non-ASCII scalar.
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

    /// Returns a key that all members of a family share: the lowercase form's uppercase form, which has up to three
    /// 21-bit scalars.
    ///
    /// It consists of scalars, because as strings, the keys of U+03AC and U+1F71 would be equal, even though the two
    /// don't fold to each other.
    private static func caseFoldingKey(of scalar: Unicode.Scalar) -> UInt64 {
        var key: UInt64 = 0
        for lower in scalar.properties.lowercaseMapping.unicodeScalars {
            for upper in lower.properties.uppercaseMapping.unicodeScalars { key = key << 21 | UInt64(upper.value) }
        }
        return key
    }
}
