import { InputValidator, ValidationError } from "../../validation";
import { hasCheckDigit } from "../screen";

/** A strategy that accepts a text that matches a regular expression. */
export class PatternInputValidator extends InputValidator {
  private readonly mismatch: ValidationError;

  constructor(private readonly expression: RegExp, code: number, message: string) {
    super();
    this.mismatch = { domain: "Checkout", code, message };
  }

  override validate(text: string): ValidationError | undefined {
    return this.expression.test(text) ? undefined : this.mismatch;
  }
}

/** A card network, with the form of its card numbers. */
export interface Network {
  readonly title: string;
  readonly expression: RegExp;
}

export const visa: Network = { title: "Visa", expression: /^4[0-9]{15}$/ };
export const mastercard: Network = { title: "Mastercard", expression: /^5[1-5][0-9]{14}$/ };
export const americanExpress: Network = { title: "American Express", expression: /^3[47][0-9]{13}$/ };

/** Returns whether a card number belongs to a network. */
export function isCard(network: Network, number: string): boolean {
  return network.expression.test(number.replace(/[ -]/g, ""));
}

/** A strategy that accepts the card numbers of some networks. */
export class CardInputValidator extends InputValidator {
  private readonly otherNetwork: ValidationError;
  private readonly wrongCheckDigit: ValidationError = {
    domain: "Checkout", code: 5, message: "Check each digit for a typo",
  };

  constructor(private readonly networks: readonly Network[]) {
    super();
    const titles = networks.map((network) => network.title).join(", ");
    this.otherNetwork = { domain: "Checkout", code: 4, message: `We accept these cards: ${titles}` };
  }

  override validate(number: string): ValidationError | undefined {
    if (!this.networks.some((network) => isCard(network, number))) {
      return this.otherNetwork;
    }
    return hasCheckDigit(number.replace(/[ -]/g, "")) ? undefined : this.wrongCheckDigit;
  }
}
