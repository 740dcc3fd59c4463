// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import InputValidation
import Testing

@testable import ValidationNetwork

@Suite("The bytes of a host")
struct HostBytesTests {
    @Test(
        "are a domain name or a subdomain of it",
        arguments: [
            ("example.com", true), ("EXAMPLE.Com", true), ("a.example.com", true), ("a.b.EXAMPLE.com", true),
            (".example.com", true), ("notexample.com", false), ("-example.com", false), ("example.com.", false),
            ("example.co", false), ("xample.com", false), ("", false), ("a.example.org", false), ("example@com", false),
        ])
    func isUnder(host: String, isUnder: Bool) {
        #expect(Array(host.utf8).isSameOrSubdomain(of: "example.com") == isUnder)
    }

    @Test("have small letters in the given ranges, and keep all other bytes")
    func lowercased() {
        let bytes = Array(0...UInt8.max)
        func lowercased(_ ranges: Range<Int>...) -> [UInt8] {
            bytes.withUnsafeBufferPointer {
                ranges.count == 1 ? $0.lowercased(in: ranges[0]) : $0.lowercased(in: ranges[0], ranges[1])
            }
        }
        #expect(lowercased(0..<256) == bytes.map { (0x41...0x5A).contains($0) ? $0 + 0x20 : $0 })
        #expect(lowercased(0..<0) == bytes)
        let some = lowercased(0x41..<0x43, 0x5A..<0x5B)
        #expect(bytes.filter { some[Int($0)] != $0 } == [0x41, 0x42, 0x5A])
    }

    @Test(
        "may be digits and dots",
        arguments: [
            ("1.2", true), ("", true), ("..", true), ("1a", false), ("1:", false), ("1/", false), ("1-", false),
        ])
    func digitsAndDots(text: String, areDigitsAndDots: Bool) {
        #expect(text.utf8.containsOnlyDigitsAndDots == areDigitsAndDots)
    }

    @Test("of names in DNS, and the bytes that no URL encodes, are the sets in their standards")
    func sets() {
        let alphanumeric = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz"
        #expect(ByteSet.hostNameCharacters == ByteSet(alphanumeric + "-_"))
        #expect(ByteSet.unreserved == ByteSet(alphanumeric + "-._~"))
    }

    @Test("may contain marks, which the three categories of marks are")
    func marks() {
        let marks = "a1-\u{301}\u{903}\u{20DD}\u{200B}\u{E9}".unicodeScalars.filter {
            $0.properties.generalCategory.isMark
        }
        #expect(marks.map(\.value) == [0x301, 0x903, 0x20DD])
    }
}
