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
        var added: [ClosedRange<UInt32>] = []
        for range in set.ranges {
            addASCII(range, letters: 0x41...0x5A, shift: 0x20, to: &added)
            addASCII(range, letters: 0x61...0x7A, shift: -0x20, to: &added)
        }
        if let highest = set.ranges.last?.upperBound, highest > 0x7F {
            for family in families where family.contains(where: set.contains) {
                added += family.map { $0...$0 }
            }
        }
        return added.isEmpty ? set : set.union(ScalarSet(added))
    }

    private static func addASCII(
        _ range: ClosedRange<UInt32>, letters: ClosedRange<UInt32>, shift: Int32,
        to added: inout [ClosedRange<UInt32>]
    ) {
        guard range.overlaps(letters) else { return }
        let part = range.clamped(to: letters)
        added.append(
            UInt32(Int32(part.lowerBound) + shift)...UInt32(Int32(part.upperBound) + shift))
    }

    /// The scalars beyond ASCII that differ in case alone, in families such as Σ σ ς.
    ///
    /// Made at the first use of `(?i)` with such a scalar, once in a process: no cased script lies above plane 1.
    private static let families: [[UInt32]] = {
        var families: [[UInt32]: [UInt32]] = [:]
        for value in UInt32(0x80)...0x1FFFF {
            guard let scalar = Unicode.Scalar(value), scalar.properties.changesWhenCaseMapped else { continue }
            families[key(scalar), default: []].append(value)
        }
        return families.values.filter { $0.count > 1 }
    }()

    /// What the members of a family share: the upper case of the lower case.
    ///
    /// Compared as scalars, because `String` would find the keys of U+03AC and U+1F71 equal, which fold apart.
    private static func key(_ scalar: Unicode.Scalar) -> [UInt32] {
        let lower = scalar.properties.lowercaseMapping.unicodeScalars
        return lower.flatMap { $0.properties.uppercaseMapping.unicodeScalars.map(\.value) }
    }
}
