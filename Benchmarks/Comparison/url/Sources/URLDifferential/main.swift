// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import CAda
import Foundation
import InputValidation

// A parser for the WHATWG URL Standard must accept what our policies accept, with the same host. If a validator and a
// browser disagree about the host, that's a security hole. Prints disagreements, and exits with status 1 if there are
// any.

func adaHost(_ text: String) -> String? {
    var text = text
    return text.withUTF8 { bytes in
        bytes.withMemoryRebound(to: CChar.self) { characters in
            withUnsafeTemporaryAllocation(of: CChar.self, capacity: 8_192) { host -> String? in
                let length = ada_host(characters.baseAddress, characters.count, host.baseAddress, host.count)
                guard length >= 0 else { return nil }
                return String(decoding: host[..<length].map { UInt8(bitPattern: $0) }, as: UTF8.self)
            }
        }
    }
}

struct Random: RandomNumberGenerator {
    var state: UInt64
    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var bits = state
        bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
        bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
        return bits ^ (bits >> 31)
    }
}

let policies: [(String, InputParser<String, URLParts>)] = [
    ("web", .url(.web)), ("whatwg", .url(.whatwg)), ("publicWeb", .url(.publicWeb)),
    ("web, unicodeHost, userInfo", .url(.web.allowing([.userInfo, .unicodeHost]))),
    ("web, any scheme", .url(URLPolicy(schemes: ["http", "ws", "ftp", "x", "file"]).allowing(.userInfo))),
]
let pieces = [
    "http", "https", "ws", "ftp", "file", "x", ":", "//", "/", "a", "example.com", "@", "?", "#", "%41", "%", "[::1]",
    "[", "]",
    "1", ".", "-", "_", "\\", " ", "127.0.0.1", "0x7f", "xn--bcher-kva", "é", ":80", "..", "=", "~", "user", "+", ",",
    "%2e",
    "[v1.a]", "2130706433", "\u{0}", "\t", "\n", "ü.de", "A", "::", "1:2:3:4:5:6:7:8", "。", "．", "ß", "０", "\u{AD}",
    "א", "ب",
    "٣", "\u{200D}", "क्", "ſ", "K", "ﬁ", "xn--", "☺", "e\u{301}", "08", "256", "0", "٠", "localhost", "C:", "|",
]
var random = Random(state: UInt64(CommandLine.arguments.dropFirst().first ?? "1") ?? 1)
var accepted = [Int](repeating: 0, count: policies.count)
var disagreements = 0

@MainActor func check(_ input: String) {
    for (index, (name, validator)) in policies.enumerated() {
        guard let parts = try? validator.parse(input) else { continue }
        accepted[index] += 1
        guard let theirs = adaHost(input) else {
            disagreements += 1
            print("\(name): accepted, but browsers fail on it:", input.debugDescription)
            continue
        }
        let ours = parts.host ?? ""
        var same = true
        if parts.hostKind == .ipv6 {
            same =
                (try? InputValidator.ipAddress.parse(String(ours.dropFirst().dropLast())))
                == (try? InputValidator.ipAddress.parse(String(theirs.dropFirst().dropLast())))
        } else if parts.hostKind == .ipv4, name != "whatwg" {
            same = ours == theirs
        } else if parts.hostKind == .name, ours.utf8.allSatisfy({ $0 < 0x80 }), !ours.contains("%") {
            same = ours.lowercased() == theirs.lowercased() || ours.isEmpty && theirs.isEmpty
            // Browsers read file://localhost/ with an empty host, which means the same machine.
            if input.lowercased().hasPrefix("file:"), theirs.isEmpty, ours.lowercased() == "localhost" { same = true }
        }
        if !same {
            disagreements += 1
            print(
                "\(name): host \(ours.debugDescription), in browsers \(theirs.debugDescription):",
                input.debugDescription)
        }
    }
}

for round in 0..<400_000 {
    var input = ""
    switch round % 4 {
    case 0:
        input = (0..<Int.random(in: 1...8, using: &random)).map { _ in pieces.randomElement(using: &random) ?? "" }
            .joined()
    case 1:
        input = "http://"
        input += (0..<Int.random(in: 1...7, using: &random)).map { _ in pieces.randomElement(using: &random) ?? "" }
            .joined()
    case 2:
        // A label with random scalars, mostly from one script, and sometimes with a scalar from another.
        let block = UInt32.random(in: 0...0x300, using: &random) << 7
        var scalars = String.UnicodeScalarView()
        for _ in 0..<Int.random(in: 1...5, using: &random) {
            let value =
                Int.random(in: 0...9, using: &random) == 0 ? UInt32.random(in: 0...0x1_FFFF, using: &random) : block
            if let scalar = Unicode.Scalar(value + UInt32.random(in: 0...127, using: &random)) {
                scalars.append(scalar)
            }
        }
        input = "https://" + String(scalars) + [".com/", "/", ".рф/"][round / 4 % 3]
    default:
        let alphabet = Array("abcdefghijklmnopqrstuvwxyz0123456789-")
        let label = (0..<Int.random(in: 1...9, using: &random)).map { _ in alphabet.randomElement(using: &random) ?? "a"
        }
        input = "http://xn--" + String(label) + (round / 4 % 2 == 0 ? ".com" : "")
    }
    check(input)
}
for (index, (name, _)) in policies.enumerated() { print("\(name): \(accepted[index]) accepted") }
print("\(disagreements) disagreements")
if disagreements > 0 { exit(1) }
