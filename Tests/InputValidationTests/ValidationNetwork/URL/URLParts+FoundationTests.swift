// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

#if FoundationInterop
import Foundation
import InputValidation
import Testing

@Suite("URLs of Foundation")
struct URLPartsFoundationTests {
    @Test(
        "are created from parsed URLs",
        arguments: ["https://Example.com:8443/a?b#c", "http://[::1]/", "https://example.com/wiki/Straße"])
    func url(text: String) throws {
        let parts = try InputValidator.url.parse(text)
        let url = try #require(URL(parts))
        #expect(url.host(percentEncoded: false) == parts.host?.trimmingCharacters(in: ["[", "]"]))
        #expect(url.port == parts.port && url.scheme == parts.scheme)
    }
}
#endif
