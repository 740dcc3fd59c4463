// expected: error: missing argument for parameter 'validate' in call
struct TextAlgorithm: Sendable {
    let name: String
    let validate: @Sendable (String) -> Bool
}

let digits = TextAlgorithm(name: "digits")
