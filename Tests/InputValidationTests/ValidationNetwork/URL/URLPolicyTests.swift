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

    @Test("is equal to another one that accepts the same, whatever the order and the case of its lists")
    func order() {
        let policy = URLPolicy(schemes: ["http", "https"], hosts: ["a.com", "b.com"], ports: [80, 443])
        #expect(URLPolicy(policy, schemes: ["HTTPS", "http", "https"]) == policy)
        #expect(URLPolicy(policy, hosts: ["B.com", "a.COM", "b.com"]) == policy)
        #expect(URLPolicy(policy, ports: [443, 80, 443]) == policy)
        #expect(URLPolicy(schemes: ["https", "http"]) == .web)
        let others = [
            URLPolicy(policy, schemes: ["http"]), URLPolicy(policy, hosts: ["a.com"]), URLPolicy(policy, ports: [80]),
            URLPolicy(.whatwg, schemes: ["http", "https"], hosts: ["a.com", "b.com"], ports: [80, 443]),
            policy.rejecting(.query),
        ]
        for other in others { #expect(other != policy && URLInputValidator(other) != URLInputValidator(policy)) }
        // The message names the hosts in the same order.
        let error = rejection(by: .url(URLPolicy(hosts: ["b.com", "A.com"])), of: "https://c.com")
        #expect(error?.code == .urlHostNotAccepted && error?[.accepted] == ["a.com", "b.com"])
        #expect(rejection(by: .url(URLPolicy(schemes: ["ws", "FTP"])), of: "x://a")?[.accepted] == ["ftp", "ws"])
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
