// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import InputValidation

extension StrategyCatalog where Input == String {
    /// Adds the strategies for formats such as cards, addresses and check digits.
    static func addFormats(to all: inout Self) {
        all["domainName"] = .text(
            "A domain name", cap: 1_024,
            [
                "unicode": "whether labels may contain letters of other scripts",
                "topLevelDomain": "whether a top-level domain is required; true if left out",
                "underscores": "whether labels may contain underscores",
            ]
        ) { arguments, cap in
            DomainNameInputValidator(
                unicode: try arguments("unicode") ?? false, topLevelDomain: try arguments("topLevelDomain") ?? true,
                underscores: try arguments("underscores") ?? false, maximumBytes: cap)
        }
        all["email"] = .text(
            "An email address", cap: 320,
            [
                "standard": "dotAtom (if left out), html5 or rfc5321",
                "international": "whether the address may contain letters of other scripts",
            ]
        ) { arguments, cap in
            EmailInputValidator(
                try arguments.word("standard") ?? .dotAtom, international: try arguments("international") ?? false,
                maximumBytes: cap)
        }
        all["ipAddress"] = .text(
            "An IP address", cap: 64,
            [
                "version": "4 or 6; both if left out",
                "scopes": "the scopes to accept; all if left out",
                "zones": "whether an address of version 6 may have a zone",
            ]
        ) { arguments, cap in
            let version = try arguments("version", as: Int.self).map { number in
                guard let version = IPAddress.Version(rawValue: number) else {
                    throw arguments.error("the version of an IP address must be 4 or 6", at: "version")
                }
                return version
            }
            let scopes = try arguments.words("scopes", of: IPAddress.Scope.allCases.map(\.rawValue)) {
                IPAddress.Scope(rawValue: $0)
            }
            return IPAddressInputValidator(
                version: version, scopes: scopes.map(Set.init), zones: try arguments("zones") ?? false,
                maximumBytes: cap)
        }
        all["luhn"] = .text("Digits that end with their Luhn check digit") { _, cap in
            LuhnInputValidator(maximumBytes: cap)
        }
        all["paymentCard"] = .text(
            "A payment card number with its check digit", cap: 64,
            ["networks": "the card networks to accept, such as visa and amex; all if left out"]
        ) { arguments, cap in
            let networks = try arguments.words("networks", of: PaymentCard.Network.allCases.map(\.name)) {
                PaymentCard.Network(name: $0)
            }
            return PaymentCardInputValidator(accepting: networks, maximumBytes: cap)
        }
        all["securityCode"] = .text(
            "The security code of a payment card", cap: 64,
            ["network": "the card's network, which determines the number of digits; 3 or 4 digits if left out"]
        ) { arguments, cap in
            let network = try arguments.word("network", of: PaymentCard.Network.allCases.map(\.name)) {
                PaymentCard.Network(name: $0)
            }
            return SecurityCodeInputValidator(for: network, maximumBytes: cap)
        }
    }
}
