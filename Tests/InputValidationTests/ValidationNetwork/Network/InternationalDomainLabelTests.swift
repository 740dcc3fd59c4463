// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import InputValidation
import Testing

@Suite("InternationalDomainLabel")
struct InternationalDomainLabelTests {
    @Test(
        "accepts a character with a contextual rule only beside letters of its script",
        arguments: [
            ("\u{375}\u{3B1}", true), ("\u{375}\u{3E9}", false), ("\u{375}", false),
            ("\u{30FB}\u{30A2}", true), ("\u{30FB}\u{309A}9", false), ("xn--9-xdu4n", false), ("\u{30FB}a", false),
            ("\u{30FB}\u{3005}", true), ("\u{3007}\u{30FB}", true), ("\u{30FB}\u{3096}", true),
            ("a\u{30FB}\u{31F0}", true), ("\u{30FB}\u{D55C}", false),
            ("l\u{B7}l", true), ("l\u{B7}a", false), ("a\u{B7}l", false), ("\u{B7}l", false), ("l\u{B7}", false),
            ("\u{5D0}\u{5F3}", true), ("\u{5EA}\u{5F4}\u{5D0}", true), ("\u{5F2}\u{5F3}", true),
            ("\u{5F0}\u{5F4}\u{5D0}", true), ("\u{5F4}\u{5D0}", false), ("\u{627}\u{5F3}\u{5D0}", false),
            ("\u{915}\u{94D}\u{200D}\u{937}", true), ("\u{915}\u{94D}\u{200C}\u{937}", true),
            ("\u{915}\u{200D}\u{937}", false), ("\u{915}\u{200C}\u{937}", false), ("\u{200D}\u{915}", false),
            ("\u{628}\u{661}", true), ("\u{628}\u{6F1}", true), ("\u{628}\u{660}\u{6F9}", false),
            ("\u{628}\u{6F0}\u{669}", false),
            // A mark without a width has the direction of the letter before it.
            ("\u{5D0}\u{5B8}", true), ("\u{5D0}1\u{5B8}", true), ("\u{5D0}a\u{5B8}", false),
            ("\u{628}\u{64E}", true), ("q\u{301}.\u{5D0}", true), ("\u{5D0}\u{5B8}.a", true),
            ("\u{5D0}\u{661}\u{5B8}", true), ("\u{661}\u{5D0}", false), ("1\u{5D0}", false),
            ("\u{5D0}\u{661}1", false), ("\u{5D0}\u{6F1}1", true), ("\u{5D0}-1", true),
        ])
    func contextualRules(label: String, isAccepted: Bool) {
        #expect(DomainNameInputValidator(allowsUnicode: true).isValid(label + ".example") == isAccepted)
    }

    // Most small letters are in a table, and the others are looked up.
    @Test("accepts a letter beyond ASCII exactly when its properties permit it")
    func letters() {
        let unicode = DomainNameInputValidator(allowsUnicode: true)
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
