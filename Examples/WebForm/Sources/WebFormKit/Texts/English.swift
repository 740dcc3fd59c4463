// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import InputValidation

extension Text {
    /// English.
    static let english = Text(
        messages: .english,
        shop: "Kettle & Leaf",
        title: "Checkout",
        introduction: "Every message about a field comes from the library, in the language that you choose.",
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
        labels: [
            .name: "Full name",
            .email: "Email address",
            .website: "Website (optional)",
            .postcode: "Postcode",
            .document: "Document number",
            .taxNumber: "Tax number",
            .cardNumber: "Card number",
            .cardExpiry: "Expiry date",
            .securityCode: "Security code",
            .password: "Password",
        ],
        names: [
            .name: "your full name",
            .email: "your email address",
            .website: "your website",
            .postcode: "your postcode",
            .document: "your document number",
            .taxNumber: "your tax number",
            .cardNumber: "your card number",
            .cardExpiry: "the expiry date",
            .securityCode: "the security code",
            .password: "a password",
        ],
        notes: [
            .name: "As on your card",
            .email: "For the receipt",
            .postcode: "In the United Kingdom",
            .cardExpiry: "As on the card",
        ],
        choices: [
            .document: "How do you identify yourself?",
            .customer: "Who is the buyer?",
        ],
        documents: [
            .memberNumber: "Member number",
            .nickname: "Nickname",
            .passport: "Passport",
        ],
        customers: [
            .person: ("A person", "Your National Insurance number"),
            .company: ("A company", "The VAT number of your company"),
        ],
        swaps: [
            .document: "Use this document",
            .customer: "Update the tax number",
            .card: "Check the card",
            .language: "Change language",
        ],
        securityCodes: [
            0: "On the back, or on the front of an American Express card",
            3: "On the back of the card",
            4: "On the front of your American Express card",
        ],
        secretAgain: "Enter it once more, because this page never shows it again.",
        passwordRules: "The password must meet these rules:",
        met: "Met:",
        unmet: "Not met yet:",
        incomplete: "Not complete yet",
        complete: "Looks right",
        sending: "Sending your order…",
        unreachable:
            "The shop did not answer. Check your internet connection, then try again. What you typed is still here.",
        unavailable: "The shop cannot take orders right now. Try again in a few minutes. What you typed is still here.",
        tooLong: "What you typed is too long. Shorten it, then try again. What you typed is still here.",
        retry: "Try again",
        corrected: "Corrected",
        allCorrected: "Everything in this list is corrected",
        submit: "Pay £24.50",
        demonstration: "This is a demonstration. No payment is made, and nothing that you type is stored.",
        thanksTitle: "Thank you for your order",
        thanks: "Your order is complete. Everything that you typed was accepted, and nothing was stored.",
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
