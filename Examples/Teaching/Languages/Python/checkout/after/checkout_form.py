from checkout.screen import Document, Field
from validation import InputValidator, ValidatedInput

from .strategies import CardInputValidator, Network, PatternInputValidator


class CheckoutForm:
    """The checkout form with the pattern: each input has a strategy, which the form swaps."""

    def __init__(self) -> None:
        self._inputs = {
            Field.DOCUMENT_NUMBER: ValidatedInput("", self.strategy(Document.MEMBER_NUMBER)),
            Field.CARD_NUMBER: ValidatedInput("", CardInputValidator([Network.VISA, Network.MASTERCARD])),
            Field.SECURITY_CODE: ValidatedInput("", PatternInputValidator("[0-9]{3}", 6, "Enter 3 digits")),
        }

    def choose(self, document: Document) -> None:
        self._inputs[Field.DOCUMENT_NUMBER].validator = self.strategy(document)

    @staticmethod
    def strategy(document: Document) -> InputValidator:
        match document:
            case Document.MEMBER_NUMBER:
                return PatternInputValidator("[0-9]{6,8}", 1, "Enter 6 to 8 digits")
            case Document.NICKNAME:
                return PatternInputValidator("[A-Za-z]{3,12}", 2, "Enter 3 to 12 letters")
            case Document.PASSPORT:
                return PatternInputValidator("[A-Z]{2}[0-9]{7}", 3, "Enter 2 capital letters and 7 digits")

    def enter(self, field: Field, text: str) -> None:
        self._inputs[field].value = text
        self._inputs[field].validate()

    def submit(self) -> bool:
        return all([field.validate() for field in self._inputs.values()])

    def message(self, field: Field) -> str | None:
        error = self._inputs[field].error
        return str(error) if error else None
