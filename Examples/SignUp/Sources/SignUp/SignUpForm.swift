// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import Accounts
import InputValidation

/// The state of the sign-up screen.
///
/// It doesn't import SwiftUI, so a test can fill it in on any platform.
package final class SignUpForm {
    @ValidatedInput(.userName, label: "User name", key: "userName") package var userName = ""
    @ValidatedInput(.email, label: "Email", key: "email") package var email = ""
    @ValidatedInput(.password(), label: "Password", key: "password") package var password = ""
    @ValidatedInput(.required.sensitive(), label: "Password again") package var repetition = ""

    package init() {}

    /// The account, once every field is right and both passwords are equal.
    package var account: InputForm<NewAccount> {
        InputForm {
            $userName
            $email
            Matches($repetition, with: $password)
        }.map(NewAccount.init)
    }
}
