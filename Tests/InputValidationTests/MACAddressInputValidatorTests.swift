// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import InputValidation
import Testing

extension TextStrategy {
    static let macAddress = [
        TextStrategy(
            "macAddress", .macAddress,
            accepts: ["00:1a:2b:3c:4d:5e", "00-1A-2B-3C-4D-5E", "00:1a:2b:ff:fe:3c:4d:5e"],
            refuses: [
                ("00:1a-2b:3c:4d:5e", .macAddressSeparator),
                ("001a2b3c4d5e", .macAddressSeparator),
                ("a0:1a:2b", .macAddressLength),
                ("a0:1a:2b:3c:4d:5", .macAddressLength),
                ("00:1a:2b:3c:4d:5e:", .macAddressLength),
                ("00:1g:2b:3c:4d:5e", .macAddressCharacter),
                ("00.1a", .macAddressCharacter),
            ])
    ]
}
