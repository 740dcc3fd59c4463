// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

// snippet.web
import InputValidation

let link: InputParser<String, URLParts> = .url
print(link.isValid("https://example.com/wiki/Straße?q=1"))
// true
print(link.isValid("javascript://x/%0aalert(1)"))
// false
// snippet.end

// snippet.parts
if let parts = try? link.parse("https://Example.com:8443/a?b") {
    print(parts)
    // https://example.com:8443/a?b
    print(parts.host ?? "")
    // example.com
    print(parts.port ?? 0)
    // 8443
}
// snippet.end

// snippet.policy
let shops = URLInputValidator(
    URLPolicy(schemes: ["https"], ports: [443])
        .rejecting([.localhost, .dotlessHosts]))
print(shops.isValid("https://intranet/"))
// false

let next = URLInputValidator(.redirectTarget(hosts: ["example.com"]))
print(next.isValid("/account"))
// true
print(next.isValid("//evil.example"))
// false

let webhook = URLInputValidator(.publicWeb)
print(webhook.isValid("http://[::ffff:169.254.169.254]/"))
// false
// snippet.end

// snippet.climb
print(link.isValid("https://example.com/a%2f..%2fb"))
// true
print(link.isValid("https://example.com/a%2f..%2f.."))
// false
// snippet.end
