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

  constructor(public value: string, public validator: InputValidator) {}

  validate(): boolean {
    const error = this.validator.validate(this.value);
    this.errors = error ? [error] : [];
    return this.errors.length === 0;
  }
}

// ConcreteStrategy
class Digits extends InputValidator {
  override validate(text: string): ValidationError | undefined {
    return /^[0-9]+$/.test(text) ? undefined : new ValidationError(1);
  }
}

// ConcreteStrategy
class Letters extends InputValidator {
  override validate(text: string): ValidationError | undefined {
    return /^\p{Letter}+$/u.test(text) ? undefined : new ValidationError(2);
  }
}

// Client
const input = new ValidatedInput("anna", new Digits());
console.log(`${input.validate()} [${input.errors.map((error) => error.code)}]`);
input.validator = new Letters();
console.log(`${input.validate()} [${input.errors.map((error) => error.code)}]`);
