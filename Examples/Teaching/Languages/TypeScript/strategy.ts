// Strategy
interface TextCheck {
  accepts(text: string): boolean;
}

// ConcreteStrategy
class DigitCheck implements TextCheck {
  accepts(text: string): boolean {
    return text !== ""
      && [...text].every((c) => "0" <= c && c <= "9");
  }
}

// ConcreteStrategy
class LetterCheck implements TextCheck {
  accepts(text: string): boolean {
    return text !== ""
      && [...text].every((c) => "a" <= c && c <= "z");
  }
}

// Context
class Field {
  constructor(
    private readonly text: string,
    public check: TextCheck,
  ) {}

  isAccepted(): boolean {
    return this.check.accepts(this.text);
  }
}

// Client
const field = new Field("anna", new DigitCheck());
console.log(field.isAccepted());
field.check = new LetterCheck();
console.log(field.isAccepted());
