// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import Foundation
import InputValidation
import Testing
import WebFormKit

@Suite("The check while a person fills in the form")
struct LiveCheckTests {
    private struct Reply: Decodable {
        let error: String?
        let isAccepted: Bool
        let status: String
        let label: String
        let hint: String?
        let inputmode: String
        let autocapitalize: String
    }

    private struct Result: Decodable {
        let fields: [String: Reply]
        let rules: [Bool]?
    }

    private func result(
        _ field: Field, _ event: LiveCheck.Event, rejected: Set<Field> = [], in checkout: Checkout,
        language tag: String? = nil
    ) throws -> Result {
        let language = PageLanguage(acceptLanguage: tag)
        let check = LiveCheck(of: field, after: event, rejected: rejected, in: checkout, language)
        return try JSONDecoder().decode(Result.self, from: JSONEncoder().encode(check))
    }

    @Test(
        "shows an error of a rejected value only after the event that it belongs to",
        arguments: [
            (.email, "ada", .type, false), (.email, "ada", .finish, false), (.email, "ada", .leave, true),
            (.postcode, "SW1", .type, false), (.postcode, "SW1", .finish, false), (.postcode, "SW1", .leave, true),
            (.postcode, "SW1A1AAA", .type, true), (.postcode, "SW1A1AAA", .finish, true),
            (.cardNumber, "4242", .type, false), (.cardNumber, "4242", .finish, false),
            (.cardNumber, "4242", .leave, true), (.cardNumber, "4242424242424241", .finish, true),
            (.cardNumber, "4444444444444444", .type, false), (.cardNumber, "4444444444444444", .finish, true),
        ] as [(Field, String, LiveCheck.Event, Bool)])
    func events(field: Field, value: String, event: LiveCheck.Event, hasError: Bool) throws {
        let checkout = filledCheckout()
        checkout.type(value, in: field)
        let reply = try #require(try result(field, event, in: checkout).fields[field.rawValue])
        #expect((reply.error != nil) == hasError && !reply.isAccepted)
        #expect(reply.error == checkout[field].error?.reason)
    }

    @Test("of an accepted value has no error", arguments: Field.allCases)
    func accepted(field: Field) throws {
        let result = try result(field, .leave, in: filledCheckout())
        #expect(result.fields[field.rawValue]?.isAccepted == true && result.fields[field.rawValue]?.error == nil)
        #expect((result.rules == [true, true, true, true]) == (field == .password))
        let names = field == .cardNumber ? [field, .securityCode] : [field]
        #expect(Set(result.fields.keys) == Set(names.map(\.rawValue)))
    }

    @Test("after a swap, rejects only a field that was rejected before", arguments: [true, false])
    func swap(isRejected: Bool) throws {
        let checkout = filledCheckout()
        checkout.documentKind = .nickname
        let reply = try result(.document, .swap, rejected: isRejected ? [.document] : [.email], in: checkout)
            .fields[Field.document.rawValue]
        #expect((reply?.error != nil) == isRejected && reply?.isAccepted == false && reply?.inputmode == "text")
        checkout.documentKind = .memberNumber
        let other = try result(.document, .swap, in: checkout).fields[Field.document.rawValue]
        #expect(other?.error == nil && other?.isAccepted == true && other?.inputmode == "numeric")
    }

    @Test("of a swap has the hint of the new strategy, and what helps to type")
    func hints() throws {
        let checkout = filledCheckout()
        var found: [Document: Reply] = [:]
        for document in Document.allCases {
            checkout.documentKind = document
            found[document] = try result(.document, .swap, in: checkout).fields[Field.document.rawValue]
        }
        #expect(Set(found.values.compactMap(\.hint)).count == 3)
        #expect(found[.passport]?.hint?.contains("YA1234567") == true)
        #expect(found[.passport]?.autocapitalize == "characters")
        for customer in Customer.allCases {
            checkout.customer = customer
            let reply = try result(.taxNumber, .swap, in: checkout).fields[Field.taxNumber.rawValue]
            #expect(reply?.autocapitalize == "characters")
        }
        #expect(found[.memberNumber]?.autocapitalize == "none" && found[.memberNumber]?.inputmode == "numeric")
        let name = try result(.name, .leave, in: checkout).fields[Field.name.rawValue]
        #expect(name?.autocapitalize == "words" && name?.inputmode == "text")
    }

