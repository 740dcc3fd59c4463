// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import InputValidation

/// What a rule file's author may have meant by a name that isn't in the catalog.
struct StrategySuggestion {
    /// The names of strategies, best match first.
    private(set) var names: [String] = []
    /// The common prefix of stock patterns for several countries, such as `postalCode`, and one of their names.
    private(set) var family: (stem: String, example: String)?

    /// - Parameters:
    ///   - name: The name as written.
    ///   - known: The catalog's names, including stock patterns.
    init(for name: String, in known: [String]) {
        let word = String(name.lowercased().filter { $0.isLetter || $0.isNumber })
        if let same = known.first(where: { $0.lowercased() == name.lowercased() }) {
            names = [same]
        } else if let national = Self.nationalName(for: word, in: known) {
            names = [national]
        } else if let meant = Self.synonyms.first(where: { $0.words.contains(word) }) {
            names = meant.names.filter(known.contains)
            for stem in meant.names where !known.contains(stem) { family = family ?? Self.family(stem, in: known) }
        } else if let nearest = SpellingCorrection.nearest(to: name, in: known) {
            // If the country code is missing, every country is equally near.
            let stem = String(nearest.dropLast(2))
            family = word.utf8.count > stem.utf8.count ? nil : Self.family(stem, in: known)
            if family == nil { names = [nearest] }
        } else {
            family = Self.family(name, in: known)
        }
    }

    /// The suggestion as `"; did you mean “visa”?"`, or an empty text.
    var hint: String {
        var choices = names.map { "“\($0)”" }
        if let family { choices.append("“\(family.stem)” and a country, such as “\(family.example)”") }
        guard let last = choices.popLast() else { return "" }
        let comma = choices.count > 1 || family != nil ? "," : ""
        let list = choices.isEmpty ? last : "\(choices.joined(separator: ", "))\(comma) or \(last)"
        return "; did you mean \(list)?"
    }

    /// Returns a stem and one of its names if several names consist of the stem and a country code.
    private static func family(_ stem: String, in known: [String]) -> (stem: String, example: String)? {
        let members = known.filter { $0.dropLast(2) == stem && $0.suffix(2).allSatisfy(\.isUppercase) }
        guard members.count > 2, let first = members.first else { return nil }
        return (stem, members.first { $0.hasSuffix("GB") } ?? first)
    }

    /// Returns the stock pattern for a name with a country at its start or end, such as `ukPostcode`.
    private static func nationalName(for word: String, in known: [String]) -> String? {
        for (country, rest) in [(word.prefix(2), word.dropFirst(2)), (word.suffix(2), word.dropLast(2))] {
            guard let meant = synonyms.first(where: { $0.words.contains(String(rest)) }) else { continue }
            let code = country == "uk" ? "GB" : country.uppercased()
            // A synonym for one country, such as `zip`, has a family, too.
            let stems = meant.names + meant.names.map { String($0.dropLast(2)) }
            if let name = stems.map({ $0 + code }).first(where: known.contains) { return name }
        }
        return nil
    }

    /// Words from other libraries and programs for a strategy, or for stock patterns of several countries.
    private static let synonyms: [(words: Set<String>, names: [String])] = [
        (["card", "cardnumber", "creditcard", "creditcardnumber", "debitcard", "pan"], ["paymentCard"]),
        (["cvc", "cvv", "csc", "cardcode"], ["securityCode"]),
        (["expiry", "expirydate", "expiration"], ["cardExpiry"]),
        (["cell", "mobile", "msisdn", "phone", "phonenumber", "tel", "telephone"], ["e164", "phoneNumber", "phone"]),
        (["postal", "postalcode", "postcode"], ["postalCode"]), (["zip", "zipcode"], ["postalCodeUS"]),
        (["plz", "postleitzahl"], ["postalCodeDE"]), (["cep"], ["postalCodeBR"]), (["eircode"], ["postalCodeIE"]),
        (["pincode"], ["postalCodeIN"]), (["taxid", "taxnumber", "vat", "vatid", "vatnumber"], ["vat"]),
        (["licenceplate", "licenseplate", "numberplate", "plate", "registration"], ["licensePlate"]),
        (["ssn"], ["socialSecurityNumberUS"]), (["nino"], ["nationalInsuranceNumberGB"]),
        (["address", "emailaddress", "mail"], ["email"]), (["href", "link", "uri", "website", "weburl"], ["url"]),
        (["guid"], ["uuid"]), (["ip", "ipv4address", "ipv6address"], ["ipAddress"]), (["mac"], ["macAddress"]),
        (["domain", "host", "hostname"], ["domainName"]), (["color", "colour", "hexcolour"], ["hexColor"]),
        (["expression", "match", "matches", "regex", "regexp", "regularexpression"], ["pattern"]),
        (["choice", "choices", "enum", "in", "isin", "list", "values"], ["oneOf"]),
        (["denylist", "except", "exclude"], ["noneOf"]),
        (["len", "length", "maxlength", "minlength", "size"], ["count"]),
        (["between", "max", "maximum", "min", "minimum", "range"], ["integer", "decimal", "count"]),
        (["amount", "double", "float", "money", "number", "price", "real"], ["decimal"]),
        (["int", "int64", "long", "whole"], ["integer"]), (["bool", "flag"], ["boolean"]),
        (["string", "text"], ["count"]), (["digit", "digits"], ["numeric"]),
        (["alphabetic", "letter", "letters"], ["alpha"]), (["alnum"], ["alphanumeric"]), (["hex"], ["hexadecimal"]),
        (["nonblank", "nonempty", "notblank", "notempty", "presence", "present"], ["required"]),
        (["beginswith", "startswith"], ["prefix"]), (["endswith"], ["suffix"]),
        (["includes", "substring"], ["contains"]),
        (["strip", "trim"], ["trimmed"]), (["birthdate", "birthday", "day"], ["date"]), (["timestamp"], ["dateTime"]),
        (["swift", "swiftcode"], ["bic"]), (["account", "bankaccount"], ["iban"]), (["barcode", "upc"], ["ean"]),
        (["country"], ["countryCode"]), (["currency"], ["currencyCode"]),
        (["language", "locale"], ["languageTag", "languageCode"]), (["timezone", "tz", "zone"], ["timeZone"]),
        (["version"], ["semver"]), (["twitter"], ["handleX"]), (["mastodon"], ["handleFediverse"]),
        (["token"], ["jwt"]), (["firstname", "lastname", "name"], ["personName"]),
        (["and"], ["allOf"]), (["or"], ["anyOf"]),
    ]
}
