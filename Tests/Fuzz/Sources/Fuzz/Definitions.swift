// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import InputValidation
import InputValidationRules

/// Compares strategies with a second implementation of their formats, at every length.
///
/// The first byte chooses the strategy.
enum Definitions {
    /// The standard catalog's strategies that need no options and have a second implementation, and a few more.
    ///
    /// The second implementation of expiry dates assumes November 2026.
    static let all: [(strategy: InputValidator<String>, definition: SecondImplementation)] =
        (StrategyCatalog.standard.names.filter { $0 != "cardExpiry" }.compactMap { name in
            (try? StrategyCatalog.standard.validator(named: name)).map { (name, $0) }
        } + others).compactMap { name, strategy in
            SecondImplementation.all[name].map { (strategy: strategy, definition: $0) }
        }

    private static let others: [(String, InputValidator<String>)] = [
        ("cardExpiry", CardExpiryInputValidator(now: .fixed(year: 2026, month: 11))),
        ("characters", .characters(in: "0é1")),
        ("hexadecimal with prefix", HexadecimalInputValidator(prefix: .required)),
        ("pattern", .pattern("[A-Z]{2}[0-9]{6}")), ("pattern with alternatives", .pattern("a|ab")),
        ("slug with underscores", SlugInputValidator(allowsUnderscores: true)),
        ("ipAddress version 4", IPAddressInputValidator(version: .v4)),
        ("ipAddress version 6", IPAddressInputValidator(version: .v6)), ("email html5", .email(.html5)),
        ("base64 for URLs", Base64InputValidator(urlSafe: true, padding: .rejected)),
        ("securityCode of American Express", .securityCode(for: .amex)),
        ("time with optional offset", .time(offset: .optional)),
    ]

    /// Compares the verdicts about a text while a part of it grows to 200 characters.
    ///
    /// `FF` bytes separate the text's start, the part, and the text's end. Without an `FF` byte, the part is the whole
    /// text.
    static func run(_ input: ArraySlice<UInt8>) {
        guard let choice = input.first else { return }
        let (strategy, definition) = all[Int(choice) % all.count]
        let parts = input.dropFirst().parts(3).map { String($0.unicodeScalars.prefix(200)) }
        let unit = Array((parts.count == 1 ? parts[0] : parts[1]).unicodeScalars)
        let end = parts.count == 3 ? parts[2] : ""
        var beginning = parts.count == 1 ? "" : parts[0]
        for length in 0...(unit.isEmpty ? 0 : 200) {
            let text = beginning + end
            if let verdict = definition.verdict(text) {
                let isValid = strategy.isValid(text)
                require(isValid == verdict, "\(strategy.configuration.name): \(isValid) for “\(text)”")
            }
            if !unit.isEmpty { beginning.unicodeScalars.append(unit[length % unit.count]) }
        }
    }
}
