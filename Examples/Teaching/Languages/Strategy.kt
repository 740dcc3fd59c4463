// Strategy
interface TextCheck {
    fun accepts(text: String): Boolean
}

// ConcreteStrategy
class DigitCheck : TextCheck {
    override fun accepts(text: String) =
        text.isNotEmpty() && text.all { it in '0'..'9' }
}

// ConcreteStrategy
class LetterCheck : TextCheck {
    override fun accepts(text: String) =
        text.isNotEmpty() && text.all { it in 'a'..'z' }
}

// Context
class Field(private val text: String, var check: TextCheck) {
    fun isAccepted() = check.accepts(text)
}

// Client
fun main() {
    val field = Field("anna", DigitCheck())
    println(field.isAccepted())
    field.check = LetterCheck()
    println(field.isAccepted())
}
