"""Swaps an input's strategy before and after the input is validated."""

import re

from validation import InputValidator, NumericInputValidator, ValidatedInput, ValidationError


class NoLetters(ValidationError):
    def __init__(self) -> None:
        super().__init__("Swap", 1, "Enter only the letters a to z")


class LetterInputValidator(InputValidator):
    """A concrete strategy that accepts one or more lowercase letters."""

    def validate(self, text: str) -> None:
        print("  the letter strategy validates", text)
        if not re.fullmatch("[a-z]+", text):
            raise NoLetters


def show(action: str, field: ValidatedInput) -> None:
    print(f"{action}: {field.error or 'no error'}")


field = ValidatedInput("anna", NumericInputValidator())
show("new input", field)
field.validator = LetterInputValidator()
show("swap to letters", field)
field.validator = NumericInputValidator()
show("swap to digits", field)
field.validate()
show("validate", field)
field.validator = LetterInputValidator()
show("swap to letters", field)
