// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import Foundation
import InputValidation
import InputValidationLanguages

/// The parts that all pages share.
enum PageParts {
    /// Returns a whole document.
    ///
    /// - Parameters:
    ///   - title: The document's title.
    ///   - language: The texts' language.
    ///   - reason: Why a page with a form is shown, or `nil` for a page without a form.
    ///   - content: The main element's content.
    static func html(
        title: String, in language: PageLanguage, form reason: Page.Reason? = nil, content: HTML
    ) -> HTML {
        let text = language.text
        let hasForm = reason != nil
        // Enter in a field presses the form's first button, which must not swap a strategy.
        let firstButton: HTML =
            #"<button type="submit" form="checkout" class="visually-hidden" tabindex="-1" aria-hidden="true"></button>"#
        return """
            <!DOCTYPE html>
            <html\(language.root)>
            <head>
            <meta charset="utf-8">
            <meta name="viewport" content="width=device-width, initial-scale=1">
            <meta name="color-scheme" content="light dark">
            <title>\(title)</title>
            <link rel="stylesheet" href="/style.css">
            <link rel="icon" href="/icon.svg" type="image/svg+xml">
            \(hasForm ? #"<script type="module" src="/script.js?lang=\#(language.tag)"></script>"# as HTML : nil)
            </head>
            <body>
            \(hasForm ? ##"<a class="skip" href="#name">\##(text.skipToForm)</a>"## as HTML : nil)
            \(hasForm ? firstButton : nil)
            <header>
            <div class="header">
            <p class="shop">\(leaf)<span lang="en">\(text.shop)</span></p>
            \(hasForm ? languageChoice(language, hasFocus: reason == .translated) : nil)
            </div>
            </header>
            <main>
            \(content)
            </main>
            </body>
            </html>

            """
    }

    /// Returns the language choice.
    ///
    /// It belongs to the form, so that it keeps what was typed.
    private static func languageChoice(_ language: PageLanguage, hasFocus: Bool) -> HTML {
        let current = language.text.messages
        let items = Text.all.map(\.messages).map { option -> HTML in
            """
            <li><button type="submit" form="checkout" name="language" value="\(option.tag)" lang="\(option.tag)"\
            \(option == current ? #" aria-current="true""# as HTML : "")>\(option.name)</button></li>

            """
        }
        return """
            <details class="language">
            <summary id="language"\(hasFocus ? " autofocus" as HTML : "")>\
            <span class="visually-hidden">\(language.text.language): </span>\(current.name)</summary>
            <ul>
            \(items)</ul>
            </details>
            """
    }

    /// Returns what's being ordered and what it costs.
    static func order(in language: PageLanguage) -> HTML {
        let text = language.text
        let price = language.amount(pence: 2450)
        return """
            <aside class="order" aria-labelledby="order-title">
            \(bowl)
            <h2 id="order-title">\(text.orderTitle)</h2>
            <dl>
            <div><dt>\(text.orderItem)</dt><dd><bdi>\(price)</bdi></dd></div>
            <div><dt>\(text.orderDelivery)</dt><dd>\(text.orderFree)</dd></div>
            <div class="total"><dt>\(text.orderTotal)</dt><dd><bdi>\(price)</bdi></dd></div>
            </dl>
            </aside>
            """
    }

    /// Returns the label of the button that sends the order.
    static func submitLabel(in language: PageLanguage) -> HTML {
        let parts = language.text.submit.components(separatedBy: "{price}")
        return "\(parts[0])<bdi>\(language.amount(pence: 2450))</bdi>\(parts.dropFirst().joined())"
    }

    /// The shop's logo.
    private static let leaf: HTML = """
        <svg class="leaf" viewBox="0 0 32 32" width="32" height="32" aria-hidden="true" focusable="false">\
        <path d="M5 27C4 13 12 5 28 4c1 15-6 23-20 21M5 28c4-8 9-13 15-16" fill="none" stroke="currentColor" \
        stroke-width="2.5" stroke-linecap="round" stroke-linejoin="round"/></svg>
        """

    /// A bowl of green tea.
    private static let bowl: HTML = """
        <svg class="bowl" viewBox="0 0 120 100" width="120" height="100" aria-hidden="true" focusable="false">\
        <path class="bowl-steam" d="M46 30c-6-7 6-11 0-19M60 26c-6-7 6-11 0-19M74 30c-6-7 6-11 0-19" fill="none" \
        stroke-width="2.5" stroke-linecap="round"/>\
        <path class="bowl-clay" d="M20 46c0 27 14 43 40 43s40-16 40-43z"/>\
        <path class="bowl-clay" d="M44 86h32l3 8H41z"/>\
        <ellipse class="bowl-rim" cx="60" cy="46" rx="40" ry="11"/><ellipse class="bowl-tea" cx="60" cy="47.5" rx="34" \
        ry="8"/><path class="bowl-leaf" d="M52 48c3-6 10-7 17-5-2 6-9 9-17 5z"/></svg>
        """

    /// The site's icon.
    static let icon = """
        <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">\
        <rect width="32" height="32" rx="7" fill="#14614a"/>\
        <path d="M8 24C7 14 13 8 25 7c1 11-5 17-15 15M8 25c3-6 6-9 11-12" fill="none" stroke="#fff" stroke-width="2.5" \
        stroke-linecap="round" stroke-linejoin="round"/></svg>
        """
}

/// The page after an accepted form.
///
/// It contains nothing that was typed.
package enum ThanksPage {
    /// Returns the page.
    ///
    /// - Parameters:
    ///   - language: The texts' language.
    ///   - number: The order number, or `nil` if the address has none.
    ///   - isRepeated: Whether the order was sent more than once.
    package static func html(in language: PageLanguage, number: String?, isRepeated: Bool = false) -> HTML {
        let text = language.text
        let numberElement = number.map {
            #"<p class="number">\#(text.orderNumber) <strong><bdi>\#($0)</bdi></strong></p>"# as HTML
        }
        return PageParts.html(
            title: "\(text.thanksTitle) – \(text.shop)", in: language,
            content: """
                <div class="columns">
                <div class="column-top">
                <h1>\(text.thanksTitle)</h1>
                <p class="introduction">\(text.thanks)</p>
                </div>
                \(PageParts.order(in: language))
                <div class="column-form panel">
                \(numberElement)
                \(isRepeated ? "<p>\(text.repeated)</p>" as HTML : nil)
                <h2>\(text.nextTitle)</h2>
                <p>\(text.next)</p>
                <p><a href="/?lang=\(language.tag)">\(text.again)</a></p>
                <p class="hint">\(text.demonstration)</p>
                </div>
                </div>
                """)
    }
}

/// The page for a request that has no other response.
enum FailurePage {
    static func html(_ failure: Failure, code: Int, in language: PageLanguage) -> HTML {
        let text = language.text
        let sentences = text.failures[failure] ?? ("", "")
        return PageParts.html(
            title: "\(sentences.title) – \(text.shop)", in: language,
            content: """
                <div class="panel">
                <h1>\(sentences.title)</h1>
                <p>\(sentences.advice)</p>
                <p><a href="/?lang=\(language.tag)">\(text.toCheckout)</a></p>
                <p class="hint">HTTP <bdi>\(String(code))</bdi></p>
                </div>
                """)
    }
}
