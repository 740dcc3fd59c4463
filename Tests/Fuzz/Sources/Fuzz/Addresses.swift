// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import Foundation
import InputValidation

/// Fuzzes web addresses.
///
/// The first byte chooses the policy.
enum URLs {
    static let policies: [URLPolicy] = [
        .web, .publicWeb, .absoluteURI, .reference, .whatwg, .redirectTarget(), .redirectTarget(hosts: ["example.com"]),
        .web.allowing([.userInfo, .unicodeHost, .unicodeText, .dotlessHosts, .localhost, .ipHosts, .privateHosts]),
        .web.rejecting([.query, .fragment]),
    ]
    private static let strategies = policies.map { URLInputValidator($0) }

    static func run(_ input: ArraySlice<UInt8>) {
        guard let first = input.first else { return }
        let index = Int(first) % policies.count
        let (strategy, text) = (strategies[index], input.dropFirst().text)
        Texts.check(strategy, text)
        guard let parts = try? strategy.parse(text) else { return }
        require((try? strategy.parse(parts.text)) == parts, "the text of the parts has other parts")
        require(policies[index] != .publicWeb || strategies[0].isValid(text), "public, but not on the web")
        guard index < 2 else { return }
        // A program that opens the address must reach the host that was validated.
        guard let url = URL(parts) else { return require(false, "Foundation cannot parse it") }
        // Foundation returns an IPv6 address without its brackets.
        let host = url.host(percentEncoded: true)?.lowercased()
        let ours = parts.host?.lowercased().filter { !"[]".contains($0) }
        require(host == ours, "Foundation opens \(host ?? "nothing")")
        require(url.scheme?.lowercased() == parts.scheme && url.port == parts.port, "another scheme or port")
    }
}

/// Fuzzes email addresses.
///
/// The first byte chooses the standard.
enum Emails {
    static func run(_ input: ArraySlice<UInt8>) {
        guard let first = input.first else { return }
        let standards = EmailInputValidator.Standard.allCases
        let standard = standards[Int(first >> 1) % standards.count]
        let strategy = EmailInputValidator(standard, allowsUnicode: first & 1 == 1)
        let text = input.dropFirst().text
        Texts.check(strategy, text)
        guard let address = try? strategy.parse(text) else { return }
        require(address.text == "\(address.localPart)@\(address.domain)", "the parts are not the whole")
        require((try? strategy.parse(address.text)) == address, "the text of the address is another address")
        if first & 1 == 0 {
            let wide = EmailInputValidator(standard, allowsUnicode: true)
            require(wide.isValid(text), "accepted only without other scripts")
        }
    }
}

/// Fuzzes card numbers, their security codes, and their expiry dates.
enum Cards {
    static func run(_ input: ArraySlice<UInt8>) {
        let text = input.text
        Texts.check(.paymentCard, text)
        Texts.check(.securityCode, text)
        Texts.check(.cardExpiry, text)
        Texts.check(.paymentCard(accepting: [.visa, .amex]), text)
        let formatted = PaymentCard.formatted(text)
        require(PaymentCard.formatted(formatted) == formatted, "formatted twice")
        let (same, caret) = PaymentCard.formatted(text, caret: text.utf16.count / 2)
        require(same == formatted && (0...same.utf16.count).contains(caret), "the caret is at \(caret)")
        _ = PaymentCard.masked(text)
        guard let card = try? InputValidator<String>.paymentCard.parse(text) else { return }
        require(text.filter(\.isNumber).hasSuffix(card.lastFour), "not the last four digits")
        require(InputValidator<String>.luhn.isValid(text.filter(\.isNumber)), "a wrong check digit")
        require(InputValidator<String>.paymentCard.isValid(formatted), "the formatted number is rejected")
    }
}
