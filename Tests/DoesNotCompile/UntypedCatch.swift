// expected: error: value of type 'any Error' has no member 'code'
import InputValidation

let digits: InputValidator<String> = .numeric
let show = { (input: String) in
    do {
        try digits.validate(input)
    } catch {
        print(error.code)
    }
}
