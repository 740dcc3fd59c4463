// expected: error: incorrect argument label in call (have 'name:validte:', expected 'name:validate:')
struct TextAlgorithm: Sendable {
    let name: String
    let validate: @Sendable (String) -> Bool
}

let digits = TextAlgorithm(name: "digits", validte: { _ in true })
