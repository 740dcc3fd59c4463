// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import Foundation
import InputValidation
import InputValidationLanguages
import Testing

@Suite("What a strategy accepts, before a person types")
struct HintTests {
    @Test("list")
    func list() throws {
        var text = ""
        for row in TextStrategy.all { text += "\(row.name) | \(row.validator.hint() ?? "nil")\n" }
        try text.write(toFile: "/tmp/hints-list.txt", atomically: true, encoding: .utf8)
    }
}
