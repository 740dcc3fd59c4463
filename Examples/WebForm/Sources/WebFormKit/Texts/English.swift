// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import InputValidation

extension Text {
    static let english = Text(
        messages: .english,
        shop: "Kettle & Leaf",
        title: "Checkout",
        introduction: "Your tea is one form away.",
        skipToForm: "Skip to the form",
        language: "Language",
        orderTitle: "Your order",
        orderItem: "Gyokuro green tea, 100\u{A0}g",
        orderDelivery: "Delivery",
        orderFree: "Free",
        orderTotal: "Total",
        sections: [
            .contact: "Your details",
            .document: "Identification",
            .billing: "Billing",
            .payment: "Payment",
            .account: "Your account",
        ],
        names: [
            .name: .init("Full name", "your full name"),
            .email: .init("Email address", "your email address"),
            .website: .init("Website", "your website"),
            .postcode: .init("Postcode", "your postcode"),
            .cardNumber: .init("Card number", "your card number"),
            .cardExpiry: .init("Expiry date", "the expiry date"),
            .securityCode: .init("Security code", "the security code"),
            .password: .init("Password", "a password"),
        ],
        optional: "(optional)",
        hints: [
            .name: "As on your card",
            .email: "We send the receipt here",
            .cardNumber: "Visa, Mastercard, or American Express",
        ],
        choices: [
            .document: "How do you identify yourself?",
            .customer: "Who is the buyer?",
        ],
        documents: [
            .memberNumber: .init("Member number", "Member number", "your member number"),
            .nickname: .init("Nickname", "Nickname", "your nickname"),
            .passport: .init("Passport", "Passport number", "your passport number"),
        ],
        customers: [
            .person: .init("A person", "National Insurance number", "your National Insurance number"),
            .company: .init("A company", "VAT number", "the VAT number of your company"),
        ],
        nationalInsuranceExample: "For example, QQ 12 34 56 C",
        nationalInsuranceLetters: "Check the first 2 letters: no National Insurance number begins with them",
        swaps: [
            .document: "Use this document",
            .customer: "Update the tax number",
            .card: "Check the card",
        ],
        securityCodes: [
            0: "3 digits on the back, or 4 on the front of American Express",
            3: "The 3 digits on the back of the card",
            4: "The 4 digits on the front of the card",
        ],
        secretAgain: "For your security, enter it again.",
        met: "Met:",
        unmet: "Not met yet:",
        complete: "Looks right",
        showPassword: .init("Show", "Show password", "Your password is visible"),
        hidePassword: .init("Hide", "Hide password", "Your password is hidden"),
        sending: "Sending your order…",
        unreachable:
            "The shop did not answer. Check your internet connection, then try again. What you typed is still here.",
        unavailable: "The shop cannot take orders right now. Try again in a few minutes. What you typed is still here.",
        tooLong: "What you typed is too long. Shorten it, then try again. What you typed is still here.",
        retry: "Try again",
        corrected: "Corrected",
        allCorrected: "Everything in this list is corrected",
        submit: "Pay {price}",
        demonstration: "This is a demonstration. You pay nothing, and what you type is deleted.",
        thanksTitle: "Thank you for your order",
        thanks: "Your tea is on its way to you.",
        orderNumber: "Order number",
        nextTitle: "What happens next",
        next:
            "We pack the tea today, and the post brings it within 3 working days. Keep the order number in case you have a question.",
        repeated:
            "The order was sent more than once, and was placed only once. To place another one, choose “Order again”.",
        again: "Order again",
        failures: [
            .notFound: ("This page does not exist", "Check the address for a typo, or go to the checkout."),
            .tooLarge: ("The order is too long", "Go back, shorten what you typed, and send it again."),
            .unavailable: ("The shop cannot answer right now", "Try again in a few minutes."),
            .unreadable: ("The shop cannot read this request", "Go to the checkout, and try again."),
        ],
        toCheckout: "Go to the checkout")
}
