import unittest

from exercise2.member_input_validator import MemberInputValidator, accept_code_words
from validation import InputValidator, NumericInputValidator, ValidatedInput, ValidationError


class No(ValidationError):
    def __init__(self) -> None:
        super().__init__("Stub", 1, "No")


class Stub(InputValidator):
    """A strategy that rejects every text, and isn't related to another strategy."""

    def validate(self, text: str) -> None:
        raise No


def verdict(validator: InputValidator, text: str) -> str:
    """Return the error's domain and code, such as "Club 1", or "accepted"."""
    try:
        validator.validate(text)
    except ValidationError as error:
        return f"{error.domain} {error.code}"
    except Exception as error:
        return type(error).__name__
    return "accepted"


def contents(value: object) -> str:
    """Return a text about an object's attributes, and about the objects in them."""
    if hasattr(value, "__dict__"):
        return str({name: contents(part) for name, part in vars(value).items()})
    return repr(value)


class MemberInputValidatorTests(unittest.TestCase):
    def check(self, condition: bool, step: str) -> None:
        if not condition:
            self.fail(step)

    def gives(self, expected: str, text: str, step: str) -> None:
        actual = verdict(MemberInputValidator(), text)
        self.check(actual == expected, f"{step} (expected: {expected}, but was: {actual})")

    def accepts(self, text: str, step: str) -> None:
        self.gives("accepted", text, step)

    def rejects(self, text: str, code: int, reason: str) -> None:
        error = "NoPrefixError" if code == 1 else "NoLettersError"
        self.gives(f"Club {code}", text, f"{reason} Step 1: in MemberInputValidator.validate, raise {error}.")

    def test_accepts_m_and_six_letters(self) -> None:
        self.accepts("MERCURY", "MERCURY is a code word. Step 1: in MemberInputValidator.validate, return to accept.")
        self.accepts("MOLIÈRE", "An E with an accent is a letter, too: use str.isalpha.")
        self.accepts("Mercury", "Lowercase letters are letters, too: use str.isalpha.")
        for letter in "ABCDEFGHIJKLMNOPQRSTUVWXYZ":
            self.accepts("M" + 6 * letter, "Every word of M and six letters is a code word.")

    def test_rejects_the_empty_text_and_a_word_without_m_with_code_1(self) -> None:
        self.rejects("JUPITER", 1, "JUPITER does not begin with M.")
        self.rejects("mercury", 1, "m is not M.")
        self.rejects("xMERCURY", 1, "The M is not the first letter. Test the M before the length.")
        self.rejects("", 1, "The empty text does not begin with M.")

    def test_rejects_other_characters_and_other_lengths_with_code_2(self) -> None:
        self.rejects("MERCUR", 2, "Five letters follow the M in MERCUR.")
        self.rejects("MERCURYS", 2, "Seven letters follow the M in MERCURYS.")
        self.rejects("M", 2, "No letter follows the M.")
        self.rejects("MERCUR7", 2, "7 is not a letter.")
        self.rejects("MERCUR-", 2, "A hyphen is not a letter.")
        self.rejects("MERCUR\n", 2, "A line end is not a letter.")
        self.rejects("MERCURY\n", 2, "A line end is not a letter.")

    def test_is_in_use_after_a_swap_that_validates_again(self) -> None:
        field = ValidatedInput("MERCURY", NumericInputValidator())
        field.validate()
        accept_code_words(field)
        self.check(
            isinstance(field.validator, MemberInputValidator),
            "Step 2: in accept_code_words, set the validator of this input to a MemberInputValidator.")
        self.check(field.error is None, "The new strategy accepts MERCURY, so no error remains.")

    def test_shows_no_error_after_the_swap_of_a_new_input(self) -> None:
        field = ValidatedInput("", Stub())
        accept_code_words(field)
        self.check(
            isinstance(field.validator, MemberInputValidator),
            "Step 2: in accept_code_words, set the validator of every input, without an if about the old validator.")
        self.check(not field.has_result, "A new form shows no errors. In accept_code_words, do not call validate.")

    def test_keeps_the_contract_of_every_strategy(self) -> None:
        shared = MemberInputValidator()
        self.check(verdict(shared, "MERCURY") == "accepted", "First, make the other tests pass.")
        before = contents(shared)
        verdict(shared, "JUPITER")
        self.check(verdict(shared, "MERCURY") == "accepted", "An earlier text must not change a verdict.")
        verdict(shared, "MSECRET8")
        self.check(
            contents(shared) == before,
            "Several inputs share a strategy: do not change its attributes, or the objects in them, in validate.")
        field = ValidatedInput("", Stub())
        accept_code_words(field)
        self.check(field not in vars(field.validator).values(), "A strategy does not know its input.")
        try:
            shared.validate("MSECRET8")
        except ValidationError as error:
            self.check("SECRET" not in f"{error} {vars(error)}", "An error does not contain the text.")


if __name__ == "__main__":
    unittest.main()
