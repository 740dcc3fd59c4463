// What the tests use of Node. With these lines, you don't need the package @types/node.

declare module "node:test" {
  export default function test(name: string, body: () => void): void;
}

declare module "node:assert/strict" {
  export function ok(value: unknown, message?: string): asserts value;
  export function deepEqual(actual: unknown, expected: unknown, message?: string): void;
}

declare module "node:util" {
  export function inspect(value: unknown, options?: object): string;
}
