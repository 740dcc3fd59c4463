// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

/// What the columns of a table say about the country of the telephone numbers and postal codes in it.
struct CountryEvidence {
    /// The countries, the likeliest first, each with the columns that say so.
    private(set) var countries: [(code: String, columns: [String])] = []

    /// - Parameter columns: The columns, of which only the values so far count.
    init(_ columns: [ColumnProfile]) {
        var weights: [(code: String, weight: Int, columns: [String])] = []
        func add(_ code: String, _ weight: Int, _ column: String) {
            guard let index = weights.firstIndex(where: { $0.code == code }) else {
                weights.append((code, weight, [column]))
                return
            }
            weights[index].weight += weight
            if !weights[index].columns.contains(column) { weights[index].columns.append(column) }
        }
        for column in columns {
            if let code = Self.country(ofValues: column) { add(code, 5, column.name) }
            for (words, codes) in Self.languages where !column.words.isDisjoint(with: words) {
                // The first country has most speakers.
                for (place, code) in codes.enumerated() { add(code, place == 0 ? 2 : 1, column.name) }
            }
        }
        countries = weights.enumerated().sorted {
            ($1.element.weight, $0.offset) < ($0.element.weight, $1.offset)
        }.map { ($0.element.code, $0.element.columns) }
    }

    /// Returns the country that nearly all values of a column name, or `nil`.
    private static func country(ofValues column: ColumnProfile) -> String? {
        guard column.count >= 5 else { return nil }
        for state in column.states where state.failures.count * 20 <= column.count {
            let candidate = state.candidate
            if candidate.strategy == "\"iban\"" {
                guard let most = column.initials.max(by: { ($0.value, $1.key) < ($1.value, $0.key) }),
                    most.value * 10 >= column.initials.values.reduce(0, +) * 8
                else { return nil }
                return most.key
            }
            guard column.choices.distinct >= candidate.needed(in: column.words), candidate.rivals == .checkDigits
            else { continue }
            // Chance explains a kind of number that the name doesn't suggest, too, if there are several.
            guard candidate.isNamed(by: column.words) else { continue }
            let letters = candidate.strategy.filter { $0.isLetter }.suffix(2)
            if letters.allSatisfy(\.isUppercase), letters != "EU" { return String(letters) }
        }
        return nil
    }

    /// Words in columns' names, and the countries where people write them.
    private static let languages: [(words: Set<String>, countries: [String])] = [
        (
            [
                "plz", "postleitzahl", "telefon", "straße", "strasse", "ort", "geburtsdatum", "rechnungsnr", "kundennr",
                "betrag", "vorname", "nachname", "steuer",
            ], ["DE", "AT", "CH"]
        ),
        (["telefoon", "naam", "achternaam", "geslacht", "geboortedatum", "bsn", "huisnummer"], ["NL", "BE"]),
        (["zip", "zipcode", "ssn", "state"], ["US"]),
        (["postcode", "county", "nino"], ["GB"]),
        (["téléphone", "prénom", "ville", "codepostal", "siret", "siren"], ["FR", "BE"]),
        (["teléfono", "apellido", "apellidos", "códigopostal", "calle", "nif"], ["ES", "MX"]),
        (["telefono", "cognome", "città", "provincia"], ["IT"]),
        (["nazwisko", "imię", "pesel", "kodpocztowy", "miasto"], ["PL"]),
    ]
}
