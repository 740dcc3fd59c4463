// expected: write .ordered(in:)
import InputValidation

let grade: InputValidator<Character> = .range("a"..."f")
