// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

// snippet.hide
import InputValidation

// snippet.show
// snippet.function
func isYear(_ text: String) -> Bool {
    text.utf8.count == 4
        && text.utf8.allSatisfy { (48...57).contains($0) }
}

print(isYear("2026"), isYear("26"))
// true false
// snippet.end

// snippet.enum
enum Unit: CaseIterable {
    case meters, feet

    func accepts(_ height: Double) -> Bool {
        switch self {
        case .meters: (0.3...2.8).contains(height)
        case .feet: (1...9).contains(height)
        }
    }
}

print(Unit.meters.accepts(1.8), Unit.feet.accepts(1.8))
// true true
// snippet.end

// snippet.closure
let words = ["plum", "fig", "cherry"]
let byLength: (String, String) -> Bool = { $0.count < $1.count }
print(words.sorted(by: byLength))
// ["fig", "plum", "cherry"]
// snippet.end
