// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import CheckoutAfter
import CheckoutAfterWithAmex
import CheckoutBefore
import CheckoutBeforeWithAmex
import CheckoutScreen
import Foundation
import Testing

@testable import checkout

struct Order: CustomTestStringConvertible, Sendable {
    let document: Document
    let number: String
    let card: String
    let code: String
    /// The fields that show a message after the form is submitted, before and after the change request.
    let rejected: [Field]
    let rejectedWithAmex: [Field]

    init(
        _ document: Document, _ number: String, _ card: String, _ code: String, _ rejected: [Field] = [],
        withAmex: [Field]? = nil
    ) {
        (self.document, self.number, self.card, self.code) = (document, number, card, code)
        self.rejected = rejected
        rejectedWithAmex = withAmex ?? rejected
    }

    var testDescription: String { "\(document.rawValue) \(number.debugDescription), \(card), \(code)" }
}

private let visa = "4242 4242 4242 4242"
private let amex = "3782 822463 10005"

private let orders: [Order] = [
    .init(.memberNumber, "123456", visa, "123"),
    .init(.memberNumber, "12345678", "5555-5555-5555-4444", "000"),
    .init(.memberNumber, "", visa, "123", [.documentNumber]),
    .init(.memberNumber, "12345", visa, "123", [.documentNumber]),
    .init(.memberNumber, "123456789", visa, "123", [.documentNumber]),
    .init(.memberNumber, "12345a", visa, "123", [.documentNumber]),
    .init(.memberNumber, "１２３４５６", visa, "123", [.documentNumber]),
    .init(.memberNumber, "123456\n", visa, "123", [.documentNumber]),
    .init(.nickname, "Jo3", visa, "123", [.documentNumber]),
    .init(.nickname, "Joan", visa, "123"),
    .init(.nickname, "Jo", visa, "123", [.documentNumber]),
    // The first and last lengths and characters, and their neighbors.
    .init(.nickname, "Ann", visa, "123"),
    .init(.nickname, "AZazBYbymnMN", visa, "123"),
    .init(.nickname, "abcdefghijklm", visa, "123", [.documentNumber]),
    .init(.nickname, "", visa, "123", [.documentNumber]),
    .init(.nickname, "Jo@n", visa, "123", [.documentNumber]),
    .init(.nickname, "Jo[n", visa, "123", [.documentNumber]),
    .init(.nickname, "Jo`n", visa, "123", [.documentNumber]),
    .init(.nickname, "Jo{n", visa, "123", [.documentNumber]),
    .init(.nickname, "Zoé", visa, "123", [.documentNumber]),
    .init(.memberNumber, "0123456", visa, "123"),
    .init(.memberNumber, "98765", visa, "123", [.documentNumber]),
    .init(.memberNumber, "12345/", visa, "123", [.documentNumber]),
    .init(.memberNumber, "12345:", visa, "123", [.documentNumber]),
    .init(.passport, "AZ0123459", visa, "123"),
    .init(.passport, "", visa, "123", [.documentNumber]),
    .init(.passport, "AB12345678", visa, "123", [.documentNumber]),
    .init(.passport, "Ab1234567", visa, "123", [.documentNumber]),
    .init(.passport, "A11234567", visa, "123", [.documentNumber]),
    .init(.passport, "ABC123456", visa, "123", [.documentNumber]),
    .init(.passport, "AB123456x", visa, "123", [.documentNumber]),
    .init(.passport, "AB1234567", visa, "123"),
    .init(.passport, "ab1234567", visa, "123", [.documentNumber]),
    .init(.passport, "AB123456", visa, "123", [.documentNumber]),
    .init(.memberNumber, "123456", "4242 4242 4242 4241", "123", [.cardNumber]),
    .init(.memberNumber, "123456", "6011 1111 1111 1117", "123", [.cardNumber]),
    // Mastercard's first and last numbers, and their neighbors.
    .init(.memberNumber, "123456", "2221 0000 0000 0009", "123"),
    .init(.memberNumber, "123456", "2720 9900 0000 0007", "123"),
    .init(.memberNumber, "123456", "5100 0000 0000 0008", "123"),
    .init(.memberNumber, "123456", "5599 0000 0000 0006", "123"),
    .init(.memberNumber, "123456", "2220 0000 0000 0000", "123", [.cardNumber]),
    .init(.memberNumber, "123456", "2721 0000 0000 0004", "123", [.cardNumber]),
    .init(.memberNumber, "123456", "5000 0000 0000 0009", "123", [.cardNumber]),
    .init(.memberNumber, "123456", "5600 0000 0000 0003", "123", [.cardNumber]),
    // The check digit is right, but the number of digits is wrong.
    .init(.memberNumber, "123456", "400000000000006", "123", [.cardNumber]),
    .init(.memberNumber, "123456", "40000000000000006", "123", [.cardNumber]),
    .init(.memberNumber, "123456", "37000000000007", "123", [.cardNumber]),
    .init(.memberNumber, "123456", "3700000000000007", "123", [.cardNumber]),
    .init(.memberNumber, "123456", "4242 4242 4242 424x", "123", [.cardNumber]),
    .init(.memberNumber, "123456", "- ", "123", [.cardNumber]),
    .init(.memberNumber, "123456", visa, "", [.securityCode]),
    .init(.memberNumber, "123456", "340000000000009", "1234", [.cardNumber, .securityCode], withAmex: []),
    .init(.memberNumber, "123456", "330000000000001", "123", [.cardNumber]),
    .init(.memberNumber, "123456", "350000000000006", "123", [.cardNumber]),
    .init(.memberNumber, "123456", "360000000000004", "123", [.cardNumber]),
    .init(.memberNumber, "123456", "380000000000000", "123", [.cardNumber]),
    .init(.memberNumber, "123456", visa, "12", [.securityCode]),
    .init(.memberNumber, "123456", visa, "12x", [.securityCode]),
    .init(.memberNumber, "123456", visa, "1234", [.securityCode]),
    .init(.memberNumber, "123456", amex, "1234", [.cardNumber, .securityCode], withAmex: []),
    .init(.memberNumber, "123456", amex, "123", [.cardNumber], withAmex: [.securityCode]),
    .init(.memberNumber, "123456", "3782-822463-10005", "1234", [.cardNumber, .securityCode], withAmex: []),
    // Only a complete card number determines the code's length.
    .init(.memberNumber, "123456", "3782 822463 10004", "123", [.cardNumber]),
    .init(.memberNumber, "123456", "37", "123", [.cardNumber]),
    .init(.memberNumber, "123456", "", "123", [.cardNumber]),
    .init(.memberNumber, "123456", "3782 822463 10004", "12", [.cardNumber, .securityCode]),
]

