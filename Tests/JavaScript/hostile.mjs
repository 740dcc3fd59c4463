// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

// Finds inputs that stop a page: node Tests/JavaScript/hostile.mjs FOLDER [SECONDS]
// FOLDER has the modules and cases that Tests/JavaScript/run has written. Gives each field long texts of repeated parts of
// its samples, and prints the fields whose time for four times the text is more than ten times the time, or whose answer
// takes more than 250 milliseconds.

import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';

const [folder, seconds = '60'] = process.argv.slice(2);
const end = performance.now() + 1000 * seconds;
const characters = [...'aZ09 -+_@.,:/\'"()<>%[]{}|\\^`~#?=&;!*$', '\t', '\u00a0', '\u200b', '\u0301', '\u0661', '\uff11', '\uff9e', '\u{1f469}\u200d', '\u{1f1e9}'];

let seed = 61;
const random = (limit) => {
  seed = (Math.imul(seed, 1103515245) + 12345) >>> 0;
  return (seed >>> 8) % limit;
};
const pick = (list) => list[random(list.length)];

// The least of some times in milliseconds.
function time(field, text) {
  let least = Infinity;
  for (let round = 0; round < 3; round++) {
    const start = performance.now();
    field.validate(text);
    field.normalize(text);
    field.progress?.(text);
    least = Math.min(least, performance.now() - start);
  }
  return least;
}

const fields = [];
for (const line of readFileSync(`${folder}/cases.jsonl`, 'utf8').split('\n')) {
  const { module, field, inputs } = JSON.parse(line);
  const samples = inputs.map(({ text }) => text).filter((text) => text && text.length < 100);
  if (samples.length) fields.push({ name: field, field: (await import(pathToFileURL(`${folder}/${module}.mjs`))).fields[field], samples });
}
const slow = new Map();
let count = 0;
while (performance.now() < end) {
  for (const { name, field, samples } of fields) {
    const sample = pick(samples);
    const cut = random(sample.length + 1);
    const part = random(2) ? pick(characters) + (random(2) ? pick(characters) : '') : sample.slice(cut, cut + 1 + random(6)) || pick(characters);
    const rest = random(2) ? sample.slice(cut) : pick(characters);
    const text = (bytes) => sample.slice(0, cut) + part.repeat(bytes / Buffer.byteLength(part)) + rest;
    count++;
    const long = time(field, text(60_000));
    if (long < 100) continue;
    const ratio = long / Math.max(0.5, time(field, text(15_000)));
    if (long > 250 || ratio > 10) slow.set(name, `${name}: ${long.toFixed(0)} ms, ${ratio.toFixed(1)} times: ${JSON.stringify(text(60))}`);
  }
}
console.log(`${count} hostile texts for ${fields.length} fields, ${slow.size} slow fields`);
for (const line of slow.values()) console.log(line);
process.exitCode = slow.size ? 1 : 0;
