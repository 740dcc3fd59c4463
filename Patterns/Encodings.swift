// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

#if StockPatterns

// MARK: - Encoded data

extension InputPattern {
    /// The patterns of this file.
    static let encodingPatterns: [InputPattern] = [
        .base32, .base64, .base64URL, .hexadecimal, .md5Digest, .sha1Digest, .sha256Digest,
    ]

    /// Data in Base32 with its padding.
    public static let base32 = InputPattern(
        name: "base32",
        summary: "Data in Base32 with its padding.",
        expression: """
            (?:[A-Z2-7]{8})+(?:[A-Z2-7]{2}={6}|[A-Z2-7]{4}={4}|[A-Z2-7]{5}={3}|[A-Z2-7]{7}=)?|[A-Z2-7]{2}={6}\
            |[A-Z2-7]{4}={4}|[A-Z2-7]{5}={3}|[A-Z2-7]{7}=
            """,
        source: "RFC 4648, section 6",
        link: "https://www.rfc-editor.org/rfc/rfc4648#section-6",
        example: "MZXW6YTB",
        accepted: [
            "MY======", "MZXQ====", "MZXW6===", "MZXW6YQ=", "MZXW6YTBOI======", "ME======", "MFRA====", "MFRGG===",
            "MFRGGZA=", "MFRGGZDF",
        ],
        rejected: [
            "MY", "MY=====", "MZXW6YT", "MZXW6YTB=", "mzxw6ytb", "MZXW6YT1", "MZX=====", "========", "ME=====",
            "ME=======", "MFR=====", "MFR", "MFRGGZA", "MFRGGZDF========",
        ])

    /// Data in Base64 with its padding.
    public static let base64 = InputPattern(
        name: "base64",
        summary: "Data in Base64 with its padding.",
        expression: """
            (?:[A-Za-z0-9+/]{4})+(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?|[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=
            """,
        source: "RFC 4648, section 4",
        link: "https://www.rfc-editor.org/rfc/rfc4648#section-4",
        strategy: ".base64",
        note: "Line breaks (MIME) are rejected. Unused bits that are not zero are accepted.",
        example: "Zm9vYg==",
        accepted: ["Zg==", "Zm8=", "Zm9v", "Zm9vYmE=", "Zm9vYmFy", "+/+/"],
        rejected: ["Zg", "Zg=", "Zm8", "Zm9vYg=", "Zm9v=", "Zm9v====", "=Zm9", "Zm9-", "Zm9_", "Zm 9v", "Z==="])

    /// Data in URL-safe Base64, with or without its padding.
    public static let base64URL = InputPattern(
        name: "base64URL",
        summary: "Data in URL-safe Base64, with or without its padding.",
        expression: """
            (?:[A-Za-z0-9_-]{4})+(?:[A-Za-z0-9_-]{2}(?:==)?|[A-Za-z0-9_-]{3}=?)?|[A-Za-z0-9_-]{2}(?:==)?\
            |[A-Za-z0-9_-]{3}=?
            """,
        source: "RFC 4648, section 5",
        link: "https://www.rfc-editor.org/rfc/rfc4648#section-5",
        example: "Zm9vYmE",
        accepted: ["Zg==", "Zg", "Zm8", "Zm8=", "Zm9v", "-_-_"],
        rejected: ["Z", "Zg=", "Zm9vY", "Zm9v=", "Zm9+", "Zm9/", "Zm 9v", "=Zg"])

    /// A number or data in hexadecimal digits, with or without `0x`.
    public static let hexadecimal = InputPattern(
        name: "hexadecimal",
        summary: "A number or data in hexadecimal digits, with or without `0x`.",
        expression: "(?:0[Xx])?[0-9A-Fa-f]+",
        source: "RFC 4648, section 8 (base 16); ISO/IEC 9899:2018, section 6.4.4.1 (the prefix)",
        link: "https://www.rfc-editor.org/rfc/rfc4648#section-8",
        strategy: "HexadecimalInputValidator(prefix: .optional)",
        example: "0x1F",
        accepted: ["0", "ff", "FF", "DEADbeef", "0XABC", "666F6F626172"],
        rejected: ["0x", "x1F", "fg", "#ff", "0x0x1", "f f", "-ff", "1Fh"])

    /// An MD5 digest in hexadecimal digits.
    public static let md5Digest = InputPattern(
        name: "md5Digest",
        summary: "An MD5 digest in hexadecimal digits.",
        expression: "[0-9A-Fa-f]{32}",
        source: "RFC 1321, section 3.5",
        link: "https://www.rfc-editor.org/rfc/rfc1321#section-3.5",
        note: "MD5 is broken. Do not use it for security.",
        example: "d41d8cd98f00b204e9800998ecf8427e",
        accepted: [
            "0cc175b9c0f1b6a831c399e269772661", "900150983cd24fb0d6963f7d28e17f72", "f96b697d7cb7938d525a2f31aaf161d0",
            "C3FCD3D76192E4007DFB496CCA67E13B", "57edf4a22be3c955ac49da2e2107b67a",
        ],
        rejected: [
            "d41d8cd98f00b204e9800998ecf8427", "d41d8cd98f00b204e9800998ecf8427e0", "g41d8cd98f00b204e9800998ecf8427e",
            "0xd41d8cd98f00b204e9800998ecf8427e", "d41d8cd98f00b204 e9800998ecf8427e",
        ])

    /// A SHA-1 digest in hexadecimal digits, such as the name of a Git object.
    public static let sha1Digest = InputPattern(
        name: "sha1Digest",
        summary: "A SHA-1 digest in hexadecimal digits, such as the name of a Git object.",
        expression: "[0-9A-Fa-f]{40}",
        source: "RFC 3174; FIPS 180-4, section 6.1",
        link: "https://www.rfc-editor.org/rfc/rfc3174",
        example: "da39a3ee5e6b4b0d3255bfef95601890afd80709",
        accepted: [
            "a9993e364706816aba3e25717850c26c9cd0d89d", "84983e441c3bd26ebaae4aa1f95129e5e54670f1",
            "4b825dc642cb6eb9a060e54bf8d69288fbee4904", "DA39A3EE5E6B4B0D3255BFEF95601890AFD80709",
            String(repeating: "0", count: 40),
        ],
        rejected: [
            "da39a3ee5e6b4b0d3255bfef95601890afd8070", "da39a3ee5e6b4b0d3255bfef95601890afd807090",
            "ga39a3ee5e6b4b0d3255bfef95601890afd80709", "da39a3e", "sha1:da39a3ee5e6b4b0d3255bfef95601890afd80709",
        ])

    /// A SHA-256 digest in hexadecimal digits.
    public static let sha256Digest = InputPattern(
        name: "sha256Digest",
        summary: "A SHA-256 digest in hexadecimal digits.",
        expression: "[0-9A-Fa-f]{64}",
        source: "FIPS 180-4, section 6.2",
        link: "https://csrc.nist.gov/pubs/fips/180-4/upd1/final",
        example: "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855",
        accepted: [
            "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad",
            "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1",
            "E3B0C44298FC1C149AFBF4C8996FB92427AE41E4649B934CA495991B7852B855", String(repeating: "0", count: 64),
            "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08",
        ],
        rejected: [
            "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b85",
            "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b8550",
            "g3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855", "e3b0c442",
            "sha256:" + String(repeating: "0", count: 64),
        ])
}

#endif
