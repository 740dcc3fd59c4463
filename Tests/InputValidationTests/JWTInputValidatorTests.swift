// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import InputValidation
import Testing

extension TextStrategy {
    static let jwt = [
        TextStrategy(
            "jwt", .jwt,
            accepts: ["eyJhbGciOiJIUzI1NiJ9.e30.QUJD"],
            refuses: [
                ("eyJhbGciOiJub25lIn0.e30.", .jwtSignature),
                ("e30.e30", .jwtParts),
                ("e30.e30.QUJD.QUJD", .jwtParts),
                ("e30..QUJD", .jwtParts),
                ("e3+.e30.QUJD", .jwtCharacter),
                ("e30.e30.QUJD=", .jwtCharacter),
                ("e30.e30.QUJDA", .jwtCharacter),
            ])
    ]
}