/// Tests the form without and with the pattern, before and after the change request, with the same table of inputs.
@Suite("The checkout form")
struct CheckoutFormTests {
    private func rejected(_ order: Order, by form: some CheckoutScreen) -> [Field] {
        form.edit(.documentNumber, order.number)
        form.document = order.document
        form.edit(.cardNumber, order.card)
        form.edit(.securityCode, order.code)
        let isSent = form.submit()
        let rejected = Field.allCases.filter { form.message(for: $0) != nil }
        #expect(isSent == rejected.isEmpty)
        return rejected
    }

    @Test("accepts the same orders without and with the pattern", arguments: orders)
    func accepts(order: Order) {
        #expect(rejected(order, by: CheckoutBefore.CheckoutForm()) == order.rejected)
        #expect(rejected(order, by: CheckoutAfter.CheckoutForm()) == order.rejected)
        #expect(rejected(order, by: CheckoutBeforeWithAmex.CheckoutForm()) == order.rejectedWithAmex)
        #expect(rejected(order, by: CheckoutAfterWithAmex.CheckoutForm()) == order.rejectedWithAmex)
    }

    @Test("validates the document number again when another document is chosen")
    func swap() {
        let forms: [any CheckoutScreen] = [
            CheckoutBefore.CheckoutForm(), CheckoutAfter.CheckoutForm(), CheckoutBeforeWithAmex.CheckoutForm(),
            CheckoutAfterWithAmex.CheckoutForm(),
        ]
        for form in forms {
            #expect(form.document == .memberNumber)
            form.edit(.documentNumber, "AB1234567")
            form.document = .nickname
            #expect(form.message(for: .documentNumber) == nil)
            form.leave(.documentNumber)
            #expect(form.message(for: .documentNumber) != nil)
            form.document = .passport
            #expect(form.message(for: .documentNumber) == nil)
        }
    }

