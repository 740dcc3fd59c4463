// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import InputValidation
import Testing

@Suite("JWTInputValidator")
struct JWTInputValidatorTests {
    @Test("accepts the example of RFC 7519, section 3.1")
    func example() {
        let token =
            "eyJ0eXAiOiJKV1QiLA0KICJhbGciOiJIUzI1NiJ9."
            + "eyJpc3MiOiJqb2UiLA0KICJleHAiOjEzMDA4MTkzODAsDQogImh0dHA6Ly9leGFtcGxlLmNvbS9pc19yb290Ijp0cnVlfQ."
            + "dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk"
        #expect(InputValidator.jwt.isValid(token))
    }

    @Test("rejects the unsecured token of RFC 7519, section 6.1")
    func unsecured() {
        let token =
            "eyJhbGciOiJub25lIn0."
            + "eyJpc3MiOiJqb2UiLA0KICJleHAiOjEzMDA4MTkzODAsDQogImh0dHA6Ly9leGFtcGxlLmNvbS9pc19yb290Ijp0cnVlfQ."
        #expect(rejection(by: .jwt, of: token)?.code == .jwtSignature)
    }

    @Test("reports the position of the error", arguments: [("e3+.e30.QUJD", 2), ("e30..QUJD", 4), (".e30.QUJD", 0)])
    func position(input: String, offset: Int) {
        #expect(rejection(by: .jwt, of: input)?[.position] == .int(offset))
    }

    @Test(
        "reports the place in the part that is wrong",
        arguments: [
            ("e30.e3+.QUJD", .jwtCharacter, 6), ("e30.e30.QUJDA", .jwtCharacter, 12),
            ("e31.e30.QUJD", .jwtCharacter, 2), ("e30.QR.QUJD", .jwtCharacter, 5), ("e30.e30.", .jwtSignature, 8),
            ("e30.", .jwtParts, 4), ("e30.e30.QUJD.", .jwtParts, 13), ("e30.e30", .jwtParts, nil),
        ] as [(String, ValidationError.Code, Int?)])
    func place(input: String, code: ValidationError.Code, offset: Int?) {
        let error = rejection(by: .jwt, of: input)
        #expect(error?.domain == .builtIn && error?.code == code)
        #expect(error?[.position] == offset.map { .int($0) })
    }
}
