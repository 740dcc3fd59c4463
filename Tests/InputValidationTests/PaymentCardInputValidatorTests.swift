// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import InputValidation
import Testing

extension TextStrategy {
    static let paymentCard = [
        TextStrategy(
            "paymentCard", .paymentCard,
            accepts: [
                "4242424242424242", "4242 4242 4242 4242", "4242-4242-4242-4242", "4000056655665556", "378282246310005",
                "3782 822463 10005", "6011111111111117", "3056930009020004", "36227206271667", "3566002020360505",
                "6200000000000005", "5555555555554444", "2223003122003222", "4222222222222", "4917610000000000003",
                "6759649826438453", "9 0 0 0 0 0 0 0 0 0 0 1",
            ],
            refuses: [
                ("4242 4242 4242 4241", .cardChecksum), ("4242  4242 4242 4242", .cardCharacter),
                (" 4242424242424242", .cardCharacter), ("4242424242424242-", .cardCharacter),
                ("4242 -4242 4242 4242", .cardCharacter), ("4242.4242.4242.4242", .cardCharacter),
                ("4111abc1111111111", .cardCharacter), ("411111111111111O", .cardCharacter),
                ("4½½½½½½½½½½½½½½2", .cardCharacter), ("620٠٠٠٠٠٠٠٠٠٠٠٠٠", .cardCharacter),
                ("４２４２４２４２４２４２４２４２", .cardCharacter), ("-", .cardCharacter),
                ("4", .cardLength), ("4000006", .cardLength), ("42424242424242", .cardLength),
                ("37828224631000", .cardLength), ("42424242424242424242", .cardLength), ("55555", .cardLength),
                ("0000000000000000", .cardRepeated), ("000000000000", .cardRepeated),
                ("8888 8888 8888 8888", .cardRepeated), ("4444444444444444", .cardRepeated),
            ]),
        TextStrategy(
            "paymentCard of two networks", .paymentCard(accepting: [.visa, .amex]),
            accepts: ["4242424242424242", "3782 822463 10005"],
            refuses: [
                ("5555555555554444", .cardNetwork), ("555", .cardNetwork), ("9", .cardNetwork), ("3", .cardLength),
                ("37", .cardLength), ("4242424242424241", .cardChecksum), ("5555555555554444555544", .cardNetwork),
            ]),
    ]
}
