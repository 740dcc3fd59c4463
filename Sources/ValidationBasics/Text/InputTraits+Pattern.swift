// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import InputPatterns
import ValidationCore
import ValidationText

extension InputTraits {
    /// Creates the traits of a stock pattern.
    ///
    /// The keyboard shows only digits if all samples consist of digits. It capitalizes every letter if the samples
    /// contain uppercase letters and no lowercase letters.
    init(of pattern: InputPattern) {
        let scalars = pattern.accepted.lazy.flatMap(\.unicodeScalars)
        let hasOnlyDigits = scalars.allSatisfy { ("0"..."9").contains($0) }
        let hasCapitals = scalars.contains { ("A"..."Z").contains($0) }
        let hasLowercase = scalars.contains { $0.properties.isLowercase }
        self.init(
            keyboard: hasOnlyDigits ? .digits : .text, content: Self.contentType(for: pattern),
            capitalization: hasCapitals && !hasLowercase ? .characters : .never, checksSpelling: false)
        switch content {
        case .email: keyboard = .email
        case .url: keyboard = .url
        case .telephone: keyboard = .telephone
        case .cardNumber: keyboard = .digits
        case .name: capitalization = .words
        default: break
        }
    }

    private static func contentType(for pattern: InputPattern) -> Content? {
        switch pattern.name {
        case "email", "emailHTML5", "emailInternational": .email
        case "httpURL": .url
        case "e164": .telephone
        case "cardNumber": .cardNumber
        case "cardExpiry": .cardExpiry
        case "cardSecurityCode": .cardSecurityCode
        case "oneTimeCode": .oneTimeCode
        case "username": .username
        case "personName": .name
        case let name where name.hasPrefix("postalCode"): .postalCode
        case let name where name.hasPrefix("password"): .newPassword
        case let name where name.hasPrefix("phone"): .telephone
        default: nil
        }
    }
}
