// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import InputValidation
import InputValidationLanguages
import Testing
import WebFormKit

/// Returns the form as filled in for an accepted order.
func filledCheckout(labels text: Text = PageLanguage(acceptLanguage: nil).text) -> Checkout {
    let checkout = Checkout(labels: text, now: .fixed(year: 2026, month: 11))
    for (field, value) in acceptedValues { checkout.type(value, in: field) }
    return checkout
}

let acceptedValues: [Field: String] = [
    .name: "Ada Lovelace", .email: "ada@example.com", .website: "", .postcode: "sw1a 1aa", .document: "123456",
    .taxNumber: "ab 12 34 56 c", .cardNumber: "4242 4242 4242 4242", .cardExpiry: "12/27", .securityCode: "123",
    .password: "Correct horse 7",
]

@Suite("The checkout form")
struct CheckoutTests {
    @Test("yields a typed order without the secrets")
    func order() throws {
        let order = try filledCheckout().order()
        #expect(order.card.network == .visa)
        #expect(order.expiry == CardExpiry(year: 2027, month: 12))
        #expect(order.taxNumber == "AB123456C")
        #expect(order.name == "Ada Lovelace" && order.email.text == "ada@example.com" && order.document == "123456")
        #expect(order.postcode.lowercased() == "sw1a 1aa")
        let dump = String(reflecting: order)
        #expect(!dump.contains("Correct") && !dump.contains("4242424242424242"))
    }

    @Test("reports one error for each field of an empty form, in the page's order")
    func empty() {
        let checkout = Checkout(labels: PageLanguage(acceptLanguage: nil).text, now: .fixed(year: 2026, month: 11))
        let error = #expect(throws: FormError.self) { try checkout.order() }
        let required = Field.allCases.filter { $0 != .website }.map(\.rawValue)
        #expect(error?.errors.map(\.path) == required.map { [.key($0)] })
        #expect(error?.errors.allSatisfy { $0.code == .inputEmpty } == true)
        checkout.type("x", in: .website)
        let all = #expect(throws: FormError.self) { try checkout.order() }
        #expect(all?.errors.map(\.path) == Field.allCases.map { [.key($0.rawValue)] })
    }

    @Test(
        "rejects a value with the code of its cause",
        arguments: [
            (.name, " ", .inputEmpty), (.email, "ada", .emailAtMissing), (.website, "x", .urlTopLevelDomain),
            (.website, "ftp://example.com", .urlScheme), (.website, "localhost:8080", .urlLocalhost),
            (.website, "//example.com", .urlSchemeMissing), (.website, "ada@example.com", .urlUserInfo),
            (.website, "javascript:alert(1)", .urlScheme), (.website, "192.168.0.1", .urlHostNotPublic),
            (.postcode, "ＳＷ１", .patternMismatch), (.document, "１２あ", .numericCharacter),
            (.cardNumber, "４２４２４２４２４２４２４２４１", .cardChecksum), (.cardExpiry, "１０／２６", .expiryPast),
            (.postcode, "SW1", .patternMismatch), (.document, "12345", .lengthTooShort),
            (.document, "12345x", .numericCharacter), (.taxNumber, "QQ123456C", .patternMismatch),
            (.cardNumber, "4242 4242 4242 4241", .cardChecksum), (.cardNumber, "3530111333300000", .cardNetwork),
            (.cardExpiry, "10/26", .expiryPast), (.securityCode, "1234", .securityCodeLength),
            (.password, "correct horse 7", .passwordUppercase), (.password, "CORRECT HORSE 7", .passwordLowercase),
            (.password, "Correct horse", .passwordDigit), (.password, "Correct 789", .lengthTooShort),
            (.name, String(repeating: "é", count: 81), .lengthTooLong), (.document, "123456789", .lengthTooLong),
        ] as [(Field, String, ValidationError.Code)])
    func rejections(field: Field, value: String, code: ValidationError.Code) {
        let checkout = filledCheckout()
        checkout.type(value, in: field)
        let error = #expect(throws: FormError.self) { try checkout.order() }
        #expect(error?.errors.first?.code == code)
        #expect(checkout[field].error?.code == code)
    }

