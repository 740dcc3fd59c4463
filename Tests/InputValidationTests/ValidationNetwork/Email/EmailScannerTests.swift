// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import InputValidation
import Testing

@Suite("EmailScanner")
struct EmailScannerTests {
    // The scanner compares sixteen bytes at a time, and shorter texts as two words. So each text is also tried at other
    // offsets and lengths.
    @Test(
        "gives every text of up to five of six characters the verdict of its parts",
        arguments: [0, 1, 2, 3, 4, 6, 9, 11, 14, 27, 43, 58])
    func everyShortText(padding: Int) {
        let letters = String(repeating: "a", count: padding)
        var accepted = 0
        var wrong: [String] = []
        var texts = [""]
        for _ in 0..<5 {
            texts = texts.flatMap { text in ["a", "1", ".", "-", "+", "@"].map { text + $0 } }
            for text in texts {
                for input in [letters + text + "a@a1.aa", "1a@\(letters)\(text).aa", letters + "@a" + text] {
                    let isValid = InputValidator.email.isValid(input)
                    if isValid { accepted += 1 }
                    if isValid != isDotAtomAddress(input) { wrong.append(input) }
                }
            }
        }
        #expect(accepted > 100 && wrong.isEmpty, "\(wrong.prefix(5))")
    }

    // A text longer than 64 bytes is parsed without the bitmaps that shorter texts use.
    @Test(
        "gives a short text the verdict of a long one", arguments: EmailInputValidator.Standard.allCases, [false, true])
    func longerLocalPart(standard: EmailInputValidator.Standard, international: Bool) {
        let parser = EmailInputValidator(standard, allowsUnicode: international)
        var wrong: [String] = []
        var accepted = 0
        let bases = [
            "a@b.cd", "o'b.c+d@e-f.gh", "jane.doe@example.com", "jane_roe@a",
            "jane.a-long-local-part.with+tag@some.long.example-name.co.uk1",
        ]
        for base in bases {
            for offset in 1..<base.utf8.count {
                for byte in UInt8.min...UInt8.max {
                    var text = Array(base.utf8)
                    text[offset] = byte
                    // Pads the local part of an accepted text to 64 bytes.
                    let added = 64 - (text.firstIndex(of: UInt8(ascii: "@")) ?? -1)
                    let short = Self.result(of: text, by: parser)
                    let long = Self.result(of: Array(repeating: UInt8(ascii: "a"), count: added) + text, by: parser)
                    if short.code == nil { accepted += 1 }
                    if short.code != long.code || short.length + added != long.length {
                        wrong.append("\(base), \(offset), \(byte)")
                    }
                }
            }
        }
        #expect(accepted > 1_000 && wrong.isEmpty, "\(wrong.prefix(5))")
    }

    /// Returns the error's code and position, or the local part's length.
    private static func result(
        of text: [UInt8], by parser: EmailInputValidator
    ) -> (code: ValidationError.Code?, length: Int) {
        switch text.withUnsafeBufferPointer({ parser.parse(bytes: $0.span) }) {
        case .success(let address): return (nil, address.localPart.utf8.count)
        case .failure(let error):
            guard case .int(let position)? = error[.position] else { return (error.code, -1) }
            return (error.code, position)
        }
    }

    /// Whether a text without encoded labels is an address, found by splitting it at `@` and dots.
    private func isDotAtomAddress(_ text: String) -> Bool {
        func divided(_ text: Substring, at separator: Character) -> [Substring] {
            text.split(separator: separator, omittingEmptySubsequences: false)
        }
        let parts = divided(Substring(text), at: "@")
        guard parts.count == 2, parts[0].utf8.count <= 64 else { return false }
        let labels = divided(parts[1], at: ".")
        guard labels.count > 1, let last = labels.last, last.count > 1, last.allSatisfy(\.isLetter) else {
            return false
        }
        return !divided(parts[0], at: ".").contains("")
            && labels.allSatisfy { label in
                (1...63).contains(label.utf8.count) && !label.contains("+") && label.first != "-" && label.last != "-"
            }
    }
}
