/** The document that customers identify themselves with. */
export type Document = "member number" | "nickname" | "passport";

/** The fields of the screen. */
export type Field = "document number" | "card number" | "security code";

/** The screen's interface to its form, whichever way the form validates. */
export interface CheckoutScreen {
  /** Chooses the document whose number the customer enters. */
  choose(document: Document): void;

  /** Replaces a field's text, and validates it. */
  enter(field: Field, text: string): void;

  /** Validates all fields, and returns whether the order can be sent. */
  submit(): boolean;

  /** Returns the message below a field. */
  message(field: Field): string | undefined;
}

/** Returns whether a card number's last digit fits the digits before it (Luhn). */
export function hasCheckDigit(number: string): boolean {
  const sum = [...number].reverse().reduce((sum, digit, place) => {
    const value = Number(digit) * (1 + (place % 2));
    return sum + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}
