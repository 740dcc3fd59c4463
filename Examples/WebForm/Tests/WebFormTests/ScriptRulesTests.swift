// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import Foundation
import InputValidation
import Testing

@testable import WebFormKit

@Suite("The rules of the page's script")
struct ScriptRulesTests {
    private typealias Variant = ScriptRules.Variant

    private func rules(_ tag: String) throws -> (rules: ScriptRules, variants: [String: Variant]) {
        let language = PageLanguage(acceptLanguage: tag)
        let rules = try ScriptRules(for: Checkout(labels: language.text), in: language)
        let line = try #require(rules.source.firstMatch(of: /export const variants = (.*);/)).1
        return (rules, try JSONDecoder().decode([String: Variant].self, from: Data(line.utf8)))
    }

    @Test("decide about every field, except host names that begin with xn--, and the policy for websites")
    func undecided() throws {
        let lines = try rules("en").rules.undecided.map(\.description)
        #expect(
            lines == ["email: email: labels that begin with xn--", "website: url: this policy for web addresses"])
    }

    @Test("have what a field shows with each strategy")
    func variants() throws {
        let variants = try rules("en").variants
        let expected: [(String, label: String, hint: String?, inputmode: String, autocapitalize: String)] = [
            ("document:member-number", "Member number", "Only use the digits 0 to 9", "numeric", "none"),
            ("document:nickname", "Nickname", nil, "text", "sentences"),
            ("document:passport", "Passport number", "YA1234567", "text", "characters"),
            ("tax-number:person", "National Insurance number", "For example, QQ 12 34 56 C", "text", "characters"),
            ("tax-number:company", "VAT number", "Use this format: GB980780684", "text", "characters"),
            (
                "security-code:", "Security code", "3 digits on the back, or 4 on the front of American Express",
                "numeric", "none"
            ),
            ("security-code:visa", "Security code", "The 3 digits on the back of the card", "numeric", "none"),
            ("security-code:mastercard", "Security code", "The 3 digits on the back of the card", "numeric", "none"),
            ("security-code:amex", "Security code", "The 4 digits on the front of the card", "numeric", "none"),
        ]
        #expect(variants.count == expected.count)
        for (name, label, hint, inputmode, autocapitalize) in expected {
            let variant = try #require(variants[name])
            #expect(variant.label == label && variant.inputmode == inputmode, "\(name)")
            #expect(variant.autocapitalize == autocapitalize, "\(name)")
            if let hint { #expect(variant.hint?.contains(hint) == true, "\(name): \(variant.hint ?? "")") }
        }
    }

    @Test("are in the page's language", arguments: Text.all)
    func language(text: Text) throws {
        let (rules, variants) = try rules(text.messages.tag)
        #expect(variants["document:passport"]?.label == text.documents[.passport]?.names.label)
        #expect(rules.source.contains("export const languages = ['\(text.messages.tag)']"))
    }
}
