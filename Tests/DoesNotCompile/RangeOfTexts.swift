// expected: 'atLeast' is unavailable: write .ordered(in:); for a text, .integer(in:), .decimal(in:), or .count(in:)
import InputValidation

let age: InputValidator<String> = .atLeast("18")
