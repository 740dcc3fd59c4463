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
            // A mark without a width takes its direction from the letter before it.
            ("\u{5D0}\u{5B8}", true), ("\u{5D0}1\u{5B8}", true), ("\u{5D0}a\u{5B8}", false),
            ("\u{628}\u{64E}", true), ("q\u{301}.\u{5D0}", true), ("\u{5D0}\u{5B8}.a", true),
            ("\u{5D0}\u{661}\u{5B8}", true), ("\u{661}\u{5D0}", false), ("1\u{5D0}", false),
            ("\u{5D0}\u{661}1", false), ("\u{5D0}\u{6F1}1", true), ("\u{5D0}-1", true),
        ])
    func contextualRules(label: String, isAccepted: Bool) {
        #expect(DomainNameInputValidator(allowsUnicode: true).isValid(label + ".example") == isAccepted)
    }

    @Test(
        "accepts a contextual character beside the first and the last letters of its script",
        arguments: [
            ("\u{375}\u{371}", true), ("\u{375}\u{3E1}", true), ("\u{375}\u{3E3}", false), ("\u{375}\u{3EF}", false),
            ("\u{375}\u{3F3}", true), ("\u{375}\u{1F00}", true), ("\u{375}a", false),
            ("\u{30FB}\u{309D}", true), ("\u{30FB}\u{30FD}", true), ("\u{30FB}\u{3400}", true),
            ("\u{30FB}\u{4E00}", true), ("\u{30FB}\u{20000}", true), ("\u{30FB}\u{30FC}", false),
        ])
    func scripts(label: String, isAccepted: Bool) {
        #expect(DomainNameInputValidator(allowsUnicode: true).isValid(label + ".example") == isAccepted)
    }

    @Test(
        "rejects the letters and marks that RFC 5892 disallows, up to the last of each block",
        arguments: [
            "한\u{302F}", "か\u{3035}", "\u{11FF}", "\u{A960}", "\u{A97C}", "\u{D7B0}", "\u{D7FB}", "a\u{20F0}",
            "a\u{1D165}", "a\u{1D244}",
        ])
    func disallowed(label: String) {
        let code = rejection(by: DomainNameInputValidator(allowsUnicode: true), of: label + ".example")?.code
        #expect(code == .domainInternational)
    }

    @Test(
        "accepts a capital letter only if it has one small letter beyond ASCII, and none that is encoded",
        arguments: [
            ("Ü", true), ("ΛΌΓΟΣ", true), ("λόγος", true), ("straße", true), ("STRAẞE", false), ("İ", false),
            ("\u{212A}", false), ("\u{212B}", false), ("\u{2126}", false), ("𝐀", false), ("xn--tda", true),
            ("xn--wca", false),
        ])
    func capitals(label: String, isAccepted: Bool) {
        let error = rejection(by: DomainNameInputValidator(allowsUnicode: true), of: label + ".example")
        #expect(error?.code == (isAccepted ? nil : .domainInternational))
    }

    @Test(
        "permits hyphens inside, but neither at an edge nor at the third and fourth position",
        arguments: [
            ("ab-ü", true), ("abc-ü", true), ("ü-ü", true), ("ü--ü", true), ("üb--c", false), ("-ü", false),
            ("ü-", false),
        ])
    func hyphens(label: String, isAccepted: Bool) {
        #expect(DomainNameInputValidator(allowsUnicode: true).isValid(label + ".example") == isAccepted)
    }

    // The blocks of Arabic Extended-A, Kharoshthi, Hanifi Rohingya, and Adlam, and the digits of Hanifi Rohingya
    @Test(
        "knows the direction of a letter and of a digit in each block",
        arguments: [
            ("\u{8A0}", true), ("1\u{8A0}", false), ("1\u{10A00}", false), ("\u{10A00}a", false),
            ("\u{1E922}", true), ("1\u{1E922}", false), ("\u{1E922}a", false), ("\u{10D00}\u{10D30}", true),
            ("\u{10D30}\u{10D00}", false), ("\u{10D00}\u{10D39}1", false), ("\u{10D00}1", true),
            // Beside a right-to-left label, a label begins and ends with letters.
            ("\u{3007}.\u{5D0}", true), ("a.\u{5D0}", true), ("1.\u{5D0}", false),
        ])
    func directions(label: String, isAccepted: Bool) {
        #expect(DomainNameInputValidator(allowsUnicode: true).isValid(label + ".example") == isAccepted)
    }

    @Test("permits an underscore at the edge of a label beside a right-to-left one", arguments: ["_a", "a_", "_"])
    func underscores(label: String) {
        let services = DomainNameInputValidator(allowsUnicode: true, allowsUnderscores: true)
        #expect(services.isValid(label + ".\u{5D0}.example"))
        #expect(InputValidator.url(.web.allowing(.unicodeHost)).isValid("https://\(label).\u{5D0}.example/"))
    }

    @Test(
        "permits symbols of every category in the host of a URL, as browsers do, and none in a domain name",
        arguments: [
            ("☺", true), ("€", true), ("∑", true), ("\u{2C4}", true), ("\u{FFFC}", false), ("\u{FFFD}", false),
            ("\u{2FF0}", false), ("\u{2FFB}", false), ("\u{606}", false), ("\u{2020}", false),
        ])
    func symbols(label: String, isHost: Bool) {
        let host = rejection(by: .url(.web.allowing(.unicodeHost)), of: "https://\(label).example/")
        #expect(host?.code == (isHost ? nil : .urlHostInternational))
        let name = rejection(by: DomainNameInputValidator(allowsUnicode: true), of: "\(label).example")
        #expect(name?.code == .domainInternational)
    }

    // Most small letters are in a table, and the strategy looks up the others.
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
            // Letters that have a direction or a contextual rule have their own tests.
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
