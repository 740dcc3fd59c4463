// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import InputValidation
import Testing

@Suite("InternationalLabel")
struct InternationalLabelTests {
    @Test(
        "accepts a character with a contextual rule only beside letters of its script",
        arguments: [
            ("\u{375}\u{3B1}", true), ("\u{375}\u{3E9}", false), ("\u{375}", false),
            ("\u{30FB}\u{30A2}", true), ("\u{30FB}\u{309A}9", false), ("xn--9-xdu4n", false), ("\u{30FB}a", false),
        ])
    func contextualRules(label: String, isAccepted: Bool) {
        #expect(DomainNameInputValidator(unicode: true).isValid(label + ".example") == isAccepted)
    }

    // Most small letters are in a table, and the others are looked up.
    @Test("accepts a letter beyond ASCII exactly when its properties permit it")
    func letters() {
        let unicode = DomainNameInputValidator(unicode: true)
        var wrong: [String] = []
        let numbers: [ClosedRange<UInt32>] = [0x80...0x3400, 0x4DA0...0x4E20, 0x9FE0...0xA010, 0xABF0...0xAC10]
        for scalar in numbers.joined().compactMap(Unicode.Scalar.init) {
            let properties = scalar.properties
            switch properties.generalCategory {
            case .lowercaseLetter, .otherLetter: break
            default: continue
            }
            // Letters with a direction or a contextual rule have tests of their own.
            if (0x590...0x8FF).contains(scalar.value) || [0xDF, 0x3C2, 0x303B].contains(scalar.value) { continue }
            // Conjoining jamo (RFC 5892 2.9), and vertical repeat marks (2.6).
            if (0x1100...0x11FF).contains(scalar.value) || (0x3031...0x3035).contains(scalar.value) { continue }
            let isPermitted = (properties.age?.major ?? .max) <= 13 && !properties.changesWhenNFKCCaseFolded
            for label in ["\(scalar)1", "ü\(scalar)"] where unicode.isValid(label + ".example") != isPermitted {
                wrong.append(label)
            }
        }
        #expect(wrong == [])
    }
}
