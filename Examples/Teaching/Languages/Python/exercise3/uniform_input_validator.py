"""Exercise 3: the same steps twice."""

from abc import abstractmethod
from typing import final

from validation import InputValidator, ValidationError


class EmptyError(ValidationError):
    """The text is empty."""

    def __init__(self) -> None:
        super().__init__("Uniform", 1, "Enter a value")


class DisallowedError(ValidationError):
    """The text has a disallowed character."""

    def __init__(self, position: int) -> None:
        super().__init__("Uniform", 2, "Remove the character that isn't allowed", position)


class UniformInputValidator(InputValidator):
    """An abstract strategy for text whose characters are all of one kind.

    Its subclasses share its steps: reject the empty text, find the first disallowed character, report its position.
    """

    @abstractmethod
    def allows(self, character: str) -> bool:
        """Return whether a character is allowed."""

    @final
    def validate(self, text: str) -> None:
        """Reject the empty text, and the first character that a subclass doesn't allow."""
        raise NotImplementedError("Move the steps here.")


class DigitsInputValidator(InputValidator):
    """A strategy that accepts digits."""

    def validate(self, text: str) -> None:
        if not text:
            raise EmptyError
        for position, character in enumerate(text):
            if not "0" <= character <= "9":
                raise DisallowedError(position)


class LettersInputValidator(InputValidator):
    """A strategy that accepts lowercase letters."""

    def validate(self, text: str) -> None:
        if not text:
            raise EmptyError
        for position, character in enumerate(text):
            if not "a" <= character <= "z":
                raise DisallowedError(position)
