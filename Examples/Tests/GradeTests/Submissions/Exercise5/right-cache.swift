// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import InputValidation
import Synchronization

public final class NicknameInputValidator: InputValidator<String>, @unchecked Sendable {
    private static let wrong = ValidationError(1, domain: "Club", message: "{label} must have 3 or more letters a to z")

    public init() {}

    /// The verdicts of earlier calls, which do not change a result.
    private let known = Mutex<[String: Bool]>([:])

    public override func validate(_ name: String) throws(ValidationError) {
        let isRight = known.withLock { known in
            if known.count > 100 { known = [:] }
            if let isRight = known[name] { return isRight }
            let isRight = name.wholeMatch(of: /[a-z]{3,}/) != nil
            known[name] = isRight
            return isRight
        }
        if !isRight { throw Self.wrong }
    }
}
