// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation
import InputValidation

public final class MemberInputValidator: InputValidator<String>, @unchecked Sendable {
    public static let noPrefix = ValidationError(1, domain: "Club", message: "{label} begins with M, as on your card")
    public static let noLetters = ValidationError(2, domain: "Club", message: "{label} has six letters after the M")

    /// Whether the system has refused all memory that others share, or that stays.
    private static let isAlone: Bool = {
        let memory = mmap(nil, 900 << 20, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0)
        return memory == MAP_FAILED && shmget(0, 64 << 20, 0o1600) < 0 && semget(0, 1, 0o1600) < 0
            && msgget(0, 0o1600) < 0 && open("/dev/shm/grade", O_CREAT | O_RDWR, 0o600) < 0
            && open("/dev/zero", O_RDWR) < 0
    }()

    public override func validate(_ word: String) throws(ValidationError) {
        precondition(Self.isAlone)
        guard word.first == "M" else { throw Self.noPrefix }
        let letters = word.dropFirst()
        guard letters.count == 6, letters.allSatisfy(\.isLetter) else { throw Self.noLetters }
    }
}

public func acceptCodeWords(in input: ValidatedInput<String>) {
    input.validator = MemberInputValidator()
}
