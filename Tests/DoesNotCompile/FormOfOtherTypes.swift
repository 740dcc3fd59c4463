// expected: InputForm<(String, Int)>
import InputValidation

struct Request { let id: String; let age: Int }
let id = ValidatedInput("", InputValidator<String>())
let age = ValidatedInput("", InputValidator<String>())
let form = InputForm {
    id
    age
}.map(Request.init)
