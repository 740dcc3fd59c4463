// expected: error: type 'DigitsRule' does not conform to protocol 'TextRule'
protocol TextRule: Sendable {
    func validate(_ text: String) -> Bool
}

struct DigitsRule: TextRule {
    func validte(_ text: String) -> Bool { true }
}
