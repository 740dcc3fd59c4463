import { InputValidator, NumericInputValidator, ValidatedInput, ValidationError } from "./validation";

/** A concrete strategy that accepts one or more lowercase letters. */
class LetterInputValidator extends InputValidator {
  override validate(text: string): ValidationError | undefined {
    console.log(`  the letter strategy validates ${text}`);
    return /^[a-z]+$/.test(text)
      ? undefined
      : { domain: "Swap", code: 1, message: "Enter only the letters a to z" };
  }
}

function show(action: string, input: ValidatedInput): void {
  console.log(`${action}: ${input.error?.message ?? "no error"}`);
}

const input = new ValidatedInput("anna", new NumericInputValidator());
show("new input", input);
input.validator = new LetterInputValidator();
show("swap to letters", input);
input.validator = new NumericInputValidator();
show("swap to digits", input);
input.validate();
show("validate", input);
input.validator = new LetterInputValidator();
show("swap to letters", input);
