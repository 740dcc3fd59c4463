// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import InputValidationRequests

struct Booking: Decodable {
    var email: String
    var nights: Int
}

do {
    print(try ValidatingDecoder().decode(Booking.self, from: #"{"email": 5}"#.utf8))
} catch {
    for error in error.errors { print(error.path.jsonPointer, error.domain, error.code, error.reason) }
}
// /nights InputValidationErrorDomain 1004 Add this value: it is missing
// /email InputValidationErrorDomain 1236 Enter text
print(try ValidatingDecoder().decode(Booking.self, from: #"{"email": "a@b.ch", "nights": 3}"#.utf8).nights)
// 3
