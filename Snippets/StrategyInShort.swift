// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

// The figure `strategy` shows the types in the first part.

// snippet.program
// Strategy
protocol TextCheck {
    func accepts(_ text: String) -> Bool
}

// ConcreteStrategy
struct DigitCheck: TextCheck {
    func accepts(_ text: String) -> Bool {
        !text.isEmpty
            && text.allSatisfy("0123456789".contains)
    }
}

// ConcreteStrategy
struct LetterCheck: TextCheck {
    func accepts(_ text: String) -> Bool {
        !text.isEmpty
            && text.allSatisfy("abcdefghijklmnopqrstuvwxyz".contains)
    }
}

// Context
struct Field {
    var text: String
    var check: any TextCheck

    func isAccepted() -> Bool { check.accepts(text) }
}

// Client
var field = Field(text: "anna", check: DigitCheck())
print(field.isAccepted())
// false
field.check = LetterCheck()
print(field.isAccepted())
// true
// snippet.end

// snippet.stub
struct Stub: TextCheck {
    let verdict: Bool
    func accepts(_ text: String) -> Bool { verdict }
}

print(Field(text: "", check: Stub(verdict: true)).isAccepted())
// true
print(Field(text: "", check: Stub(verdict: false)).isAccepted())
// false
// snippet.end
