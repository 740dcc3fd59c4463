// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

// The code in the articles "Validating a SwiftUI form" and "UIKit and AppKit", in a module like a new app's.

import InputValidation
import InputValidationLanguages
import InputValidationUI
import SwiftUI
import UIKit

// snippet.model
struct Order {
    var email: String
    var card: PaymentCard
    var expiry: CardExpiry
    var code: String
    var country: String
    var acceptsTerms: Bool
}

final class Checkout {
    @ValidatedInput(.email, label: "Email", key: "email")
    var email = ""
    @ParsedInput(.paymentCard, label: "Card number", key: "card")
    var card = ""
    @ParsedInput(.cardExpiry, label: "Expiry date", key: "expiry")
    var expiry = ""
    @ValidatedInput(.securityCode, label: "Security code", key: "code")
    var code = ""
    @ParsedInput(.present(), label: "Country", key: "country")
    var country: String? = nil
    @ValidatedInput(
        .equal(to: true).message("Accept the terms to continue"),
        label: "I accept the terms", key: "acceptsTerms")
    var acceptsTerms = false

    var order: InputForm<Order> {
        InputForm {
            $email
            $card
            $expiry
            $code
            $country
            $acceptsTerms
        }.map(Order.init)
    }

    init() {
        for field in order.fields {
            field.timing = .onEndOfEditing
        }
    }

    /// The code on an American Express card has four digits, and the
    /// codes on other cards have three.
    func cardChanged() {
        $code.validator = .securityCode(for: $card.output?.network)
    }
}
// snippet.end

// snippet.view
struct CheckoutView: View {
    /// Sends an order, and returns the errors in the server's response.
    let send: @MainActor (Order) async throws -> [ValidationError]
    @State private var checkout = Checkout()
    @State private var unplaced: [ValidationError] = []
    @State private var failure: String?
    @Environment(\.validationMessages) private var messages

    var body: some View {
        Form {
            ForEach(unplaced.indices, id: \.self) { index in
                InputErrorText(unplaced[index].localized(in: messages))
            }
            Section("Contact") {
                ValidatedField(
                    checkout.$email,
                    prompt: Text(verbatim: "name@example.com"))
            }
            Section("Payment") {
                ValidatedField(checkout.$card, format: .paymentCard)
                ValidatedField(
                    checkout.$expiry, prompt: Text("MM/YY"))
                ValidatedField(checkout.$code)
            }
            ValidatedPicker(checkout.$country) {
                Text("Austria").tag(String?.some("AT"))
                Text("Switzerland").tag(String?.some("CH"))
            }
            ValidatedToggle(checkout.$acceptsTerms)
            if let failure { Text(verbatim: failure) }
            SubmitButton("Pay")
        }
        .submits(checkout.order) { order in await pay(order) }
        .onChange(of: checkout.card) { checkout.cardChanged() }
    }

    private func pay(_ order: Order) async {
        failure = nil
        do {
            let errors = try await send(order)
            unplaced = checkout.order.reject(errors)
            checkout.order.focusFirstRejected()
        } catch {
            failure = error.localizedDescription
        }
    }
}
// snippet.end

// snippet.own
struct NicknameField: View {
    let input: ValidatedInput<String>

    var body: some View {
        TextField(input.label ?? "", text: input.binding)
            .inputTraits(input.inputTraits)
            .validated(by: input) { error in
                InputErrorText(error)
            }
    }
}
// snippet.end

// snippet.button
struct PayButton: View {
    let checkout: Checkout
    let pay: @MainActor (Order) async -> Void
    @State private var isPaying = false
    @Environment(\.validationMessages) private var messages

    var body: some View {
        Button("Pay") {
            isPaying = true
            Task {
                let order = await checkout.order.submitAndShowErrors(
                    messages: messages)
                if let order { await pay(order) }
                isPaying = false
            }
        }
        .disabled(isPaying || !checkout.order.canSubmit)
    }
}
// snippet.end

// snippet.traits
final class Shipping {
    @ValidatedInput(
        .required.traits(content: .city, capitalization: .words),
        label: "City")
    var city = ""
    @ValidatedInput(
        .required.sensitive().traits(content: .currentPassword),
        label: "Password")
    var password = ""
}
// snippet.end

// snippet.titles
struct PaymentSection: View {
    let checkout: Checkout

    var body: some View {
        ValidatedField("Email", input: checkout.$email)
        ValidatedField(checkout.$code) {
            HStack {
                Text("Security code")
                Text(verbatim: "(CVV)")
            }
        }
    }
}
// snippet.end

// snippet.strategy
struct EmailField: View {
    @State private var email = ""

    var body: some View {
        TextField("Email", text: $email)
            .validated(email, by: .email, label: "Email")
    }
}
// snippet.end

// snippet.styles
struct FooterForm: View {
    let checkout: Checkout

    var body: some View {
        Form {
            ValidatedField(checkout.$email)
                .validatedFieldStyle(.sectionFooter)
            Section {
                ValidatedField(checkout.$card)
                ValidatedField(checkout.$code)
            } footer: {
                InputMessages(checkout.$card)
            }
            .validatedFieldStyle(.controlOnly)
        }
    }
}
// snippet.end

// snippet.hints
struct HintedView: View {
    let checkout: Checkout

    var body: some View {
        ValidatedField(checkout.$email).showsInputHints()
    }
}
// snippet.end

// snippet.reveal
struct PasswordField: View {
    let password: ValidatedInput<String>

    var body: some View {
        ValidatedField(password)
            .showsRevealButton(Text("Show password"))
    }
}
// snippet.end

// snippet.languages
struct ContentView: View {
    let send: @MainActor (Order) async throws -> [ValidationError]

    var body: some View {
        CheckoutView(send: send)
            .inputErrorDisplay(.all)
            .validationMessages(in: [.english, .german, .japanese])
    }
}
// snippet.end

// snippet.controller
final class CheckoutController: UIViewController {
    let checkout = Checkout()
    let email = UITextField()
    let emailError = UILabel()
    let card = UITextField()
    let terms = UISwitch()
    var send: (Order) -> Void = { _ in }

    override func viewDidLoad() {
        super.viewDidLoad()
        email.connect(to: checkout.$email)
        emailError.showErrors(of: checkout.$email)
        card.connect(to: checkout.$card, format: .paymentCard)
        terms.connect(to: checkout.$acceptsTerms)
        checkout.order.connectReturnKeys { [weak self] in
            self?.pay()
        }
    }

    func pay() {
        Task {
            if let order = await checkout.order.submitAndShowErrors() {
                send(order)
            }
        }
    }
}
// snippet.end

// snippet.context
final class DocumentController: UIViewController {
    let field = ValidatedTextField()

    override func viewDidLoad() {
        super.viewDidLoad()
        field.presenter = self
        field.validator = .numeric
    }

    func chooseLetters() {
        field.validator = .alpha
        field.validate()
    }
}
// snippet.end

// snippet.stars
final class StarsControl: UIControl, ValidatedControl {
    var stars = 0
    private var handler: (@MainActor (InputEvent) -> Void)?

    var inputValue: Int {
        get { stars }
        set { stars = newValue }
    }

    func observeInput(
        _ handler: (@MainActor (InputEvent) -> Void)?
    ) {
        self.handler = handler
    }

    func tapped(_ star: Int) {
        stars = star
        handler?(.change)
        handler?(.endOfEditing)
    }
}
// snippet.end
