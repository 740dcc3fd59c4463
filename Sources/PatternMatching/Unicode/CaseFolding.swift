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
            addASCII(range, letters: ScalarRange(0x41, 0x5A), shift: 0x20, to: &added)
            addASCII(range, letters: ScalarRange(0x61, 0x7A), shift: -0x20, to: &added)
        }
        if let highest = set.ranges.last?.upperBound, highest > 0x7F {
            let families = families
            for range in set.ranges where range.upperBound > 0x7F {
                var index = firstIndex(in: 0..<families.members.count) {
                    families.members[$0] >> 32 >= range.lowerBound
                }
                while index < families.members.count, families.members[index] >> 32 <= range.upperBound {
                    let family = families.lists[Int(families.members[index] & 0xFFFF)]
                    index += 1
                    if range.contains(family[0]), range.contains(family[family.count - 1]) { continue }
                    for other in family where !set.contains(other) { added.append(ScalarRange(other, other)) }
                }
            }
        }
        return added.isEmpty ? set : set.union(ScalarSet(added))
    }

    private static func addASCII(
        _ range: ScalarRange, letters: ScalarRange, shift: Int32, to added: inout [ScalarRange]
    ) {
        guard let part = range.intersection(letters) else { return }
        added.append(ScalarRange(UInt32(Int32(part.lowerBound) + shift), UInt32(Int32(part.upperBound) + shift)))
    }

    /// The scalars beyond ASCII that differ only in case, in families such as Σ σ ς.
    private struct Families: Sendable {
        /// The members of each family in ascending order.
        var lists: [[UInt32]] = []
        /// The members of all families in ascending order, in the high half, with the number of the family.
        var members: [UInt64] = []
    }

    /// The families, which are found at the first use of `(?i)` with a scalar beyond ASCII in a process.
    private static let families: Families = {
        var families = Families()
        var numbers: [UInt64: UInt16] = [:]
        UnicodeProperty.forEachAssigned { range, scalar in
            guard scalar.value > 0x7F, scalar.properties.changesWhenCaseMapped else { return }
            let key = key(scalar)
            let number = numbers[key] ?? UInt16(families.lists.count)
            if number == families.lists.count {
                numbers[key] = number
                families.lists.append([])
            }
            for value in range.lowerBound...range.upperBound { families.lists[Int(number)].append(value) }
        }
        for (number, list) in families.lists.enumerated() where list.count > 1 {
            for member in list { families.members.append(UInt64(member) << 32 | UInt64(number)) }
        }
        families.members.sort()
        return families
    }()

    /// Returns a key that all members of a family share: the uppercase of the lowercase, which has up to three scalars
    /// of 21 bits.
    ///
    /// It consists of scalars, because `String` would find the keys of U+03AC and U+1F71 equal, which do not fold to
    /// each other.
    private static func key(_ scalar: Unicode.Scalar) -> UInt64 {
        var key: UInt64 = 0
        for lower in scalar.properties.lowercaseMapping.unicodeScalars {
            for upper in lower.properties.uppercaseMapping.unicodeScalars { key = key << 21 | UInt64(upper.value) }
        }
        return key
    }
}
