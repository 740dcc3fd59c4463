// expected: cannot assign value of type
import InputValidation

let input = ParsedInput("1", InputParser<String, Int>())
func swap() { input.parser = InputValidator<String>.numeric }
