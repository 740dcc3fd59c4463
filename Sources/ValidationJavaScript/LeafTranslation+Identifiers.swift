// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import InputValidation

extension LeafTranslation {
    /// Returns the translation of a strategy whose errors don't depend on its options.
    static func simple(_ leaf: Leaf, _ call: String, _ variants: [ErrorVariant]) -> LeafTranslation {
        LeafTranslation(call: call, maximumBytes: leaf.maximumBytes, variants: variants)
    }

    static func luhn(_ leaf: Leaf) -> LeafTranslation {
        simple(
            leaf, "luhn(text)",
            [ErrorVariant(.numericCharacter, names: true), ErrorVariant(.luhnZeros), ErrorVariant(.luhnChecksum)])
    }

    /// Returns the errors that name a character for removal, by character.
    static func removals(_ code: ValidationError.Code) -> [UInt8: ValidationError] {
        Dictionary(
            uniqueKeysWithValues: (UInt8(0x20)..<0x7F).map { ($0, ValidationError(code).withDisallowedCharacter($0)) })
    }

    static func ean(_ leaf: Leaf) -> LeafTranslation {
        simple(
            leaf, "ean(text, \(JavaScriptLiteral.list(leaf.texts("lengths") ?? [])))",
            [ErrorVariant(.eanCharacter, names: true), ErrorVariant(.eanChecksum)]
                + leaf.variant(.eanLength, like: "1", later: [.length])
                + leaf.variant(.eanCharacter, "length", like: "1-1", later: [.length]))
    }

