import { CheckoutScreen, Document, Field, hasCheckDigit } from "../screen";

/** The checkout form without the pattern: one method validates with if and else. */
export class CheckoutForm implements CheckoutScreen {
  private document: Document = "member number";
  private readonly texts = new Map<Field, string>();
  private readonly messages = new Map<Field, string | undefined>();

  choose(document: Document): void {
    this.document = document;
    this.validateAgain("document number");
  }

  enter(field: Field, text: string): void {
    this.texts.set(field, text);
    this.validate(field);
  }

  submit(): boolean {
    this.validate("document number");
    this.validate("card number");
    this.validate("security code");
    return [...this.messages.values()].every((message) => message === undefined);
  }

  message(field: Field): string | undefined {
    return this.messages.get(field);
  }

  private validate(field: Field): void {
    this.messages.set(field, this.problem(field, this.texts.get(field) ?? ""));
  }

  // The message about the previous choice may be visible.
  private validateAgain(field: Field): void {
    if (this.messages.has(field)) {
      this.validate(field);
    }
  }

  private problem(field: Field, text: string): string | undefined {
    if (field === "document number") {
      if (this.document === "member number") {
        return /^[0-9]{6,8}$/.test(text) ? undefined : "Enter 6 to 8 digits";
      } else if (this.document === "nickname") {
        return /^[A-Za-z]{3,12}$/.test(text) ? undefined : "Enter 3 to 12 letters";
      } else {
        return /^[A-Z]{2}[0-9]{7}$/.test(text) ? undefined : "Enter 2 capital letters and 7 digits";
      }
    } else if (field === "card number") {
      const number = text.replace(/[ -]/g, "");
      const isVisa = /^4[0-9]{15}$/.test(number);
      const isMastercard = /^5[1-5][0-9]{14}$/.test(number);
      if (!isVisa && !isMastercard) {
        return "We accept these cards: Visa, Mastercard";
      }
      return hasCheckDigit(number) ? undefined : "Check each digit for a typo";
    } else {
      return /^[0-9]{3}$/.test(text) ? undefined : "Enter 3 digits";
    }
  }
}
