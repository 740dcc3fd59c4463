// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import InputValidation
import Testing

extension TextStrategy {
    static let paymentCard = [
        TextStrategy(
            "paymentCard", .paymentCard,
            accepts: [
                "4242424242424242", "4242 4242 4242 4242", "4242-4242-4242-4242", "4000056655665556", "378282246310005",
                "3782 822463 10005", "6011111111111117", "3056930009020004", "36227206271667", "3566002020360505",
                "6200000000000005", "5555555555554444", "2223003122003222", "4222222222222", "4917610000000000003",
                "6759649826438453", "9 0 0 0 0 0 0 0 0 0 0 1",
            ],
            rejects: [
                ("4242 4242 4242 4241", .cardChecksum), ("4242  4242 4242 4242", .cardCharacter),
                (" 4242424242424242", .cardCharacter), ("4242424242424242-", .cardCharacter),
                ("4242 -4242 4242 4242", .cardCharacter), ("4242.4242.4242.4242", .cardCharacter),
                ("4111abc1111111111", .cardCharacter), ("411111111111111O", .cardCharacter),
                ("4½½½½½½½½½½½½½½2", .cardCharacter), ("620٠٠٠٠٠٠٠٠٠٠٠٠٠", .cardCharacter),
                ("４２４２４２４２４２４２４２４２", .cardCharacter), ("-", .cardCharacter),
                ("4", .cardLength), ("4000006", .cardLength), ("42424242424242", .cardLength),
                ("37828224631000", .cardLength), ("42424242424242424242", .cardLength), ("55555", .cardLength),
                ("0000000000000000", .cardRepeated), ("000000000000", .cardRepeated),
                ("8888 8888 8888 8888", .cardRepeated), ("4444444444444444", .cardRepeated),
            ]),
        TextStrategy(
            "paymentCard of two networks", .paymentCard(accepting: [.visa, .amex]),
            accepts: ["4242424242424242", "3782 822463 10005"],
            rejects: [
                ("5555555555554444", .cardNetwork), ("555", .cardNetwork), ("9", .cardNetwork), ("3", .cardLength),
                ("37", .cardLength), ("4242424242424241", .cardChecksum), ("5555555555554444555544", .cardNetwork),
            ]),
    ]
}

@Suite("Payment card numbers")
struct PaymentCardInputValidatorTests {
    @Test(
        "of a wrong length are rejected with the numbers of digits that the networks have",
        arguments: [
            ("42424242424242", ["13", "16", "19"]), ("37828224631000", ["15"]), ("55555", ["16"]),
            ("4242424242424242424242", ["13", "16", "19"]), ("378282246310005123", ["15"]),
        ])
    func acceptedLengths(number: String, lengths: [String]) {
        let error = rejection(by: .paymentCard, of: number)
        #expect(error?.domain == .builtIn && error?.code == .cardLength)
        #expect(error?[.accepted] == .list(lengths) && error?[.length] == .int(number.utf8.count))
    }

    @Test("of a wrong length have the limits of more than three lengths, and none if a digit is more likely wrong")
    func lengthLimits() {
        let maestro = rejection(by: .paymentCard(accepting: [.maestro]), of: String(repeating: "67", count: 10))
        #expect(maestro?.code == .cardLength && maestro?[.minimum] == 12 && maestro?[.maximum] == 19)
        #expect(maestro?[.length] == 20 && maestro?[.accepted] == nil)
        let amex = rejection(by: .paymentCard, of: "3782822463100051")
        #expect(amex?.code == .cardLength && amex?[.accepted] == ["15"] && amex?[.length] == 16)
        let airline = rejection(by: .paymentCard, of: "1354123456789110")
        #expect(airline?.code == .cardLength && airline?[.accepted] == nil && airline?[.length] == 16)
        // The number could also be a Visa number, but Visa's lengths aren't accepted.
        let shared = rejection(by: .paymentCard(accepting: [.dankort]), of: "457100000000000")
        #expect(shared?.code == .cardLength && shared?[.accepted] == ["16"] && shared?[.length] == 15)
    }