    @Test(
        "accepts separators, either letter case, and invisible characters",
        arguments: [
            (.email, " ada@example.com\u{200B} "), (.postcode, " sw1a1aa "), (.document, "123-456"),
            (.taxNumber, "ab123456c"), (.cardNumber, "4242-4242  4242.4242"), (.cardExpiry, " 12 / 2027"),
            (.securityCode, " 123 "), (.name, "Ada  Lovelace"), (.cardExpiry, "2027-12"), (.cardExpiry, "12.27"),
            (.cardExpiry, " 2027-12 "), (.website, " https://example.com/ "), (.cardNumber, "5555 5555 5555 4444"),
            (.name, String(repeating: "é", count: 80)), (.document, "12345678"), (.website, "example.com"),
            (.website, " Example.com/tea?a=b:c "), (.website, "example.com:8080/a"), (.website, "ｅｘａｍｐｌｅ。ｃｏｍ"),
            (.email, "ａｄａ＠ｅｘａｍｐｌｅ．ｃｏｍ"), (.postcode, "ＳＷ１Ａ　１ＡＡ"), (.document, "１２３－４５６"),
            (.document, "١٢٣٤٥٦"), (.document, "۱۲۳۴۵۶"), (.taxNumber, "ａｂ１２３４５６ｃ"),
            (.cardNumber, "４２４２ー４２４２−４２４２　４２４２"),
            (.cardNumber, "٤٢٤٢٤٢٤٢٤٢٤٢٤٢٤٢"), (.cardExpiry, "１２／２７"), (.cardExpiry, "１２・２７"), (.cardExpiry, "２０２７－１２"),
            (.cardExpiry, "12–27"), (.email, "ada–b@example.com"),
            (.cardExpiry, "١٢/٢٧"), (.securityCode, "１２３"), (.cardNumber, "4242\u{2014}4242\u{2012}4242\u{2015}4242"),
        ] as [(Field, String)])
    func forgiveness(field: Field, value: String) throws {
        let checkout = filledCheckout()
        checkout.type(value, in: field)
        #expect(checkout.echo(of: field) == (field == .securityCode ? "" : value))
        _ = try checkout.order()
    }

    @Test("has the normalized values in the order")
    func normalization() throws {
        let checkout = filledCheckout()
        for (field, value) in [
            (.name, " Ada  Lovelace "), (.email, " ada＠example.com\u{200B}"), (.document, "１２-34 56"),
            (.website, " ｅｘａｍｐｌｅ.com/\u{FEFF} "), (.cardExpiry, " ２０２７-11 "), (.taxNumber, "ｇｂ980780684"),
        ] as [(Field, String)] {
            checkout.type(value, in: field)
        }
        checkout.customer = .company
        let order = try checkout.order()
        #expect(order.name == "Ada Lovelace" && order.email.text == "ada@example.com")
        #expect(order.website == "https://example.com/" && order.document == "123456")
        #expect(order.expiry == CardExpiry(year: 2027, month: 11) && order.taxNumber == "GB980780684")
    }

    private static let invisible = "\u{AD}\u{200B}\u{200C}\u{200D}\u{200E}\u{200F}\u{202A}\u{202C}\u{2060}\u{FEFF}"
    private static let separators = " \t\u{A0}\u{2002}\u{2009}\u{202F}\u{3000}-\u{2010}\u{2011}\u{2013}."

    @Test(
        "accepts every invisible character in a value, and every separator in a number",
        arguments: Array(invisible.unicodeScalars) + separators.unicodeScalars)
    func pasted(character: Unicode.Scalar) {
        let numbers: [Field] = [.document, .taxNumber, .cardNumber, .securityCode]
        let others: [Field] = [.email, .postcode, .cardExpiry, .website]
        let fields = Self.invisible.unicodeScalars.contains(character) ? numbers + others : numbers
        let checkout = filledCheckout()
        for field in fields {
            var value = field == .website ? "https://example.com" : acceptedValues[field] ?? ""
            value.unicodeScalars.insert(character, at: value.index(after: value.startIndex))
            checkout.type(value, in: field)
            #expect(checkout[field].validate(), "\(field)")
        }
    }

    @Test(
        "accepts a password of 12 to 128 characters", arguments: [(11, false), (12, true), (128, true), (129, false)])
    func passwordLength(count: Int, isAccepted: Bool) {
        let checkout = filledCheckout()
        checkout.type("Aa1" + String(repeating: "x", count: count - 3), in: .password)
        #expect(checkout.password.validate() == isAccepted)
    }

    // MARK: - Swaps

    @Test(
        "swaps the strategy of the document number and keeps the number",
        arguments: [
            (.memberNumber, "123456", "Jo", .numericCharacter), (.nickname, "Joan", "123456", .alphaCharacter),
            (.passport, "ya1234567", "123456", .patternMismatch), (.nickname, "Ann", "Jo", .lengthTooShort),
            (.nickname, "abcdefghijkl", "abcdefghijklm", .lengthTooLong),
        ] as [(Document, String, String, ValidationError.Code)])
    func documents(document: Document, accepted: String, rejected: String, code: ValidationError.Code) {
        let checkout = filledCheckout()
        checkout.documentKind = document
        checkout.type(accepted, in: .document)
        #expect(checkout.document.validate())
        checkout.type(rejected, in: .document)
        #expect(!checkout.document.validate())
        #expect(checkout.document.error?.code == code)
        #expect(checkout.echo(of: .document) == rejected)
    }

