"""The client on the page swap.html."""

from dataclasses import dataclass

from validation import InputValidator, ValidatedInput


@dataclass
class Client:
    input: ValidatedInput

    def type(self, text: str) -> None:
        self.input.value = text

    def validate(self) -> bool:
        return self.input.validate()

    def swap_to(self, strategy: InputValidator) -> None:
        self.input.validator = strategy
