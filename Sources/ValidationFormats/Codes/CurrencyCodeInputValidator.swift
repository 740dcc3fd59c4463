// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import ValidationCore
import ValidationText

/// A strategy that accepts the codes that ISO 4217 assigns to currencies, funds, and precious metals.
///
/// ```swift
/// let currency: InputValidator<String> = .currencyCode
/// currency.isValid("EUR")  // true
/// currency.isValid("DEM")  // false: code 1301: withdrawn in 2002
/// currency.errors(for: "ERU").map(\.reason)
/// // ["Did you mean EUR?"]
/// InputValidator.currencyCode(.numeric).isValid("978")  // true
/// ```
///
/// The error's parameter ``ValidationError/Parameter/suggestion`` is an assigned code if the text is the same code in
/// lowercase, in the other form, or with two neighboring letters swapped, or an abbreviation that is in use for the same
/// currency, such as `YEN` or `RMB`. Withdrawn codes are rejected. The list contains codes that are no money to pay with:
/// `XAU` is gold, `XTS` is for tests, and `XXX` means that there is no currency. An app that pays in a few currencies
/// lists them with `.oneOf`.
///
/// Errors: ``ValidationError/Code/currencyCodeUnknown`` (1301), and every text strategy's errors (1004, 1005).
///
/// Codes: ISO 4217, list one, 178 entries, as in pycountry 26.2.16 of February 2026.
public final class CurrencyCodeInputValidator: TextInputValidator, @unchecked Sendable {
    /// A form of currency codes.
    public enum Form: String, CaseIterable, Sendable {
        /// Three capital letters, such as `EUR`.
        case alphabetic
        /// Three digits, such as `978`.
        case numeric

        /// The field of the table.
        fileprivate var field: Int { self == .alphabetic ? 0 : 1 }
    }

    let form: Form
    private let rejection: ValidationError

    /// Creates a strategy that accepts one form of currency codes.
    ///
    /// - Parameters:
    ///   - form: The form; three letters by default.
    ///   - maximumBytes: The input's maximum length in UTF-8 bytes. A longer input is rejected before it's read.
    public init(form: Form = .alphabetic, maximumBytes: Int = TextInputValidator.defaultMaximumBytes) {
        self.form = form
        rejection = ValidationError(.currencyCodeUnknown).showing(Self.example(of: form))
            .withLetterCounts(form == .alphabetic ? ["3"] : nil)
        super.init(maximumBytes: maximumBytes)
    }

    private static func example(of form: Form) -> AcceptedExample? {
        AcceptedExample(form == .numeric ? "978" : nil, of: .currencyCode)
    }

    public override func rejection(of bytes: Span<UInt8>) -> ValidationError? {
        let currencies = CodeTable.currencies
        if currencies.contains(bytes, inField: form.field) { return nil }
        return rejection.suggesting(
            Self.otherCodes.code(meantBy: bytes, inField: form.field + 1)
                ?? currencies.suggestion(for: bytes, inField: form.field))
    }

    /// Abbreviations that are in use besides the assigned codes: the new Israeli shekel, the renminbi, the Swiss franc
    /// (Schweizer Franken), sterling, and the yen.
    package static let otherCodes = CodeTable("NIS=ILS=376 RMB=CNY=156 SFR=CHF=756 STG=GBP=826 YEN=JPY=392")

    public override var profile: StrategyProfile {
        Self.listing.profile(
            of: self, traits: form == .numeric ? .format(.digits) : .capitals,
            requirements: [.requirement(of: .currencyCode, like: Self.example(of: self.form)?.text)])
    }

    fileprivate static let standard = CurrencyCodeInputValidator()
}

extension InputValidator where Input == String {
    /// A strategy that accepts the three-letter codes of currencies in ISO 4217.
    public static var currencyCode: InputValidator<String> { CurrencyCodeInputValidator.standard }

    /// Returns a strategy that accepts one form of the currency codes in ISO 4217.
    public static func currencyCode(_ form: CurrencyCodeInputValidator.Form) -> InputValidator<String> {
        CurrencyCodeInputValidator(form: form)
    }
}

extension InputKind {
    package static let currencyCode = InputKind("currencyCode", "a currency code", example: "EUR")
}

extension ValidationError.Code {
    /// A text that isn't the code of a currency.
    public static let currencyCodeUnknown = declare(1301, "currencyCode.unknown") {
        $0.sentence(aboutCodeOf: .currencyCode)
    }
}

extension CurrencyCodeInputValidator: ListedStrategy {
    package static let codes: [ValidationError.Code] = [.currencyCodeUnknown]

    private static let grammars = Form.allCases.map {
        InputGrammar(CodeTable.expression(of: CodeTable.currencies.codes(inField: $0.field)))
    }

    package static let listing = StrategyListing(
        "currencyCode", "An assigned currency code (ISO 4217)", CurrencyCodeInputValidator.standard,
        topic: .identifiers, noun: .currencyCode, traits: .capitals, grammar: { grammars[$0.form.field] },
        options: .word("form", from: \.form), .maximumBytes(\.maximumBytes)
    ) { form, maximumBytes in CurrencyCodeInputValidator(form: form, maximumBytes: maximumBytes) }
}
