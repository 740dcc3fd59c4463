import { InputValidator, ValidatedInput } from "../../validation";
import { CheckoutScreen, Document, Field } from "../screen";
import { CardInputValidator, mastercard, PatternInputValidator, visa } from "./strategies";

/** The checkout form with the pattern: each input has a strategy, which the form swaps. */
export class CheckoutForm implements CheckoutScreen {
  private readonly inputs: Record<Field, ValidatedInput> = {
    "document number": new ValidatedInput("", CheckoutForm.strategy("member number")),
    "card number": new ValidatedInput("", new CardInputValidator([visa, mastercard])),
    "security code": new ValidatedInput("", new PatternInputValidator(/^[0-9]{3}$/, 6, "Enter 3 digits")),
  };

  choose(document: Document): void {
    this.inputs["document number"].validator = CheckoutForm.strategy(document);
  }

  static strategy(document: Document): InputValidator {
    switch (document) {
      case "member number":
        return new PatternInputValidator(/^[0-9]{6,8}$/, 1, "Enter 6 to 8 digits");
      case "nickname":
        return new PatternInputValidator(/^[A-Za-z]{3,12}$/, 2, "Enter 3 to 12 letters");
      case "passport":
        return new PatternInputValidator(/^[A-Z]{2}[0-9]{7}$/, 3, "Enter 2 capital letters and 7 digits");
    }
  }

  enter(field: Field, text: string): void {
    this.inputs[field].value = text;
    this.inputs[field].validate();
  }

  submit(): boolean {
    return Object.values(this.inputs).filter((input) => !input.validate()).length === 0;
  }

  message(field: Field): string | undefined {
    return this.inputs[field].error?.message;
  }
}