    static func ahv(_ leaf: Leaf) -> LeafTranslation {
        var translation = simple(
            leaf, "ahv(text)",
            [
                ErrorVariant(.ahvCharacter), ErrorVariant(.ahvPrefix), ErrorVariant(.ahvChecksum),
                ErrorVariant(ValidationError(.ahvLength).withLength(1), later: [.length]),
                ErrorVariant(.ahvCharacter, "length", [.length: 1], later: [.length]),
            ] + leaf.variant(.ahvCharacter, "dot", like: "756.92170", names: true))
        translation.variants[translation.variants.count - 1].characterErrors = LeafTranslation.removals(.ahvCharacter)
        translation.normal = (#"text.replace(/\./g, '')"#, true)
        return translation
    }

    static func bic(_ leaf: Leaf) -> LeafTranslation {
        simple(
            leaf, "bic(text, '\(BICInputValidator.countryRows)')",
            [
                ErrorVariant(ValidationError(.bicCharacter).at(position: 6), names: true, later: ["number"]),
                ErrorVariant(ValidationError(.bicCharacter).at(position: 0), "first", names: true),
                ErrorVariant(ValidationError(.bicCharacter).at(position: 4), "country", names: true),
                ErrorVariant(ValidationError(.bicCharacter, parameters: ["isOtherCase": true]).at(position: 0), "case"),
                ErrorVariant(ValidationError(.bicLength).withLength(1), later: [.length]), ErrorVariant(.bicCountry),
                ErrorVariant(.bicCharacter, "length", [.length: 1], later: [.length]),
            ])
    }

    static func e164(_ leaf: Leaf) -> LeafTranslation {
        let plus = leaf.text("plus") ?? "required"
        let start = plus == "required" ? "+" : ""
        var characters = leaf.variant(.e164Character, like: "\(start)4x4", names: true)
        if !characters.isEmpty {
            var errors: [UInt8: ValidationError] = [:]
            for byte in UInt8(0x20)..<0x7F { errors[byte] = leaf.error(for: "\(start)4444444\(Unicode.Scalar(byte))4") }
            characters[0].characterErrors = errors.filter { $1[.character] != nil }
        }
        return simple(
            leaf, "e164(text, '\(plus)')",
            characters + leaf.variant(.e164Character, "trunk", like: "\(start)44(0)4")
                + leaf.variant(.e164Character, "length", like: "\(start)44-4", later: [.length])
                + leaf.variant(.e164Prefix, like: "4", "+4")
                + leaf.variant(.e164Length, like: "\(start)4", later: [.length])
                + leaf.variant(.e164Country, like: "\(start)04444444"))
    }

    static func slug(_ leaf: Leaf) -> LeafTranslation {
        simple(
            leaf, "slug(text, \(leaf.flag("underscores")))",
            [
                ErrorVariant(.slugCharacter, names: true), ErrorVariant(.slugCharacter, "case", ["isOtherCase": true]),
                ErrorVariant(.slugHyphen, names: true), ErrorVariant(.slugHyphen, "edge", ["isAtEdge": true]),
            ])
    }

    static func ulid(_ leaf: Leaf) -> LeafTranslation {
        simple(
            leaf, "ulid(text)",
            [
                ErrorVariant(.ulidCharacter, names: true), ErrorVariant(.ulidOverflow),
                ErrorVariant(ValidationError(.ulidLength).withLength(1), later: [.length]),
                ErrorVariant(.ulidCharacter, "length", [.length: 1], later: [.length]),
            ])
    }

    static func semver(_ leaf: Leaf) -> LeafTranslation {
        simple(
            leaf, "semver(text)",
            [
                ErrorVariant(ValidationError(.semverCore).at(position: 1)),
                ErrorVariant(ValidationError(.semverCore).at(position: 0), "start"),
                ErrorVariant(.semverLeadingZero), ErrorVariant(.semverIdentifier, names: true),
            ])
    }

    static func macAddress(_ leaf: Leaf) -> LeafTranslation {
        let separators = ["colons": ":", "hyphens": "-", "dots": ".", "spaces": " "]
        let used = (leaf.texts("notations") ?? []).compactMap { separators[$0] }
        var variants = leaf.variant(.macAddressCharacter, like: "x") + leaf.variant(.macAddressLength, like: "1")
        variants += leaf.variant(.macAddressSeparator, like: "0000", "00_00", "00:00", "00-00", "00 00")
        for separator in used {
            let group = separator == "." ? "0000" : "00"
            let other = separator == ":" ? "-" : ":"
            variants += leaf.variant(
                .macAddressSeparator, separator, like: "\(group)\(separator)\(group)\(other)\(group)")
        }
        return simple(leaf, "macAddress(text, \(JavaScriptLiteral.texts(used)))", variants)
    }

    static func hexColor(_ leaf: Leaf) -> LeafTranslation {
        simple(
            leaf, "hexColor(text, '\(leaf.text("alpha") ?? "optional")')",
            leaf.variant(.hexColorPrefix, like: "x") + leaf.variant(.hexColorCharacter, like: "#x")
                + leaf.variant(.hexColorLength, like: "#1"))
    }

    static func hexadecimal(_ leaf: Leaf) -> LeafTranslation {
        let spaces = leaf.flag("allowsSpaces")
        var translation = simple(
            leaf, "hexadecimal(text, '\(leaf.text("prefix") ?? "rejected")', \(spaces))",
            [
                ErrorVariant(.hexadecimalPrefix), ErrorVariant(.hexadecimalPrefix, "missing", [.accepted: "0x"]),
                ErrorVariant(.hexadecimalCharacter, names: !spaces),
            ])
        if spaces { translation.normal = ("text.replace(/ /g, '')", true) }
        return translation
    }

    static func base64(_ leaf: Leaf) -> LeafTranslation {
        let others = leaf.text("alphabet") == "url" ? "/[^-_0-9A-Za-z]/" : #"/[^+\/0-9A-Za-z]/"#
        return simple(
            leaf, "base64(text, \(others), '\(leaf.text("padding") ?? "required")')",
            [
                ErrorVariant(.base64Character, names: true), ErrorVariant(.base64Padding, names: true),
                ErrorVariant(.base64Bits),
            ])
    }

    static func jwt(_ leaf: Leaf) -> LeafTranslation {
        simple(leaf, "jwt(text)", [ErrorVariant(.jwtParts), ErrorVariant(.jwtCharacter), ErrorVariant(.jwtSignature)])
    }

    // MARK: - Web addresses

    static func url(_ leaf: Leaf) -> Result<LeafTranslation, Reason> {
        let options = Set(leaf.settings.keys.map(\.rawValue))
        let known: Set = ["standard", "schemes", "ports", "query", "fragment", "maximumBytes"]
        guard leaf.text("standard") == "web", options.isSubset(of: known), let schemes = leaf.texts("schemes") else {
            return .failure(Reason(text: "this policy for web addresses"))
        }
        let first = schemes[0]
        var variants: [ErrorVariant] = []
        func add(_ code: ValidationError.Code, _ tag: String = "", _ texts: String..., names: Bool = false) {
            variants +=
                texts.lazy.compactMap { leaf.error(for: $0) }.first { $0.code == code }
                .map { [ErrorVariant($0, tag, names: names)] } ?? []
        }
        add(.urlSchemeMissing, "", "example")
        for scheme in schemes { add(.urlSchemeMissing, scheme, "\(scheme)/example") }
        add(.urlSchemeSyntax, "", "h!p:x")
        add(.urlScheme, "", "zzz:x")
        add(.urlHostMissing, "", "\(first)://")
        add(.urlHostMissing, "slashes", "\(first):x")
        variants += [
            ErrorVariant(.urlHostCharacter, names: true), ErrorVariant(.urlHostUnicode), ErrorVariant(.urlLabelEmpty),
            ErrorVariant(.urlLabelEmpty, "edge", ["isAtEdge": true]),
            ErrorVariant(.urlLabelEmpty, "end", ["isAtEdge": true, "isAtEnd": true]), ErrorVariant(.urlLabelHyphen),
            ErrorVariant(.urlUserInfo), ErrorVariant(.urlPercentEncoding), ErrorVariant(.urlBlank, names: true),
            ErrorVariant(.urlBackslash), ErrorVariant(.urlQuery), ErrorVariant(.urlFragment), ErrorVariant(.urlPath),
        ]
        let long = String(repeating: "a", count: 64)
        add(.urlLabelTooLong, "", "\(first)://\(long)")
        add(.urlHostTooLong, "", "\(first)://" + String(repeating: long.dropLast() + ".", count: 5) + "a")
        add(.urlHostNumber, "", "\(first)://1.2.3")
        add(.urlHostLiteral, "", "\(first)://[1")
        add(.urlPort, "", "\(first)://a:99999")
        add(.urlPortNotAccepted, "", "\(first)://a:1", "\(first)://a:2", "\(first)://a:3")
        add(.urlCharacter, "", "\(first)://a/\u{200B}")
        if !variants.isEmpty, variants.last?.error.code == .urlCharacter {
            variants.removeLast()
            variants.append(ErrorVariant(.urlCharacter, "", [.repertoire: "unicode"]))
            // A message that names the character doesn't mention the script.
            var named = ErrorVariant(.urlCharacter, names: true)
            named.characterErrors = Dictionary(
                uniqueKeysWithValues: (UInt8(0x20)..<0x7F).map {
                    ($0, ValidationError(.urlCharacter).withDisallowedCharacter($0))
                })
            variants[variants.count - 1].namesCharacter = true
            variants[variants.count - 1].characterErrors = named.characterErrors
        }
        for character in ["[", "]", "{", "}", "|", "^", "`"] {
            add(.urlCharacter, "e\(character)", "\(first)://a/\(character)b")
        }
        add(.urlBlank, "e ", "\(first)://a/ b")
        let ports = leaf.texts("ports").map(JavaScriptLiteral.list) ?? "null"
        let allows = ["query", "fragment"].map { leaf.settings[.init(rawValue: $0)] != .flag(false) }
        let call = "url(text, \(JavaScriptLiteral.texts(schemes)), \(ports), \(allows[0]), \(allows[1]))"
        return .success(
            LeafTranslation(
                call: call, maximumBytes: leaf.maximumBytes, variants: variants, normal: ("urlNormal(text)", true),
                partialReason: "labels that begin with xn--"))
    }
}