    @Test("validates a rejected number again after a swap")
    func swapAfterRejection() {
        let checkout = filledCheckout()
        checkout.type("YA1234567", in: .document)
        #expect(!checkout.document.validate())
        checkout.documentKind = .passport
        #expect(checkout.document.errors == [])
    }

    @Test("swaps the strategy of the tax number with the buyer")
    func buyers() throws {
        let checkout = filledCheckout()
        checkout.customer = .company
        #expect(throws: FormError.self) { try checkout.order() }
        checkout.type("gb 980 7806 84", in: .taxNumber)
        #expect(try checkout.order().taxNumber == "GB980780684")
    }

    @Test(
        "swaps the strategy of the security code with the network of the card",
        arguments: [
            ("4242424242424242", "123", true), ("4242424242424242", "1234", false), ("378282246310005", "1234", true),
            ("378282246310005", "123", false), ("37", "1234", true), ("37", "123", false), ("", "123", true),
            ("", "1234", true),
        ])
    func networks(card: String, code: String, isAccepted: Bool) {
        let checkout = filledCheckout()
        checkout.type(code, in: .securityCode)
        checkout.type(card, in: .cardNumber)
        #expect(checkout.securityCode.validate() == isAccepted)
    }

    @Test("swaps the name of the field in every message, in every language", arguments: Text.all)
    func names(text: Text) {
        let catalog = MessageCatalog(text.messages)
        var labels: Set<String> = []
        for document in Document.allCases {
            let checkout = filledCheckout(labels: text)
            checkout.form.messages = catalog
            checkout.documentKind = document
            for value in ["", "!"] {
                checkout.type(value, in: .document)
                checkout.document.validate()
                #expect(checkout.document.error?.label == checkout.label(of: .document))
            }
            labels.insert(checkout.label(of: .document))
        }
        for customer in Customer.allCases {
            let checkout = filledCheckout(labels: text)
            checkout.form.messages = catalog
            checkout.customer = customer
            for value in ["", "!"] {
                checkout.type(value, in: .taxNumber)
                checkout.taxNumber.validate()
                #expect(checkout.taxNumber.error?.label == checkout.label(of: .taxNumber))
            }
            labels.insert(checkout.label(of: .taxNumber))
        }
        #expect(labels.count == 5)
        // Text beside a label is in no message.
        let checkout = filledCheckout(labels: text)
        checkout.type("x", in: .website)
        checkout.website.validate()
        #expect(checkout.website.error?.reason(in: catalog).contains(/[(（]/) == false)
    }

    @Test(
        "states what is wrong with the first letters of a National Insurance number",
        arguments: [
            ("QQ 12 34 56 C", true), ("GB123456A", true), ("AO 12 34 56 C", true), ("da123456c", true), ("ＱＱ", true),
            ("AB 12 34 56 E", false), ("AB12345C", false), ("1", false), ("", false), ("AB!", false),
        ])
    func letters(number: String, isAboutLetters: Bool) {
        let checkout = filledCheckout()
        checkout.type(number, in: .taxNumber)
        #expect(!checkout.taxNumber.validate())
        let error = checkout.taxNumber.error
        #expect(error?.code == (number.isEmpty ? .inputEmpty : .patternMismatch))
        let reason = error?.reason ?? ""
        #expect(reason.hasPrefix("Check the first 2 letters") == isAboutLetters, "\(reason)")
        let isOther = reason.contains(" like QQ 12 34 56 C")
        #expect(isAboutLetters || isOther || reason == "Enter your National Insurance number", "\(reason)")
    }

    // MARK: - While typing

    @Test(
        "never rejects the beginning of a value that is accepted in the end",
        arguments: [
            (.postcode, "SW1A 1AA"), (.document, "123456"), (.taxNumber, "AB 12 34 56 C"),
            (.cardNumber, "4242 4242 4242 4242"), (.cardNumber, "378282246310005"), (.cardExpiry, "12/27"),
            (.cardExpiry, "1 / 2028"), (.cardExpiry, "0128"), (.cardExpiry, "2028-01"), (.cardExpiry, "01.28"),
            (.cardExpiry, "2028.01"), (.cardExpiry, "2028/01"), (.cardExpiry, "２０２８．０１"), (.cardExpiry, "１２・２７"),
            (.postcode, "ＳＷ１Ａ　１ＡＡ"), (.taxNumber, "ａｂ１２３４５６ｃ"), (.securityCode, "１２３"),
            (.cardNumber, "４２４２４２４２４２４２４２４２"),
            (.securityCode, "123"),
        ] as [(Field, String)])
    func beginnings(field: Field, value: String) {
        let checkout = filledCheckout()
        for length in 0...value.count {
            checkout.type(String(value.prefix(length)), in: field)
            #expect(checkout[field].errors == [], "\(length) characters")
        }
        #expect(checkout.progress(of: field) == .accepted)
    }

