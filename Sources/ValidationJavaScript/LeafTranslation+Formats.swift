// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import InputValidation

extension LeafTranslation {
    /// Returns a condition for texts that only the server can decide about.
    static func deciding(_ call: String, onlyASCII: Bool) -> String {
        onlyASCII ? "/[^\\0-\\x7f]/.test(text) ? undecided : \(call)" : call
    }

    private static let encodedLabels = "labels that begin with xn--"

    // MARK: - Networks

    static func email(_ leaf: Leaf) -> LeafTranslation {
        let isUnicode = leaf.flag("international")
        let standard = leaf.text("standard") ?? "dotAtom"
        let call = "email(text, '\(standard)'\(standard == "rfc5321" ? ", quotedName, addressLiteral" : ""))"
        func limit(_ code: ValidationError.Code, _ maximum: Int) -> ErrorVariant {
            ErrorVariant(code, "", [.maximum: .int(maximum)])
        }
        let plain: [ValidationError.Code] = [
            .emailAtMissing, .emailAtRepeated, .emailLocalEmpty, .emailQuotes, .emailDomainEmpty, .emailDomainDot,
            .emailLabelHyphen, .emailAddressLiteral, .emailTopLevelDomain,
        ]
        let variants: [ErrorVariant] =
            plain.map { ErrorVariant($0) } + [
                limit(.emailLocalTooLong, 64), limit(.emailLabelTooLong, 63), limit(.emailDomainTooLong, 253),
                limit(.emailTooLong, 254),
                ErrorVariant(ValidationError(.emailLocalDot).at(position: 1)),
                ErrorVariant(ValidationError(.emailLocalDot, parameters: ["isAtEdge": true]).at(position: 1), "edge"),
                ErrorVariant(ValidationError(.emailLocalDot, parameters: ["isAtEdge": true]).at(position: 0), "start"),
                ErrorVariant(.emailLabelEmpty), ErrorVariant(.emailLabelEmpty, "edge", ["isAtEdge": true]),
                ErrorVariant(.emailLabelEmpty, "end", ["isAtEdge": true, "isAtEnd": true]),
                ErrorVariant(.emailLocalCharacter, names: true),
                ErrorVariant(.emailLocalCharacter, "letter", ["isLetter": true]),
                ErrorVariant(.emailDomainCharacter, names: true),
                ErrorVariant(.emailTopLevelDomain, "numbers", [.accepted: []]),
            ]
        return LeafTranslation(
            call: deciding(call, onlyASCII: isUnicode), maximumBytes: leaf.maximumBytes, variants: variants,
            normal: ("emailNormal(text)", true),
            partialReason: encodedLabels + (isUnicode ? ", and letters of other scripts" : ""))
    }

    static func domainName(_ leaf: Leaf) -> LeafTranslation {
        let isUnicode = leaf.flag("unicode")
        let call = "domainName(text, \(leaf.flag("underscores")), \(leaf.flag("topLevelDomain")))"
        let variants: [ErrorVariant] = [
            ErrorVariant(.domainCharacter, names: true), ErrorVariant(.domainCharacter, "web", ["isWebAddress": true]),
            ErrorVariant(.domainLabelEmpty), ErrorVariant(.domainLabelEmpty, "edge", ["isAtEdge": true]),
            ErrorVariant(.domainLabelEmpty, "end", ["isAtEdge": true, "isAtEnd": true]),
            ErrorVariant(.domainLabelTooLong, "", [.maximum: 63]), ErrorVariant(.domainTooLong, "", [.maximum: 253]),
            ErrorVariant(.domainLabelHyphen), ErrorVariant(.domainLabelHyphen, "edge", ["isAtEdge": true]),
            ErrorVariant(.domainDot), ErrorVariant(.domainTopLevel),
            ErrorVariant(.domainTopLevel, "numbers", [.accepted: []]),
        ]
        return LeafTranslation(
            call: deciding(call, onlyASCII: isUnicode), maximumBytes: leaf.maximumBytes, variants: variants,
            partialReason: encodedLabels + (isUnicode ? ", and letters of other scripts" : ""))
    }

