// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import InputValidation
import InputValidationLanguages

/// The languages of a response: that of the messages, and that of the page around them.
///
/// The library has messages in more languages than the page has labels. A page that is not translated is English, and
/// its messages contain no labels, so that no sentence mixes two languages. Elements in the other language have a
/// `lang` attribute.
package struct PageLanguage: Sendable {
    /// The language of the messages.
    package let messages: MessageLanguage
    /// The labels, notes and buttons.
    package let text: Text

    /// Creates the languages of a response.
    ///
    /// - Parameters:
    ///   - choice: The tag that the person chose on the page, if any.
    ///   - header: The `Accept-Language` header of the request.
    package init(choice: String?, acceptLanguage header: String?) {
        let all = MessageLanguage.all
        messages =
            choice.flatMap { choice in all.first { $0.tag == choice } }
            ?? header.flatMap { all.bestMatch(acceptLanguage: $0) } ?? .english
        text = Text.best(for: messages)
    }

    /// Whether the page and its messages have the same language.
    var isTranslated: Bool { text.tag == messages.tag }

    /// The catalog of the messages.
    var catalog: MessageCatalog { MessageCatalog(messages) }

    /// The labels for the messages, or `nil` if they have another language.
    package var labels: Text? { isTranslated ? text : nil }

    /// The attributes of the root element.
    var root: HTML {
        #" lang="\#(text.tag)"\#(isTranslated && messages.isRightToLeft ? #" dir="rtl""# as HTML : #" dir="ltr""#)"#
    }

    /// The attributes of an element that contains a message.
    var ofMessage: HTML {
        isTranslated ? "" : #" lang="\#(messages.tag)" dir="\#(messages.isRightToLeft ? "rtl" : "ltr")""#
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
        /// The form was rejected.
        case rejected
    }

    private let checkout: Checkout
    private let language: PageLanguage
    private let reason: Reason
    private var text: Text { language.text }
    private var catalog: MessageCatalog { language.catalog }

    package init(_ checkout: Checkout, in language: PageLanguage, reason: Reason = .opened) {
        self.checkout = checkout
        self.language = language
        self.reason = reason
    }

    /// The fields with an error, in the order of the page, each with its first error.
    private var errors: [(field: Field, error: ValidationError)] {
        guard reason == .rejected else { return [] }
        return Field.allCases.compactMap { field in checkout[field].error.map { (field, $0) } }
    }

    /// The beginning of the title of a page with errors, in the language of the title.
    private var titlePrefix: String {
        (language.isTranslated ? catalog : .english).errorPrefix + " "
    }

    /// The whole document.
    package var html: HTML {
        PageParts.html(
            title: (errors.isEmpty ? "" : titlePrefix) + "\(text.title) – \(text.shop)", in: language,
            hasForm: true,
            content: """
                \(languageNote)
                <div class="columns">
                <div class="column-form">
                \(errorSummary(errors.map { (field: $0.field, message: message($0.error, of: $0.field)) }))
                <h1>\(text.title)</h1>
                <p class="introduction">\(text.introduction)</p>
                <form id="checkout" method="post" action="/" novalidate autocomplete="on"
                 data-error-title="\(titlePrefix)"\(errors.isEmpty ? "" : #" data-rejected="true""# as HTML)>
                \(Section.allCases.map(section))
                <div class="submit">
                <button type="submit" class="button-primary">\(text.submit)</button>
                <p class="hint">\(text.demonstration)</p>
                </div>
                </form>
                <p class="visually-hidden" id="live" role="status"></p>
                \(templates)
                </div>
                \(orderSummary)
                </div>
                """)
    }

    private var languageNote: HTML? {
        guard !language.isTranslated else { return nil }
        let parts = text.untranslated.split(separator: "{language}", omittingEmptySubsequences: false).map(String.init)
        let name: HTML = #"<span\#(language.ofMessage)>\#(language.messages.name)</span>"#
        let sentence = parts.indices.map { index -> HTML in index == 0 ? "\(parts[index])" : "\(name)\(parts[index])" }
        return #"<p class="note">\#(sentence)</p>"#
    }

    private var orderSummary: HTML {
        """
        <aside class="order" aria-labelledby="order-title">
        <h2 id="order-title">\(text.orderTitle)</h2>
        <dl>
        <div><dt>\(text.orderItem)</dt><dd><bdi>£24.50</bdi></dd></div>
        <div><dt>\(text.orderDelivery)</dt><dd>\(text.orderFree)</dd></div>
        <div class="total"><dt>\(text.orderTotal)</dt><dd><bdi>£24.50</bdi></dd></div>
        </dl>
        </aside>
        """
    }

    // MARK: - Errors

    /// Returns the list of errors above the heading, or nothing.
    private func errorSummary(_ errors: [(field: Field, message: HTML)]) -> HTML? {
        guard !errors.isEmpty else { return nil }
        let items = errors.map { error -> HTML in
            """
            <li><a href="#\(error.field.rawValue)">\(error.message)</a></li>

            """
        }
        return summary(items, attributes: #" id="error-summary" autofocus"#)
    }

    private func summary(_ items: [HTML], attributes: HTML = "") -> HTML {
        """
        <div class="summary" tabindex="-1"\(attributes)>
        <div role="alert">
        <h2\(language.ofMessage)>\(catalog.title)</h2>
        <ul>
        \(items)</ul>
        </div>
        </div>
        """
    }

    /// Returns the words of an error, which are the same in the summary and at the field.
    private func message(_ error: ValidationError, of field: Field) -> HTML {
        let sentence: HTML = "<span data-sentence\(language.ofMessage)>\(error.reason(in: catalog))</span>"
        // In another language than the page, the sentence does not contain the label.
        return language.isTranslated ? sentence : "<span>\(text.labels[field] ?? ""):</span> \(sentence)"
    }

    private func errorMessage(_ message: HTML, id: HTML) -> HTML {
        """
        <p class="error"\(id)>\
        <span class="visually-hidden"\(language.ofMessage)>\(catalog.errorPrefix)</span> \
        <span class="message">\(message)</span></p>

        """
    }

    /// What the script copies when it shows an error, so that both have the same markup.
    private var templates: HTML {
        let message: HTML =
            language.isTranslated
            ? "<span data-sentence></span>"
            : "<span data-label></span> <span data-sentence\(language.ofMessage)></span>"
        return """
            <template id="error-template">\(errorMessage(message, id: ""))</template>
            <template id="summary-template">\(summary([]))</template>
            <template id="summary-item-template"><li><a href="#">\(message)</a></li></template>
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
                    (document.rawValue, text.documents[document] ?? "", document == checkout.documentKind)
                }, swap: .document))\(field(.document))
                """
            case .billing:
                """
                \(choice(.customer, Customer.allCases.map { customer in
                    (customer.rawValue, text.customers[customer]?.label ?? "", customer == checkout.customer)
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
        let (note, hint) = (note(of: field), hint(of: field))
        var descriptions: [String] = []
        if note != nil || hint != nil { descriptions.append("\(id)-hint") }
        if error != nil { descriptions.append("\(id)-error") }
        let described: HTML? =
            descriptions.isEmpty ? nil : #" aria-describedby="\#(descriptions.joined(separator: " "))""#
        let hintElement: HTML? =
            note == nil && hint == nil
            ? nil
            : """
            <div class="hint" id="\(id)-hint">\(note.map { "<p data-note>\($0)</p>" as HTML })\
            \(hint.map { "<p data-hint\(language.ofMessage)>\($0)</p>" as HTML })</div>
            """
        let errorElement = error.map { errorMessage(message($0, of: field), id: #" id="\#(id)-error""#) }
        return """
            <div class="field\(error == nil ? "" : " field-rejected")" data-field="\(id)"\(live(field))>
            <label for="\(id)">\(text.labels[field] ?? "")</label>
            \(hintElement)
            \(errorElement)\
            \(field == .password ? checklist : nil)\
            <input id="\(id)" name="\(id)"\(type(of: field))\(attributes(of: field))\(described)\
            \(error == nil ? "" : #" aria-invalid="true""# as HTML) value="\(checkout.echo(of: field))">
            \(live(field) == nil || field == .password ? nil : statusElement(of: field))
            </div>

            """
    }

    private func statusElement(of field: Field) -> HTML {
        // A page never shows a security code, so it does not describe one either.
        let text = checkout.echo(of: field).isEmpty ? "" : status(of: field)
        return #"<p class="status" id="\#(field.rawValue)-status" role="status">\#(text)</p>"#
    }

    private func type(of field: Field) -> HTML {
        checkout[field].isMasked ? #" type="password""# : #" type="text""#
    }

    /// Returns the attributes that help a person to type, which follow from the strategy of the field.
    private func attributes(of field: Field) -> HTML {
        let traits = checkout[field].inputTraits
        let direction: HTML = field == .name ? #" dir="auto""# : #" dir="ltr""#
        return """
             autocomplete="\(traits.content?.rawValue ?? "off")" inputmode="\(traits.keyboard.rawValue)"\
             spellcheck="\(traits.checksSpelling ? "true" : "false")"\
             autocapitalize="\(traits.capitalization.rawValue)"\(direction)
            """
    }

    /// Returns the attribute of a field that the script validates while a person types.
    private func live(_ field: Field) -> HTML? {
        switch field {
        case .document: #" data-live data-with="document-kind""#
        case .taxNumber: #" data-live data-with="customer""#
        case .securityCode: #" data-live data-with="card-number""#
        case .postcode, .cardNumber, .cardExpiry, .password: " data-live"
        case .name, .email, .website: nil
        }
    }

    /// Returns what the page states about a field beside the hint of its strategy.
    package func note(of field: Field) -> String? {
        switch field {
        case .taxNumber: return text.customers[checkout.customer]?.note
        case .securityCode:
            let note = text.securityCodes[checkout.network?.securityCode.length ?? 0]
            return reason == .opened ? note : note.map { "\(text.secretAgain) \($0)" }
        case .password:
            return reason == .opened ? text.passwordRules : "\(text.secretAgain) \(text.passwordRules)"
        default: return text.notes[field]
        }
    }

    /// Returns the hint of a field, which changes with its strategy; `nil` for the password, which has a checklist.
    package func hint(of field: Field) -> String? {
        field == .password ? nil : MessageCatalog.$current.withValue(catalog) { checkout[field].hint }
    }

    /// Returns the line below a field: whether what was typed is complete.
    package func status(of field: Field) -> String {
        guard checkout[field].error == nil else { return "" }
        switch checkout.progress(of: field) {
        case .accepted:
            return field == .cardNumber ? checkout.network.map { "\($0)" } ?? text.complete : text.complete
        case .incomplete:
            return field == .cardNumber
                ? checkout.network.map { "\($0) – \(text.incomplete)" } ?? text.incomplete : text.incomplete
        case .impossible, .unknown, nil: return ""
        }
    }

    // MARK: - Password

    /// The rules of the password, each with whether the password meets it.
    private var checklist: HTML {
        let items = Checklist(of: checkout.password.value, in: catalog).items.map { item -> HTML in
            """
            <li data-met="\(item.isMet ? "true" : "false")">\
            <span class="visually-hidden">\(item.isMet ? text.met : text.unmet)</span> \
            <span\(language.ofMessage)>\(item.sentence)</span></li>

            """
        }
        return """
            <ul class="checklist" id="password-rules" data-met="\(text.met)" data-unmet="\(text.unmet)">
            \(items)</ul>

            """
    }
}

/// The rules of a password with the sentences of the catalog.
package struct Checklist {
    /// A rule, its sentence, and whether the password meets it.
    package let items: [(sentence: String, isMet: Bool)]

    package init(of password: String, in catalog: MessageCatalog) {
        let rules = Checkout.passwordRules
        // One space meets no rule, so every rule reports the error whose sentence describes it.
        items = zip(rules.checklist(for: password), rules.checklist(for: " ")).map { item, sample in
            (sample.errors.first?.reason(in: catalog) ?? "", item.isAccepted)
        }
    }
}
