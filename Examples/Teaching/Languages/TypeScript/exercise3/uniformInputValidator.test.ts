import * as assert from "node:assert/strict";
import test from "node:test";
import { InputValidator } from "../validation";
import { DigitsInputValidator, LettersInputValidator, UniformInputValidator } from "./uniformInputValidator";

/** A third subclass, which has only the step that differs. */
class VowelsInputValidator extends UniformInputValidator {
  protected override allows(character: string): boolean {
    return "aeiou".includes(character);
  }
}

/** Returns the error's domain, code, and position, or "accepted". */
function verdict(validator: InputValidator, text: string): string {
  try {
    const error = validator.validate(text);
    return error === undefined ? "accepted" : `${error.domain} ${error.code} at ${error.position}`;
  } catch (error) {
    return String(error);
  }
}

function gives(expected: string, validator: InputValidator, text: string, step: string): void {
  const actual = verdict(validator, text);
  assert.ok(actual === expected, `${step} (expected: ${expected}, but was: ${actual})`);
}

function check(validator: InputValidator, accepted: string, rejected: string): void {
  assert.ok(
    validator instanceof UniformInputValidator && !Object.hasOwn(validator.constructor.prototype, "validate"),
    "Derive the class from UniformInputValidator, and delete the steps that the base class has.");
  gives("accepted", validator, accepted, "The strategy still accepts the same texts: override allows.");
  gives("Uniform 1 at undefined", validator, "", "The base class rejects the empty text with the error empty.");
  gives(
    "Uniform 2 at 1", validator, rejected,
    "The base class reports the position of the first character that allows does not allow.");
}

test("the strategy for digits derives from the template", () => {
  check(new DigitsInputValidator(), "2099", "0x2y");
});

test("the strategy for letters derives from the template", () => {
  check(new LettersInputValidator(), "axyz", "aBC");
});

test("the template works for a subclass that overrides only one step", () => {
  gives(
    "accepted", new VowelsInputValidator(), "aeiou",
    "Write validate in UniformInputValidator, and call allows there.");
  check(new VowelsInputValidator(), "eau", "echo");
});
