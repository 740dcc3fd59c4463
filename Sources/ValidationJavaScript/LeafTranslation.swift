// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import InputValidation
import InputValidationRules

extension LeafTranslation {
    /// The reason why a strategy can't be translated.
    struct Reason: Error {
        let text: String
        /// Whether the strategy might normalize texts.
        var changes = true
    }

    private static let classReason = Reason(text: "a class or a closure of the program")

    static func translate(_ leaf: Leaf, isListed: Bool) -> Result<LeafTranslation, Reason> {
        if let expiry = leaf.strategy as? CardExpiryInputValidator { return .success(cardExpiry(leaf, expiry)) }
        if let membership = leaf.strategy as? TypedMembershipInputValidator {
            return numbers(membership)
        }
        guard isListed else {
            return .failure(
                ["equal", "notEqual"].contains(leaf.name) && !(leaf.strategy is any ListedStrategy)
                    ? Reason(text: "the text to compare with can be secret", changes: false) : classReason)
        }
        guard let translate = table[leaf.name] else {
            return .failure(Reason(text: "the strategy has no translation yet"))
        }
        return translate(leaf)
    }

    private typealias Function = @Sendable (Leaf) -> Result<LeafTranslation, Reason>

    private static func entry(_ translate: @escaping @Sendable (Leaf) -> LeafTranslation) -> Function {
        { .success(translate($0)) }
    }

