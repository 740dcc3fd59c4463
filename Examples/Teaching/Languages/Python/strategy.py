from dataclasses import dataclass
from typing import Protocol


# Strategy
class TextCheck(Protocol):
    def accepts(self, text: str) -> bool: ...


# ConcreteStrategy
class DigitCheck:
    def accepts(self, text: str) -> bool:
        return text != "" and all("0" <= c <= "9" for c in text)


# ConcreteStrategy
class LetterCheck:
    def accepts(self, text: str) -> bool:
        return text != "" and all("a" <= c <= "z" for c in text)


# Context
@dataclass
class Field:
    text: str
    check: TextCheck

    def is_accepted(self) -> bool:
        return self.check.accepts(self.text)


# Client
field = Field("anna", DigitCheck())
print(field.is_accepted())
field.check = LetterCheck()
print(field.is_accepted())
