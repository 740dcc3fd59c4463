// expected: 'regex' is unavailable: write .pattern(_:)
// expected: 'length' is unavailable: write .count(in: 3...12), .count(in: 3...), or .count(exactly: 8)
// expected: 'minLength' is unavailable: write .count(in: 3...)
// expected: 'maxLength' is unavailable: write .count(in: ...12)
// expected: 'notEmpty' is unavailable: write .required
// expected: 'phone' is unavailable: write .e164
// expected: 'creditCard' has been renamed to 'paymentCard'
// expected: 'between' is unavailable: write .range(1...9)
// expected: 'count(min:)' is unavailable: write .count(in: 3...)
// expected: 'length(min:max:)' is unavailable: write .count(in: 3...12)
// expected: 'nonEmpty' is unavailable: write .required for text
// expected: 'notBlank' has been renamed to 'required'
// expected: 'digits' has been renamed to 'numeric'
// expected: 'letters' has been renamed to 'alpha'
// expected: 'number' is unavailable: write .integer or .decimal
// expected: 'ip' has been renamed to 'ipAddress'
// expected: 'domain' has been renamed to 'domainName'
// expected: 'zipCode' is unavailable: write .postalCode(country: "US")
// expected: 'startsWith' is unavailable: write .prefix(_:)
// expected: 'custom' is unavailable: write .condition(or: error)
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
let lengthBetween: InputValidator<String> = .length(min: 3, max: 12)
let nonEmpty: InputValidator<[Int]> = .nonEmpty
let notBlank: InputValidator<String> = .notBlank
let digits: InputValidator<String> = .digits
let letters: InputValidator<String> = .letters
let number: InputValidator<String> = .number
let address: InputValidator<String> = .ip
let domain: InputValidator<String> = .domain
let zipCode: InputValidator<String> = .zipCode
let prefix: InputValidator<String> = .startsWith("AB")
let custom: InputValidator<Int> = .custom { $0 > 0 }
