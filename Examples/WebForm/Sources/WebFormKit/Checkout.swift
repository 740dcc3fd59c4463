// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import InputValidation
import InputValidationRules
import ValidationJavaScript

/// A form field.
///
/// Its raw value is the control's name.
package enum Field: String, CaseIterable, Sendable {
    case name
    case email
    case postcode
    case website
    case document
    case taxNumber = "tax-number"
    case cardNumber = "card-number"
    case cardExpiry = "card-expiry"
    case securityCode = "security-code"
    case password
}

/// The document that people identify themselves with.
package enum Document: String, CaseIterable, Sendable {
    case memberNumber = "member-number"
    case nickname
    case passport
}

/// The buyer.
package enum Customer: String, CaseIterable, Sendable {
    case person, company
}

/// The form's accepted content, without the secrets.
package struct Order: Sendable, Equatable {
    package let name: String
    package let email: EmailAddress
    package let website: String
    package let postcode: String
    package let document: String
    package let taxNumber: String
    package let card: PaymentCard
    package let expiry: CardExpiry
}

/// The checkout form: ten inputs.
///
/// Three of them have a strategy that's swapped while the form is in use.
///
/// Each request creates a form. What a person typed is kept between two requests only when the language changes.
package final class Checkout {
    package let name: ValidatedInput<String>
    package let email: ParsedInput<String, EmailAddress>
    package let website: ValidatedInput<String>
    package let postcode: ValidatedInput<String>
    package let document: ValidatedInput<String>
    package let taxNumber: ValidatedInput<String>
    package let cardNumber: ParsedInput<String, PaymentCard>
    package let cardExpiry: ParsedInput<String, CardExpiry>
    package let securityCode: ValidatedInput<String>
    package let password: ValidatedInput<String>

    /// The first swap: the chosen document determines the strategy for its number, and so the label.
    package var documentKind = Document.memberNumber {
        didSet { swap(document, to: Self.strategy(for: documentKind, text)) }
    }

    /// The second swap: people and companies have different tax numbers.
    package var customer = Customer.person {
        didSet { swap(taxNumber, to: Self.strategy(for: customer, text)) }
    }

    /// The secrets that were typed into an earlier page.
    ///
    /// No page shows them again.
    package var lostSecrets: Set<Field> = []

    private let text: Text

    /// The card's network, as far as the typed number shows it.
    package var network: PaymentCard.Network? {
        switch Self.cards.cardProgress(of: Self.withoutSeparators(cardNumber.value)) {
        case .complete(let card): card.network
        case .incomplete(let networks): networks.count == 1 ? networks.first : nil
        case .rejected: nil
        }
    }

    /// Whether a card number is rejected only because its digits don't fit together.
    package var cardNumberIsMistyped: Bool {
        let code = cardNumber.parser.errors(for: cardNumber.value).first?.code
        return code == .cardChecksum || code == .cardRepeated
    }

    /// Creates an empty form.
    ///
    /// - Parameters:
    ///   - text: The fields' labels, in the language of their messages.
    ///   - clock: The clock for the expiry date.
    package init(labels text: Text, now clock: CardExpiry.Clock = .system()) {
        self.text = text
        func input(_ field: Field, _ validator: InputValidator<String>) -> ValidatedInput<String> {
            let names = text.names[field]
            return ValidatedInput(
                "", validator, label: names?.label, labelInSentence: names?.inSentence, key: field.rawValue)
        }
        func input<Output>(_ field: Field, _ parser: InputParser<String, Output>) -> ParsedInput<String, Output> {
            let names = text.names[field]
            return ParsedInput("", parser, label: names?.label, labelInSentence: names?.inSentence, key: field.rawValue)
        }
        name = input(.name, Self.fullName)
        email = input(.email, MappingParser(TypedText.ascii, then: Self.email))
        website = input(.website, .optional(Self.website))
        postcode = input(.postcode, MappingValidator(TypedText.ascii, then: Self.postcode))
        document = input(.document, Self.strategy(for: .memberNumber, text))
        taxNumber = input(.taxNumber, Self.strategy(for: .person, text))
        cardNumber = input(
            .cardNumber, MappingParser(TypedText.ascii, then: .stripping(Self.separators, then: Self.cards)))
        cardExpiry = input(
            .cardExpiry,
            MappingParser(
                TypedText.ascii,
                then: .stripping(Self.invisible, then: .trimmed(then: YearFirstParser(.cardExpiry(now: clock))))))
        securityCode = input(.securityCode, Self.strategy(for: nil))
        password = input(.password, Self.passwordRules)
        // While a person types, these fields reject only what further characters can't complete.
        for input in [postcode, document, taxNumber, securityCode] { input.validatorWhileTyping = input.validator }
        cardNumber.validatorWhileTyping = cardNumber.parser
        cardExpiry.validatorWhileTyping = cardExpiry.parser
    }

    // MARK: - Strategies

    /// The networks that the shop accepts.
    static let networks: [PaymentCard.Network] = [.visa, .mastercard, .amex]

    private static let cards = PaymentCardInputValidator(accepting: networks)

    private static let passwordParts: [InputValidator<String>] = [
        .password(in: 12...128), .password(in: 0..., lowercase: 1), .password(in: 0..., uppercase: 1),
        .password(in: 0..., digits: 1),
    ]

    /// The rules in the checklist below the password.
    package static let passwordRules: InputValidator<String> = .all(of: passwordParts)

    private static let fullName = InputValidator.collapsingBlanks(then: .required && .count(in: ...80)).traits(
        content: .name, capitalization: .words, checksSpelling: false)

    private static let email: InputParser<String, EmailAddress> =
        .stripping(invisible, then: .trimmed(then: InputValidator.email.warning(.emailDomainSpelling)))

    private static let postcode = InputValidator.stripping(
        invisible, then: .collapsingBlanks(then: .pattern(.postalCodeGB)))

    private static let url: InputParser<String, URLParts> = .url(.publicWeb.rejecting(.dotlessHosts))

    /// Characters that people paste without seeing them.
    private static let invisible = "\u{AD}\u{200B}\u{200C}\u{200D}\u{200E}\u{200F}\u{202A}\u{202C}\u{2060}\u{FEFF}"

    /// Characters that people write between the parts of a number, after ``TypedText/ascii(_:)``.
    private static let separators = invisible + " \t\u{A0}\u{2002}\u{2009}\u{202F}-."

    private static func withoutSeparators(_ text: String) -> String {
        number(.required).normalized(text)
    }

    /// Returns a strategy for a number that people write in any letter case, script, and grouping.
    private static func number(_ rule: InputValidator<String>, isUppercase: Bool = false) -> InputValidator<String> {
        let bare = InputValidator.stripping(separators, then: rule)
        guard isUppercase else { return MappingValidator(TypedText.ascii, then: bare) }
        return MappingValidator({ TypedText.ascii($0).uppercased() }, then: bare.traits(capitalization: .characters))
    }

    /// The web address of a shop or page that others can open, with or without its scheme.
    private static let website = MappingValidator(
        TypedText.narrowed,
        then: .stripping(
            invisible,
            then: .trimmed(then: MappingValidator(TypedText.withScheme, then: url))))

    private static func rule(for document: Document) -> InputValidator<String> {
        switch document {
        case .memberNumber: .numeric && .count(in: 6...8)
        case .nickname: .alpha && .count(in: 3...12)
        case .passport: .pattern("[A-Z]{2}[0-9]{7}", like: "YA1234567")
        }
    }

    private static func strategy(for document: Document, _ text: Text) -> InputValidator<String> {
        let rule = number(rule(for: document), isUppercase: document == .passport)
        return text.documents[document].map { LabelingValidator($0.names, rule) } ?? rule
    }

    private static func rule(for customer: Customer, _ text: Text) -> InputValidator<String> {
        customer == .person ? nationalInsuranceNumber(text) : .pattern(.vatGB)
    }

    private static func strategy(for customer: Customer, _ text: Text) -> InputValidator<String> {
        let rule = number(rule(for: customer, text), isUppercase: true)
        return text.customers[customer].map { LabelingValidator($0.names, rule) } ?? rule
    }

    /// Returns a strategy for a National Insurance number, with its own message for the first letters.
    ///
    /// GOV.UK prescribes the example. Nobody can have this number, so the strategy rejects it, too.
    private static func nationalInsuranceNumber(_ text: Text) -> InputValidator<String> {
        .all(of: [
            .optional(
                .pattern("(?!BG|GB|KN|NK|NT|TN|ZZ|[DFIQUV][A-Z]|[A-Z][DFIQUVO])[\\s\\S]*")
                    .message(text.nationalInsuranceLetters)),
            .pattern("[A-Z]{2} ?[0-9]{2} ?[0-9]{2} ?[0-9]{2} ?[A-D]", like: "QQ 12 34 56 C"),
        ])
    }

    private static func strategy(for network: PaymentCard.Network?) -> InputValidator<String> {
        number(.securityCode(for: network))
    }

    /// The rules of the page's script: a field's strategy, or each strategy that it can have, for a text that the script
    /// has changed as ``TypedText`` does.
    var scriptRules: [JavaScriptModule.Field] {
        var rules: [JavaScriptModule.Field] = [.init("typed", .folded(then: .trimmed(then: .optional(.required))))]
        func add(
            _ field: Field, _ validator: InputValidator<String>, variant: String? = nil, names: Text.Names? = nil
        ) {
            let names = names ?? text.names[field]
            rules.append(
                .init(
                    variant.map { "\(field.rawValue):\($0)" } ?? field.rawValue, label: names?.label,
                    labelInSentence: names?.inSentence, validator))
        }
        func bare(_ rule: InputValidator<String>) -> InputValidator<String> { .stripping(Self.separators, then: rule) }
        add(.name, name.validator)
        add(.email, Self.email)
        add(.website, isRuled(.website) ? website.validator : .optional(Self.url))
        add(.postcode, isRuled(.postcode) ? postcode.validator : Self.postcode)
        add(.cardNumber, bare(Self.cards))
        add(.cardExpiry, .stripping(Self.invisible, then: .trimmed(then: .cardExpiry(now: .system()))))
        add(.securityCode, bare(.securityCode), variant: "")
        add(.password, Self.passwordRules)
        for document in Document.allCases {
            let names = text.documents[document]?.names
            add(.document, bare(Self.rule(for: document)), variant: document.rawValue, names: names)
        }
        for customer in Customer.allCases {
            let names = text.customers[customer]?.names
            add(.taxNumber, bare(Self.rule(for: customer, text)), variant: customer.rawValue, names: names)
        }
        for network in Self.networks {
            add(.securityCode, bare(.securityCode(for: network)), variant: network.name)
            let number = PaymentCardInputValidator(accepting: [network])
            rules.append(.init("network:\(network.name)", label: "\(network)", bare(number)))
        }
        for (index, part) in Self.passwordParts.enumerated() { rules.append(.init("password:\(index)", part)) }
        return rules
    }

    /// Returns a field's label, which comes from its strategy if the strategy can be swapped.
    package func label(of field: Field) -> String {
        switch field {
        case .document: text.documents[documentKind]?.names.label ?? ""
        case .taxNumber: text.customers[customer]?.names.label ?? ""
        default: text.names[field]?.label ?? ""
        }
    }

    private func swap(_ input: ValidatedInput<String>, to validator: InputValidator<String>) {
        input.validatorWhileTyping = validator
        input.validator = validator
    }

    /// The fields whose strategies a rule file can replace, by column name.
    package static let ruledFields: [Field] = [.name, .website, .postcode]

    /// The fields whose strategies come from a rule file.
    private(set) var fieldsInRuleFile: Set<Field> = []

    private func isRuled(_ field: Field) -> Bool { fieldsInRuleFile.contains(field) }

    /// Swaps the strategies of the fields for which a rule file has a column.
    package func apply(_ rules: TableRules) {
        for (field, input) in zip(Self.ruledFields, [name, website, postcode]) {
            guard let validator = rules[field.rawValue]?.textValidator else { continue }
            fieldsInRuleFile.insert(field)
            if input.validatorWhileTyping != nil { input.validatorWhileTyping = validator }
            input.validator = validator
        }
    }

    // MARK: - Using the form

    /// Sets a field's value, as if a person typed it.
    package func type(_ text: String, in field: Field) {
        switch field {
        case .name: name.value = text
        case .email: email.value = text
        case .website: website.value = text
        case .postcode: postcode.value = text
        case .document: document.value = text
        case .taxNumber: taxNumber.value = text
        case .cardNumber:
            cardNumber.value = text
            // The third swap: the card's network determines the security code's length.
            swap(securityCode, to: Self.strategy(for: network))
        case .cardExpiry: cardExpiry.value = text
        case .securityCode: securityCode.value = text
        case .password: password.value = text
        }
    }

    /// Validates every field and returns the order.
    ///
    /// - Throws: All fields' errors.
    package func order() throws(FormError) -> Order {
        try form.value()
    }

    /// The inputs in page order.
    package var form: InputForm<Order> {
        InputForm {
            name
            email
            postcode
            website
            document
            taxNumber
            cardNumber
            cardExpiry
            securityCode
            password
        }.map { name, email, postcode, website, document, taxNumber, card, expiry, _, _ in
            Order(
                name: name, email: email, website: website, postcode: postcode, document: document,
                taxNumber: taxNumber, card: card, expiry: expiry)
        }
    }

    /// The input for a field.
    package subscript(field: Field) -> any FormField {
        switch field {
        case .name: name
        case .email: email
        case .website: website
        case .postcode: postcode
        case .document: document
        case .taxNumber: taxNumber
        case .cardNumber: cardNumber
        case .cardExpiry: cardExpiry
        case .securityCode: securityCode
        case .password: password
        }
    }

    /// Returns what was typed into a field, or an empty text if the field is secret.
    ///
    /// A card's number isn't secret on this page, because the person must be able to correct it.
    package func echo(of field: Field) -> String {
        switch field {
        case .name: name.value
        case .email: email.value
        case .website: website.value
        case .postcode: postcode.value
        case .document: document.value
        case .taxNumber: taxNumber.value
        case .cardNumber: cardNumber.value
        case .cardExpiry: cardExpiry.value
        case .securityCode, .password: ""
        }
    }

    /// Returns whether a person must retype a secret that was typed into an earlier page.
    package func isLost(_ field: Field) -> Bool {
        switch field {
        // A page that's sent again shows the number, but a draft doesn't have it.
        case .cardNumber: lostSecrets.contains(field)
        case .securityCode: !securityCode.value.isEmpty || lostSecrets.contains(field)
        case .password: !password.value.isEmpty || lostSecrets.contains(field)
        default: false
        }
    }

    /// Returns a field's progress if it reports progress while a person types, or `nil` for other fields.
    package func progress(of field: Field) -> InputProgress? {
        switch field {
        case .postcode: postcode.validatorWhileTyping?.progress(of: postcode.value)
        case .document: document.validatorWhileTyping?.progress(of: document.value)
        case .taxNumber: taxNumber.validatorWhileTyping?.progress(of: taxNumber.value)
        case .cardNumber: cardNumber.validatorWhileTyping?.progress(of: cardNumber.value)
        case .cardExpiry: cardExpiry.validatorWhileTyping?.progress(of: cardExpiry.value)
        case .securityCode: securityCode.validatorWhileTyping?.progress(of: securityCode.value)
        case .name, .email, .website, .password: nil
        }
    }
}

/// A parser that reads an expiry date as HTML writes months, such as 2031-03, and also accepts a period.
final class YearFirstParser: DecoratingInputParser<String, CardExpiry>, @unchecked Sendable {
    override func outcome(of input: String) -> ParsingOutcome<CardExpiry> { super.outcome(of: Self.monthFirst(input)) }

    override func normalized(_ input: String) -> String { super.normalized(Self.monthFirst(input)) }

    override func progress(of input: String) -> InputProgress {
        // There's no month 20, so these characters begin a year.
        let text = Self.monthFirst(input)
        if text.wholeMatch(of: /20[0-9]{0,2}|20[0-9]{2}[-\/][01]?/) != nil { return .incomplete(missing: nil) }
        return wrapped.progress(of: text)
    }

    private static func monthFirst(_ input: String) -> String {
        // A period, and the middle dot on a Japanese keyboard's slash key.
        let text = input.replacing(/[.\u{30FB}\u{FF65}]/, with: "/")
        guard let match = text.wholeMatch(of: /([0-9]{4})[-\/]([0-9]{2})/) else { return text }
        return "\(match.2)/\(match.1)"
    }
}
