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
                "unicode": "whether labels may be written in other alphabets",
                "topLevelDomain": "whether there must be a top-level domain; true if left out",
                "underscores": "whether labels may have underscores",
            ]
        ) { arguments, cap in
            DomainNameInputValidator(
                unicode: try arguments("unicode") ?? false, topLevelDomain: try arguments("topLevelDomain") ?? true,
                underscores: try arguments("underscores") ?? false, maximumBytes: cap)
        }
        all["email"] = .text(
            "An e-mail address", cap: 320,
            [
                "standard": "everyday (if left out), html5 or rfc5321",
                "international": "whether it may be written in other alphabets",
            ]
        ) { arguments, cap in
            EmailInputValidator(
                try arguments.word("standard") ?? .everyday, international: try arguments("international") ?? false,
                maximumBytes: cap)
        }
        all["ipAddress"] = .text(
            "An IP address", cap: 64,
            [
                "version": "4 or 6; both if left out",
                "scopes": "the kinds to accept; all if left out",
                "zones": "whether an address of version 6 may have a zone",
            ]
        ) { arguments, cap in
            let version = try arguments("version", as: Int.self).map { number in
                guard let version = IPAddress.Version(rawValue: number) else {
                    throw arguments.error("the version of an IP address is 4 or 6", at: "version")
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
        all["luhn"] = .text("Digits whose last one is the Luhn check digit of the others") { _, cap in
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
            ["network": "the card's network, which decides the number of digits; 3 or 4 if left out"]
        ) { arguments, cap in
            let network = try arguments.word("network", of: PaymentCard.Network.allCases.map(\.name)) {
                PaymentCard.Network(name: $0)
            }
            return SecurityCodeInputValidator(for: network, maximumBytes: cap)
        }
        all["url"] = .text(
            "A web address, or any URI", cap: URLInputValidator.defaultMaximumBytes,
            [
                "standard": "web (if left out), rfc3986 or whatwg",
                "schemes": "the schemes to accept; http and https if left out, for other standards any",
                "hosts": "the hosts to accept; any if left out",
                "ports": "the ports to accept; any if left out",
                "userInfo": "whether a user name may stand before the host; if left out, not for the standard web",
                "unicodeHost": "whether the host may be written in other alphabets; false if left out",
                "unicodeText": "whether path, query and fragment may be; if left out, only for the standard web",
                "topLevelDomain": "whether the host must have a top-level domain; false if left out",
                "localhost": "whether the host may be localhost; true if left out",
                "ipHosts": "whether the host may be an IP address; true if left out",
                "publicHosts": "whether the host must be public; false if left out",
                "query": "whether there may be a query; true if left out",
                "fragment": "whether there may be a fragment; true if left out",
                "references": "whether a reference without a scheme is accepted; false if left out",
            ]
        ) { arguments, cap in
            URLInputValidator(try arguments.urlPolicy(), maximumBytes: cap)
        }
    }
}

extension StrategyArguments {
    /// Reads the option `ports`, a list of numbers from 0 to 65535.
    ///
    /// An empty list rejects every URL with a port.
    private mutating func ports() throws -> [Int]? {
        guard let ports = try self("ports", as: [Int].self) else { return nil }
        guard ports.allSatisfy({ (0...65_535).contains($0) }) else {
            throw error("a port is a number from 0 to 65535", at: "ports")
        }
        return ports
    }

    fileprivate mutating func urlPolicy() throws -> URLPolicy {
        let schemes = try self("schemes", as: [String].self)
        if schemes?.isEmpty == true { throw error("“schemes” is empty: nothing would be accepted", at: "schemes") }
        let hosts = try self("hosts", as: [String].self)
        if hosts?.isEmpty == true { throw error("“hosts” is empty: nothing would be accepted", at: "hosts") }
        return URLPolicy(
            standard: try word("standard") ?? .web,
            schemes: schemes,
            hosts: hosts,
            ports: try ports(),
            userInfo: try self("userInfo"),
            unicodeHost: try self("unicodeHost") ?? false,
            unicodeText: try self("unicodeText"),
            topLevelDomain: try self("topLevelDomain") ?? false,
            localhost: try self("localhost") ?? true,
            ipHosts: try self("ipHosts") ?? true,
            publicHosts: try self("publicHosts") ?? false,
            query: try self("query") ?? true,
            fragment: try self("fragment") ?? true,
            references: try self("references") ?? false)
    }
}
