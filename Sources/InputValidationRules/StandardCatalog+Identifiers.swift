// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import InputValidation

extension StrategyCatalog where Input == String {
    /// Adds the strategies for identifiers and encodings.
    static func addIdentifiers(to all: inout Self) {
        addCodesWithCheckDigits(to: &all)
        all["base64"] = .text(
            "Text in Base64 (RFC 4648)",
            [
                "alphabet": "standard (if left out) or url",
                "padding": "required (if left out), optional or rejected",
            ]
        ) { arguments, cap in
            Base64InputValidator(
                urlSafe: try arguments.word("alphabet", of: ["standard", "url"]) {
                    ["standard": false, "url": true][$0]
                } ?? false,
                padding: try arguments.word("padding") ?? .required, maximumBytes: cap)
        }
        all["hexColor"] = .text(
            "A color such as #ff8800 (CSS)", ["alpha": "optional (if left out), required or rejected"]
        ) { arguments, cap in
            HexColorInputValidator(alpha: try arguments.word("alpha") ?? .optional, maximumBytes: cap)
        }
        all["hexadecimal"] = .text(
            "Hexadecimal digits",
            [
                "prefix": "whether 0x is rejected (if left out), optional or required",
                "blanks": "whether single spaces are accepted between the digits",
            ]
        ) { arguments, cap in
            HexadecimalInputValidator(
                prefix: try arguments.word("prefix") ?? .rejected, blanks: try arguments("blanks") ?? false,
                maximumBytes: cap)
        }
        all["jwt"] = .text("The format of a JSON Web Token (RFC 7519); the signature is not verified") { _, cap in
            JWTInputValidator(maximumBytes: cap)
        }
        all["macAddress"] = .text(
            "A hardware address of 48 or 64 bits (IEEE 802)",
            ["notations": "a list of colons, hyphens, dots and spaces; all but spaces if left out"]
        ) { arguments, cap in
            let notations = try arguments.words(
                "notations", of: MACAddressInputValidator.Notation.allCases.map(\.rawValue)
            ) {
                MACAddressInputValidator.Notation(rawValue: $0)
            }
            guard let notations else { return MACAddressInputValidator(maximumBytes: cap) }
            return MACAddressInputValidator(notations: Set(notations), maximumBytes: cap)
        }
        all["port"] = .text(
            "A port number, 1 to 65535", ["minimum": "the minimum", "maximum": "the maximum"]
        ) { arguments, cap in
            let (minimum, maximum) = try arguments.limits(UInt16.self)
            let last = maximum ?? .max
            return PortInputValidator(in: (minimum ?? Swift.min(1, last))...last, maximumBytes: cap)
        }
        all["semver"] = .text("A version such as 1.2.3-rc.1 (Semantic Versioning 2.0.0)") { _, cap in
            SemanticVersionInputValidator(maximumBytes: cap)
        }
        all["slug"] = .text(
            "Words of a-z and 0-9 joined by single hyphens",
            ["underscores": "whether single underscores are accepted too"]
        ) { arguments, cap in
            SlugInputValidator(underscores: try arguments("underscores") ?? false, maximumBytes: cap)
        }
        all["ulid"] = .text("A ULID, 26 characters of Crockford's Base32") { _, cap in
            ULIDInputValidator(maximumBytes: cap)
        }
    }

    private static func addCodesWithCheckDigits(to all: inout Self) {
        all["bic"] = .text("A business identifier code (ISO 9362)") { _, cap in BICInputValidator(maximumBytes: cap) }
        all["ean"] = .text(
            "An article number (GTIN) with its check digit",
            ["lengths": "a list of 8, 12, 13, 14; 8, 12 and 13 if left out"]
        ) { arguments, cap in
            EANInputValidator(lengths: try arguments.lengths(of: [8, 12, 13, 14]) ?? [8, 12, 13], maximumBytes: cap)
        }
        all["iban"] = .text(
            "An international bank account number with its check digits (ISO 13616)", cap: 256,
            ["registry": "official (if left out) or extended, which has countries that are not in SWIFT's register"]
        ) { arguments, cap in
            let isExtended = try arguments.word("registry", of: ["official", "extended"]) {
                ["official": false, "extended": true][$0]
            }
            return IBANInputValidator(unregisteredCountries: isExtended ?? false, maximumBytes: cap)
        }
    }
}

extension StrategyArguments {
    fileprivate mutating func lengths(of known: [Int]) throws -> Set<Int>? {
        guard let lengths = try self("lengths", as: [Int].self) else { return nil }
        guard !lengths.isEmpty, lengths.allSatisfy(known.contains) else {
            let list = known.map(String.init).joined(separator: ", ")
            throw error("“lengths” must be a list with at least one of \(list)", at: "lengths")
        }
        return Set(lengths)
    }
}