    private static let table: [String: Function] = [
        "numeric": entry {
            alphabet($0, .numericCharacter, others: $0.text("digits") == "unicode" ? #"/\P{Nd}/u"# : "/[^0-9]/")
        },
        "alpha": entry {
            alphabet($0, .alphaCharacter, others: letters($0, "letters", ascii: "A-Za-z", unicode: ""))
        },
        "alphanumeric": entry {
            alphabet(
                $0, .alphanumericCharacter,
                others: letters($0, "characters", ascii: "0-9A-Za-z", unicode: #"\p{Nd}"#))
        },
        "characters": entry { leaf in
            let members = (leaf.text("alphabet") ?? "").unicodeScalars.map(JavaScriptLiteral.classMember)
            return alphabet(leaf, .charactersCharacter, others: "/[^\(members.joined())]/u")
        },
        "required": entry { leaf in
            LeafTranslation(call: "required(text)", maximumBytes: leaf.maximumBytes)
        },
        "singleScript": entry { leaf in
            LeafTranslation(
                call: deciding("null", onlyASCII: true), maximumBytes: leaf.maximumBytes,
                partialReason: "the scripts of characters outside ASCII")
        },
        "count": entry(count),
        "oneOf": { membership($0, accepts: true) },
        "noneOf": { membership($0, accepts: false) },
        "boolean": entry(boolean),
        "contains": entry { part($0, "contains", .textContains) },
        "prefix": entry { part($0, "startsWith", .textPrefix) },
        "suffix": entry { part($0, "endsWith", .textSuffix) },
        "password": entry(password),
        "atLeast": entry(atLeast),
        "pattern": { PatternTranslation.translate($0) },
        "integer": { integer($0) },
        "decimal": { decimal($0) },
        "email": entry(email),
        "emailDomainSpelling": entry(emailDomainSpelling),
        "domainName": entry(domainName),
        "ipAddress": entry(ipAddress),
        "port": entry(port),
        "paymentCard": entry(paymentCard),
        "securityCode": entry(securityCode),
        "iban": entry(iban),
        "isbn": entry(isbn),
        "uuid": entry(uuid),
        "luhn": entry(luhn),
        "ean": entry(ean),
        "ahv": entry(ahv),
        "bic": entry(bic),
        "e164": entry(e164),
        "slug": entry(slug),
        "ulid": entry(ulid),
        "semver": entry(semver),
        "macAddress": entry(macAddress),
        "hexColor": entry(hexColor),
        "hexadecimal": entry(hexadecimal),
        "base64": entry(base64),
        "jwt": entry(jwt),
        "url": { url($0) },
        "date": { date($0) },
        "time": { time($0) },
        "dateTime": { dateTime($0) },
        "nationalID": { nationalID($0) },
        "countryCode": entry(countryCode),
        "currencyCode": entry(currencyCode),
        "languageCode": entry(languageCode),
        "timeZone": entry(timeZone),
        "postalCode": { national($0, ($0.strategy as? PostalCodeInputValidator)?.rule) },
        "phoneNumber": { national($0, ($0.strategy as? PhoneNumberInputValidator)?.rule) },
    ]

    private static func emailDomainSpelling(_ leaf: Leaf) -> LeafTranslation {
        let domains = (leaf.strategy as? EmailDomainSpellingInputValidator)?.domains ?? []
        return LeafTranslation(
            call: "emailDomainSpelling(text, \(JavaScriptLiteral.texts(domains)))", maximumBytes: leaf.maximumBytes,
            variants: [ErrorVariant(.emailDomainSpelling, "", [.suggestion: .text("")], later: [.suggestion])])
    }

    // MARK: - Text

    private static func letters(_ leaf: Leaf, _ option: String, ascii: String, unicode: String) -> String {
        guard leaf.text(option) == "unicode" else { return "/[^\(ascii)]/" }
        let blank = #"\p{DI}\u2800\ufffc\u{13441}\u{13442}\u{16fe4}\u{1d159}"#
        return #"/^[\p{Mn}\p{Mc}]|[^\p{L}\p{Mn}\p{Mc}\#(unicode)]|[\#(blank)]/u"#
    }

    private static func alphabet(_ leaf: Leaf, _ code: ValidationError.Code, others: String) -> LeafTranslation {
        guard let strategy = leaf.strategy as? AlphabetInputValidator else {
            return LeafTranslation(call: "undecided", maximumBytes: leaf.maximumBytes)
        }
        let error = strategy.disallowedCharacterError
        let names = error.canNameCharacter || error.declaration?.secretParameters.isCharacter == true
        var arguments = "text, \(code.rawValue), \(others), \(names)"
        var variants = [ErrorVariant(error.at(position: 0), names: names)]
        if let otherCase = strategy.otherCase {
            arguments += otherCase.isUppercase ? ", /[a-z]/" : ", /[A-Z]/"
            variants.append(ErrorVariant(otherCase.error.at(position: 0), "case"))
        }
        return LeafTranslation(
            call: "alphabet(\(arguments))", maximumBytes: leaf.maximumBytes, variants: variants,
            progress: "'impossible'")
    }

    private static func count(_ leaf: Leaf) -> LeafTranslation {
        let unit = leaf.text("unit") ?? "characters"
        let minimum = leaf.integer("minimum")
        let maximum = leaf.integer("maximum")
        let functions = [
            "characters": "characterCount", "scalars": "scalarCount", "utf16": "unitCount", "utf8": "size",
        ]
        var parameters: ValidationError.Parameters = [:]
        let isExact = maximum != nil && maximum == minimum ?? 0
        if minimum ?? 0 > 0 || isExact { parameters[.minimum] = .int(minimum ?? 0) }
        if let maximum { parameters[.maximum] = .int(maximum) }
        let codes: [ValidationError.Code] =
            unit == "utf8"
            ? [.lengthTooFewBytes, .lengthTooManyBytes]
            : isExact ? [.lengthDifferent, .lengthDifferent] : [.lengthTooShort, .lengthTooLong]
        let limit = leaf.maximumBytes
        let numbers = codes.map { String($0.rawValue) }
        let call = [
            "text", functions[unit] ?? "characterCount", "\(minimum ?? 0)", maximum.map(String.init) ?? "Infinity",
            limit == .max ? "Infinity" : "\(limit)", minimum == 0 ? "true" : "false", JavaScriptLiteral.list(numbers),
        ]
        let size = ValidationError(.inputTooLarge, parameters: [.maximum: .int(limit)]).withLength(1)
        return LeafTranslation(
            call: "count(\(call.joined(separator: ", ")))",
            variants: [ErrorVariant(.inputEmpty), ErrorVariant(size)]
                + codes.map { ErrorVariant(ValidationError($0, with: parameters).withLength(1), later: [.length]) },
            progress: "error.length < \(minimum ?? 0) ? 'incomplete' : 'impossible'")
    }

    private static func membership(_ leaf: Leaf, accepts: Bool) -> Result<LeafTranslation, Reason> {
        guard let values = leaf.texts("values"),
            leaf.flag("showsTexts")
        else {
            return .failure(Reason(text: "the texts can be secret", changes: false))
        }
        let code: ValidationError.Code = accepts ? .membershipUnknown : .membershipExcluded
        let variants = leaf.variant(code, like: "\u{1}", "\u{2}")
        if accepts, variants.first?.error[.accepted] != nil {
            return .success(words(values, code, variants, maximumBytes: TextInputValidator.defaultMaximumBytes))
        }
        return .success(
            LeafTranslation(
                call: "oneOf(text, \(JavaScriptLiteral.texts(values)), \(accepts), \(code.rawValue))",
                maximumBytes: TextInputValidator.defaultMaximumBytes, variants: variants))
    }

    /// Returns the translation of a list of words, one of which the message can suggest.
    private static func words(
        _ words: [String], _ code: ValidationError.Code, _ variants: [ErrorVariant], maximumBytes: Int
    ) -> LeafTranslation {
        let suggestion = variants.map {
            ErrorVariant($0.error.adding([.suggestion: ""]), "meant", later: [.suggestion])
        }
        return LeafTranslation(
            call: "oneWord(text, \(JavaScriptLiteral.texts(words)), \(code.rawValue))", maximumBytes: maximumBytes,
            variants: variants + suggestion)
    }

    private static func numbers(
        _ membership: TypedMembershipInputValidator
    ) -> Result<LeafTranslation, Reason> {
        guard let numbers = membership.plainNumbers else {
            return .failure(Reason(text: "the values have several notations", changes: false))
        }
        var variants: [ErrorVariant] = []
        do throws(ValidationError) { try membership.validate("x") } catch { variants = [ErrorVariant(error)] }
        let code = ValidationError.Code.membershipUnknown.rawValue
        return .success(
            LeafTranslation(
                call: "oneOfNumbers(text, \(JavaScriptLiteral.texts(numbers)), \(code))",
                maximumBytes: TextInputValidator.defaultMaximumBytes, variants: variants))
    }

    private static func boolean(_ leaf: Leaf) -> LeafTranslation {
        words(
            (leaf.texts("trueValues") ?? []) + (leaf.texts("falseValues") ?? []), .booleanWord,
            leaf.variant(.booleanWord, like: "\u{1}"), maximumBytes: leaf.maximumBytes)
    }

    private static func part(_ leaf: Leaf, _ function: String, _ code: ValidationError.Code) -> LeafTranslation {
        let part = leaf.text("part") ?? ""
        return LeafTranslation(
            call: "\(function)(text, \(JavaScriptLiteral.text(part)))",
            maximumBytes: TextInputValidator.defaultMaximumBytes,
            variants: [ErrorVariant(code, "", [.accepted: .text(part)])])
    }

    private static let classCodes: [(name: String, option: String, code: ValidationError.Code)] = [
        ("letter", "letters", .passwordLetter), ("lowercase", "lowercase", .passwordLowercase),
        ("uppercase", "uppercase", .passwordUppercase), ("digit", "digits", .passwordDigit),
        ("symbol", "symbols", .passwordSymbol),
    ]

    private static func password(_ leaf: Leaf) -> LeafTranslation {
        let minimum = leaf.integer("minimum") ?? 1
        let maximum = leaf.integer("maximum") ?? 0
        let limits: ValidationError.Parameters = [.minimum: .int(minimum), .maximum: .int(maximum)]
        let classes = classCodes.compactMap { name, option, code in
            leaf.integer(option).map { (name: name, code: code, least: $0) }
        }
        let list = classes.map { "['\($0.name)', \($0.code.rawValue), \($0.least)]" }
        return LeafTranslation(
            call: "password(text, \(minimum), \(maximum), \(JavaScriptLiteral.list(list)))",
            maximumBytes: TextInputValidator.defaultMaximumBytes,
            variants: [ErrorVariant(.passwordCharacter)]
                + [.lengthTooShort, .lengthTooLong].map {
                    ErrorVariant(ValidationError($0, with: limits).withLength(1), later: [.length])
                }
                + classes.map { ErrorVariant($0.code, "", [.minimum: .int($0.least)]) })
    }

    private static func atLeast(_ leaf: Leaf) -> LeafTranslation {
        let minimum = leaf.integer("minimum") ?? 1
        let entry = classCodes.first { $0.name == leaf.text("class") } ?? classCodes[0]
        return LeafTranslation(
            call: "atLeast(text, '\(entry.name)', \(entry.code.rawValue), \(minimum))",
            maximumBytes: leaf.maximumBytes,
            variants: [ErrorVariant(entry.code, "", [.minimum: .int(minimum)])])
    }
}

extension ErrorCodeDeclaration.SecretParameters {
    fileprivate var isCharacter: Bool { if case .character = self { true } else { false } }
}
