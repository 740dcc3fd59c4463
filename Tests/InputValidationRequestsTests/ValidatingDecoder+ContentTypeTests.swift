// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import InputValidationRequests
import Testing

@Suite("Content-Type")
struct ContentTypeTests {
    @Test(
        "of JSON is accepted",
        arguments: [
            "application/json", "Application/JSON", "application/json; charset=utf-8",
            "application/json ;charset=UTF-8",
            "application/json;charset=\"utf-8\"", " application/json\t", "application/problem+json",
            "application/vnd.api+json; ext=\"https://example.com\"", "application/json;",
        ])
    func accepted(header: String) { #expect(ValidatingDecoder.accepts(contentType: header)) }

    @Test(
        "of anything else is rejected",
        arguments: [
            nil, "", " ", "json", "application/", "/json", "text/plain", "text/json", "multipart/form-data; boundary=x",
            "application/x-www-form-urlencoded", "application/jsonp", "application/json/x", "application/ json",
            "application/json, text/plain", "text/plain; application/json", "application/+json", "+json",
            "application/json; charset=utf-16", "application/json; charset", "application/json; charset=latin1",
            "ａpplication/json", "application/\u{212A}+json", "application/json\u{301}", "application/json\n",
            "text/plain;charset=utf-8+json", String(repeating: "a", count: 2_000) + "/x+json",
        ])
    func rejected(header: String?) { #expect(!ValidatingDecoder.accepts(contentType: header)) }
}
