import { InputValidator, ValidationError } from "../validation";

/** The text is empty. */
export const empty: ValidationError = { domain: "Uniform", code: 1, message: "Enter a value" };

/** The text has a disallowed character. */
export const disallowed: ValidationError = {
  domain: "Uniform", code: 2, message: "Remove the character that isn't allowed",
};

/**
 * An abstract strategy for text whose characters are all of one kind.
 *
 * Its subclasses share its steps: reject the empty text, find the first disallowed character, report its position.
 */
export abstract class UniformInputValidator extends InputValidator {
  /** Returns whether a character is allowed. */
  protected abstract allows(character: string): boolean;

  /** Rejects the empty text, and the first character that a subclass doesn't allow. */
  override validate(text: string): ValidationError | undefined {
    if (text === "") {
      return empty;
    }
    const position = [...text].findIndex((character) => !this.allows(character));
    return position === -1 ? undefined : { ...disallowed, position };
  }
}

/** A strategy that accepts digits. */
export class DigitsInputValidator extends UniformInputValidator {
  protected override allows(character: string): boolean {
    return "0" <= character && character <= "9";
  }
}

/** A strategy that accepts lowercase letters. */
export class LettersInputValidator extends UniformInputValidator {
  protected override allows(character: string): boolean {
    return "a" <= character && character <= "z";
  }
}
