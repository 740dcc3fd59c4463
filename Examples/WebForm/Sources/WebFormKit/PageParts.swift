// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import InputValidation
import InputValidationLanguages

/// The parts that all pages share.
enum PageParts {
    /// Returns a whole document.
    static func html(title: String, in language: PageLanguage, hasForm: Bool = false, content: HTML) -> HTML {
        let text = language.text
        // Enter in a field presses the first button of the form, which must not be one that swaps a strategy.
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
            \(hasForm ? #"<script src="/script.js" defer></script>"# as HTML : nil)
            </head>
            <body>
            \(hasForm ? ##"<a class="skip" href="#name">\##(text.skipToForm)</a>"## as HTML : nil)
            \(hasForm ? firstButton : nil)
            <header>
            <div class="header">
            <p class="shop">\(leaf)<span lang="en">\(text.shop)</span></p>
            \(hasForm ? languageChoice(language) : nil)
            </div>
            </header>
            <main>
            \(content)
            </main>
            </body>
            </html>

            """
    }

    /// The choice of the language, which belongs to the form, so that it keeps what was typed.
    private static func languageChoice(_ language: PageLanguage) -> HTML {
        let options = Text.all.map(\.messages).map { option -> HTML in
            """
            <option value="\(option.tag)" lang="\(option.tag)"\
            \(option == language.text.messages ? " selected" as HTML : "")>\(option.name)</option>

            """
        }
        return """
            <div class="language">
            <label for="language">\(language.text.language)</label>
            <select id="language" name="lang" form="checkout" autocomplete="off">
            \(options)</select>
            <button type="submit" form="checkout" class="button-secondary" name="swap" value="language">\
            \(language.text.swaps[.language] ?? "")</button>
            </div>
            """
    }

    /// The mark of the shop.
    private static let leaf: HTML = """
        <svg class="leaf" viewBox="0 0 32 32" width="32" height="32" aria-hidden="true" focusable="false">\
        <path d="M5 27C4 13 12 5 28 4c1 15-6 23-20 21M5 28c4-8 9-13 15-16" fill="none" stroke="currentColor" \
        stroke-width="2.5" stroke-linecap="round" stroke-linejoin="round"/></svg>
        """

    /// The icon of the site.
    static let icon = """
        <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">\
        <rect width="32" height="32" rx="7" fill="#14614a"/>\
        <path d="M8 24C7 14 13 8 25 7c1 11-5 17-15 15M8 25c3-6 6-9 11-12" fill="none" stroke="#fff" stroke-width="2.5" \
        stroke-linecap="round" stroke-linejoin="round"/></svg>
        """
}

/// The page after an accepted form, which contains nothing that was typed.
package enum ThanksPage {
    package static func html(in language: PageLanguage, isRepeated: Bool = false) -> HTML {
        let text = language.text
        return PageParts.html(
            title: "\(text.thanksTitle) – \(text.shop)", in: language,
            content: """
                <div class="panel">
                <h1>\(text.thanksTitle)</h1>
                <p>\(text.thanks)</p>
                \(isRepeated ? "<p>\(text.repeated)</p>" as HTML : nil)
                <p><a href="/?lang=\(language.tag)">\(text.again)</a></p>
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
