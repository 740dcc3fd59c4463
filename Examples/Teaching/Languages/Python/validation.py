"""The strategy pattern for text: an abstract strategy, a context, an error, and a concrete strategy."""

import re
from abc import ABC, abstractmethod


class ValidationError(Exception):
    """The reason for a rejection. Programs read the domain and the code, and people read the message."""

    def __init__(self, domain: str, code: int, message: str, position: int | None = None) -> None:
        super().__init__(message)
        self.domain = domain
        self.code = code
        self.position = position


class InputValidator(ABC):
    """The abstract strategy. Its subclasses accept or reject a text."""

    @abstractmethod
    def validate(self, text: str) -> None:
        """Return if the text is accepted, and raise a ValidationError if it isn't."""


class ValidatedInput:
    """The context: a value, the strategy that validates it, and the result."""

    def __init__(self, value: str, validator: InputValidator) -> None:
        self._value = value
        self._validator = validator
        self._error: ValidationError | None = None
        self._has_result = False

    @property
    def value(self) -> str:
        return self._value

    @value.setter
    def value(self, value: str) -> None:
        # The result was about the old value.
        self._value = value
        self._error = None
        self._has_result = False

    @property
    def validator(self) -> InputValidator:
        return self._validator

    @validator.setter
    def validator(self, validator: InputValidator) -> None:
        """Swap the strategy. If the value was validated before, this validates it again."""
        self._validator = validator
        if self._has_result:
            self.validate()

    def validate(self) -> bool:
        """Validate the value with the strategy, and return whether the strategy accepts it."""
        self._error = None
        try:
            self._validator.validate(self._value)
        except ValidationError as error:
            self._error = error
        self._has_result = True
        return self._error is None

    @property
    def error(self) -> ValidationError | None:
        """The error, or None if the value was accepted or never validated."""
        return self._error

    @property
    def has_result(self) -> bool:
        """Whether the value has been validated."""
        return self._has_result


class NotNumericError(ValidationError):
    def __init__(self) -> None:
        super().__init__("Validation", 1001, "Enter only the digits 0 to 9")


class NumericInputValidator(InputValidator):
    """A concrete strategy that accepts one or more digits 0 to 9."""

    def validate(self, text: str) -> None:
        if not re.fullmatch("[0-9]+", text):
            raise NotNumericError
