from abc import ABC, abstractmethod


# What a strategy raises to reject a text
class ValidationError(Exception):
    def __init__(self, code: int) -> None:
        super().__init__(code)
        self.code = code


# Strategy: an abstract class
class InputValidator(ABC):
    @abstractmethod
    def validate(self, text: str) -> None: ...


# Context: calls its strategy, and stores the error
class ValidatedInput:
    def __init__(self, value: str, validator: InputValidator) -> None:
        self.value = value
        self.validator = validator
        self.errors: list[ValidationError] = []

    def validate(self) -> bool:
        self.errors = []
        try:
            self.validator.validate(self.value)
        except ValidationError as error:
            self.errors = [error]
        return not self.errors


# ConcreteStrategy
class Digits(InputValidator):
    def validate(self, text: str) -> None:
        if text == "" or not all("0" <= c <= "9" for c in text):
            raise ValidationError(1)


# ConcreteStrategy
class Letters(InputValidator):
    def validate(self, text: str) -> None:
        if not text.isalpha():
            raise ValidationError(2)


# Client
field = ValidatedInput("anna", Digits())
print(field.validate(), [error.code for error in field.errors])
field.validator = Letters()
print(field.validate(), [error.code for error in field.errors])
