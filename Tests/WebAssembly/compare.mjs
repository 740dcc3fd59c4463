// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

// Compares the engine in WebAssembly with the library: node Tests/WebAssembly/compare.mjs ENGINE FILE
// Exits with 1 if an answer differs, or if the engine is larger than its limit.

import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';

const [engine, cases] = process.argv.slice(2).map((path) => readFileSync(path));
// In compressed bytes.
const limit = 180_000;

const { instance: { exports } } = await WebAssembly.instantiate(engine);

// Calls a function with the place and the length of a text in the engine's memory.
function withText(text, body) {
  const bytes = Buffer.from(text);
  const start = exports.reserve(bytes.length);
  new Uint8Array(exports.memory.buffer).set(bytes, start);
  const answer = body(start, bytes.length);
  exports.release(start);
  return answer;
}

const differences = [];
let compared = 0;
const compile = (expression) => withText(expression, exports.compile);
for (const line of cases.toString().split('\n')) {
  const { name, expression, accepted, rejected } = JSON.parse(line);
  const number = compile(expression);
  if (number < 0) differences.push(`${name} isn't a pattern`);
  else for (const [texts, expected] of [[accepted, 1], [rejected, 0]]) for (const text of texts) {
    compared++;
    if (withText(text, (...bytes) => exports.matches(number, ...bytes)) !== expected) {
      differences.push(`${name} ${JSON.stringify(text)}: ${expected} expected`);
    }
  }
}
for (const mistake of ['(', '[z-a]', 'a{2,1}', '(?<=a)b', '\\1', 'a'.repeat(9000)]) {
  if (compile(mistake) >= 0) differences.push(`${mistake.slice(0, 20)} is a pattern`);
}
const size = gzipSync(engine, { level: 9 }).length;
if (size > limit) differences.push(`the engine has ${size} compressed bytes, more than ${limit}`);
console.log(`WebAssembly: ${compared} answers about patterns compared, ${differences.length} different;`
  + ` ${engine.length} bytes, ${size} compressed.`);
differences.slice(0, 20).forEach((line) => console.log(line));
process.exitCode = compared > 1000 && !differences.length ? 0 : 1;
