// expected: expected expression of type '[InputValidator<String>]'
import InputValidation

let rules: InputValidator<String> = AllOf {}