    @Test("validates the security code again when the card changes")
    func dependence() {
        let forms: [any CheckoutScreen] = [
            CheckoutBeforeWithAmex.CheckoutForm(), CheckoutAfterWithAmex.CheckoutForm(),
        ]
        for form in forms {
            form.edit(.securityCode, "1234")
            form.edit(.cardNumber, visa)
            // A field that the user hasn't left yet has no message.
            #expect(form.message(for: .securityCode) == nil && form.message(for: .cardNumber) == nil)
            form.leave(.securityCode)
            #expect(form.message(for: .securityCode) != nil)
            form.edit(.cardNumber, amex)
            #expect(form.message(for: .securityCode) == nil)
        }
    }

    @Test(
        "has a message for each problem in the forms without the pattern",
        arguments: [
            (.memberNumber, .documentNumber, "", "Enter a value for Document number"),
            (.memberNumber, .documentNumber, "12345x", "Document number must only include the digits 0 to 9"),
            (.memberNumber, .documentNumber, "12345", "Document number must have 6 to 8 digits"),
            (.nickname, .documentNumber, "J1", "Document number must only include the letters a to z"),
            (.nickname, .documentNumber, "Jo", "Document number must have 3 to 12 letters"),
            (.passport, .documentNumber, "AB123456", "Document number must look like AB1234567"),
            (.passport, .cardNumber, "", "Enter a value for Card number"),
            (.passport, .cardNumber, "36x", "Card number must only include digits"),
            (.passport, .cardNumber, "42", "Card number must have 16 digits"),
            (.passport, .cardNumber, "5100", "Card number must have 16 digits"),
            (.passport, .cardNumber, "4242 4242 4242 4241", "Card number looks mistyped"),
            (.passport, .securityCode, "", "Enter a value for Security code"),
            (.passport, .securityCode, "1x", "Security code must only include digits"),
            (.passport, .securityCode, "12", "Security code must have 3 digits"),
        ] as [(Document, Field, String, String)])
    func messages(document: Document, field: Field, text: String, message: String) {
        let forms: [any CheckoutScreen] = [CheckoutBefore.CheckoutForm(), CheckoutBeforeWithAmex.CheckoutForm()]
        for form in forms {
            form.document = document
            form.edit(field, text)
            form.leave(field)
            #expect(form.message(for: field) == message)
            #expect(Field.allCases.allSatisfy { $0 == field || form.message(for: $0) == nil })
        }
    }

    @Test("has other messages for cards in the form without the pattern that accepts American Express")
    func messagesWithAmex() {
        func message(_ form: some CheckoutScreen, card: String, code: String = "123", _ field: Field) -> String? {
            form.edit(.cardNumber, card)
            form.edit(.securityCode, code)
            form.leave(field)
            return form.message(for: field)
        }
        let before = CheckoutBefore.CheckoutForm()
        let withAmex = CheckoutBeforeWithAmex.CheckoutForm()
        #expect(message(before, card: "36", .cardNumber) == "Card number must be from Visa or Mastercard")
        #expect(message(before, card: amex, .cardNumber) == "Card number must be from Visa or Mastercard")
        let networks = "Card number must be from Visa, Mastercard, or American Express"
        #expect(message(withAmex, card: "36", .cardNumber) == networks)
        #expect(message(withAmex, card: "3782", .cardNumber) == "Card number must have 15 digits")
        #expect(message(withAmex, card: "3782 822463 10004", .cardNumber) == "Card number looks mistyped")
        #expect(message(withAmex, card: amex, .securityCode) == "Security code must have 4 digits")
        #expect(message(withAmex, card: visa, code: "1234", .securityCode) == "Security code must have 3 digits")
    }

    @Test("shows the names of the documents and the fields")
    func names() {
        #expect(Document.allCases.map(\.rawValue) == ["Member number", "Nickname", "Passport number"])
        #expect(Field.allCases.map(\.rawValue) == ["Document number", "Card number", "Security code"])
        for form in [CheckoutAfter.CheckoutForm(), CheckoutAfterWithAmex.CheckoutForm()] as [any CheckoutScreen] {
            form.edit(.documentNumber, "12345x")
            #expect(!form.submit())
            #expect(form.message(for: .documentNumber) == "Document number must only include the digits 0 to 9")
            for field in [Field.cardNumber, .securityCode] {
                #expect(form.message(for: field)?.lowercased().contains(field.rawValue.lowercased()) == true)
            }
        }
    }

