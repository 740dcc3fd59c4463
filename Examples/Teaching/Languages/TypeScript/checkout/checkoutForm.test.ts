import * as assert from "node:assert/strict";
import test from "node:test";
import { CheckoutForm as After } from "./after/checkoutForm";
import { CheckoutForm as AfterWithAmex } from "./afterWithAmex/checkoutForm";
import { CheckoutForm as Before } from "./before/checkoutForm";
import { CheckoutForm as BeforeWithAmex } from "./beforeWithAmex/checkoutForm";
import { CheckoutScreen, Field } from "./screen";

const visa = "4242 4242 4242 4242";
const americanExpress = "3782 822463 10005";

const withAmex = { BeforeWithAmex, AfterWithAmex };
const all = { Before, After, ...withAmex };

function shows(message: string | undefined, form: CheckoutScreen, field: Field, ...texts: string[]): void {
  for (const text of texts) {
    form.enter(field, text);
    assert.deepEqual(form.message(field), message, `${field} ${text}`);
  }
}

// What the forms do before and after the change request, without and with the pattern.
for (const [name, Form] of Object.entries(all)) {
  test(`${name}: a member number has 6 to 8 digits`, () => {
    const form = new Form();
    shows(undefined, form, "document number", "123456", "12345678");
    shows("Enter 6 to 8 digits", form, "document number", "", "12345", "123456789", "12345a", "123456\n");
  });

  test(`${name}: a nickname has 3 to 12 letters`, () => {
    const form = new Form();
    form.choose("nickname");
    shows(undefined, form, "document number", "Ann");
    shows("Enter 3 to 12 letters", form, "document number", "", "Jo", "Jo3", "abcdefghijklm");
  });

  test(`${name}: a passport number has two letters and seven digits`, () => {
    const form = new Form();
    form.choose("passport");
    shows(undefined, form, "document number", "AB1234567");
    shows(
      "Enter 2 capital letters and 7 digits", form, "document number",
      "", "ab1234567", "AB123456", "AB12345678");
  });

  test(`${name}: a choice validates a number again only if it was validated`, () => {
    const form = new Form();
    form.choose("nickname");
    assert.deepEqual(form.message("document number"), undefined);
    shows("Enter 3 to 12 letters", form, "document number", "AB1234567");
    form.choose("passport");
    assert.deepEqual(form.message("document number"), undefined);
  });

  test(`${name}: a choice validates a number again if the order was submitted`, () => {
    const form = new Form();
    form.submit();
    assert.deepEqual(form.message("document number"), "Enter 6 to 8 digits");
    form.choose("passport");
    assert.deepEqual(form.message("document number"), "Enter 2 capital letters and 7 digits");
  });

  test(`${name}: a card number has a check digit`, () => {
    const form = new Form();
    shows(undefined, form, "card number", visa, "5555-5555-5555-4444");
    shows("Check each digit for a typo", form, "card number", "4242 4242 4242 4241");
  });

  test(`${name}: a security code has three digits`, () => {
    const form = new Form();
    shows(undefined, form, "security code", "123");
    shows("Enter 3 digits", form, "security code", "", "12", "1234", "12x");
  });

  test(`${name}: an order is sent if all fields are accepted`, () => {
    const form = new Form();
    assert.ok(!form.submit());
    assert.deepEqual(form.message("security code"), "Enter 3 digits");
    form.enter("document number", "123456");
    form.enter("card number", visa);
    form.enter("security code", "123");
    assert.ok(form.submit());
  });
}

// The change request, which the two forms accept after the change.
for (const [name, Form] of Object.entries(withAmex)) {
  test(`${name}: accepts an American Express number with 15 digits`, () => {
    const form = new Form();
    shows(undefined, form, "card number", americanExpress);
    shows("Check each digit for a typo", form, "card number", "3782 822463 10004");
    shows("We accept these cards: Visa, Mastercard, American Express", form, "card number", "3782 822463 1000");
  });

  test(`${name}: accepts a security code with four digits`, () => {
    const form = new Form();
    form.enter("card number", americanExpress);
    shows("Enter 4 digits", form, "security code", "123");
    shows(undefined, form, "security code", "1234");
  });

  test(`${name}: validates the security code again if the card changes`, () => {
    const form = new Form();
    form.enter("card number", americanExpress);
    assert.deepEqual(form.message("security code"), undefined);
    form.enter("security code", "123");
    form.enter("card number", visa);
    assert.deepEqual(form.message("security code"), undefined);
    form.enter("card number", americanExpress);
    assert.deepEqual(form.message("security code"), "Enter 4 digits");
  });

  test(`${name}: validates the security code again if the order was submitted`, () => {
    const form = new Form();
    form.submit();
    assert.deepEqual(form.message("security code"), "Enter 3 digits");
    form.enter("card number", americanExpress);
    assert.deepEqual(form.message("security code"), "Enter 4 digits");
  });
}
