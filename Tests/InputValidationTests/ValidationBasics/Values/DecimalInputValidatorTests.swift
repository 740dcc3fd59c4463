// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import InputValidation
import Testing

extension TextStrategy {
    static let decimal = [
        TextStrategy(
            "decimal of a range", .decimal(in: 0..<1, maximumFractionDigits: 2),
            accepts: ["0.99", "0"],
            rejects: [
                ("1", .comparisonNotLess),
                ("-0.01", .comparisonTooSmall),
                ("0.999", .decimalPlaces),
            ]),
        TextStrategy(
            "decimal with exponent and comma", .decimal(sign: .any, point: .comma, exponent: .optional),
            accepts: ["1,5e3", "+2", "1e-400"],
            rejects: [
                ("1e400", .decimalOverflow),
                ("1e", .decimalCharacter),
                ("1.5", .decimalCharacter),
            ]),
        TextStrategy(
            "decimal of Germany", .decimal(point: .comma, grouping: .point),
            accepts: ["1.234,56", "1234,56", "-1.234.567", "0,5", "007", "123"],
            rejects: [
                ("12.50", .decimalGrouping), ("1.2.3", .decimalGrouping), ("1.234567", .decimalGrouping),
                ("1234.567", .decimalGrouping), ("0.500", .decimalGrouping), ("01.234", .decimalGrouping),
                ("1.234.56", .decimalGrouping), ("1.234.", .decimalCharacter), ("1..234", .decimalCharacter),
                (".234", .decimalCharacter), ("1,234.5", .decimalCharacter), ("1.234,56,7", .decimalPoint),
                ("1.234,", .decimalPoint), ("1 234,5", .decimalCharacter), ("+1.234", .decimalSign),
            ]),
        TextStrategy(
            "decimal of France", .decimal(point: .comma, grouping: .space),
            accepts: ["1\u{A0}234,56", "1\u{202F}234\u{202F}567", "1 234", "1\u{2009}234", "1234,56"],
            rejects: [
                ("12 50", .decimalGrouping), ("1 2345", .decimalGrouping), ("0 500", .decimalGrouping),
                ("1.234,56", .decimalCharacter), ("1  234", .decimalCharacter), ("1 234 ", .decimalCharacter),
            ]),
        TextStrategy(
            "decimal of Switzerland", .decimal(grouping: .apostrophe),
            accepts: ["1\u{2019}234.56", "1'234'567", "1234.5"],
            rejects: [("12'50", .decimalGrouping), ("1,234", .decimalCharacter), ("1'234'5", .decimalGrouping)]),
        TextStrategy(
            "decimal of India", .decimal(grouping: .indian),
            accepts: ["12,34,567.00", "1,234", "12,345", "1,23,45,678", "1234567"],
            rejects: [
                ("1,234,567", .decimalGrouping), ("123,456", .decimalGrouping), ("12,3,456", .decimalGrouping),
                ("12,50", .decimalGrouping), ("0,12,345", .decimalGrouping),
            ]),
        TextStrategy(
            "decimal with units", .decimal(point: .comma, grouping: .point, units: ["€", "EUR", "%"]),
            accepts: ["1.234,56 €", "€1.234,56", "-€ 5", "€-5", "5%", "EUR\u{A0}5", "5", "5\u{202F}€"],
            rejects: [
                ("€", .decimalCharacter), ("€5€", .decimalCharacter), ("5 $", .decimalCharacter),
                ("5 eur", .decimalCharacter), ("-€-5", .decimalCharacter), ("5  €", .decimalCharacter),
                ("5 € ", .decimalCharacter), ("12.50 €", .decimalGrouping), ("5,€", .decimalPoint),
            ]),
        TextStrategy(
            "decimal with any units", .decimal(units: .any),
            accepts: ["$5", "5 kg", "about 5.5 cm", "-5%", "€ -5", "Rs. 5"],
            rejects: [
                ("5-", .decimalCharacter), ("(5)", .decimalCharacter), ("$.5", .decimalCharacter),
                ("5.", .decimalPoint), ("5 and 6", .decimalCharacter), ("kg", .decimalCharacter),
                ("\u{200B}5", .decimalCharacter), ("5 - 6", .decimalCharacter), ("\u{2212}5", .decimalCharacter),
            ]),
    ]
}

