// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import Foundation
import InputValidation
import InputValidationLanguages

/// A response's language, which is one of the page's languages.
package struct PageLanguage: Sendable {
    /// The labels, notes, and buttons.
    package let text: Text

    /// Creates a response's language.
    ///
    /// - Parameters:
    ///   - choices: The tags that the person chose, or `nil` for each place without a choice. The first tag that the
    ///     page is translated into wins.
    ///   - header: The request's `Accept-Language` header.
    package init(choices: [String?] = [], acceptLanguage header: String?) {
        let languages = Text.all.map(\.messages)
        let chosen = choices.lazy.compactMap { tag in languages.first { $0.tag == tag } }.first
        let messages = chosen ?? header.flatMap { languages.bestMatch(acceptLanguage: $0) } ?? .english
        text = Text.all.first { $0.messages == messages } ?? .english
    }

    /// Creates a response's language from the person's choice, or else from the cookie, or else from the browser.
    ///
    /// - Parameters:
    ///   - choice: The tag that the request contains, or `nil`.
    ///   - field: A closure that returns one of the request's header fields.
    package init(choice: String?, field: (String) -> String?) {
        let cookies = field("Cookie")?.split(separator: ";").map { $0.drop { $0 == " " } } ?? []
        let kept = cookies.first { $0.hasPrefix("lang=") }?.dropFirst(5)
        self.init(choices: [choice, kept.map(String.init)], acceptLanguage: field("Accept-Language"))
    }

    /// The language's tag.
    package var tag: String { text.messages.tag }

    /// Returns an amount in pounds, such as £24.50, as people write it in the language.
    func amount(pence: Int) -> String {
        (Decimal(pence) / 100).formatted(.currency(code: "GBP").locale(Locale(identifier: tag)))
            // Letters next to the sign swap places with it in right-to-left text, which reads “£UK”.
            .replacing("UK£", with: "£")
    }

    var catalog: MessageCatalog { MessageCatalog(text.messages) }

    /// The root element's attributes.
    var root: HTML {
        #" lang="\#(tag)"\#(text.messages.isRightToLeft ? #" dir="rtl""# as HTML : #" dir="ltr""#)"#
    }
}

