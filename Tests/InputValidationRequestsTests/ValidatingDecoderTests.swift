// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import InputValidation
import InputValidationRequests
import Testing

#if FoundationInterop
import Foundation
#endif

struct ValidatingDecoderTests {
    struct Booking: Codable, Validatable, Hashable {
        struct Guest: Codable, Hashable {
            var name: String
            var email: String
        }

        var guest: Guest
        var nights: Int
        var tags: [String] = []
        var room: Room?

        enum Room: String, Codable { case single, double }

        static let validator: InputValidator<Booking> = .all(of: [
            .at(\.guest.name, label: "Name", .required),
            .at(\.guest.email, label: "Email", .email),
            .at(\.nights, label: "Nights", .range(1...30)),
            .at(\.tags, .each(.alpha)),
        ])
    }

    struct Row: CustomTestStringConvertible {
        let json: String
        let errors: [String]
        var testDescription: String { json }

        init(_ json: String, _ errors: String...) { (self.json, self.errors) = (json, errors) }
    }

    @Test("every mistake is reported once, with its code, its pointer and its place", arguments: [
        Row(#"{"guest":{"email":5},"nights":"many"}"#,
            "1004 /guest/name 1:10", "1236 /guest/email 1:19", "1004 /tags 1:1", "1236 /nights 1:31"),
        Row(#"{"guest":{"email":"x","name":""},"nights":31,"tags":["a","1"]}"#,
            "1004 /guest/name 1:30", "1090 /guest/email 1:19", "1021 /nights 1:43", "1002 /tags/1 1:58"),
        Row(#"{"guest":{"email":"x","name":7},"nights":31,"tags":["a",1,"2"]}"#,
            "1090 /guest/email 1:19", "1236 /guest/name 1:30", "1021 /nights 1:42", "1236 /tags/1 1:57", "1002 /tags/2 1:59"),
        Row(#"{"guest":[],"nights":1.5,"tags":{},"room":"suite"}"#,
            "1236 /guest 1:10", "1236 /nights 1:22", "1236 /tags 1:33", "1237 /room 1:43"),
        Row("{", "1238  1:2"),
        Row("", "1238  1:1"),
        Row("[]", "1236  1:1"),
    ])
    func mistakes(row: Row) {
        #expect(Self.errors(in: row.json) == row.errors)
    }

    static func errors(in json: String, _ decoder: ValidatingDecoder = ValidatingDecoder()) -> [String] {
        do throws(FormError) {
            _ = try decoder.decode(Booking.self, from: json.utf8)
            return []
        } catch {
            return error.errors.map { error in
                "\(error.code) \(error.path.jsonPointer) \(error[.line].map(\.description) ?? ""):\(error[.column].map(\.description) ?? "")"
            }
        }
    }
}
