import * as assert from "node:assert/strict";
import test from "node:test";
import { inspect } from "node:util";
import { InputValidator, NumericInputValidator, ValidatedInput, ValidationError } from "../validation";
import { acceptCodeWords, MemberInputValidator } from "./memberInputValidator";

/** A strategy that rejects every text, and isn't related to another strategy. */
class Stub extends InputValidator {
  override validate(): ValidationError {
    return { domain: "Stub", code: 1, message: "No" };
  }
}

/** Returns the error's domain and code, such as "Club 1", or "accepted". */
function verdict(validator: InputValidator, text: string): string {
  try {
    const error = validator.validate(text);
    return error === undefined ? "accepted" : `${error.domain} ${error.code}`;
  } catch (error) {
    return String(error);
  }
}

/** Returns a text about an object's fields, and about the objects in them. */
function contents(value: object): string {
  return inspect(value, { depth: null, maxArrayLength: null, maxStringLength: null });
}

function gives(expected: string, text: string, step: string): void {
  const actual = verdict(new MemberInputValidator(), text);
  assert.ok(actual === expected, `${step} (expected: ${expected}, but was: ${actual})`);
}

function accepts(text: string, step: string): void {
  gives("accepted", text, step);
}

function rejects(text: string, code: number, reason: string): void {
  const error = code === 1 ? "noPrefix" : "noLetters";
  gives(
    `Club ${code}`, text, `${reason} Step 1: in MemberInputValidator.validate, return MemberInputValidator.${error}.`);
}

test("accepts M and six letters", () => {
  accepts("MERCURY", "MERCURY is a code word. Step 1: in MemberInputValidator.validate, return undefined to accept.");
  accepts("MOLI\u00C8RE", "An E with an accent is a letter, too: match \\p{Letter}, with the flag u.");
  accepts("Mercury", "Lowercase letters are letters, too: match \\p{Letter}, with the flag u.");
  for (const letter of "ABCDEFGHIJKLMNOPQRSTUVWXYZ") {
    accepts("M" + letter.repeat(6), "Every word of M and six letters is a code word.");
  }
});

test("rejects the empty text and a word without M with code 1", () => {
  rejects("JUPITER", 1, "JUPITER does not begin with M.");
  rejects("mercury", 1, "m is not M.");
  rejects("xMERCURY", 1, "The M is not the first letter. Test the M before the length.");
  rejects("", 1, "The empty text does not begin with M.");
});

test("rejects other characters and other lengths with code 2", () => {
  rejects("MERCUR", 2, "Five letters follow the M in MERCUR.");
  rejects("MERCURYS", 2, "Seven letters follow the M in MERCURYS.");
  rejects("M", 2, "No letter follows the M.");
  rejects("MERCUR7", 2, "7 is not a letter.");
  rejects("MERCUR-", 2, "A hyphen is not a letter.");
  rejects("MERCUR\n", 2, "A line end is not a letter.");
  rejects("MERCURY\n", 2, "A line end is not a letter.");
});

test("is in use after a swap that validates again", () => {
  const input = new ValidatedInput("MERCURY", new NumericInputValidator());
  input.validate();
  acceptCodeWords(input);
  assert.ok(
    input.validator instanceof MemberInputValidator,
    "Step 2: in acceptCodeWords, set the validator of this input to a new MemberInputValidator.");
  assert.ok(input.error === undefined, "The new strategy accepts MERCURY, so no error remains.");
});

test("shows no error after the swap of a new input", () => {
  const input = new ValidatedInput("", new Stub());
  acceptCodeWords(input);
  assert.ok(
    input.validator instanceof MemberInputValidator,
    "Step 2: in acceptCodeWords, set the validator of every input, without an if about the old validator.");
  assert.ok(!input.hasResult, "A new form shows no errors. In acceptCodeWords, do not call validate.");
});

test("keeps the contract of every strategy", () => {
  const shared = new MemberInputValidator();
  assert.ok(verdict(shared, "MERCURY") === "accepted", "First, make the other tests pass.");
  const before = contents(shared);
  verdict(shared, "JUPITER");
  assert.ok(verdict(shared, "MERCURY") === "accepted", "An earlier text must not change a verdict.");
  verdict(shared, "MSECRET8");
  assert.ok(
    contents(shared) === before,
    "Several inputs share a strategy: do not change its fields, or the objects in them, in validate.");
  const input = new ValidatedInput("", new Stub());
  acceptCodeWords(input);
  assert.ok(!Object.values(input.validator).includes(input), "A strategy does not know its input.");
  assert.ok(
    !JSON.stringify(shared.validate("MSECRET8")).includes("SECRET"), "An error does not contain the text.");
});
