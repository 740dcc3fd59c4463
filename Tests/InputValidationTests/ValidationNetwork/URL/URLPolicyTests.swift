// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import Foundation
import InputValidation
import Testing

@Suite("URLPolicy")
struct URLPolicyTests {
    @Test("lists the accepted ports only if the policy limits them")
    func ports() {
        let limited = URLInputValidator(URLPolicy(ports: [443, 8443]))
        #expect(rejection(by: .url, of: "https://a.de:0/")?[.accepted] == nil)
        #expect(rejection(by: limited, of: "https://a.de:0/")?[.accepted] == .list(["443", "8443"]))
    }

    @Test("explains by the policy why a host is not accepted")
    func hostNotAccepted() {
        let policies: [(URLPolicy, Sentence)] = [
            (.redirectTarget(), .singleSlash), (.redirectTarget(hosts: ["a.de"]), .hostAccepted),
            (URLPolicy(hosts: []), .programMistake),
        ]
        for (policy, sentence) in policies {
            let error = rejection(by: .url(policy), of: "https://evil.com")
            #expect(error?.domain == .builtIn && error?.code == .urlHostNotAccepted)
            #expect(error?.sentence == sentence)
        }
    }

    @Test("has a value for every policy", arguments: [URLPolicy.web, .absoluteURI, .reference, .whatwg, .publicWeb])
    func policies(policy: URLPolicy) {
        #expect(URLInputValidator(policy) == URLInputValidator(policy))
        #expect(URLInputValidator(policy) != URLInputValidator(.redirectTarget()))
        #expect(URLInputValidator(policy.allowing(.unicodeHost)) != URLInputValidator(policy))
        #expect(policy.allowing(.unicodeHost).rejecting(.unicodeHost) == policy)
    }

    @Test(
        "requires a host for a web scheme in every combination of policy and schemes",
        arguments: [URLPolicy.web, .absoluteURI, .whatwg])
    func webSchemes(policy: URLPolicy) {
        let validator = InputValidator.url(URLPolicy(policy, schemes: ["http", "https"]))
        #expect(validator.isValid("https://example.com/"))
        #expect(validator.isValid("http:///a") == (policy == .absoluteURI))
        #expect(rejection(by: validator, of: "ftp://example.com")?.code == .urlScheme)
    }

    @Test("requires a host if a policy has a setting for hosts")
    func restrictedHost() {
        #expect(
            rejection(by: .url(.absoluteURI.rejecting(.privateHosts)), of: "mailto:a@b")?.code
                == .urlHostMissing)
        #expect(
            rejection(by: .url(URLPolicy(.absoluteURI, hosts: ["a"])), of: "x://%61")?.code == .urlHostCharacter)
        #expect(rejection(by: .url(URLPolicy(.whatwg, hosts: ["a"])), of: "x://%61")?.code == .urlHostCharacter)
    }
}
