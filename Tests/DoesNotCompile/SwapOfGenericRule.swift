// expected: error: cannot assign value of type 'LettersRule' to type 'DigitsRule'
struct DigitsRule {}
struct LettersRule {}

struct Field<Rule> {
    var rule: Rule
}

func swapRule() {
    var field = Field(rule: DigitsRule())
    field.rule = LettersRule()
}
