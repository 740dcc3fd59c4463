// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import ValidationCore
import ValidationText

/// A strategy that accepts the codes that ISO 3166-1 assigns to countries and territories.
///
/// ```swift
/// let country: InputValidator<String> = .countryCode
/// country.isValid("CH")  // true
/// country.isValid("XX")  // false: code 1300
/// country.errors(for: "CHE").map(\.reason)
/// // ["Did you mean CH?"]
/// InputValidator.countryCode(.alpha3).isValid("CHE")  // true
/// ```
///
/// The error's parameter ``ValidationError/Parameter/suggestion`` is an assigned code if the text is the same code in
/// lowercase or in another form, or `UK` or `EL`, which are in use for the United Kingdom and for Greece. The codes that
/// ISO 3166-1 reserves or leaves to its users, such as `EU` and `XK`, and withdrawn codes, such as `SU`, are rejected. To
/// accept one of them, write `.countryCode || .oneOf(["XK"])`.
///
/// Errors: ``ValidationError/Code/countryCodeUnknown`` (1300), and every text strategy's errors (1004, 1005).
///
/// Codes: ISO 3166-1, 249 entries, as in pycountry 26.2.16 of February 2026.
public final class CountryCodeInputValidator: TextInputValidator, @unchecked Sendable {
    /// A form of country codes.
    public enum Form: String, CaseIterable, Sendable {
        /// Two capital letters, such as `CH`.
        case alpha2
        /// Three capital letters, such as `CHE`.
        case alpha3
        /// Three digits, such as `756`.
        case numeric

        /// The field of the table.
        fileprivate var field: Int {
            switch self {
            case .alpha2: 0
            case .alpha3: 1
            case .numeric: 2
            }
        }
    }

    let form: Form
    private let rejection: ValidationError

    /// Creates a strategy that accepts one form of country codes.
    ///
    /// - Parameters:
    ///   - form: The form; two letters by default.
    ///   - maximumBytes: The input's maximum length in UTF-8 bytes. A longer input is rejected before it's read.
    public init(form: Form = .alpha2, maximumBytes: Int = TextInputValidator.defaultMaximumBytes) {
        self.form = form
        let counts: [Form: ValidationError.Value] = [.alpha2: ["2"], .alpha3: ["3"]]
        rejection = ValidationError(.countryCodeUnknown).showing(Self.example(of: form))
            .withLetterCounts(counts[form])
        super.init(maximumBytes: maximumBytes)
    }

    private static func example(of form: Form) -> AcceptedExample? {
        let examples: [Form: String] = [.alpha3: "CHE", .numeric: "756"]
        return AcceptedExample(examples[form], of: .countryCode)
    }

    public override func rejection(of bytes: Span<UInt8>) -> ValidationError? {
        if CodeTable.countries.contains(bytes, inField: form.field) { return nil }
        return rejection.suggesting(
            Self.otherCodes.code(meantBy: bytes, inField: form.field + 1)
                ?? CodeTable.countries.suggestion(for: bytes, inField: form.field))
    }

    /// Codes that are in use besides the assigned codes: EL in the European Union (Interinstitutional Style Guide,
    /// section 7.1), and UK, which ISO 3166-1 reserves.
    package static let otherCodes = CodeTable("EL=GR=GRC=300 UK=GB=GBR=826")

    public override var profile: StrategyProfile {
        let traits = InputTraits(
            keyboard: form == .numeric ? .digits : .text, content: form == .alpha2 ? .country : nil,
            capitalization: form == .numeric ? .never : .characters, checksSpelling: false)
        return Self.listing.profile(
            of: self, traits: traits,
            requirements: [.requirement(of: .countryCode, like: Self.example(of: self.form)?.text)])
    }

    fileprivate static let standard = CountryCodeInputValidator()
}

extension InputValidator where Input == String {
    /// A strategy that accepts the two-letter codes of countries in ISO 3166-1.
    public static var countryCode: InputValidator<String> { CountryCodeInputValidator.standard }

    /// Returns a strategy that accepts one form of the country codes in ISO 3166-1.
    public static func countryCode(_ form: CountryCodeInputValidator.Form) -> InputValidator<String> {
        CountryCodeInputValidator(form: form)
    }
}

extension InputKind {
    package static let countryCode = InputKind("countryCode", "a country code", example: "CH")
}

extension ValidationError.Code {
    /// A text that isn't the code of a country.
    public static let countryCodeUnknown = declare(1300, "countryCode.unknown") {
        $0.sentence(aboutCodeOf: .countryCode)
    }
}

extension CountryCodeInputValidator: ListedStrategy {
    package static let codes: [ValidationError.Code] = [.countryCodeUnknown]
    package static let sentences: [Sentence] = [.kindOfLetters]

    private static let grammars = Form.allCases.map {
        InputGrammar(CodeTable.expression(of: CodeTable.countries.codes(inField: $0.field)))
    }

    package static let listing = StrategyListing(
        "countryCode", "An assigned country code (ISO 3166-1)", CountryCodeInputValidator.standard,
        topic: .identifiers, noun: .countryCode,
        traits: InputTraits(content: .country, capitalization: .characters, checksSpelling: false),
        grammar: { grammars[$0.form.field] },
        options: .word("form", from: \.form), .maximumBytes(\.maximumBytes)
    ) { form, maximumBytes in CountryCodeInputValidator(form: form, maximumBytes: maximumBytes) }
}
