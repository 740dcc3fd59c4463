import re
from collections.abc import Iterable
from enum import Enum

from checkout.screen import has_check_digit
from validation import InputValidator, ValidationError


class PatternInputValidator(InputValidator):
    """A strategy that accepts a text that matches a regular expression from its first to its last character."""

    def __init__(self, expression: str, code: int, message: str) -> None:
        self._expression = expression
        self._code = code
        self._message = message

    def validate(self, text: str) -> None:
        if not re.fullmatch(self._expression, text):
            raise ValidationError("Checkout", self._code, self._message)


class Network(Enum):
    """The card networks, with the form of their card numbers."""

    VISA = "Visa", "4[0-9]{15}"
    MASTERCARD = "Mastercard", "5[1-5][0-9]{14}"

    def __init__(self, title: str, expression: str) -> None:
        self.title = title
        self._expression = expression

    def owns(self, number: str) -> bool:
        """Return whether a card number belongs to this network."""
        return re.fullmatch(self._expression, re.sub("[ -]", "", number)) is not None


class CardInputValidator(InputValidator):
    """A strategy that accepts the card numbers of some networks."""

    def __init__(self, networks: Iterable[Network]) -> None:
        self._networks = tuple(networks)

    def validate(self, text: str) -> None:
        if not any(network.owns(text) for network in self._networks):
            titles = ", ".join(network.title for network in self._networks)
            raise ValidationError("Checkout", 4, f"We accept these cards: {titles}")
        if not has_check_digit(re.sub("[ -]", "", text)):
            raise ValidationError("Checkout", 5, "Check each digit for a typo")