@Suite("DecimalInputValidator")
struct DecimalInputValidatorTests {
    @Test(
        "returns the number that the style means",
        arguments: [
            (.decimal(point: .comma, grouping: .point), "-1.234.567,25", -1_234_567.25),
            (.decimal(grouping: .indian), "12,34,567.5", 1_234_567.5),
            (.decimal(grouping: .space, exponent: .optional), "1\u{202F}234e1", 12_340),
            (.decimal(units: ["%"]), "12.5 %", 12.5), (.decimal(sign: .any, units: ["€"]), "€ +5", 5),
            (.decimal(point: .comma, units: .any), "-approx. 0,1 kg", -0.1),
        ] as [(InputParser<String, Double>, String, Double)])
    func styles(parser: InputParser<String, Double>, text: String, number: Double) {
        #expect(parsed(parser, text) == number)
    }

    @Test(
        "writes messages in the style",
        arguments: [
            (.decimal(in: ...1_234.5, point: .comma, grouping: .point), "2.000", "Enter 1.234,5 or less"),
            (.decimal(in: 1_000_000..., grouping: .apostrophe), "5", "Enter 1’000’000 or more"),
            (.decimal(in: 1_234_567..., grouping: .indian), "5", "Enter 12,34,567 or more"),
            (
                .decimal(in: 0...50_000, point: .comma, grouping: .space), "-1",
                "Enter a value between 0 and 50\u{A0}000"
            ),
            (.decimal(point: .comma, grouping: .point), "12.50", "Use a decimal comma, not a point, like 12,5"),
            (.decimal(grouping: .comma), "12,50", "Use a decimal point, not a comma, like 12.5"),
            (.decimal(point: .comma, grouping: .point), "1.2.3", "Group the digits like 1.234,5"),
            (.decimal(grouping: .indian), "1,234,567", "Group the digits like 12,34,567.0"),
            (.decimal(maximumFractionDigits: 0, grouping: .comma), "1,2,3", "Group the digits like 50,000"),
            (.decimal(point: .comma, grouping: .point), "x", "Enter a number, like 1.234,5"),
        ] as [(InputParser<String, Double>, String, String)])
    func styleMessages(parser: InputParser<String, Double>, text: String, message: String) {
        #expect(parser.errors(for: text).map(\.reason) == [message])
    }

    @Test("writes the limits of a following rule in the style")
    func chain() {
        let strategy = InputValidator.decimal(point: .comma, grouping: .point).then(.atMost(1_000.5))
        #expect(rejection(by: strategy, of: "2.000")?.reason == "Enter 1.000,5 or less")
        let whole = InputValidator.integer(grouping: .point).then(.atMost(1_000))
        #expect(rejection(by: whole, of: "2.000")?.reason == "Enter 1.000 or less")
    }

    @Test(
        "finds the place of a mistake in the written text",
        arguments: [
            ("1.234,5x", 7), ("1.23.456", 1), ("€ 1.234,x", 9), ("1.234 €x", 5), ("-€1.2", 5), ("1.234.567,5,6", 11),
        ])
    func place(text: String, offset: Int) {
        let strategy: InputParser<String, Double> = .decimal(point: .comma, grouping: .point, units: ["€"])
        #expect(rejection(by: strategy, of: text)?[.position] == .int(offset))
    }

