// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import InputValidation
import InputValidationSchema
import Testing

@Suite("HTMLField")
struct HTMLFieldTests {
    @Test("writes the attributes of a field")
    func attributes() {
        func html(_ validator: InputValidator<String>) -> String { StrategySchema(validator).fields[0].html }
        #expect(
            html(.count(in: 3...12) && .numeric)
                == #"type="text" required minlength="3" maxlength="12" pattern="(?:[0-9]+)" inputmode="numeric""#)
        #expect(
            html(.optional(.pattern("[&\"<]")))
                == #"type="text" pattern="(?:(?=[\s\S]{0,0}$)[\s\S]*|(?=(?:[&quot;\x26\x3c])$)(?=[\s\S]{1,}$)[\s\S]*)""#
                || html(.optional(.pattern("[&\"<]"))).contains(#"[\x22\x26\x3c]"#))
        #expect(html(.paymentCard).contains(#"autocomplete="cc-number""#))
        #expect(html(.password()).hasPrefix(#"type="password" required minlength="15""#))
        #expect(html(.email).contains(#"inputmode="email" autocomplete="email""#))
    }

    private struct Order: Codable, Validatable {
        var pieces: Int
        var share: Double

        static let validator: InputValidator<Order> = .all(of: [
            .at(\.pieces, .range(1...30)), .at(\.share, .range(0.25..<1.0)),
        ])
    }

    @Test("has the limits of a number, which HTML includes")
    func numbers() {
        let fields = StrategySchema(of: Order.self).fields
        #expect(fields.map(\.pointer) == ["/pieces", "/share"])
        #expect(fields[0].html == #"type="number" required step="1" min="1" max="30""#)
        #expect(fields[0].losses.isEmpty)
        #expect(fields[1].html == #"type="number" required step="any" min="0.25" max="1.0""#)
        #expect(fields[1].losses.map { "\($0.rule).\($0.option ?? "")" } == ["range.max"])
    }

    private struct Limited: Codable, Validatable {
        var included: Double
        var excluded: Double
        var equal: Double
        var small: Int8
        var large: Int

        static let validator: InputValidator<Limited> = .all(of: [
            .at(\.included, .range(2.0..<8.0)), .at(\.included, .range(1.0...7.0)), .at(\.included, .range(3.0...)),
            .at(\.excluded, .range(1.0...9.0)), .at(\.excluded, .range(0.0..<8.0)),
            .at(\.equal, .range(1.0...9.0)), .at(\.equal, .range(1.0..<9.0)),
            .at(\.small, .range(5...)),
            .at(\.large, .range(0...9_007_199_254_740_994)),
        ])
    }

    @Test("has the closest of several limits of a number, and the losses of that one")
    func severalLimits() {
        let expected: [(html: String, losses: [String])] = [
            (#"type="number" required step="any" min="3.0" max="7.0""#, []),
            (#"type="number" required step="any" min="1.0" max="8.0""#, ["range.max"]),
            (#"type="number" required step="any" min="1.0" max="9.0""#, ["range.max"]),
            (#"type="number" required step="1" min="5" max="127""#, []),
            (#"type="number" required step="1" min="0""#, ["range.max"]),
        ]
        let fields = StrategySchema(of: Limited.self).fields
        #expect(fields.map(\.html) == expected.map(\.html))
        #expect(fields.map { $0.losses.map { "\($0.rule).\($0.option ?? "")" } } == expected.map(\.losses))
    }

    @Test("has a pointer in which each slash and tilde of a key is escaped, whatever follows it")
    func pointers() {
        let validator = InputValidator<Order>.all(of: [.at(\.pieces, key: "/\u{301}a~\u{301}", .range(1...30))])
        let pointers = StrategySchema(validator).fields.map { Array($0.pointer.utf8) }
        #expect(pointers == [Array("/~1\u{301}a~0\u{301}".utf8)])
    }

    @Test("counts UTF-16 code units, of which a scalar has two at most")
    func codeUnits() {
        let field = StrategySchema(.count(in: 2...3, of: .scalars)).fields[0]
        #expect(field.attributes.first { $0.name == "minlength" }?.value == "2")
        #expect(field.attributes.first { $0.name == "maxlength" }?.value == "6")
        #expect(field.losses.map { "\($0.rule).\($0.option ?? "")" }.sorted() == ["text.maximum", "text.minimum"])
    }

    @Test("has each attribute once", arguments: [InputValidator<String>.email, .password(), .paymentCard, .url])
    func names(validator: InputValidator<String>) {
        let names = StrategySchema(validator).fields[0].attributes.map(\.name)
        #expect(Set(names).count == names.count && names.first == "type")
    }
}
