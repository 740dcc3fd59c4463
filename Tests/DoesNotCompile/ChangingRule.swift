// expected: error: left side of mutating operator isn't mutable: 'self' is immutable
protocol TextRule: Sendable {
    func validate(_ text: String) -> Bool
}

struct CountingRule: TextRule {
    var count = 0

    func validate(_ text: String) -> Bool {
        count += 1
        return true
    }
}
