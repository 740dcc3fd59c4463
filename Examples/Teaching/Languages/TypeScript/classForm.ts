// What a strategy returns to reject a text
class ValidationError {
  constructor(readonly code: number) {}
}

// Strategy: an abstract class
abstract class InputValidator {
  abstract validate(text: string): ValidationError | undefined;
}

// Context: calls its strategy, and stores the error
class ValidatedInput {
  errors: ValidationError[] = [];

  constructor(
    public value: string, public validator: InputValidator,
  ) {}

  validate(): boolean {
    const error = this.validator.validate(this.value);
    this.errors = error ? [error] : [];
    return this.errors.length === 0;
  }
}

// ConcreteStrategy
class Digits extends InputValidator {
  override validate(text: string): ValidationError | undefined {
    const accepted = /^[0-9]+$/.test(text);
    return accepted ? undefined : new ValidationError(1);
  }
}

// ConcreteStrategy
class Letters extends InputValidator {
  override validate(text: string): ValidationError | undefined {
    const accepted = /^\p{Letter}+$/u.test(text);
    return accepted ? undefined : new ValidationError(2);
  }
}

// Client
const input = new ValidatedInput("anna", new Digits());
const codes = () => input.errors.map((error) => error.code);
console.log(`${input.validate()} [${codes()}]`);
input.validator = new Letters();
console.log(`${input.validate()} [${codes()}]`);
