// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import Accessibility
import InputValidation
import InputValidationLanguages
import InputValidationUI
import SwiftUI
import Testing
import UIKit

/// A server that records orders, or rejects them.
final class Shop {
    var orders: [Order] = []
    var errors: [ValidationError] = []
    var failure: (any Error)?

    func send(_ order: Order) async throws -> [ValidationError] {
        if let failure { throw failure }
        if errors.isEmpty { orders.append(order) }
        return errors
    }
}

@Suite("The screen of the articles", .serialized)
struct CheckoutScreenTests {
    /// Returns whether a condition becomes true while other tests run too.
    @discardableResult
    private func wait(until isDone: () -> Bool) async -> Bool {
        let end = ContinuousClock.now + .seconds(30)
        while !isDone() {
            if ContinuousClock.now > end { return false }
            await Task.yield()
        }
        return true
    }

    @Test("leads to the first error, formats the card, swaps the strategy of the code, and submits")
    func checkout() async {
        let shop = Shop()
        let screen = Screen(CheckoutView(send: shop.send))
        #expect(
            screen.lines == [
                "[Email: ]", "[Card number: ]", "[Expiry date: ]", "[Security code: ]", "[Country: ]",
                "[I accept the terms: off]", "(Pay)",
            ])
        #expect(
            screen["Security code"].kind == .secureField && screen["Card number"].keyboard == .asciiCapableNumberPad)
        #expect(screen["Card number"].content == .creditCardNumber && screen["Email"].keyboard == .emailAddress)

        let recorder = AccessibilityNotification.Recorder()
        AccessibilityNotification.$recorder.withValue(recorder) { screen.press("Pay") }
        await wait { screen["Email"].isFocused }
        #expect(screen["Email"].isFocused && screen.lines.count == 13)
        #expect(recorder.texts.count == 1)
        #expect(screen.lines.contains("Accept the terms to continue"))

        screen.type("me@example.com", into: "Email")
        screen.type("37828", into: "Card number")
        #expect(screen["Card number"].description == "[Card number: 3782 8]")
        screen.type("2246310005", into: "Card number")
        #expect(screen["Card number"].description == "[Card number: 3782 822463 10005]")
        screen.type("1299", into: "Expiry date")
        screen.replace("Expiry date", with: "12/39")
        screen.type("123", into: "Security code")
        screen.focus(nil)
        // The card's security code has four digits.
        #expect(!screen["Security code"].environment.inputErrors.isEmpty)
        screen.type("4", into: "Security code")
        screen.choose("Switzerland", in: "Country")
        screen.press("I accept the terms")
        screen.press("Pay")
        await wait { !shop.orders.isEmpty }
        #expect(shop.orders.map(\.card.network) == [.amex])
        #expect(shop.orders.map(\.country) == ["CH"])
        #expect(screen.lines.count == 7)
    }

    @Test("shows the errors of a server at their fields")
    func server() async {
        let shop = Shop()
        shop.errors = [ValidationError(.emailDomainEmpty).under(.key("email"))]
        let checkout = Screen(CheckoutView(send: shop.send))
        enterOrder(on: checkout)
        checkout.press("Pay")
        await wait { checkout["Email"].isFocused }
        #expect(checkout["Email"].environment.inputErrors.map(\.code) == [.emailDomainEmpty])
        #expect(!checkout["Pay"].isDisabled)
    }

    /// Types accepted values into a screen's fields.
    private func enterOrder(on screen: Screen) {
        screen.type("me@example.com", into: "Email")
        screen.type("4242424242424242", into: "Card number")
        screen.type("12/39", into: "Expiry date")
        screen.type("123", into: "Security code")
        screen.choose("Austria", in: "Country")
        screen.press("I accept the terms")
    }

    @Test("shows the errors of a server that have no field, and why a request failed")
    func unplaced() async {
        let shop = Shop()
        let screen = Screen(CheckoutView(send: shop.send))
        enterOrder(on: screen)
        shop.errors = [
            ValidationError(.inputEmpty).labeled("Coupon").under(.key("coupon")),
            ValidationError(.expiryPast).labeled("Expiry date").under(.key("expiry")),
        ]
        screen.press("Pay")
        await wait { screen["Expiry date"].isFocused }
        #expect(screen.lines.first == "Coupon must not be empty")
        #expect(screen["Expiry date"].environment.inputErrors.map(\.code) == [.expiryPast])

        shop.errors = []
        shop.failure = CancellationError()
        screen.replace("Expiry date", with: "11/39")
        screen.press("Pay")
        await wait { screen.lines.count == 9 }
        #expect(screen.lines.count == 9)

        shop.failure = nil
        screen.press("Pay")
        await wait { shop.orders.count == 1 }
        await wait { screen.lines.count == 7 }
        #expect(screen.lines.count == 7)
    }

    @Test("is in the language of the environment")
    func language() async {
        var environment = EnvironmentValues()
        environment.locale = Locale(identifier: "ja_JP")
        let screen = Screen(ContentView(send: Shop().send), environment: environment)
        screen.press("Pay")
        await wait { screen.lines.count > 7 }
        #expect(screen.drawing.elements.contains { $0.spoken?.hasPrefix("エラー") == true })
    }

    @Test("can have its own button, which pays once while the payment takes time")
    func ownButton() async {
        let checkout = Checkout()
        checkout.email = "me@example.com"
        checkout.card = "4242424242424242"
        checkout.expiry = "12/39"
        checkout.code = "123"
        checkout.country = "AT"
        checkout.acceptsTerms = true
        let shop = Shop()
        var isAnswered = false
        let screen = Screen(
            PayButton(checkout: checkout) { order in
                shop.orders.append(order)
                while !isAnswered { await Task.yield() }
            })
        screen.press("Pay")
        #expect(screen["Pay"].isDisabled)
        await wait { !shop.orders.isEmpty && checkout.order.canSubmit }
        #expect(screen["Pay"].isDisabled && shop.orders.count == 1)
        isAnswered = true
        await wait { !screen["Pay"].isDisabled }
        #expect(!screen["Pay"].isDisabled && shop.orders.count == 1)
    }

    @Test("can have its own fields")
    func ownField() {
        let input = ValidatedInput("", .alpha, label: "Nickname")
        let screen = Screen(NicknameField(input: input))
        input.validate()
        #expect(screen.lines == ["[Nickname: ]", "Nickname must not be empty"])
    }

    @Test("can be a view controller")
    func controller() async {
        await Focus.$current.withValue(Focus()) { await checkOut() }
    }

    private func checkOut() async {
        let controller = CheckoutController()
        controller.viewDidLoad()
        #expect(controller.emailError.isHidden)
        #expect(controller.email.returnKeyType == .next && controller.card.returnKeyType == .go)
        controller.email.sendActions(for: .editingDidEndOnExit)
        #expect(controller.card.isFirstResponder && controller.checkout.$email.errors.isEmpty)
        controller.card.sendActions(for: .editingDidEndOnExit)
        #expect(await wait { controller.email.isFirstResponder })
        #expect(controller.emailError.text == "Email must not be empty" && !controller.emailError.isHidden)
        #expect(controller.emailError.accessibilityLabel == "Error: Email must not be empty")
        #expect(controller.email.accessibilityLabel == "Email, Error: Email must not be empty")

        controller.card.text = "42424"
        controller.card.sendActions(for: .editingChanged)
        #expect(controller.card.text == "4242 4" && controller.checkout.card == "4242 4")
        controller.checkout.order.reset()
        #expect(controller.card.text == "" && controller.emailError.isHidden)
    }

    @Test("can be the context of the pattern")
    func context() {
        let controller = DocumentController()
        controller.viewDidLoad()
        controller.field.text = "12"
        #expect(controller.field.validate())
        controller.chooseLetters()
        #expect(controller.presentedViewController is UIAlertController)
    }

    @Test("can have its own control")
    func stars() {
        let input = ValidatedInput(0, .range(1...5), label: "Stars")
        input.timing = .onEndOfEditing
        let control = StarsControl()
        control.connect(to: input)
        control.tapped(7)
        #expect(input.value == 7 && input.isHighlighted)
    }
}