    @Test("rejects every number if a unit has two meanings", arguments: ["5", "a1", "-", " kg", "", ",", ".x"])
    func unreadableUnits(unit: String) {
        #expect(rejection(by: .decimal(units: [unit]), of: "5")?.code == .numberNotation)
        #expect(rejection(by: .integer(units: [unit]), of: "5")?.code == .numberNotation)
        #expect(InputValidator.decimal(units: []) == .decimal)
    }

    @Test("rounds decimal numbers like Double", arguments: [4 as UInt64, 5, 6])
    func decimals(seed: UInt64) {
        var random = SplitMix64(seed: seed)
        for _ in 0..<2_000 {
            let whole = String(random.next() >> (random.next() % 64))
            let fraction = String(random.next() >> (random.next() % 64))
            let zeros = String(repeating: "0", count: Int(random.next() % 20))
            let text = (random.next() % 2 == 0 ? "-" : "") + whole + "." + zeros + fraction
            #expect(parsed(.decimal, text)?.bitPattern == Double(text)?.bitPattern, "\(text)")
        }
    }

    @Test("needs as many characters as the shortest number between its limits", arguments: ["", "0", "0.", "0.1"])
    func shortest(text: String) {
        let progress = InputValidator<String>.decimal(in: 0.1299...0.1301).progress(of: text)
        #expect(progress == .incomplete(missing: "0.13".utf8.count - text.utf8.count))
    }

    @Test(
        "compares the written number with a limit, not the rounded one",
        arguments: [
            (Interval(0...1), "1.0000000000000000000001", ValidationError.Code.comparisonTooLarge),
            (Interval(0...1), "1.0000000000000000000000", nil),
            (Interval(0...1), "-0.00000000000000000000000000000001e-400", .comparisonTooSmall),
            (Interval(0...1), "0.0000000000000000000000000000000e-400", nil),
            (Interval(0...1), "1e-400", nil),
            (Interval(0...1), "10000000000000000000001e-22", .comparisonTooLarge),
            (Interval(0...1), "10000000000000000000000e-22", nil),
            (Interval(...100_000_000_000), "100000000000.000001", .comparisonTooLarge),
            (Interval(...100_000_000_000), "100000000000.000000", nil),
            (Interval(..<1), "0.99999999999999999999", nil),
            (Interval(..<1), "1.00000000000000000000", .comparisonNotLess),
            (Interval(lower: .excluded(0)), "1e-400", nil),
            (Interval(lower: .excluded(0)), "0." + String(repeating: "0", count: 400) + "1", nil),
            (Interval(lower: .excluded(0)), "0e-400", .comparisonNotGreater),
            // The limit is the shortest decimal number that converts to this Double.
            (Interval(...0.1), "0.1000000000000000000", nil),
            (Interval(...0.1), "0.1000000000000000000001", .comparisonTooLarge),
            (Interval(...(0.1 + 0.2)), "0.300000000000000040", nil),
            (Interval(...(0.1 + 0.2)), "0.300000000000000041", .comparisonTooLarge),
            (Interval((-1e22)...), "-10000000000000000000000", nil),
            (Interval((-1e22)...), "-10000000000000000000000.1", .comparisonTooSmall),
            // Zero has no sign.
            (Interval(0...1), "-0e0", nil),
            (Interval(0...1), "-0.0000000000000000000000e5", nil),
            (Interval(...0), "-0e0", nil),
            (Interval(..<0), "-0e0", .comparisonNotLess),
            (Interval(lower: .excluded(0)), "-0e-400", .comparisonNotGreater),
            (Interval(...(.infinity)), "99999999999999999999", nil),
        ] as [(Interval<Double>, String, ValidationError.Code?)])
    func limits(interval: Interval<Double>, text: String, code: ValidationError.Code?) {
        let strategy = DecimalInputValidator(in: interval, exponent: .optional)
        #expect(rejection(by: strategy, of: text)?.code == code)
        #expect(rejection(by: strategy, of: text).map { $0.domain == .builtIn } ?? (code == nil))
    }
}
