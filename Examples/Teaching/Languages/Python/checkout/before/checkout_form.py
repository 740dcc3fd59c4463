import re

from checkout.screen import Document, Field, has_check_digit


class CheckoutForm:
    """The checkout form without the pattern: one method validates with if and else."""

    def __init__(self) -> None:
        self._document = Document.MEMBER_NUMBER
        self._texts: dict[Field, str] = {}
        self._messages: dict[Field, str | None] = {}

    def choose(self, document: Document) -> None:
        self._document = document
        self._validate_again(Field.DOCUMENT_NUMBER)

    def enter(self, field: Field, text: str) -> None:
        self._texts[field] = text
        self._validate(field)

    def submit(self) -> bool:
        for field in Field:
            self._validate(field)
        return not any(self._messages.values())

    def message(self, field: Field) -> str | None:
        return self._messages.get(field)

    def _validate(self, field: Field) -> None:
        self._messages[field] = self._problem(field, self._texts.get(field, ""))

    # The message about the previous choice may be visible.
    def _validate_again(self, field: Field) -> None:
        if field in self._messages:
            self._validate(field)

    def _problem(self, field: Field, text: str) -> str | None:
        if field is Field.DOCUMENT_NUMBER:
            if self._document is Document.MEMBER_NUMBER:
                if not re.fullmatch("[0-9]{6,8}", text):
                    return "Enter 6 to 8 digits"
            elif self._document is Document.NICKNAME:
                if not re.fullmatch("[A-Za-z]{3,12}", text):
                    return "Enter 3 to 12 letters"
            else:
                if not re.fullmatch("[A-Z]{2}[0-9]{7}", text):
                    return "Enter 2 capital letters and 7 digits"
        elif field is Field.CARD_NUMBER:
            number = re.sub("[ -]", "", text)
            is_visa = re.fullmatch("4[0-9]{15}", number)
            is_mastercard = re.fullmatch("5[1-5][0-9]{14}", number)
            if not is_visa and not is_mastercard:
                return "We accept these cards: Visa, Mastercard"
            if not has_check_digit(number):
                return "Check each digit for a typo"
        else:
            if not re.fullmatch("[0-9]{3}", text):
                return "Enter 3 digits"
        return None
