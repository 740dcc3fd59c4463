// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

/// The scalars in a class, for choosing one at random.
struct ScalarPool: Sendable {
    private let ranges: [ClosedRange<UInt32>]

    /// The class's ASCII letters and digits, or else its visible ASCII scalars, or else its most readable scalar.
    private let plainScalars: [UInt32]

    init(_ ranges: [ClosedRange<UInt32>]) {
        self.ranges = ranges
        let visible = (0x20...0x7E).filter { scalar in ranges.contains { $0.contains(scalar) } }
        let alphanumeric = visible.filter {
            0x30...0x39 ~= $0 || 0x41...0x5A ~= $0 || 0x61...0x7A ~= $0
        }
        let best = ranges.map(ScalarReadability.mostReadableScalar).min { $0.rank < $1.rank }
        plainScalars = !alphanumeric.isEmpty ? alphanumeric : !visible.isEmpty ? visible : [best?.scalar ?? 0x61]
    }

    func randomScalar(isPlain: Bool, using generator: inout SplitMix64) -> UInt32 {
        if isPlain || generator.next(below: 2) == 0 { return plainScalars[generator.next(below: plainScalars.count)] }
        // Patterns often have mistakes at the ends of ranges.
        let range = ranges[generator.next(below: ranges.count)]
        switch generator.next(below: 3) {
        case 0: return range.lowerBound
        case 1: return range.upperBound
        default: return range.lowerBound + UInt32(generator.next(below: range.count))
        }
    }
}
