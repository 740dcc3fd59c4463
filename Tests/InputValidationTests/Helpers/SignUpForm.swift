// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import InputValidation

/// A form as an app would write it: two fields, and a section that may be missing.
final class SignUpForm {
    struct Profile: Equatable {
        let city: String
        let nickname: String
    }

    struct Request: Equatable {
        let id: String
        let age: Int
        let profile: Profile?
    }

    @ValidatedInput(.trimmed(then: .alpha), label: "ID", key: "id") var id = ""
    @ParsedInput(.wholeNumber, label: "Age", key: "age") var age = ""
    @ValidatedInput(.alpha, label: "City", key: "city") var city = ""
    @ValidatedInput(.alpha, label: "Nickname") var nickname = ""
    var includesProfile = false

    var profile: InputForm<Profile> {
        InputForm {
            $city
            $nickname
        }.map(Profile.init)
    }

    var request: InputForm<Request> {
        InputForm {
            $id
            $age
            profile.under("profile").included(if: includesProfile)
        }.map(Request.init)
    }

    var failure: FormError? { request.result().failure }
}
