// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import InputValidation
import Testing

extension TextStrategy {
    static let iban = [
        TextStrategy(
            "iban", .iban,
            accepts: [
                "GB29 NWBK 6016 1331 9268 19", "DE89370400440532013000", "de89 3704 0044 0532 0130 00",
                "GB29\u{A0}NWBK\u{202F}6016 1331 9268 19",
            ],
            refuses: [
                ("GB29NWBK60161331926818", .ibanChecksum),
                ("GB29NWBK6016133192681", .ibanLength),
                ("GB29123460161331926819", .ibanStructure),
                ("GBX9NWBK60161331926819", .ibanStructure),
                ("ZZ29NWBK60161331926819", .ibanCountry),
                ("29", .ibanCountry),
                ("G", .ibanCountry),
                ("GB29-NWBK", .ibanCharacter),
                (" GB29", .ibanCharacter),
                ("GB29 ", .ibanCharacter),
                ("AO06000600000100037131174", .ibanCountry),
            ]),
        TextStrategy(
            "iban of unregistered countries", .iban(registry: .extended),
            accepts: ["AO06000600000100037131174"],
            refuses: [
                ("AO06000600000100037131175", .ibanChecksum)
            ]),
    ]
}