    static func ipAddress(_ leaf: Leaf) -> LeafTranslation {
        let version = leaf.integer("version")
        let hasScopes = leaf.texts("scopes") != nil
        let zones = leaf.flag("zones")
        var variants = leaf.variant(.ipAddressCharacter, like: "1.2.3x", names: true)
        if !variants.isEmpty {
            var errors: [UInt8: ValidationError] = [:]
            for byte in UInt8(0x20)..<0x7F {
                let texts = ["1.2.3\(Unicode.Scalar(byte))4", "::1\(Unicode.Scalar(byte))"]
                errors[byte] = texts.lazy.compactMap { leaf.error(for: $0) }.first { $0[.character] != nil }
            }
            variants[0].characterErrors = errors
        }
        variants += leaf.variant(.ipAddressCharacter, "6", like: "1:g")
        variants += leaf.variant(.ipAddressParts, like: "1.2.3") + leaf.variant(.ipAddressParts, "6", like: "1:2")
        variants +=
            leaf.variant(.ipAddressNumber, like: "1.2.3.256", "12345:")
            + leaf.variant(.ipAddressNumber, "6", like: "::1.2.3.256")
            + leaf.variant(.ipAddressNumber, "group", like: "12345:")
        variants +=
            leaf.variant(.ipAddressLeadingZero, like: "01.2.3.4")
            + leaf.variant(.ipAddressLeadingZero, "6", like: "::01.2.3.4")
        variants += leaf.variant(.ipAddressCompression, like: "1:2:3:4:5:6:7:8::")
        variants += leaf.variant(.ipAddressCompression, "6", like: "1:2:3:4:5:6:7:8::")
        variants += leaf.variant(.ipAddressCompression, "twice", like: "1::2::3")
        variants += leaf.variant(.ipAddressVersion, like: "1.2.3.4", "::1")
        let reasons = (hasScopes ? ["correct addresses, because of their scopes"] : []) + (zones ? ["zones"] : [])
        return LeafTranslation(
            call: "ipAddress(text, \(version.map(String.init) ?? "0"), \(zones), \(hasScopes))",
            maximumBytes: leaf.maximumBytes, variants: variants,
            partialReason: reasons.isEmpty ? nil : reasons.joined(separator: ", "))
    }

    static func port(_ leaf: Leaf) -> LeafTranslation {
        let (minimum, maximum) = (leaf.integer("minimum") ?? 1, leaf.integer("maximum") ?? 65_535)
        return LeafTranslation(
            call: "port(text, \(minimum), \(maximum))", maximumBytes: leaf.maximumBytes,
            variants: [
                ErrorVariant(.portCharacter, names: true), ErrorVariant(.portLeadingZero),
                ErrorVariant(.portRange, "", [.minimum: .int(minimum), .maximum: .int(maximum)]),
            ])
    }

    // MARK: - Payment cards

    static func securityCode(_ leaf: Leaf) -> LeafTranslation {
        let lengths = (leaf.strategy as? SecurityCodeInputValidator)?.lengths ?? 3...4
        return LeafTranslation(
            call: "securityCode(text, \(lengths.lowerBound), \(lengths.upperBound))", maximumBytes: leaf.maximumBytes,
            variants: [ErrorVariant(.securityCodeCharacter)]
                + leaf.variant(.securityCodeCharacter, "expiry", like: "1/1")
                + leaf.variant(.securityCodeLength, like: "1", later: [.length]),
            progress: "error.code === 1050 && text.length < \(lengths.upperBound) ? 'incomplete' : 'impossible'")
    }

    static func cardExpiry(_ leaf: Leaf, _ strategy: CardExpiryInputValidator) -> LeafTranslation {
        let years = leaf.integer("maximumYears") ?? 20
        let months = leaf.integer("minimumMonths") ?? 0
        let limit = leaf.maximumBytes
        return LeafTranslation(
            call: months > 0 ? "laterExpiry(text, \(years), \(months))" : "cardExpiry(text, \(years))",
            maximumBytes: limit,
            variants: [
                ErrorVariant(.expiryFormat, "", [.example: "03/31"], later: [.example]), ErrorVariant(.expiryMonth),
                ErrorVariant(.expiryPast), ErrorVariant(.expiryFuture, "", [.maximum: .int(years)]),
            ] + (months > 0 ? [ErrorVariant(.expirySoon)] : []),
            normal: ("size(text) > \(limit) ? text : expiryNormal(text)", false),
            progress: "isExpiryStart(text) ? 'incomplete' : 'impossible'")
    }

