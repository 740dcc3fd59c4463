// expected: 'regex' is unavailable: write .pattern(_:)
// expected: 'length' is unavailable: write .count(in: 3...12), .count(in: 3...), or .count(exactly: 8)
// expected: 'minLength' is unavailable: write .count(in: 3...)
// expected: 'maxLength' is unavailable: write .count(in: ...12)
// expected: 'notEmpty' is unavailable: write .required
// expected: 'phone' is unavailable: write .e164
// expected: 'creditCard' has been renamed to 'paymentCard'
// expected: 'between' is unavailable: write .range(1...9)
// expected: 'count(min:)' is unavailable: write .count(in: 3...)
import InputValidation

let pattern: InputValidator<String> = .regex("[a-z]+")
let length: InputValidator<String> = .length(3...12)
let minimumLength: InputValidator<String> = .minLength(3)
let maximumLength: InputValidator<[Int]> = .maxLength(12)
let notEmpty: InputValidator<String> = .notEmpty
let phone: InputValidator<String> = .phone
let card: InputValidator<String> = .creditCard
let range: InputValidator<Double> = .between(1, 9)
let count: InputValidator<String> = .count(min: 3)
