"""Swaps the strategy of an input for a document's number, before and after the input is validated."""

import re

from validation import InputValidator, ValidatedInput, ValidationError


class DocumentInputValidator(InputValidator):
    """A concrete strategy that accepts the numbers of a kind of document, and prints each call."""

    def __init__(self, name: str, expression: str, code: int, message: str) -> None:
        self._name = name
        self._expression = expression
        self._code = code
        self._message = message

    def validate(self, text: str) -> None:
        print(f"  {self._name} validates {text}")
        if not re.fullmatch(self._expression, text):
            raise ValidationError("Swap", self._code, self._message)


def show(action: str, field: ValidatedInput) -> None:
    print(f"{action}: {field.error or 'no error'}")


member_number = DocumentInputValidator("memberNumber", "[0-9]{6,8}", 1, "Enter 6 to 8 digits")
nickname = DocumentInputValidator("nickname", "[A-Za-z]{3,12}", 2, "Enter 3 to 12 letters")
passport = DocumentInputValidator("passport", "[A-Z]{2}[0-9]{7}", 3, "Enter 2 capital letters and 7 digits")

field = ValidatedInput("AB1234567", member_number)
show("new input", field)
field.validator = nickname
show("swap to nickname", field)
field.validate()
show("validate", field)
field.validator = passport
show("swap to passport", field)
