// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

/// Equal but for their case: what `(?i)` adds to a set of scalars.
///
/// ASCII letters fold to ASCII letters and nothing else, so that `(?i)[a-z]+` accepts ASCII alone: Unicode would add
/// U+212A KELVIN SIGN to k and U+017F LATIN SMALL LETTER LONG S to s, look-alikes that a validator has to keep out.
/// Other scalars follow Unicode's simple case folding among themselves.
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
                    families.members[$0].scalar >= range.lowerBound
                }
                while index < families.members.count, families.members[index].scalar <= range.upperBound {
                    let member = families.members[index]
                    index += 1
                    if range.contains(member.lowest), range.contains(member.highest) { continue }
                    for other in families.lists[member.family] where !set.contains(other) {
                        added.append(ScalarRange(other, other))
                    }
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

    /// The scalars beyond ASCII that differ in case alone, in families such as Σ σ ς.
    private struct Families: Sendable {
        /// The members of all families in ascending order, each with the bounds of its family.
        var members: [(scalar: UInt32, lowest: UInt32, highest: UInt32, family: Int)] = []
        var lists: [[UInt32]] = []
    }

    /// Made at the first use of `(?i)` with a scalar beyond ASCII, once in a process, and only read from then on.
    private static let families: Families = {
        var byKey: [[UInt32]: [UInt32]] = [:]
        UnicodeProperty.forEachAssigned { range, scalar in
            guard scalar.value > 0x7F, scalar.properties.changesWhenCaseMapped else { return }
            byKey[key(scalar), default: []] += ClosedRange(uncheckedBounds: (range.lowerBound, range.upperBound))
        }
        var families = Families()
        for members in byKey.values where members.count > 1 {
            families.members += members.map {
                ($0, members.min() ?? $0, members.max() ?? $0, families.lists.count)
            }
            families.lists.append(members)
        }
        families.members.sort { $0.scalar < $1.scalar }
        return families
    }()

    /// What the members of a family share: the upper case of the lower case.
    ///
    /// Compared as scalars, because `String` would find the keys of U+03AC and U+1F71 equal, which fold apart.
    private static func key(_ scalar: Unicode.Scalar) -> [UInt32] {
        let lower = scalar.properties.lowercaseMapping.unicodeScalars
        return lower.flatMap { $0.properties.uppercaseMapping.unicodeScalars.map(\.value) }
    }
}
