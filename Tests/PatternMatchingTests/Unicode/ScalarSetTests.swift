// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import PatternMatching
import Testing

@Suite("A set of scalars")
struct ScalarSetTests {
    @Test("has bits for its ASCII characters", arguments: ["?", "@", "\u{7F}"] as [Unicode.Scalar])
    func asciiCharacters(scalar: Unicode.Scalar) throws {
        let value = UInt64(scalar.value)
        let (low, high) = try Pattern(#"[\x{\#(String(value, radix: 16))}é]"#).asciiCharacters
        #expect(low == (value < 64 ? 1 << value : 0) && high == (value < 64 ? 0 : 1 << (value - 64)))
    }
}
