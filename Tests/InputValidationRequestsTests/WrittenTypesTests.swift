// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

#if FoundationInterop
import Foundation
import InputValidation
import InputValidationRequests
import Testing

/// Tests types as programmers write them with other libraries, with several mistakes at once.
@Suite("Types as people write them with other libraries")
struct WrittenTypesTests {
    struct User: Decodable {
        var name: String
        var groups: Set<String>
        var email: String?
    }

    struct Model: Decodable {
        struct Location: Decodable {
            var lat: Double
            var lng: Double
        }
        var is_required: Double
        var gt_int: Int
        var list_of_ints: [Int]
        var a_float: Double
        var recursive_model: Location
    }

    struct SignUp: Decodable {
        enum Color: String, Decodable { case red, blue, green }
        var name: String
        var username: String
        var age: Int
        var favoriteColor: Color?
    }

    /// The type that msgspec declares with `Annotated`.
    struct Product: Decodable, Validatable {
        struct Size: Decodable, Validatable {
            var width: Double
            var height: Double
            static let validator: InputValidator<Size> = .all(of: [
                .at(\.width, .range(0.1...)), .at(\.height, .range(0.1...)),
            ])
        }
        var id: Int
        var name: String
        var tags: [String]
        var sizes: [String: Size]
        static let validator: InputValidator<Product> = .all(of: [
            .at(\.id, .range(1...)), .at(\.name, .count(in: 1...8)), .at(\.tags, .count(in: ...3)),
            .at(\.tags, .each(.pattern("[a-z]*"))),
        ])
    }

    /// The type that pydantic declares as fields with constraints, a discriminated union, and a model validator.
    struct Registration: Decodable, Validatable {
        enum Pet: Decodable {
            case cat(lives: Int), dog(barks: Double)
            private enum CodingKeys: CodingKey { case kind, lives, barks }
            init(from decoder: any Decoder) throws {
                let container = try decoder.container(keyedBy: CodingKeys.self)
                switch try container.decode(String.self, forKey: .kind) {
                case "cat": self = .cat(lives: try container.decode(Int.self, forKey: .lives))
                case "dog": self = .dog(barks: try container.decode(Double.self, forKey: .barks))
                default:
                    throw DecodingError.dataCorruptedError(
                        forKey: .kind, in: container, debugDescription: "neither a cat nor a dog")
                }
            }
        }
        var password: String
        var repeated: String
        var birthday: Date
        var age: Int?
        var pets: [Pet]
        static let validator: InputValidator<Registration> = .all(of: [
            .condition(or: ValidationError(1, domain: "Registration", message: "Enter the same password twice")) {
                $0.password == $0.repeated
            },
            .at(\.password, .count(in: 8...)), .at(\.age, .optional(.range(18...))),
        ])
    }

    /// The type that Vapor validates with `validations.add("email", as: String.self, is: .email)` and so on.
    struct CreateUser: Decodable, Validatable {
        struct Address: Decodable, Validatable {
            var street: String
            var zip: String
            static let validator: InputValidator<Address> = .all(of: [
                .at(\.street, .required), .at(\.zip, .numeric),
            ])
        }
        var name: String
        var email: String
        var age: Int
        var zodiac: String?
        var address: Address
        var hobbies: [Address]?
        static let validator: InputValidator<CreateUser> = .all(of: [
            .at(\.name, .required), .at(\.email, .email), .at(\.age, .range(13...)),
            .at(\.zodiac, .optional(.oneOf(["aries", "leo"]))),
        ])
    }

    /// The bodies come from the documentation of msgspec ("Structs"), pydantic ("Error handling"), and Vapor
    /// ("Validation"), and the test expects the errors of all values.
    ///
    /// The last ten bodies have missing values, values of other types, and values that a constraint rejects, in the
    /// kinds of types that the three libraries document.
    @Test(
        "have each mistake of a body reported",
        arguments: [
            DecodingRow(User.self, #"{"name":"bill","groups":["devops",123]}"#, "1236 /groups/1"),
            DecodingRow(
                User.self, #"{"name":1,"groups":[1,null],"email":2}"#, "1236 /name", "1236 /groups/0", "1004 /groups/1",
                "1236 /email"),
            DecodingRow(
                Model.self,
                #"{"list_of_ints":["1",2,"bad"],"a_float":"not a float","recursive_model":{"lat":4.2,"lng":"New York"},"gt_int":2.5}"#,
                "1004 /is_required", "1236 /list_of_ints/0", "1236 /list_of_ints/2", "1236 /a_float",
                "1236 /recursive_model/lng", "1236 /gt_int"),
            DecodingRow(
                SignUp.self, #"{"name":"a","username":"b","age":4.5,"favoriteColor":"orange"}"#, "1236 /age",
                "1237 /favoriteColor"),
            DecodingRow(
                SignUp.self, #"{"username":5,"favoriteColor":null}"#, "1004 /name", "1004 /age", "1236 /username"),
            DecodingRow(
                Product.self, #"{"id":0,"tags":["ok","B",3],"sizes":{}}"#, "1004 /name", "1020 /id", "1003 /tags/1",
                "1236 /tags/2"),
            DecodingRow(
                Product.self, #"{"id":"1","name":"a long name","tags":null,"sizes":{"s":{"width":0}}}"#, "1236 /id",
                "1011 /name", "1004 /tags", "1004 /sizes/s/height", "1020 /sizes/s/width"),
            DecodingRow(
                Product.self,
                #"{"id":1.5,"name":"","tags":["a","b","c","d"],"sizes":{"s":[],"m":{"height":-1,"width":1}}}"#,
                "1236 /id", "1004 /name", "1016 /tags", "1236 /sizes/s", "1020 /sizes/m/height"),
            DecodingRow(
                Registration.self, #"{"password":"short","repeated":"other","age":"x","pets":[]}"#, "1004 /birthday",
                "1010 /password", "1236 /age"),
            DecodingRow(
                Registration.self, #"{"password":"short","repeated":5,"birthday":0,"age":17,"pets":[{"kind":"cat"}]}"#,
                "1010 /password", "1236 /repeated", "1020 /age", "1004 /pets/0/lives"),
            DecodingRow(
                Registration.self,
                #"{"password":"long enough","repeated":"else","birthday":"x","pets":[{"kind":"fox"},{"barks":1}]}"#,
                "1236 /birthday", "1237 /pets/0/kind", "1004 /pets/1/kind"),
            DecodingRow(
                Registration.self,
                #"{"password":"long enough","repeated":null,"birthday":"x","age":1,"pets":[{"kind":"dog"},5]}"#,
                "1004 /repeated", "1236 /birthday", "1020 /age", "1004 /pets/0/barks", "1236 /pets/1"),
            DecodingRow(
                CreateUser.self, #"{"name":"","age":"12","zodiac":"duck","address":{"zip":"x"}}"#, "1004 /email",
                "1004 /name", "1236 /age", "1032 /zodiac", "1004 /address/street", "1001 /address/zip"),
            DecodingRow(
                CreateUser.self,
                #"{"name":5,"email":"a@b","age":12,"address":[],"hobbies":[{"street":"","zip":1},null]}"#,
                "1236 /name", "1098 /email", "1020 /age", "1236 /address", "1004 /hobbies/0/street",
                "1236 /hobbies/0/zip", "1004 /hobbies/1"),
            DecodingRow(
                CreateUser.self, #"{"email":null,"age":null,"address":null,"zodiac":7,"name":""}"#, "1004 /email",
                "1004 /age", "1004 /address", "1236 /zodiac", "1004 /name"),
        ])
    func otherLibraries(row: DecodingRow) {
        row.check()
    }
}
#endif
