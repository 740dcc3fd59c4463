// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

#if FoundationInterop
import Foundation
import InputValidation
import Testing

@Suite("UUIDs of Foundation")
struct UUIDValueFoundationTests {
    @Test(
        "are created from parsed identifiers",
        arguments: ["0190163d-8694-739b-aea5-966c26f8ad91", "00000000-0000-0000-0000-000000000000"])
    func uuid(text: String) throws {
        #expect(UUID(try InputValidator.uuid.parse(text)) == UUID(uuidString: text))
        #expect(UUID(try InputValidator.uuid.parse(text)).uuidString.lowercased() == text)
        let ulid = try InputValidator.ulid.parse("01ARZ3NDEKTSV4RRFFQ69G5FAV")
        #expect(UUID(ulid).uuidString == "01563E3A-B5D3-D676-4C61-EFB99302BD5B")
    }
}
#endif