    @Test("is in the language of the page")
    func language() throws {
        let checkout = filledCheckout(labels: PageLanguage(acceptLanguage: "de").text)
        checkout.type("SW1A 1AA", in: .postcode)
        let typed = try result(.postcode, .type, in: checkout, language: "de").fields[Field.postcode.rawValue]
        #expect(typed?.status == "Sieht richtig aus" && typed?.label == "Postleitzahl")
        checkout.type("12x", in: .document)
        let reply = try result(.document, .type, in: checkout, language: "de").fields[Field.document.rawValue]
        #expect(reply?.error?.contains("Ziffern 0 bis 9") == true, "\(String(describing: reply))")
        #expect(reply?.hint?.contains("Ziffern") == true, "\(String(describing: reply))")
    }

    @Test("of a card number has the security code, too, which is rejected if it was before", arguments: [true, false])
    func securityCode(isRejected: Bool) throws {
        let checkout = filledCheckout()
        checkout.type("378282246310005", in: .cardNumber)
        let fields = try result(.cardNumber, .type, rejected: isRejected ? [.securityCode] : [], in: checkout).fields
        #expect(fields[Field.cardNumber.rawValue]?.isAccepted == true)
        let code = fields[Field.securityCode.rawValue]
        #expect(code?.isAccepted == false && (code?.error != nil) == isRejected)
    }

    @Test("no longer shows an error of typing after a swap, unless the form was rejected", arguments: [true, false])
    func typingBeforeSwap(isRejected: Bool) throws {
        let checkout = filledCheckout()
        checkout.type("12345", in: .securityCode)
        #expect(checkout.securityCode.error != nil)
        let ofCard = try result(.cardNumber, .type, rejected: isRejected ? [.securityCode] : [], in: checkout).fields
        #expect((ofCard[Field.securityCode.rawValue]?.error != nil) == isRejected)
    }

    @Test(
        "states below a field whether its value is complete, and the network of a card",
        arguments: [
            (.cardNumber, "4242", "Visa"), (.cardNumber, "4242 4242 4242 4242", "Visa"),
            (.cardNumber, "4242 4242 4242 4241", "Visa"), (.cardNumber, "36", ""),
            (.cardNumber, "37", "American Express"), (.cardNumber, "", ""),
            (.cardNumber, "5555 5555 5555 4444", "Mastercard"), (.cardNumber, "4444444444444444", "Visa"),
            (.postcode, "SW1", ""), (.postcode, "sw1a 1aa", "Looks right"), (.postcode, "SW1A1AAA", ""),
            (.document, "12345", ""), (.document, "123456", "Looks right"), (.document, "x", ""),
            (.cardExpiry, "2028-1", ""), (.cardExpiry, "1/2028", "Looks right"),
            (.securityCode, "12", ""), (.securityCode, "123", "Looks right"),
            (.email, "ada", ""), (.email, "ada@example.com", ""), (.name, "Ada", ""),
            (.website, "https://example.com", ""), (.password, "Correct horse 7", ""),
            (.taxNumber, "AB", ""),
        ] as [(Field, String, String)])
    func status(field: Field, value: String, status: String) throws {
        let checkout = filledCheckout()
        checkout.type(value, in: field)
        #expect(try result(field, .type, in: checkout).fields[field.rawValue]?.status == status)
    }

    @Test("states where the security code of the card is, and which tax number the buyer has")
    func places() throws {
        let checkout = filledCheckout()
        func reply(_ field: Field, card: String) throws -> Reply? {
            checkout.type(card, in: .cardNumber)
            return try result(field, .type, in: checkout).fields[field.rawValue]
        }
        for (card, hint) in [
            ("4242", "The 3 digits on the back of the card"),
            ("5555 5555 5555 4444", "The 3 digits on the back of the card"),
            ("37", "The 4 digits on the front of the card"),
            ("", "3 digits on the back, or 4 on the front of American Express"),
        ] {
            #expect(try reply(.securityCode, card: card)?.hint == hint)
        }
        #expect(try reply(.name, card: "")?.hint == "As on your card" && reply(.website, card: "")?.hint == nil)
        let person = try reply(.taxNumber, card: "")
        #expect(person?.label == "National Insurance number" && person?.hint == "For example, QQ 12 34 56 C")
        checkout.customer = .company
        let company = try reply(.taxNumber, card: "")
        #expect(company?.label == "VAT number" && company?.hint == "Use this format: GB980780684")
    }

    @Test("after a swap of the card number has the security code, too")
    func cardSwap() throws {
        let checkout = filledCheckout()
        checkout.type("378282246310005", in: .cardNumber)
        let fields = try result(.cardNumber, .swap, in: checkout).fields
        #expect(Set(fields.keys) == ["card-number", "security-code"] && fields["card-number"]?.error == nil)
    }

    @Test("of a password has the rules that it meets")
    func rules() throws {
        let checkout = filledCheckout()
        checkout.type("abc", in: .password)
        #expect(try result(.password, .type, in: checkout).rules == [false, true, false, false])
        #expect(try result(.name, .type, in: checkout).rules == nil)
    }
}
