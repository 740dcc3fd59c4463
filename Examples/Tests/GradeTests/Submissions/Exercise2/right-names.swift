// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation
import InputValidation

public final class MemberInputValidator: InputValidator<String>, @unchecked Sendable {
    public static let noPrefix = ValidationError(1, domain: "Club", message: "{label} begins with M, as on your card")
    public static let noLetters = ValidationError(2, domain: "Club", message: "{label} has six letters after the M")

    private enum Process {
        case prefix, letters(Int), failed(ValidationError)
    }

    private struct Date {
        let day: Int
    }

    private func time(_ count: Int) -> Int { Date(day: count).day }

    private static func kill(_ process: Process) -> Process { process }

    public override func validate(_ word: String) throws(ValidationError) {
        var process = Process.prefix
        for character in word {
            switch process {
            case .prefix: process = character == "M" ? Process.letters(time(0)) : Process.failed(Self.noPrefix)
            case .letters(let count) where character.isLetter && count < 6: process = .letters(count + 1)
            case .letters: process = .failed(Self.noLetters)
            case .failed: process = Self.kill(process)
            }
        }
        switch process {
        case .prefix: throw Self.noPrefix
        case .letters(6): return
        case .letters: throw Self.noLetters
        case .failed(let error): throw error
        }
    }
}

public func acceptCodeWords(in input: ValidatedInput<String>) {
    input.validator = MemberInputValidator()
}
