// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import InputValidation
import Testing

extension TextStrategy {
    static let ean = [
        TextStrategy(
            "ean", .ean,
            accepts: ["4006381333931", "73513537"],
            refuses: [
                ("4006381333932", .eanChecksum),
                ("036000291452", .eanLength),
                ("4006381-333931", .eanCharacter),
            ]),
        TextStrategy(
            "ean of all lengths", .ean(lengths: [8, 12, 13, 14]),
            accepts: ["036000291452", "00012345600012"],
            refuses: [
                ("036000291453", .eanChecksum)
            ]),
    ]
}
