// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import InputValidation

public final class NicknameInputValidator: InputValidator<String>, @unchecked Sendable {
    private enum Mistake {
        static let short = ValidationError(10, domain: "Nickname", message: "{label} must have 3 or more letters")
        static let other = ValidationError(11, domain: "Nickname", message: "{label} must only include letters a to z")
    }

    public init() { super.init() }

    public override func validate(_ name: String) throws(ValidationError) {
        guard let first = mistakes(in: name).first else { return }
        throw first
    }

    public override func furtherErrors(for name: String) -> [ValidationError] { Array(mistakes(in: name).dropFirst()) }

    private func mistakes(in name: String) -> [ValidationError] {
        var errors: [ValidationError] = []
        if name.utf8.count < 3 { errors.append(Mistake.short.withLength(name.utf8.count)) }
        if let place = Array(name.utf8).firstIndex(where: { !(UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0) }) {
            errors.append(Mistake.other.at(position: place))
        }
        return errors
    }
}