    /// Test numbers that processors publish: Stripe, Adyen, Razorpay, Braintree.
    @Test(
        "of test cards are accepted with their network",
        arguments: [
            ("4242424242424242", "visa", "4242"), ("4012888888881881", "visa", "1881"),
            ("4222222222222", "visa", "2222"),
            ("4917610000000000003", "visa", "0003"), ("5555555555554444", "mastercard", "4444"),
            ("2223003122003222", "mastercard", "3222"), ("5105105105105100", "mastercard", "5100"),
            ("378282246310005", "amex", "0005"), ("371449635398431", "amex", "8431"),
            ("6011111111111117", "discover", "1117"), ("6011000990139424", "discover", "9424"),
            ("3056930009020004", "dinersClub", "0004"), ("36227206271667", "dinersClub", "1667"),
            ("30569309025904", "dinersClub", "5904"), ("3530111333300000", "jcb", "0000"),
            ("3566002020360505", "jcb", "0505"), ("6200000000000005", "unionPay", "0005"),
            ("6205500000000000004", "unionPay", "0004"), ("6759649826438453", "maestro", "8453"),
            ("6759744069209", "maestro", "9209"), ("2200123456789019", "mir", "9019"),
            ("6074825972083818", "rupay", "3818"), ("6527658900001005", "rupay", "1005"),
            ("6062826786276634", "hipercard", "6634"), ("6370950000000005", "hiper", "0005"),
            ("5066991111111118", "elo", "1118"), ("9792030394440796", "troy", "0796"),
        ])
    func published(number: String, network: String, lastFour: String) throws {
        let card = try PaymentCardInputValidator().parse(number)
        #expect(card.network?.name == network)
        #expect(card.lastFour == lastFour)
        #expect(card.digitCount == number.count)
    }

    @Test("in no known range are accepted without a network", arguments: 12...19)
    func unknown(digits: Int) throws {
        let card = try PaymentCardInputValidator().parse(cardNumber("99", digits: digits))
        #expect(card.network == nil)
        #expect(card.networks == [])
    }

    @Test("that several networks claim have the network of the most specific range first")
    func coBranded() throws {
        let card = PaymentCardInputValidator()
        #expect(try card.parse(cardNumber("622126", digits: 16)).networks == [.discover, .unionPay])
        #expect(try card.parse(cardNumber("401178", digits: 16)).networks == [.elo, .visa])
        #expect(try card.parse(cardNumber("650002", digits: 16)).networks == [.verve, .discover, .rupay, .troy])
        #expect(try card.parse(cardNumber("652150", digits: 16)).networks == [.rupay, .discover, .troy])
        #expect(try card.parse(cardNumber("652150", digits: 19)).networks == [.discover])
        #expect(PaymentCardInputValidator(accepting: [.unionPay]).isValid(cardNumber("622126", digits: 16)))
    }

    @Test("of a network that is not accepted are rejected with the names of the accepted networks")
    func notAccepted() throws {
        let error = try #require(rejection(by: .paymentCard(accepting: [.visa, .amex]), of: "5555555555554444"))
        #expect(error[.accepted] == ["Visa", "American Express"])
        #expect(error.reason == "Use a card from Visa or American Express")
    }

    @Test(
        "are all rejected where no network is accepted",
        arguments: ["4242424242424242", cardNumber("99", digits: 16), "4"])
    func nothingAccepted(number: String) {
        let error = rejection(by: .paymentCard(accepting: []), of: number)
        #expect(error?.code == .cardNetwork)
        #expect(error?.reason.isEmpty == false)
    }

    @Test("need a check digit, unless it is not required for the network")
    func withoutCheckDigit() {
        let lenient = PaymentCardInputValidator(withoutCheckDigit: [.unionPay])
        #expect(lenient.isValid("6200000000000001"))
        #expect(rejection(by: lenient, of: "4242424242424241")?.code == .cardChecksum)
        #expect(rejection(by: .paymentCard, of: "6200000000000001")?.code == .cardChecksum)
        #expect(rejection(by: lenient, of: cardNumber("99", digits: 16).dropLast() + "9")?.code == .cardChecksum)
    }

