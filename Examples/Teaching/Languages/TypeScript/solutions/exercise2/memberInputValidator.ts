import { InputValidator, ValidatedInput, ValidationError } from "../validation";

/**
 * A strategy for a theater club's code words: the letter M and six more letters.
 *
 * Several inputs can share a strategy, so all its fields are `readonly`, and the objects in them don't change.
 */
export class MemberInputValidator extends InputValidator {
  /** The code word doesn't begin with an uppercase M. */
  static readonly noPrefix: ValidationError = { domain: "Club", code: 1, message: "Begin with the letter M" };

  /** The M isn't followed by exactly six letters. */
  static readonly noLetters: ValidationError = { domain: "Club", code: 2, message: "Enter six letters after the M" };

  override validate(codeWord: string): ValidationError | undefined {
    if (!codeWord.startsWith("M")) {
      return MemberInputValidator.noPrefix;
    }
    const rest = codeWord.slice(1);
    if (!/^\p{Letter}{6}$/u.test(rest)) {
      return MemberInputValidator.noLetters;
    }
    return undefined;
  }
}

/** Makes an input accept code words from now on. */
export function acceptCodeWords(input: ValidatedInput): void {
  input.validator = new MemberInputValidator();
}
