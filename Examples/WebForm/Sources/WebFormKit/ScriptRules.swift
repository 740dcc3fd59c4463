// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import Foundation
import InputValidation
import ValidationJavaScript

/// The module in JavaScript with the form's strategies, so that the page answers while a person types, without asking the
/// server.
struct ScriptRules {
    /// What the page shows about a field with one of its strategies.
    struct Variant: Codable {
        let label: String
        let hint: String?
        let inputmode: String
        let autocapitalize: String
    }

    let source: String

    /// The rules that the page can't decide.
    let undecided: [JavaScriptModule.Undecided]

    /// Creates the module for an empty form.
    ///
    /// Only the server decides about a field whose strategy comes from a rule file.
    init(for checkout: Checkout, in language: PageLanguage) throws {
        let module = JavaScriptModule(
            checkout.scriptRules, languages: [language.text.messages], includesProgress: true)
        undecided = module.undecided
        var variants: [String: Variant] = [:]
        func add(_ field: Field, _ name: String, hint: String? = nil) {
            let traits = checkout[field].inputTraits
            variants["\(field.rawValue):\(name)"] = Variant(
                label: checkout.label(of: field), hint: hint ?? Page(checkout, in: language).hint(of: field),
                inputmode: traits.keyboard.rawValue, autocapitalize: traits.capitalization.rawValue)
        }
        for document in Document.allCases {
            checkout.documentKind = document
            add(.document, document.rawValue)
        }
        for customer in Customer.allCases {
            checkout.customer = customer
            add(.taxNumber, customer.rawValue)
        }
        add(.securityCode, "")
        for network in Checkout.networks {
            add(.securityCode, network.name, hint: language.text.securityCodes[network.securityCode.length])
        }
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        let data = String(decoding: try encoder.encode(variants), as: UTF8.self)
        source = """
            \(module.source)
            // What the page shows about a field with each of its strategies.
            export const variants = \(data);

            """
    }
}