    @Test("need the check digit of the network that a number belongs to first")
    func withoutCheckDigitOfSharedNumber() {
        let wrong = "3530000000000004"
        #expect(PaymentCardInputValidator().isValid("3530000000000003"))
        #expect(
            rejection(by: PaymentCardInputValidator(withoutCheckDigit: [.rupay]), of: wrong)?.code == .cardChecksum)
        #expect(PaymentCardInputValidator(withoutCheckDigit: [.jcb]).isValid(wrong))
        #expect(PaymentCardInputValidator(accepting: [.rupay], withoutCheckDigit: [.rupay]).isValid(wrong))
    }

    @Test(
        "report the position of the wrong character",
        arguments: [("4242 4242x", 9), ("4242--4242", 5), ("-4242", 0), ("4242 ", 4)])
    func position(input: String, position: Int) {
        #expect(rejection(by: .paymentCard, of: input)?[.position] == .int(position))
    }

    @Test("report how many digits they have")
    func length() {
        #expect(rejection(by: .paymentCard, of: "4242 4242 4242 42")?[.length] == 14)
        #expect(rejection(by: .paymentCard, of: "42424242424242424242")?[.length] == 20)
    }

    @Test(
        "are normalized to their digits only if the separators are accepted",
        arguments: [
            ("4242 4242-4242 4242", "4242424242424242"), ("4242424242424242", "4242424242424242"), ("4 2", "42"),
            ("4242  4242", "4242  4242"), (" 4242", " 4242"), ("4242-", "4242-"), ("4242 x", "4242 x"), ("", ""),
        ])
    func normalized(input: String, normalized: String) {
        #expect(InputValidator<String>.paymentCard.normalized(input) == normalized)
    }

    @Test("are not normalized if the text is too large")
    func normalizedSize() {
        #expect(PaymentCardInputValidator(maximumBytes: 9).normalized("4242 4242") == "42424242")
        #expect(PaymentCardInputValidator(maximumBytes: 8).normalized("4242 4242") == "4242 4242")
    }

    @Test("are found from the parser's type and from the validator's")
    func dotSyntax() throws {
        let parser: InputParser<String, PaymentCard> = .paymentCard(accepting: [.visa])
        let validator: InputValidator<String> = .paymentCard(accepting: [.visa])
        #expect(parser == validator)
        #expect(parser.configuration.description == "paymentCard(maximumBytes: 64, networks: visa)")
    }
}

/// Implements the documented rules again, one character at a time and straight from the table.
@Suite("Random card numbers")
struct PaymentCardReferenceTests {
    @Test("have the verdict of a plain reading", arguments: 0..<8)
    func agreement(seed: Int) throws {
        var random = SplitMix64(seed: 0x5EED + UInt64(seed))
        let starts = PaymentCard.Network.allCases.flatMap {
            ($0.prefixes + $0.sharedPrefixes).flatMap { $0.split(separator: "-").map(String.init) }
        }
        let accepted = PaymentCard.Network.allCases.filter { _ in Bool.random(using: &random) }
        let networks = seed.isMultiple(of: 2) ? nil : accepted
        let strategy = PaymentCardInputValidator(accepting: networks)
        for _ in 0..<1000 {
            let digits = Int.random(in: 1...21, using: &random)
            let payload = random.digits(
                digits, after: Bool.random(using: &random) ? starts.randomElement(using: &random) ?? "" : "")
            let number = Bool.random(using: &random) ? payload : cardNumber(String(payload.dropLast()), digits: digits)
            var text = number
            for _ in 0..<Int.random(in: 0...6, using: &random) {
                let place = text.index(text.startIndex, offsetBy: Int.random(in: 0...text.count, using: &random))
                text.insert(["-", " ", " ", " ", "x"].randomElement(using: &random) ?? " ", at: place)
            }
            #expect(rejection(by: strategy, of: text)?.code == plainReading(text, accepting: networks), "\(text)")
        }
    }

