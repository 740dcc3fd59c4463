// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

// Reads lines that consist of a topic, a tab, and an input in hexadecimal digits. For each call about the topic, writes
// a line with the library, the topic, the call, a digit for each input (1 accepted, 0 rejected), and the nanoseconds of
// processor time per verdict.

import Foundation
import InputValidation

struct Call {
    let library: String
    let topic: String
    let source: String
    let accepts: (String) -> Bool

    init(_ topic: String, _ source: String, _ strategy: InputValidator<String>) {
        library = "swift-input-validation"
        self.topic = topic
        self.source = source
        accepts = { strategy.isValid($0) }
    }

    init(foundation topic: String, _ source: String, _ accepts: @escaping (String) -> Bool) {
        library = "foundation"
        self.topic = topic
        self.source = source
        self.accepts = accepts
    }
}

let calls = [
    Call("card", ".paymentCard", .paymentCard),
    Call("url", ".url", .url),
    Call("uri", ".url(.absoluteURI)", .url(.absoluteURI)),
    Call("email", ".email", .email),
    Call("mailbox", ".email(.rfc5321)", .email(.rfc5321)),
    Call("domain", ".domainName", .domainName),
    Call(
        "hostname", "DomainNameInputValidator(requiresTopLevelDomain: false)",
        DomainNameInputValidator(requiresTopLevelDomain: false)),
    Call("ipv4", "IPAddressInputValidator(version: .v4)", IPAddressInputValidator(version: .v4)),
    Call("ipv6", "IPAddressInputValidator(version: .v6)", IPAddressInputValidator(version: .v6)),
    Call("mac", ".macAddress", .macAddress),
    Call("date", ".date", .date),
    Call("time", ".time(offset: .required)", .time(offset: .required)),
    Call("datetime", ".dateTime", .dateTime),
    Call("uuid", ".uuid", .uuid),
    Call("iban", ".iban", .iban),
    Call("bic", ".bic", .bic),
    Call("isbn", ".isbn", .isbn),
    Call("ean", ".ean", .ean),
    Call("semver", ".semver", .semver),
    Call("base64", ".base64", .base64),
    Call(foundation: "url", "URL(string:), http or https, with a host") {
        guard let url = URL(string: $0), let scheme = url.scheme?.lowercased() else { return false }
        return (scheme == "http" || scheme == "https") && url.host?.isEmpty == false
    },
    Call(foundation: "uuid", "UUID(uuidString:)") { UUID(uuidString: $0) != nil },
    Call(foundation: "base64", "Data(base64Encoded:)") { !$0.isEmpty && Data(base64Encoded: $0) != nil },
    Call(foundation: "datetime", "Date(_:strategy: .iso8601)") { (try? Date($0, strategy: .iso8601)) != nil },
]

/// Returns this process's processor time in nanoseconds.
func now() -> UInt64 {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return UInt64(time.tv_sec) * 1_000_000_000 + UInt64(time.tv_nsec)
}

/// Returns the nanoseconds per verdict, over rounds of at least a fifth of a second.
func cost(of call: Call, _ inputs: [String]) -> Double {
    for input in inputs { _ = call.accepts(input) }
    let start = now()
    var rounds = 0
    repeat {
        for input in inputs { _ = call.accepts(input) }
        rounds += 1
    } while now() - start < 200_000_000
    return Double(now() - start) / Double(rounds * inputs.count)
}

var rows: [String: [String]] = [:]
while let line = readLine() {
    let parts = line.split(separator: "\t", maxSplits: 1, omittingEmptySubsequences: false)
    let digits = Array(parts[1].utf8)
    let bytes = stride(from: 0, to: digits.count, by: 2).map { at in
        UInt8(String(decoding: digits[at..<at + 2], as: UTF8.self), radix: 16) ?? 0
    }
    rows[String(parts[0]), default: []].append(String(decoding: bytes, as: UTF8.self))
}
for call in calls {
    guard let inputs = rows[call.topic] else { continue }
    let verdicts = inputs.map { call.accepts($0) ? "1" : "0" }.joined()
    print(call.library, call.topic, call.source, verdicts, cost(of: call, inputs), separator: "\t")
}
