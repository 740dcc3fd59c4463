/** The reason for a rejection. Programs read the domain and the code, and people read the message. */
export interface ValidationError {
  readonly domain: string;
  readonly code: number;
  readonly message: string;
  readonly position?: number;
}

/** The abstract strategy. Its subclasses accept or reject a text. */
export abstract class InputValidator {
  /** Returns the error of a rejected text, or `undefined` for an accepted text. */
  abstract validate(text: string): ValidationError | undefined;
}

/** The context: a value, the strategy that validates it, and the result. */
export class ValidatedInput {
  private currentError: ValidationError | undefined;
  private isValidated = false;

  constructor(private currentValue: string, private strategy: InputValidator) {}

  get value(): string {
    return this.currentValue;
  }

  /** Replaces the value, and discards the old value's result. */
  set value(value: string) {
    this.currentValue = value;
    this.currentError = undefined;
    this.isValidated = false;
  }

  get validator(): InputValidator {
    return this.strategy;
  }

  /** Swaps the strategy. If the value was validated before, this validates it again. */
  set validator(validator: InputValidator) {
    this.strategy = validator;
    if (this.isValidated) {
      this.validate();
    }
  }

  /** Validates the value with the strategy, and returns whether the strategy accepts it. */
  validate(): boolean {
    this.currentError = this.strategy.validate(this.currentValue);
    this.isValidated = true;
    return this.currentError === undefined;
  }

  /** The error, or `undefined` if the value was accepted or never validated. */
  get error(): ValidationError | undefined {
    return this.currentError;
  }

  /** Whether the value has been validated. */
  get hasResult(): boolean {
    return this.isValidated;
  }
}

/** A concrete strategy that accepts one or more digits 0 to 9. */
export class NumericInputValidator extends InputValidator {
  static readonly notNumeric: ValidationError = {
    domain: "Validation", code: 1001, message: "Enter only the digits 0 to 9",
  };

  override validate(text: string): ValidationError | undefined {
    return /^[0-9]+$/.test(text) ? undefined : NumericInputValidator.notNumeric;
  }
}
