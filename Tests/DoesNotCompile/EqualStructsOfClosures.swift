// expected: error: type 'TextAlgorithm' does not conform to protocol 'Equatable'
struct TextAlgorithm: Equatable {
    let name: String
    let validate: @Sendable (String) -> Bool
}
