// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import InputValidation
import Testing

@Suite("A value with placeholders")
struct PartialValueTests {
    /// A value whose `guest.name` is a placeholder, and whose type has requested the keys `name` and `home_town`.
    private static let value: PartialValue = {
        var value = PartialValue()
        value.markMissing(at: [.key("guest"), .key("name")]) {
            $0.isEmpty ? ["guest", "nights"] : ["name", "home_town"]
        }
        return value
    }()

    @Test(
        "distinguishes its real parts from the others",
        arguments: [
            ([], false), ([.key("guest")], false), ([.key("guest"), .key("name")], false),
            ([.key("guest"), .key("name"), .key("first")], false), ([.key("nights")], true),
            ([.key("nights"), .key("count")], true), ([.key("guest"), .key("home_town")], true),
            // The names of properties and keys differ in their notation.
            ([.key("guest"), .key("homeTown")], true), ([.key("Guest"), .key("home-town"), .index(3)], true),
            // A property that is not a key may have been made from the placeholder.
            ([.key("guest"), .key("initial")], false), ([.key("total")], false),
            // An element of a list is real if its list is.
            ([.index(0)], true),
        ] as [([ValidationError.PathComponent], Bool)])
    func parts(path: [ValidationError.PathComponent], isReal: Bool) {
        #expect(Self.value.part(at: path[...]).isComplete == isReal)
        #expect(PartialValue().part(at: path[...]).isComplete)
    }

    @Test("is not real in any part if it is a placeholder itself")
    func wholeValue() {
        var value = PartialValue()
        value.markMissing(at: []) { _ in ["a"] }
        #expect(!value.isComplete && !value.part(at: [.key("a")]).isComplete && !value.part(at: [.index(0)]).isComplete)
    }

    @Test("requests the names of each object once, at its path")
    func names() {
        var value = PartialValue()
        var asked: [String] = []
        for index in [0, 0, 1] {
            value.markMissing(at: [.key("list"), .index(index), .key("a")]) { path in
                asked.append(path.jsonPointer)
                return ["list", "a", "b"]
            }
        }
        #expect(asked == ["", "/list", "/list/0", "/list/1"])
        #expect(value.part(at: [.key("list"), .index(1), .key("b")]).isComplete)
        #expect(!value.part(at: [.key("list"), .index(1), .key("c")]).isComplete)
        #expect(value.part(at: [.key("list"), .index(2), .key("c")]).isComplete)
    }

    @Test(
        "has names without regard to their notation",
        arguments: [
            ("guestName", "guestname"), ("guest_name", "guestname"), ("Guest-Name", "guestname"), ("É_1", "é1"),
        ])
    func notations(name: String, normalized: String) {
        #expect(PartialValue.normalized(name) == normalized)
    }
}