    static func paymentCard(_ leaf: Leaf) -> LeafTranslation {
        guard let strategy = leaf.strategy as? PaymentCardInputValidator else {
            return LeafTranslation(call: "undecided", maximumBytes: leaf.maximumBytes)
        }
        let rows = strategy.prefixRows
        let table = rows.map { row in
            "\(row.prefix):\(row.lengths)" + (row.uncheckedLengths == 0 ? "" : ":\(row.uncheckedLengths)")
        }
        var variants = [
            ErrorVariant(.cardCharacter), ErrorVariant(.cardChecksum), ErrorVariant(.cardRepeated),
            ErrorVariant(.cardRepeated, "zeros", ["hasOnlyZeros": true]),
            ErrorVariant(ValidationError(.cardLength).withLength(16), "equal"),
            ErrorVariant(ValidationError(.cardLength).withLength(12), "less"),
            ErrorVariant(ValidationError(.cardLength).withLength(20), "more"),
        ]
        if let networks = leaf.texts("networks") {
            let names = networks.compactMap { name in
                PaymentCard.Network.allCases.first { $0.name == name }?.description
            }
            variants.append(ErrorVariant(.cardNetwork, "", [.accepted: .list(names)]))
        }
        for bits in strategy.lengthSets.sorted() where bits != 0 {
            let lengths = (12...19).filter { bits >> ($0 - 12) & 1 == 1 }
            let parameters: ValidationError.Parameters =
                lengths.count > 3
                ? [.minimum: .int(lengths[0]), .maximum: .int(lengths[lengths.count - 1])]
                : [.accepted: .list(lengths.map(String.init))]
            variants.append(
                ErrorVariant(
                    ValidationError(.cardLength, parameters: parameters).withLength(1), "of\(bits)", later: [.length]))
        }
        let limit = leaf.maximumBytes
        let arguments = "text, '\(table.joined(separator: " "))', \(leaf.texts("networks") != nil)"
        return LeafTranslation(
            call: "paymentCard(\(arguments))",
            maximumBytes: limit, variants: variants,
            normal: ("size(text) > \(limit == .max ? "Infinity" : "\(limit)") ? text : cardNormal(text)", false),
            progress: "cardTyped(\(arguments))")
    }

    // MARK: - Identifiers

    static func iban(_ leaf: Leaf) -> LeafTranslation {
        LeafTranslation(
            call: "iban(text, '\(IBANInputValidator.countryRows(extended: leaf.text("registry") == "extended"))')",
            maximumBytes: leaf.maximumBytes,
            variants: [
                ErrorVariant(.ibanCharacter, names: true), ErrorVariant(.ibanCountry), ErrorVariant(.ibanStructure),
                ErrorVariant(.ibanChecksum),
                ErrorVariant(
                    ValidationError(.ibanLength, parameters: [.minimum: 22, .maximum: 22]).withLength(1),
                    later: [.length, .accepted]),
                ErrorVariant(
                    .ibanCharacter, "length", [.minimum: 22, .maximum: 22, .length: 1], later: [.length, .accepted]),
            ],
            normal: ("ibanNormal(text)", true), partialReason: "the check digits inside some countries' account numbers"
        )
    }

    static func isbn(_ leaf: Leaf) -> LeafTranslation {
        let lengths = leaf.texts("lengths") ?? ["10", "13"]
        return LeafTranslation(
            call: "isbn(text, \(lengths.contains("10")), \(lengths.contains("13")))", maximumBytes: leaf.maximumBytes,
            variants: leaf.variant(.isbnCharacter, like: "abc")
                + leaf.variant(.isbnCharacter, "x", like: "123456789x")
                + leaf.variant(.isbnLength, like: "1", later: [.length])
                + [ErrorVariant(.isbnChecksum), ErrorVariant(.isbnPrefix)],
            normal: ("isbnNormal(text)", true))
    }

    static func uuid(_ leaf: Leaf) -> LeafTranslation {
        let versions = leaf.texts("versions")
        let start = "123e4567-e89b-02d3-"
        return LeafTranslation(
            call: "uuid(text, \(versions.map(JavaScriptLiteral.list) ?? "null"))", maximumBytes: leaf.maximumBytes,
            variants: leaf.variant(.uuidCharacter, like: "x" + start.dropFirst() + "a456-426614174000")
                + leaf.variant(.uuidHyphen, like: "-" + start.dropFirst() + "a456-426614174000")
                + leaf.variant(.uuidLength, like: "1")
                + leaf.variant(.uuidLength, "brace", like: "{12")
                + leaf.variant(.uuidLength, "bracejoined", like: "{" + String(repeating: "1", count: 31))
                + leaf.variant(
                    .uuidLength, "bracenear", like: "{" + String(repeating: "1", count: 34), later: [.length])
                + leaf.variant(.uuidLength, "joined", like: String(repeating: "1", count: 32))
                + leaf.variant(.uuidLength, "near", like: String(repeating: "1", count: 35), later: [.length])
                + leaf.variant(.uuidVersion, like: start + "0456-426614174000"))
    }
}
