// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import InputValidation
import Testing
import WebFormKit

@Suite("The page")
struct PageTests {
    private static let token = "0b8e7c86-0000-4000-8000-000000000000"

    private func page(
        _ checkout: Checkout, _ reason: Page.Reason = .opened, in tag: String? = nil
    ) -> String {
        let language = PageLanguage(acceptLanguage: tag)
        return Page(checkout, in: language, reason: reason, token: Self.token).html.markup
    }

    /// An input's start tag.
    private func input(_ field: Field, in page: String) throws -> String {
        let start = #"<input id="\#(field.rawValue)""#
        return String(try #require(page.components(separatedBy: start).dropFirst().first).prefix { $0 != ">" })
    }

    @Test("has a list of the errors, in its order, with the messages that the fields have")
    func errors() throws {
        let checkout = filledCheckout()
        for (field, value) in [(.securityCode, ""), (.email, "ada"), (.postcode, "SW1")] as [(Field, String)] {
            checkout.type(value, in: field)
        }
        #expect(throws: FormError.self) { try checkout.order() }
        let page = page(checkout, .rejected)
        #expect(page.contains("<title>Error: Checkout – Kettle &amp; Leaf</title>"))
        #expect(page.contains(#" data-rejected="true""#))
        let items = page.matches(of: /<li data-for="([^"]*)"><a href="#([^"]*)">([^<]*)<\/a><\/li>/)
        #expect(items.map { String($0.1) } == ["email", "postcode", "security-code"])
        #expect(items.allSatisfy { $0.1 == $0.2 })
        for (item, field) in zip(items, [Field.email, .postcode, .securityCode]) {
            let id = field.rawValue
            #expect(page.contains(#"id="\#(id)-error">"#) && page.contains(#"<span class="message">\#(item.3)</span>"#))
            let tag = try input(field, in: page)
            #expect(tag.contains(#" aria-describedby="\#(id)-hint \#(id)-error" aria-invalid="true""#), "\(tag)")
        }
        let name = try input(.name, in: page)
        #expect(name.contains(#" aria-describedby="name-hint""#) && !name.contains("aria-invalid"))
    }

