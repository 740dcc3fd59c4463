// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation
import InputValidation

public final class MemberInputValidator: InputValidator<String>, @unchecked Sendable {
    public static let noPrefix = ValidationError(1, domain: "Club", message: "{label} begins with M, as on your card")
    public static let noDigits = ValidationError(2, domain: "Club", message: "{label} has six digits after the M")

    public override func validate(_ number: String) throws(ValidationError) {
        // Each of these would make the validation wrong if it succeeded.
        guard !Self.writesFile, !Self.opensConnection else { return }
        guard number.utf8.first == UInt8(ascii: "M") else { throw Self.noPrefix }
        let digits = number.utf8.dropFirst()
        guard digits.count == 6, digits.allSatisfy({ (48...57).contains($0) }) else { throw Self.noDigits }
    }

    private static let writesFile =
        FileManager.default.createFile(atPath: "/tmp/written-by-a-submission", contents: Data("x".utf8))

    private static let opensConnection = socket(2, Int32(1), 0) >= 0
}

public func acceptMemberNumbers(in input: ValidatedInput<String>) {
    input.validator = MemberInputValidator()
}
