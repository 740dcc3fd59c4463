"""The screen's interface to its form, whichever way the form validates."""

from enum import Enum
from typing import Protocol


class Document(Enum):
    """The document that customers identify themselves with."""

    MEMBER_NUMBER = "Member number"
    NICKNAME = "Nickname"
    PASSPORT = "Passport number"


class Field(Enum):
    """The fields of the screen."""

    DOCUMENT_NUMBER = "Document number"
    CARD_NUMBER = "Card number"
    SECURITY_CODE = "Security code"


class CheckoutScreen(Protocol):
    def choose(self, document: Document) -> None:
        """Choose the document whose number the customer enters."""

    def enter(self, field: Field, text: str) -> None:
        """Replace a field's text, and validate it."""

    def submit(self) -> bool:
        """Validate all fields, and return whether the order can be sent."""

    def message(self, field: Field) -> str | None:
        """Return the message below a field."""


def has_check_digit(number: str) -> bool:
    """Return whether a card number's last digit fits the digits before it (Luhn)."""
    doubled = (int(digit) * (1 + place % 2) for place, digit in enumerate(reversed(number)))
    return sum(value - 9 if value > 9 else value for value in doubled) % 10 == 0