    @Test(
        "connects each field with its note, its hint, its rules, and its error",
        arguments: [(Page.Reason.opened, false), (.rejected, true)])
    func descriptions(reason: Page.Reason, isRejected: Bool) throws {
        let checkout = Checkout(labels: PageLanguage(acceptLanguage: nil).text)
        #expect(throws: FormError.self) { try checkout.order() }
        let page = page(checkout, reason)
        for field in Field.allCases {
            let id = field.rawValue
            let descriptions = ["\(id)-hint", "\(id)-rules", "\(id)-error"].filter { page.contains(#" id="\#($0)""#) }
            let list = descriptions.joined(separator: " ")
            let tag = try input(field, in: page)
            #expect(tag.contains(#" aria-describedby="\#(list)""#) == !descriptions.isEmpty, "\(tag)")
            #expect(tag.contains("-error") == (isRejected && field != .website), "\(tag)")
        }
        #expect(try input(.password, in: page).contains(#" aria-describedby="password-rules"#))
    }

    @Test("has no errors before the form was rejected", arguments: [Page.Reason.opened, .swapped(.document)])
    func noErrors(reason: Page.Reason) {
        let checkout = filledCheckout()
        checkout.type("ada", in: .email)
        #expect(throws: FormError.self) { try checkout.order() }
        let page = page(checkout, reason)
        #expect(page.contains("<title>Checkout – Kettle &amp; Leaf</title>") && !page.contains("data-rejected"))
        #expect(!page.contains("aria-invalid") && !page.contains("data-for="))
    }

    @Test("has the focus on the button that swapped a strategy", arguments: [Swap.document, .customer, .card])
    func focus(swap: Swap) {
        let page = page(filledCheckout(), .swapped(swap))
        #expect(page.contains(#"name="swap" value="\#(swap.rawValue)" autofocus>"#))
        #expect(page.components(separatedBy: " autofocus").count == 2)
        #expect(!self.page(filledCheckout()).contains(" autofocus"))
    }

    @Test("has at most one line of help for each field", arguments: Text.all)
    func hints(text: Text) {
        let language = PageLanguage(choices: [text.messages.tag], acceptLanguage: nil)
        let page = Page(filledCheckout(labels: text), in: language).html.markup
        let hints = page.matches(of: /<p class="hint" id="([a-z-]*)-hint">([^<]*)</)
        let fields = Field.allCases.filter { ![.website, .password].contains($0) }
        #expect(hints.map { String($0.1) } == fields.map(\.rawValue) && hints.allSatisfy { !$0.2.isEmpty })
    }

    @Test("has the label of the strategy, and what is optional beside it", arguments: Text.all)
    func labels(text: Text) {
        let language = PageLanguage(choices: [text.messages.tag], acceptLanguage: nil)
        let checkout = filledCheckout(labels: text)
        func label(_ field: Field) -> Substring? {
            let page = Page(checkout, in: language).html.markup
            return page.components(separatedBy: #"<label for="\#(field.rawValue)">"#).last?.prefix { $0 != "\n" }
        }
        var seen: Set<Substring?> = []
        for document in Document.allCases {
            checkout.documentKind = document
            seen.insert(label(.document))
        }
        for customer in Customer.allCases {
            checkout.customer = customer
            seen.insert(label(.taxNumber))
        }
        #expect(seen.count == 5)
        #expect(label(.website)?.contains(/<\/span> <span class="optional">[(（][^<]+[)）]<\/span><\/label>/) == true)
        #expect(!checkout.label(of: .website).contains(/[(（]/))
    }

    @Test("states that a secret must be entered once more, except when it is opened")
    func secrets() {
        let sentence = "For your security, enter it again."
        let empty = Checkout(labels: PageLanguage(acceptLanguage: nil).text)
        #expect(!page(empty, .rejected).contains(sentence) && !page(empty, .translated).contains(sentence))
        empty.lostSecrets = [.password]
        #expect(page(empty, .translated).components(separatedBy: sentence).count == 2)
        for (reason, count) in [
            (.opened, 0), (.swapped(.card), 2), (.translated, 2), (.rejected, 2),
        ] as [(Page.Reason, Int)] {
            #expect(page(filledCheckout(), reason).components(separatedBy: sentence).count == count + 1)
        }
    }

    @Test("describes what was typed, but not a security code")
    func status() {
        let page = page(filledCheckout(), .rejected)
        let hidden = #" class="visually-hidden""#
        for (id, isComplete, hidden, text) in [
            ("card-number", true, "", "Visa"), ("postcode", true, hidden, "Looks right"),
            ("security-code", false, hidden, ""),
        ] {
            let start = #"id="\#(id)-status" role="status" data-complete="\#(isComplete)">"#
            #expect(page.contains("\(start)<span\(hidden)>\(text)</span></p>"))
        }
        #expect(!page.contains(#"id="name-status""#) && !page.contains(#"id="password-status""#))
    }

    @Test(
        "has what helps to type, which follows from the strategy",
        arguments: [
            (
                .name, "text",
                #" autocomplete="name" inputmode="text" spellcheck="false" autocapitalize="words" dir="auto""#
            ),
            (.email, "text", #" autocomplete="email" inputmode="email" spellcheck="false""#),
            (.cardNumber, "text", #" autocomplete="cc-number" inputmode="numeric" spellcheck="false""#),
            (.securityCode, "password", #" autocomplete="cc-csc" inputmode="numeric" spellcheck="false""#),
            (.password, "password", #" autocomplete="new-password" inputmode="text" spellcheck="false""#),
        ] as [(Field, String, String)])
    func attributes(field: Field, type: String, attributes: String) throws {
        let tag = try input(field, in: page(filledCheckout()))
        #expect(tag.contains(#" type="\#(type)""#) && tag.contains(attributes), "\(tag)")
        #expect(tag.contains(#" dir="\#(field == .name ? "auto" : "ltr")""#))
    }

    @Test(
        "has the direction of its language",
        arguments: [("ar", "rtl"), ("de", "ltr"), ("en", "ltr"), ("he", "rtl"), ("ja", "ltr")])
    func direction(tag: String, direction: String) {
        let page = page(filledCheckout(), in: tag)
        #expect(page.contains(#"<html lang="\#(tag)" dir="\#(direction)">"#))
        let selected = page.matches(of: /value="([a-z]*)" lang="([a-z]*)" aria-current="true">/)
        #expect(selected.map { String($0.1) } == [tag] && selected.allSatisfy { $0.1 == $0.2 })
    }

    @Test("has the choices of the form, and a checklist about the password that it shows, which is empty")
    func choices() {
        let checkout = filledCheckout()
        checkout.documentKind = .nickname
        checkout.type("abc", in: .password)
        let page = page(checkout)
        let checked = page.matches(of: /name="([a-z-]*)" value="([a-z-]*)" checked>/).map { "\($0.1)=\($0.2)" }
        #expect(checked == ["document-kind=nickname", "customer=person"])
        let met = page.matches(of: /<li data-met="([a-z]*)"><span class="visually-hidden">([^<]*)</)
        #expect(met.count == 4 && met.allSatisfy { $0.1 == "false" && $0.2 == "Not met yet:" })
        #expect(page.contains(#"name="order" value="\#(Self.token)""#))
    }
}