    @Test("prints what a person does, with the messages that the screen shows afterwards")
    func transcriptLines() {
        let actions: [Action] = [
            .fill(.documentNumber, "AB1234567"), .choose(.passport), .submit, .fill(.cardNumber, visa),
            .fill(.securityCode, "123"), .submit,
        ]
        for form in [CheckoutBefore.CheckoutForm(), CheckoutAfter.CheckoutForm()] as [any CheckoutScreen] {
            let lines = transcript(of: actions, on: form).map { $0.split(separator: "\n") }
            #expect(
                lines.map(\.first) == [
                    "fills in Document number: AB1234567", "chooses Passport number", "submits: the order is not sent",
                    "fills in Card number: \(visa)", "fills in Security code: 123", "submits: the order is sent",
                ])
            #expect(lines.map { $0.count - 1 } == [1, 0, 2, 1, 0, 0])
            #expect(
                lines.flatMap { $0.dropFirst() }.allSatisfy {
                    $0.hasPrefix("    ") && $0.contains("number") || $0.contains("code")
                })
        }
    }

    @Test("records that only an input with a result is validated again after a swap")
    func record() {
        #expect(
            swapRecord().lines == [
                "    documentNumber now: value \"AB1234567\", validator memberNumber",
                "your code -> documentNumber: validator = nickname",
                "    documentNumber now: hasResult false, errors []",
                "your code -> documentNumber: validate()",
                "    documentNumber -> nickname: errors(for: value)",
                "    nickname returns [1002]",
                "    documentNumber returns false",
                "    documentNumber now: hasResult true, errors [1002]",
                "your code -> documentNumber: validator = passport",
                "    documentNumber -> passport: errors(for: value)",
                "    passport returns []",
                "    documentNumber now: hasResult true, errors []",
            ])
    }

    @Test("prints the records that the figures and the lesson's page show", arguments: records.keys.sorted())
    func recordFile(name: String) throws {
        let examples = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent()
        let file = try String(contentsOf: examples.appending(path: "Records/\(name).json"), encoding: .utf8)
        let program = try output("--record", name)
        #expect(
            program.status == 0 && program.text == file,
            "checkout --record \(name) >Examples/Records/\(name).json; draw \(name).svg again, or update swap.html")
    }

    /// Runs the program, and returns its status and what it prints.
    private func output(_ arguments: String...) throws -> (status: Int32, text: String) {
        let bundle = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") }?.bundleURL
        let process = Process()
        process.executableURL = (bundle ?? URL(filePath: CommandLine.arguments[0])).deletingLastPathComponent()
            .appending(path: "checkout")
        process.arguments = arguments
        let pipe = Pipe()
        process.standardOutput = pipe
        try process.run()
        let data = try pipe.fileHandleForReading.readToEnd() ?? Data()
        process.waitUntilExit()
        return (process.terminationStatus, String(decoding: data, as: UTF8.self))
    }

    @Test("fills in each of the four forms in the program, and then prints what a swap calls")
    func program() throws {
        let actions: [Action] = [
            .fill(.documentNumber, "AB1234567"), .choose(.passport), .fill(.cardNumber, amex),
            .fill(.securityCode, "123"), .submit, .fill(.cardNumber, visa), .submit,
        ]
        let expected = [
            [
                "One person fills in four forms. The first two accept Visa and Mastercard.",
                "The last two also accept American Express.",
            ],
            ["Before: if and else"] + transcript(of: actions, on: CheckoutBefore.CheckoutForm()),
            ["After: strategies"] + transcript(of: actions, on: CheckoutAfter.CheckoutForm()),
            ["Before, with American Express"] + transcript(of: actions, on: CheckoutBeforeWithAmex.CheckoutForm()),
            ["After, with American Express"] + transcript(of: actions, on: CheckoutAfterWithAmex.CheckoutForm()),
            ["What a swap calls"] + swapRecord().lines,
        ]
        let run = try output()
        #expect(run.status == 0)
        #expect(run.text == expected.map { $0.joined(separator: "\n") }.joined(separator: "\n\n== ") + "\n")
    }

    @Test("prints only what a swap calls, for a projector")
    func programSwap() throws {
        let run = try output("--swap")
        #expect(run.status == 0)
        #expect(run.text == swapRecord().lines.joined(separator: "\n") + "\n")
        // All lines fit on a projector's screen.
        #expect(swapRecord().lines.count <= 20)
    }

    @Test("lists the names of the records in the program if the name is missing or wrong", arguments: [[], ["undo"]])
    func recordName(names: [String]) throws {
        let run = try names.isEmpty ? output("--record") : output("--record", names[0])
        #expect(run.status == 2 && run.text == "checkout --record asynchronous|composition|interactive|swap\n")
    }
}