/// The page with the form, as HTML.
package struct Page {
    /// Why the page is shown.
    package enum Reason: Sendable, Equatable {
        /// It was opened.
        case opened
        /// A button swapped a strategy.
        case swapped(Swap)
        /// Another language was chosen.
        case translated
        /// The form was rejected.
        case rejected
    }

    private let checkout: Checkout
    private let language: PageLanguage
    private let reason: Reason
    private let token: String
    private var text: Text { language.text }
    private var catalog: MessageCatalog { language.catalog }

    /// Creates a page.
    ///
    /// - Parameters:
    ///   - checkout: The form.
    ///   - language: The language.
    ///   - reason: Why the page is shown.
    ///   - token: The order's token, which stays the same until the order is placed.
    package init(
        _ checkout: Checkout, in language: PageLanguage, reason: Reason = .opened, token: String = Orders.newToken()
    ) {
        self.checkout = checkout
        self.language = language
        self.reason = reason
        self.token = token
    }

    /// The fields with an error, in page order, each with its first error.
    private var errors: [(field: Field, error: ValidationError)] {
        guard reason == .rejected else { return [] }
        return Field.allCases.compactMap { field in checkout[field].error.map { (field, $0) } }
    }

    /// The title prefix for a page with errors.
    private var titlePrefix: String { catalog.errorPrefix + " " }

    /// The whole document.
    package var html: HTML {
        PageParts.html(
            title: (errors.isEmpty ? "" : titlePrefix) + "\(text.title) – \(text.shop)", in: language,
            form: reason,
            content: """
                <div class="columns">
                <div class="column-top">
                \(errorSummary)
                <h1>\(text.title)</h1>
                <p class="introduction">\(text.introduction)</p>
                </div>
                \(PageParts.order(in: language))
                <div class="column-form">
                <form id="checkout" method="post" action="/order" novalidate autocomplete="on"
                 data-error-title="\(titlePrefix)" data-complete="\(text.complete)"\(errors.isEmpty ? "" : #" data-rejected="true""# as HTML)>
                <input type="hidden" name="\(Orders.control)" value="\(token)" autocomplete="off">
                <input type="hidden" name="lang" value="\(language.tag)" autocomplete="off">
                \(Section.allCases.map(section))
                <div class="submit">
                <button type="submit" class="button-primary">\(PageParts.submitLabel(in: language))</button>
                <p class="sending" id="sending" role="status" data-text="\(text.sending)"></p>
                <p class="hint">\(text.demonstration)</p>
                </div>
                </form>
                <p class="visually-hidden" id="live" role="status"></p>
                \(templates)
                </div>
                </div>
                """)
    }

    // MARK: - Errors

    /// The list of errors above the heading, or `nil`.
    private var errorSummary: HTML? {
        guard !errors.isEmpty else { return nil }
        let items = errors.map { error -> HTML in
            """
            <li data-for="\(error.field.rawValue)"><a href="#\(error.field.rawValue)">\(message(error.error))</a></li>

            """
        }
        return summary(items, attributes: #" id="error-summary" autofocus"#)
    }

    private func summary(_ items: [HTML], attributes: HTML = "") -> HTML {
        """
        <div class="summary" tabindex="-1" data-corrected="\(text.allCorrected)"\(attributes)>
        <div role="alert">
        <h2>\(catalog.title)</h2>
        <ul>
        \(items)</ul>
        </div>
        </div>
        """
    }

    /// The text that the script shows if an order gets no response, or a response without a verdict.
    private var failure: HTML {
        """
        <div class="summary" tabindex="-1" data-unreachable="\(text.unreachable)" data-unavailable="\(text.unavailable)"
         data-too-long="\(text.tooLong)">
        <div role="alert">
        <h2>\(catalog.title)</h2>
        <p data-sentence></p>
        </div>
        <button type="button" class="button-secondary" data-retry>\(text.retry)</button>
        </div>
        """
    }

    /// Returns an error's words, which are the same in the summary and at the field.
    private func message(_ error: ValidationError) -> String { error.reason(in: catalog) }

    private func errorMessage(_ message: String, id: HTML) -> HTML {
        """
        <p class="error"\(id)>\
        <span class="visually-hidden">\(catalog.errorPrefix)</span> \
        <span class="message">\(message)</span></p>

        """
    }

    /// The markup that the script copies to show an error, so that both have the same markup.
    private var templates: HTML {
        """
        <template id="error-template">\(errorMessage("", id: ""))</template>
        <template id="corrected-template"><p class="corrected">\(text.corrected)</p></template>
        <template id="summary-template">\(summary([]))</template>
        <template id="summary-item-template"><li><a href="#"></a></li></template>
        <template id="failure-template">\(failure)</template>
        """
    }

    // MARK: - Sections and fields

    private func section(_ section: Section) -> HTML {
        let content: HTML =
            switch section {
            case .contact: "\(field(.name))\(field(.email))\(field(.postcode))\(field(.website))"
            case .document:
                """
                \(choice(.document, Document.allCases.map { document in
                    (document.rawValue, text.documents[document]?.option ?? "", document == checkout.documentKind)
                }, swap: .document))\(field(.document))
                """
            case .billing:
                """
                \(choice(.customer, Customer.allCases.map { customer in
                    (customer.rawValue, text.customers[customer]?.option ?? "", customer == checkout.customer)
                }, swap: .customer))\(field(.taxNumber))
                """
            case .payment:
                """
                \(field(.cardNumber))\(swapButton(.card))
                <div class="row">\(field(.cardExpiry))\(field(.securityCode))</div>
                """
            case .account: field(.password)
            }
        return """
            <section>
            <h2>\(text.sections[section] ?? "")</h2>
            \(content)
            </section>

            """
    }

    private func choice(_ choice: Choice, _ options: [(value: String, label: String, isOn: Bool)], swap: Swap) -> HTML {
        let radios = options.map { option -> HTML in
            """
            <label class="radio"><input type="radio" name="\(choice.rawValue)" value="\(option.value)"\
            \(option.isOn ? " checked" as HTML : "")><span>\(option.label)</span></label>

            """
        }
        return """
            <fieldset data-choice="\(choice.rawValue)">
            <legend>\(text.choices[choice] ?? "")</legend>
            <div class="radios">
            \(radios)</div>
            \(swapButton(swap))
            </fieldset>

            """
    }

    /// Returns the button that swaps a strategy on a page without a script.
    private func swapButton(_ swap: Swap) -> HTML {
        """
        <button type="submit" class="button-secondary swap" name="swap" value="\(swap.rawValue)"\
        \(reason == .swapped(swap) ? " autofocus" as HTML : "")>\(text.swaps[swap] ?? "")</button>
        """
    }

    private func field(_ field: Field) -> HTML {
        let id = field.rawValue
        let error = errors.first { $0.field == field }?.error
        let hint = hint(of: field)
        let warning = reason == .rejected ? checkout[field].warnings.first?.reason(in: catalog) : nil
        var descriptions: [String] = []
        if hint != nil { descriptions.append("\(id)-hint") }
        if field == .password { descriptions.append("password-rules") }
        if error != nil { descriptions.append("\(id)-error") }
        if warning != nil { descriptions.append("\(id)-warning") }
        let described: HTML? =
            descriptions.isEmpty ? nil : #" aria-describedby="\#(descriptions.joined(separator: " "))""#
        let control: HTML = """
            <input id="\(id)" name="\(id)"\(type(of: field))\(attributes(of: field))\(described)\
            \(error == nil ? "" : #" aria-invalid="true""# as HTML) value="\(checkout.echo(of: field))">
            """
        return """
            <div class="field\(error == nil ? "" : " field-rejected")" data-field="\(id)"\(live(field))\
            \(field == .email ? " data-finish" as HTML : nil)>
            <label for="\(id)"><span data-label>\(checkout.label(of: field))</span>\
            \(field == .website ? #" <span class="optional">\#(text.optional)</span>"# as HTML : nil)</label>
            \(hint.map { #"<p class="hint" id="\#(id)-hint">\#($0)</p>"# as HTML })
            \(error.map { errorMessage(message($0), id: #" id="\#(id)-error""#) })\
            \(field == .password ? "\(checklist)\(passwordBox(control))" : control)
            \(live(field) == nil || field == .password ? nil : statusElement(of: field))\
            \(field == .email ? warningElement(warning, id) : nil)
            </div>

            """
    }

    /// Returns the password control next to the button that shows the password, which needs the script.
    private func passwordBox(_ control: HTML) -> HTML {
        """
        <div class="password">
        \(control)
        <button type="button" class="button-secondary" id="password-toggle" aria-controls="password" hidden\
         aria-label="\(text.showPassword.name)"\
        \(toggleData("show", text.showPassword))\(toggleData("hide", text.hidePassword))>\
        \(text.showPassword.text)</button>
        </div>
        <p class="visually-hidden" id="password-visibility" role="status"></p>
        """
    }

    private func toggleData(_ action: HTML, _ toggle: Text.Toggle) -> HTML {
        """
         data-\(action)="\(toggle.text)" data-\(action)-name="\(toggle.name)" \
        data-\(action)-announcement="\(toggle.announcement)"
        """
    }

    /// Returns the advice below a field, which rejects nothing.
    private func warningElement(_ warning: String?, _ id: String) -> HTML {
        #"<p class="warning" id="\#(id)-warning" role="status">\#(warning ?? "")</p>"#
    }

    /// Returns the mark next to the label: that the value is complete, or the card's network.
    private func statusElement(of field: Field) -> HTML {
        // A page never shows a security code, so it doesn't describe a security code, either.
        let text = checkout.echo(of: field).isEmpty ? "" : status(of: field)
        return """
            <p class="status" id="\(field.rawValue)-status" role="status"\
             data-complete="\(!text.isEmpty && checkout[field].isValid ? "true" : "false")">\
            <span\(field == .cardNumber ? "" : #" class="visually-hidden""# as HTML)>\(text)</span></p>
            """
    }

    private func type(of field: Field) -> HTML {
        checkout[field].isMasked ? #" type="password""# : #" type="text""#
    }

    /// Returns the attributes that help a person type, based on the field's strategy.
    private func attributes(of field: Field) -> HTML {
        let traits = checkout[field].inputTraits
        let direction: HTML = field == .name ? #" dir="auto""# : #" dir="ltr""#
        // Without the attribute, a browser restores the value when the person comes back from another page.
        let content: HTML? = traits.content.map { #" autocomplete="\#($0.rawValue)""# }
        return """
            \(content) inputmode="\(traits.keyboard.rawValue)"\
             spellcheck="\(traits.checksSpelling ? "true" : "false")"\
             autocapitalize="\(traits.capitalization.rawValue)"\(direction)
            """
    }

    /// Returns the attribute for a field that the script validates while a person types.
    private func live(_ field: Field) -> HTML? {
        switch field {
        case .document: #" data-live data-with="document-kind""#
        case .taxNumber: #" data-live data-with="customer""#
        case .securityCode: #" data-live data-with="card-number""#
        case .cardNumber: " data-live data-finish"
        case .postcode, .cardExpiry, .password: " data-live"
        case .name, .email, .website: nil
        }
    }

    /// Returns the line below a field's label: what the page says about it, or else its strategy's hint.
    ///
    /// The hint changes with the strategy. There's none if the label is enough, and the password has a checklist.
    package func hint(of field: Field) -> String? {
        switch field {
        case .cardNumber where isLost(field): return text.secretAgain
        case .name, .email, .cardNumber: return text.hints[field]
        case .taxNumber where checkout.customer == .person: return text.nationalInsuranceExample
        case .securityCode:
            let place = text.securityCodes[checkout.network?.securityCode.length ?? 0]
            return isLost(field) ? place.map { "\(text.secretAgain) \($0)" } : place
        case .password: return isLost(field) ? text.secretAgain : nil
        case .website: return nil
        case .postcode, .document, .taxNumber, .cardExpiry:
            return MessageCatalog.$current.withValue(catalog) { checkout[field].hint }
        }
    }

    private func isLost(_ field: Field) -> Bool { reason != .opened && checkout.isLost(field) }

    /// Returns the mark next to the label: that the typed value is complete, or the card's network.
    package func status(of field: Field) -> String {
        guard checkout[field].error == nil else { return "" }
        if field == .cardNumber { return checkout.network.map { "\($0)" } ?? "" }
        return checkout.progress(of: field) == .accepted ? text.complete : ""
    }

    // MARK: - Password

    /// The password's rules, and whether the control's content meets each of them.
    private var checklist: HTML {
        let items = Checklist(of: checkout.echo(of: .password), in: catalog).items.map { item -> HTML in
            """
            <li data-met="\(item.isMet ? "true" : "false")">\
            <span class="visually-hidden">\(item.isMet ? text.met : text.unmet)</span> \
            <span>\(item.sentence)</span></li>

            """
        }
        return """
            <ul class="checklist" id="password-rules" data-met="\(text.met)" data-unmet="\(text.unmet)">
            \(items)</ul>

            """
    }
}

/// A password's rules with the catalog's sentences.
package struct Checklist {
    /// A rule, its sentence, and whether the password meets it.
    package let items: [(sentence: String, isMet: Bool)]

    package init(of password: String, in catalog: MessageCatalog) {
        let rules = Checkout.passwordRules
        // A hyphen meets no rule, so every rule reports the error whose sentence describes it.
        items = zip(rules.checklist(for: password), rules.checklist(for: "-")).map { item, sample in
            (sample.errors.first?.reason(in: catalog) ?? "", item.isAccepted)
        }
    }
}
