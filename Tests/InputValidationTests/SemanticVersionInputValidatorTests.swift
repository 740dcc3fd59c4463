// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import InputValidation
import Testing

extension TextStrategy {
    static let semver = [
        TextStrategy(
            "semver", .semver,
            accepts: ["1.4.0", "0.0.0", "1.0.0-rc.1+build.007", "1.0.0--", "99999999999999999999.0.0", "1.0.0-0a"],
            refuses: [
                ("1.4", .semverCore),
                ("v1.4.0", .semverCore),
                ("1.4.0.1", .semverCore),
                ("1.04.0", .semverLeadingZero),
                ("1.0.0-01", .semverLeadingZero),
                ("1.0.0-", .semverIdentifier),
                ("1.0.0-a..b", .semverIdentifier),
                ("1.0.0+", .semverIdentifier),
                ("1.0.0-ä", .semverIdentifier),
            ])
    ]
}
