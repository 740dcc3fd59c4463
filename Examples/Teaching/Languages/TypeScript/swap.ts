// Swaps the strategy of an input for a document's number, before and after the input is validated.
import { InputValidator, ValidatedInput, ValidationError } from "./validation";

/** A concrete strategy that accepts the numbers of a kind of document, and prints each call. */
class DocumentInputValidator extends InputValidator {
  private readonly mismatch: ValidationError;

  constructor(
    private readonly name: string, private readonly expression: RegExp, code: number, message: string) {
    super();
    this.mismatch = { domain: "Swap", code, message };
  }

  override validate(text: string): ValidationError | undefined {
    console.log(`  ${this.name} validates ${text}`);
    return this.expression.test(text) ? undefined : this.mismatch;
  }
}

function show(action: string, input: ValidatedInput): void {
  console.log(`${action}: ${input.error?.message ?? "no error"}`);
}

const memberNumber = new DocumentInputValidator("memberNumber", /^[0-9]{6,8}$/, 1, "Enter 6 to 8 digits");
const nickname = new DocumentInputValidator("nickname", /^[A-Za-z]{3,12}$/, 2, "Enter 3 to 12 letters");
const passport = new DocumentInputValidator(
  "passport", /^[A-Z]{2}[0-9]{7}$/, 3, "Enter 2 capital letters and 7 digits");

const input = new ValidatedInput("AB1234567", memberNumber);
show("new input", input);
input.validator = nickname;
show("swap to nickname", input);
input.validate();
show("validate", input);
input.validator = passport;
show("swap to passport", input);
