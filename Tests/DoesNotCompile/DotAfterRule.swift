// expected: error: static member 'alphanumeric' cannot be used on instance of type 'InputValidator<String>'
// swift-format-ignore-file
import InputValidation

let password: InputValidator<String> = .all(of: [
    .count(in: 8...64)
    .alphanumeric
])
