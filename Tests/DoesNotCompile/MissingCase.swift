// expected: error: switch must be exhaustive
enum Rule {
    case digits, letters, anything

    func validate(_ text: String) -> Bool {
        switch self {
        case .digits: text.utf8.allSatisfy { (48...57).contains($0) }
        case .letters: text.utf8.allSatisfy { (97...122).contains($0) }
        }
    }
}
