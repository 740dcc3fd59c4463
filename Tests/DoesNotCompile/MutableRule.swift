// expected: error: stored property 'count' of 'Sendable'-conforming class 'CountingRule' is mutable
protocol TextRule: Sendable {
    func validate(_ text: String) -> Bool
}

final class CountingRule: TextRule {
    var count = 0

    func validate(_ text: String) -> Bool { true }
}
