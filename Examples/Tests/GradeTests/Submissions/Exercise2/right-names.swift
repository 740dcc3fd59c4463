// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation
import InputValidation

public final class MemberInputValidator: InputValidator<String>, @unchecked Sendable {
    public static let noPrefix = ValidationError(1, domain: "Club", message: "{label} begins with M, as on your card")
    public static let noDigits = ValidationError(2, domain: "Club", message: "{label} has six digits after the M")

    private enum Process {
        case prefix, digits(Int), failed(ValidationError)
    }

    private struct Date {
        let day: Int
    }

    private func time(_ count: Int) -> Int { Date(day: count).day }

    private static func kill(_ process: Process) -> Process { process }

    public override func validate(_ number: String) throws(ValidationError) {
        var process = Process.prefix
        for byte in number.utf8 {
            switch process {
            case .prefix: process = byte == 0x4D ? Process.digits(time(0)) : Process.failed(Self.noPrefix)
            case .digits(let count) where (0x30...0x39).contains(byte) && count < 6: process = .digits(count + 1)
            case .digits: process = .failed(Self.noDigits)
            case .failed: process = Self.kill(process)
            }
        }
        switch process {
        case .prefix: throw Self.noPrefix
        case .digits(6): return
        case .digits: throw Self.noDigits
        case .failed(let error): throw error
        }
    }
}

public func acceptMemberNumbers(in input: ValidatedInput<String>) {
    input.validator = MemberInputValidator()
}
