"""Exercise 2: a strategy for a theater club's code words, and a swap."""

from validation import InputValidator, ValidatedInput, ValidationError


class NoPrefixError(ValidationError):
    """The code word doesn't begin with an uppercase M."""

    def __init__(self) -> None:
        super().__init__("Club", 1, "Begin with the letter M")


class NoLettersError(ValidationError):
    """The M isn't followed by exactly six letters."""

    def __init__(self) -> None:
        super().__init__("Club", 2, "Enter six letters after the M")


class MemberInputValidator(InputValidator):
    """A strategy for code words: the letter M and six more letters.

    Several inputs can share a strategy, so neither it nor an object in it changes after it was created.
    """

    def validate(self, text: str) -> None:
        raise NotImplementedError("Write this method in step 1.")


def accept_code_words(field: ValidatedInput) -> None:
    """Make an input accept code words from now on."""
    # Write this function in step 2.
