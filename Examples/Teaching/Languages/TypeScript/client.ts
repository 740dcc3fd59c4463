import { InputValidator, ValidatedInput } from "./validation";

/** The client on the page swap.html. */
export class Client {
  constructor(private readonly input: ValidatedInput) {}

  type(text: string): void {
    this.input.value = text;
  }

  validate(): boolean {
    return this.input.validate();
  }

  swapTo(strategy: InputValidator): void {
    this.input.validator = strategy;
  }
}