    private func plainReading(_ text: String, accepting accepted: [PaymentCard.Network]?) -> ValidationError.Code? {
        let groups = text.split(omittingEmptySubsequences: false) { $0 == " " || $0 == "-" }
        guard groups.allSatisfy({ !$0.isEmpty && $0.allSatisfy(\.isWholeNumber) }) else { return .cardCharacter }
        let number = groups.joined()
        // A short number may still become any number whose range begins with it.
        func mayBegin(_ ranges: [String]) -> Bool {
            ranges.contains { range in
                let ends = range.split(separator: "-")
                let shown = number.prefix(ends[0].count)
                return shown >= ends[0].prefix(shown.count) && shown <= (ends.last ?? "").prefix(shown.count)
            }
        }
        func filled(_ digits: some StringProtocol, with filler: String) -> String {
            String((digits + String(repeating: filler, count: 8)).prefix(8))
        }
        // Maestro only gets the parts of its ranges that no other network has.
        let isTaken = PaymentCard.Network.allCases.filter { $0 != .maestro }.flatMap(\.prefixes).contains { range in
            let ends = range.split(separator: "-")
            return filled(number, with: "0") >= filled(ends[0], with: "0")
                && filled(number, with: "9") <= filled(ends.last ?? "", with: "9")
        }
        let claiming = PaymentCard.Network.allCases.filter { network in
            mayBegin(network.prefixes) && !(network == .maestro && isTaken) || mayBegin(network.sharedPrefixes)
        }
        let candidates = claiming.filter { accepted?.contains($0) ?? true }
        if candidates.isEmpty, !claiming.isEmpty && number.count >= 12 || accepted != nil { return .cardNetwork }
        let lengths = candidates.isEmpty ? Array(12...19) : candidates.flatMap(\.lengths)
        guard lengths.contains(number.count) else { return .cardLength }
        if Set(number).count == 1 { return .cardRepeated }
        return naiveLuhnSum(number).isMultiple(of: 10) ? nil : .cardChecksum
    }
}

/// Mistakes that earlier libraries made.
///
/// Other mistakes have their own suites.
@Suite("Card numbers, by the mistakes of other libraries")
struct PaymentCardLessonTests {
    @Test(
        "are rejected if anything but single separators would have to be skipped",
        arguments: ["4111abc1111111111", "4111_1111_1111_1111", "4111.1111"])
    func strangers(input: String) {
        #expect(rejection(by: .paymentCard, of: input)?.code == .cardCharacter)
    }

    @Test(
        "are rejected with a length that the network does not have, at both ends",
        arguments: [7, 12, 14, 15, 17, 18, 20, 100 - 37])
    func visaLengths(digits: Int) {
        #expect(rejection(by: .paymentCard, of: cardNumber("4", digits: digits))?.code == .cardLength)
    }

    @Test("are rejected if they are of Mastercard and do not have 16 digits", arguments: [5, 13, 15, 17, 19, 63])
    func mastercardLengths(digits: Int) {
        #expect(rejection(by: .paymentCard, of: cardNumber("51", digits: digits))?.code == .cardLength)
    }

    @Test("are rejected with one digit over and over, whatever the check digit", arguments: 12...19)
    func repeated(digits: Int) {
        for digit in 0...9 {
            let error = rejection(by: .paymentCard, of: String(repeating: String(digit), count: digits))
            #expect(error?.code == .cardRepeated || error?.code == .cardLength)
        }
        #expect(rejection(by: .paymentCard, of: String(repeating: "0", count: digits))?.code == .cardRepeated)
    }

    @Test("have no more than their last four digits in a description or a dump")
    func secrecy() throws {
        let card = try PaymentCardInputValidator().parse("4242 4242 4242 4242")
        var dumped = ""
        dump(card, to: &dumped)
        for text in ["\(card)", String(reflecting: card), dumped] {
            #expect(text.contains("4242"))
            #expect(text.split(separator: "4242").joined().filter(\.isNumber).count <= 4, "\(text)")
        }
    }

    @Test(
        "are not shown in an error",
        arguments: ["4242 4242 4242 4241", "4242424242424242x", "42424242424242421"])
    func secrecyOfErrors(input: String) throws {
        let error = try #require(rejection(by: .paymentCard, of: input))
        #expect(!"\(error) \(error.reason) \(error.parameters)".contains("4242"))
    }
}
