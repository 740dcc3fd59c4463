// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

// snippet.import
import InputValidation
import InputValidationSchema

let file = #"""
    {"type": "object", "required": ["email"], "properties": {
        "email": {"type": "string", "maxLength": 320},
        "nights": {"type": "integer", "minimum": 1}}}
    """#
let schema = try JSONSchemaInputValidator(file.utf8)
let body = #"{"nights": 0}"#
for error in schema.errors(for: try JSONValue(body.utf8)) {
    print(error.path.jsonPointer, error.code)
}
// /email 1004
// /nights 1020
// snippet.end

// snippet.openapi
let openAPI = ##"""
    {"openapi": "3.1.0", "paths": {}, "components": {"schemas": {
        "Guest": {"type": "string", "minLength": 1},
        "Booking": {"properties": {
            "guest": {"$ref": "#/components/schemas/Guest"}}}}}}
    """##
let booking = try JSONSchemaInputValidator(
    openAPI.utf8, at: "#/components/schemas/Booking")
let nobody = try JSONValue(#"{"guest": ""}"#.utf8)
print(booking.errors(for: nobody).map(\.path.jsonPointer))
// ["/guest"]
// snippet.end

// snippet.rejection
do {
    let misspelled = #"{"maxLenght": 20}"#
    _ = try JSONSchemaInputValidator(misspelled.utf8)
} catch {
    print(error.path.jsonPointer)
    print(error.line ?? 0, error.column ?? 0)
}
// /maxLenght
// 1 2
// snippet.end