    @Test(
        "rejects what further characters cannot complete",
        arguments: [
            (.postcode, "SW1A1AAA"), (.document, "12x"), (.taxNumber, "AB12X"), (.cardNumber, "36"),
            (.cardExpiry, "13/"), (.cardExpiry, "１３／"), (.taxNumber, "QQ"), (.cardExpiry, "2028-2"),
            (.securityCode, "1234"), (.cardExpiry, "2028-13"),
        ] as [(Field, String)])
    func impossible(field: Field, value: String) {
        let checkout = filledCheckout()
        checkout.type(value, in: field)
        #expect(!checkout[field].errors.isEmpty)
    }

    @Test("swaps the strategies for typing with the document, the buyer, and the card")
    func typingAfterSwap() {
        let checkout = filledCheckout()
        func code(_ text: String, in field: Field) -> ValidationError.Code? {
            checkout.type(text, in: field)
            let error = checkout[field].error
            #expect(error?.domain == .builtIn || error == nil)
            return error?.code
        }
        checkout.documentKind = .nickname
        #expect(code("Jo", in: .document) == nil && code("1", in: .document) == .alphaCharacter)
        checkout.documentKind = .passport
        #expect(code("ya1", in: .document) == nil && code("1", in: .document) == .patternMismatch)
        checkout.documentKind = .memberNumber
        #expect(code("1", in: .document) == nil && code("ya1", in: .document) == .numericCharacter)
        checkout.customer = .company
        #expect(code("gb9", in: .taxNumber) == nil && code("ab12", in: .taxNumber) == .patternMismatch)
        checkout.customer = .person
        #expect(code("ab12", in: .taxNumber) == nil && code("gb9", in: .taxNumber) == .patternMismatch)
        checkout.type("378282246310005", in: .cardNumber)
        #expect(code("1234", in: .securityCode) == nil && code("12345", in: .securityCode) == .securityCodeLength)
        checkout.type("4242424242424242", in: .cardNumber)
        #expect(code("123", in: .securityCode) == nil && code("1234", in: .securityCode) == .securityCodeLength)
    }

    // MARK: - Language

    @Test("has a sentence for every rule of the password in every language", arguments: MessageLanguage.all)
    func checklist(language: MessageLanguage) {
        let items = Checklist(of: "abc", in: MessageCatalog(language)).items
        #expect(items.map(\.isMet) == [false, true, false, false])
        #expect(Set(items.map(\.sentence)).count == 4)
        #expect(items.allSatisfy { !$0.sentence.isEmpty })
    }

    @Test("has every text in every language of the page", arguments: Text.all.map(\.messages))
    func texts(messages: MessageLanguage) {
        let language = PageLanguage(choices: [messages.tag], acceptLanguage: nil)
        #expect(language.text.messages == messages)
        let checkout = filledCheckout(labels: language.text)
        #expect(Field.allCases.allSatisfy { !checkout.label(of: $0).isEmpty })
        let page = Page(checkout, in: language).html.markup
        let missing = page.matches(
            of: /<(?:h2|span data-label|span class="optional"|legend|dt|p class="(?:hint|introduction)")[^>]*><\//
        ).count
        // The form's first button has no text, because it's never visible.
        let unnamed = page.matches(of: /<button [^>]*><\//).count
        #expect(missing == 0 && unnamed == 1)
    }

    @Test(
        "has one of its languages: the first choice, then the browser's language",
        arguments: [
            ([], nil, "en"), ([], "de-CH, en;q=0.5", "de"), (["ja"], "de", "ja"), (["xx"], "ar", "ar"),
            (["fr"], nil, "en"), ([], "fr, he;q=0.5", "he"), ([], "*", "en"), (["<b>"], "he", "he"),
            ([nil, "de"], "ja", "de"), (["ar", "de"], "ja", "ar"), (["fr", "de"], "ja", "de"),
        ] as [([String?], String?, String)])
    func languages(choices: [String?], header: String?, tag: String) {
        #expect(PageLanguage(choices: choices, acceptLanguage: header).tag == tag)
    }

    @Test("never shows a security code, a password, or unescaped text")
    func echo() {
        let checkout = filledCheckout()
        checkout.type("\"><script>", in: .name)
        checkout.type("987", in: .securityCode)
        checkout.type("Secret password 1", in: .password)
        for reason in [Page.Reason.opened, .swapped(.card), .rejected] {
            // A random token can contain the same digits.
            let token = "0b8e7c86-0000-4000-8000-000000000000"
            let page = Page(checkout, in: PageLanguage(acceptLanguage: nil), reason: reason, token: token).html.markup
            #expect(!page.contains("987") && !page.contains("Secret") && !page.contains("<script>"))
            #expect(page.contains("&quot;&gt;&lt;script&gt;"))
        }
    }
}
