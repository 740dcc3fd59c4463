import unittest

from exercise3.uniform_input_validator import DigitsInputValidator, LettersInputValidator, UniformInputValidator
from validation import InputValidator, ValidationError


class VowelsInputValidator(UniformInputValidator):
    """A third subclass, which has only the step that differs."""

    def allows(self, character: str) -> bool:
        return character in "aeiou"


def verdict(validator: InputValidator, text: str) -> str:
    """Return the error's domain, code, and position, or "accepted"."""
    try:
        validator.validate(text)
    except ValidationError as error:
        return f"{error.domain} {error.code} at {error.position}"
    except Exception as error:
        return type(error).__name__
    return "accepted"


class UniformInputValidatorTests(unittest.TestCase):
    def check(self, condition: bool, step: str) -> None:
        if not condition:
            self.fail(step)

    def gives(self, expected: str, validator: InputValidator, text: str, step: str) -> None:
        actual = verdict(validator, text)
        self.check(actual == expected, f"{step} (expected: {expected}, but was: {actual})")

    def template(self, validator: InputValidator, accepted: str, rejected: str) -> None:
        self.check(
            isinstance(validator, UniformInputValidator) and "validate" not in vars(type(validator)),
            "Derive the class from UniformInputValidator, and delete the steps that the base class has.")
        self.gives("accepted", validator, accepted, "The strategy still accepts the same texts: override allows.")
        self.gives("Uniform 1 at None", validator, "", "The base class rejects the empty text with EmptyError.")
        self.gives(
            "Uniform 2 at 1", validator, rejected,
            "The base class reports the position of the first character that allows does not allow.")

    def test_the_strategy_for_digits_derives_from_the_template(self) -> None:
        self.template(DigitsInputValidator(), accepted="2099", rejected="0x2y")

    def test_the_strategy_for_letters_derives_from_the_template(self) -> None:
        self.template(LettersInputValidator(), accepted="axyz", rejected="aBC")

    def test_the_template_works_for_a_subclass_that_overrides_only_one_step(self) -> None:
        self.gives(
            "accepted", VowelsInputValidator(), "aeiou",
            "Write validate in UniformInputValidator, and call allows there.")
        self.template(VowelsInputValidator(), accepted="eau", rejected="echo")


if __name__ == "__main__":
    unittest.main()
