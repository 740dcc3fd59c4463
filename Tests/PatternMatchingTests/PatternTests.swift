// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import PatternMatching
import Testing

@Suite("Pattern")
struct PatternTests {
    @Test("the HTML5 e-mail pattern has a small table")
    func table() throws {
        #expect(try Pattern("a+").layout.usesTable)
    }
}
