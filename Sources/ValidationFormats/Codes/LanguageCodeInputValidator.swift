// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import ValidationCore
import ValidationText

/// A strategy that accepts the codes that ISO 639 assigns to languages and language families.
///
/// ```swift
/// let language: InputValidator<String> = .languageCode
/// language.isValid("de")  // true
/// language.isValid("gsw")  // true
/// language.isValid("xx")  // false: code 1302
/// language.errors(for: "deu").map(\.reason)
/// // ["Did you mean de?"]
/// InputValidator.languageCode(.alpha3).isValid("deu")  // true
/// ```
///
/// By default, a language has its shortest code, as in language tags (BCP 47): two letters, or three if there are no two.
/// Rejected are the codes for local use from `qaa` to `qtz`, and the bibliographic codes, such as `ger`. For these, for a
/// code in capital letters or in the other form, and for a country's code that is no language's, such as `jp`, the error's
/// parameter ``ValidationError/Parameter/suggestion`` is the accepted code. For regions and scripts, as in `de-CH`, use
/// `.pattern(.languageTag)`.
///
/// Errors: ``ValidationError/Code/languageCodeUnknown`` (1302), and every text strategy's errors (1004, 1005).
///
/// Codes: ISO 639:2023, sets 1, 2, 3, and 5, as in pycountry 26.2.16 of February 2026: 183 codes of two letters and 8,038
/// of three.
public final class LanguageCodeInputValidator: TextInputValidator, @unchecked Sendable {
    /// A form of language codes.
    public enum Form: String, CaseIterable, Sendable {
        /// Two letters, or three for a language without a code of two letters, such as `de` and `gsw`.
        case shortest
        /// Two letters, such as `de` (set 1).
        case alpha2
        /// Three letters, such as `deu` (sets 2, 3, and 5).
        case alpha3
    }

    let form: Form
    private let rejection: ValidationError

    /// Creates a strategy that accepts one form of language codes.
    ///
    /// - Parameters:
    ///   - form: The form; the shortest code by default.
    ///   - maximumBytes: The input's maximum length in UTF-8 bytes. A longer input is rejected before it's read.
    public init(form: Form = .shortest, maximumBytes: Int = TextInputValidator.defaultMaximumBytes) {
        self.form = form
        let counts: [Form: ValidationError.Value] = [.shortest: ["2", "3"], .alpha2: ["2"], .alpha3: ["3"]]
        rejection = ValidationError(.languageCodeUnknown).showing(Self.example(of: form))
            .withLetterCounts(counts[form])
        super.init(maximumBytes: maximumBytes)
    }

    private static func example(of form: Form) -> AcceptedExample? {
        AcceptedExample(form == .alpha3 ? "deu" : nil, of: .languageCode)
    }

    public override func rejection(of bytes: Span<UInt8>) -> ValidationError? {
        let short = CodeTable.twoLetterLanguages
        let long = CodeTable.threeLetterLanguages
        let isAccepted =
            switch (bytes.count, form) {
            case (2, .shortest), (2, .alpha2): short.row(startingWith: bytes) != nil
            case (3, .shortest): long.row(startingWith: bytes) != nil && !short.contains(bytes, inField: 1)
            case (3, .alpha3): long.row(startingWith: bytes) != nil
            default: false
            }
        if isAccepted { return nil }
        guard (2...3).contains(bytes.count) else { return rejection }
        let field = form == .alpha3 ? 1 : 0
        if let code = Self.otherCodes.code(meantBy: bytes, inField: field + 1)
            ?? short.code(meantBy: bytes, inField: field)
        {
            return rejection.suggesting(code)
        }
        // A search for each letter case would read thousands of codes.
        return bytes.withLowercasedCopy { copy in
            let row = form == .alpha2 ? nil : long.row(startingWith: copy)
            return rejection.suggesting(row.map { long.code(inField: 0, of: $0) })
        }
    }

    /// Codes that don't belong to a language: countries' codes that people enter for the country's language, and the
    /// codes that ISO 639 withdrew in 1989, `in`, `iw`, and `ji`.
    package static let otherCodes = CodeTable(
        "cn=zh=zho cz=cs=ces dk=da=dan gr=el=ell in=id=ind iw=he=heb ji=yi=yid jp=ja=jpn ua=uk=ukr vn=vi=vie")

    public override var profile: StrategyProfile {
        Self.listing.profile(
            of: self, requirements: [.requirement(of: .languageCode, like: Self.example(of: self.form)?.text)])
    }

    fileprivate static let standard = LanguageCodeInputValidator()
}

extension InputValidator where Input == String {
    /// A strategy that accepts the codes of languages in ISO 639: two letters, or three if there are no two.
    public static var languageCode: InputValidator<String> { LanguageCodeInputValidator.standard }

    /// Returns a strategy that accepts one form of the language codes in ISO 639.
    public static func languageCode(_ form: LanguageCodeInputValidator.Form) -> InputValidator<String> {
        LanguageCodeInputValidator(form: form)
    }
}

extension InputKind {
    package static let languageCode = InputKind("languageCode", "a language code", example: "de")
}

extension ValidationError.Code {
    /// A text that isn't the code of a language.
    public static let languageCodeUnknown = declare(1302, "languageCode.unknown") {
        $0.sentence(aboutCodeOf: .languageCode)
    }
}

extension LanguageCodeInputValidator: ListedStrategy {
    package static let codes: [ValidationError.Code] = [.languageCodeUnknown]

    // Each is created on first use, because the expression for three letters takes milliseconds to compile.
    private static let shortestGrammar: InputGrammar = {
        let withShorter = Set(CodeTable.twoLetterLanguages.codes(inField: 1))
        return InputGrammar(
            CodeTable.expression(
                of: CodeTable.twoLetterLanguages.codes(inField: 0)
                    + CodeTable.threeLetterLanguages.codes(inField: 0).filter { !withShorter.contains($0) }))
    }()
    private static let alpha2Grammar = InputGrammar(
        CodeTable.expression(of: CodeTable.twoLetterLanguages.codes(inField: 0)))
    private static let alpha3Grammar = InputGrammar(
        CodeTable.expression(of: CodeTable.threeLetterLanguages.codes(inField: 0)))

    package static let listing = StrategyListing(
        "languageCode", "An assigned language code (ISO 639)", LanguageCodeInputValidator.standard,
        topic: .identifiers, noun: .languageCode, traits: .format,
        grammar: { strategy in
            switch strategy.form {
            case .shortest: shortestGrammar
            case .alpha2: alpha2Grammar
            case .alpha3: alpha3Grammar
            }
        },
        options: .word("form", from: \.form), .maximumBytes(\.maximumBytes)
    ) { form, maximumBytes in LanguageCodeInputValidator(form: form, maximumBytes: maximumBytes) }
}
