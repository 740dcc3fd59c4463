// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

#if canImport(SwiftUI)
import Accounts
import InputValidation
import InputValidationUI
import SwiftUI

/// The sign-up screen.
package struct SignUpView: View {
    @State private var form = SignUpForm()
    /// The server's errors that have no field.
    @State private var unplaced: [ValidationError] = []
    @Environment(\.validationMessages) private var messages
    private let send: (NewAccount) async throws(FormError) -> Void

    /// Creates the screen with a closure that sends the account, and throws the errors in the server's response.
    package init(send: @escaping (NewAccount) async throws(FormError) -> Void) { self.send = send }

    package var body: some View {
        Form {
            ForEach(unplaced, id: \.self) { InputErrorText($0.localized(in: messages)) }
            ValidatedField(form.$userName)
            ValidatedField(form.$email)
            ValidatedField(form.$password)
            ValidatedField(form.$repetition)
            SubmitButton("Sign up")
        }
        .submits(form.account) { account in await signUp(account) }
    }

    private func signUp(_ account: NewAccount) async {
        unplaced = []
        do throws(FormError) { try await send(account) } catch {
            unplaced = form.account.reject(error.errors)
            form.account.focusFirstRejected()
        }
    }
}
#endif
