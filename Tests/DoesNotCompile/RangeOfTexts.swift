// expected: write .integer(in:), .decimal(in:), or .count(in:)
import InputValidation

let age: InputValidator<String> = .atLeast("18")
