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
        let inputmode: String
    }

    private struct Result: Decodable {
        let fields: [String: Reply]
        let rules: [Bool]?
    }

    private func result(
        _ field: Field, _ event: LiveCheck.Event, rejected: Set<Field> = [], in checkout: Checkout
    ) throws -> Result {
        let language = PageLanguage(acceptLanguage: nil)
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

    @Test("of a card number has the security code, too, which is rejected if it was before", arguments: [true, false])
    func securityCode(isRejected: Bool) throws {
        let checkout = filledCheckout()
        checkout.type("378282246310005", in: .cardNumber)
        let fields = try result(.cardNumber, .type, rejected: isRejected ? [.securityCode] : [], in: checkout).fields
        #expect(fields[Field.cardNumber.rawValue]?.isAccepted == true)
        let code = fields[Field.securityCode.rawValue]
        #expect(code?.isAccepted == false && (code?.error != nil) == isRejected)
    }

    @Test("of a password has the rules that it meets")
    func rules() throws {
        let checkout = filledCheckout()
        checkout.type("abc", in: .password)
        #expect(try result(.password, .type, in: checkout).rules == [false, true, false, false])
        #expect(try result(.name, .type, in: checkout).rules == nil)
    }
}
