// expected: 'buildExpression' is unavailable: write $ before the name of the property, as in $email
import InputValidation

final class SignUp {
    @ValidatedInput(.email, label: "Email") var email = ""
    @ValidatedInput(.required, label: "Name") var name = ""
    var form: InputForm<(String, String)> {
        InputForm {
            email
            name
        }
    }
}
