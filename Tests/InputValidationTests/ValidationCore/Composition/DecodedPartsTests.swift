// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import InputValidation
import Testing

@Suite("A value with placeholders")
struct DecodedPartsTests {
    /// The parts of a value whose `guest.name` is a placeholder.
    ///
    /// Its type has requested the keys `name` and `home_town`.
    private static let decodedParts: DecodedParts = {
        var decodedParts = DecodedParts()
        decodedParts.markMissing(at: [.key("guest"), .key("name")]) {
            $0.isEmpty ? ["guest", "nights"] : ["name", "home_town"]
        }
        return decodedParts
    }()

    @Test(
        "distinguishes its real parts from the others",
        arguments: [
            ([], false), ([.key("guest")], false), ([.key("guest"), .key("name")], false),
            ([.key("guest"), .key("name"), .key("first")], false), ([.key("nights")], true),
            ([.key("nights"), .key("count")], true), ([.key("guest"), .key("home_town")], true),
            // Properties and keys write the same name in different notations.
            ([.key("guest"), .key("homeTown")], true), ([.key("Guest"), .key("home-town"), .index(3)], true),
            // A property that isn't a key may have been computed from the placeholder.
            ([.key("guest"), .key("initial")], false), ([.key("total")], false),
            // A list's element is real if the list is real.
            ([.index(0)], true),
        ] as [([ValidationError.PathComponent], Bool)])
    func parts(path: [ValidationError.PathComponent], isReal: Bool) {
        #expect(Self.decodedParts.part(at: path[...]).isComplete == isReal)
        #expect(DecodedParts().part(at: path[...]).isComplete)
    }

    @Test("is not real in any part if it is a placeholder itself")
    func wholeValue() {
        var decodedParts = DecodedParts()
        decodedParts.markMissing(at: []) { _ in ["a"] }
        #expect(
            !decodedParts.isComplete && !decodedParts.part(at: [.key("a")]).isComplete
                && !decodedParts.part(at: [.index(0)]).isComplete)
    }

    @Test("requests the names of each object once, at its path")
    func names() {
        var decodedParts = DecodedParts()
        var asked: [String] = []
        for index in [0, 0, 1] {
            decodedParts.markMissing(at: [.key("list"), .index(index), .key("a")]) { path in
                asked.append(path.jsonPointer)
                return ["list", "a", "b"]
            }
        }
        #expect(asked == ["", "/list", "/list/0", "/list/1"])
        #expect(decodedParts.part(at: [.key("list"), .index(1), .key("b")]).isComplete)
        #expect(!decodedParts.part(at: [.key("list"), .index(1), .key("c")]).isComplete)
        #expect(decodedParts.part(at: [.key("list"), .index(2), .key("c")]).isComplete)
    }

    @Test(
        "has names without regard to their notation",
        arguments: [
            ("guestName", "guestname"), ("guest_name", "guestname"), ("Guest-Name", "guestname"), ("É_1", "é1"),
        ])
    func notations(name: String, normalized: String) {
        #expect(DecodedParts.normalized(name) == normalized)
    }
}
