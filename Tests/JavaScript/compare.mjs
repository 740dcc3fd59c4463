// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

// Compares modules with the answers of the strategies: node Tests/JavaScript/compare.mjs FOLDER
// Exits with 1 if an answer differs, if more than 2 percent of a strategy's inputs are undecided, or if the checkout form
// is larger than its limits.

import { readFileSync, readdirSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { execFileSync } from 'node:child_process';
import { gzipSync } from 'node:zlib';

const folder = process.argv[2];
const load = (name) => import(pathToFileURL(`${folder}/${name}.mjs`));
const languages = ['en', 'de', 'ar', 'pl'];
// What the module's comment lists: rules that it never decides, or options for which it decides less.
const partial = /^(?:(?:sensitive )?(?:oneOf|noneOf)|(?:sensitive )?singleScript|sensitive iban|sensitive (?:boolean|characters|contains|date|dateTime|decimal|emailDomainSpelling|integer|prefix|suffix|pattern|time|url)|pattern cardNumber|date__format_yyyy年M月d日|.*publicHosts.*|.*\\p.*)$|^(?:compositions|.*(?:international|unicode_true|scopes|zones).*)$/;
// In compressed bytes.
const limits = { checkout: 7050, 'checkout-without-messages': 3400 };

const differences = [];
const tally = new Map();
let compared = 0;
let states = 0;
let undecidedWarnings = 0;

function differ(entry, text, expected, answer) {
  if (differences.length < 40) differences.push(`${entry.field} ${JSON.stringify(text.slice(0, 80))}: ${expected}, not ${answer}`);
  else differences.push('');
}

const lines = readFileSync(`${folder}/cases.jsonl`, 'utf8').split('\n');
for (const line of lines) {
  const entry = JSON.parse(line);
  const module = await load(entry.module);
  if (module.clock) module.clock.now = () => ({ year: 2026, month: 11, day: 30 });
  const field = module.fields[entry.field];
  // The module of a strategy that is alone in its group.
  const alone = entry.group === entry.field && entry.field.includes(' ') ? (await load(`only-${entry.group}`)).fields.value : null;
  const count = tally.get(entry.field) ?? { group: entry.group, decided: 0, undecided: 0 };
  tally.set(entry.field, count);
  languages.forEach((language, index) => {
    if ((field.hint(language) ?? null) !== (entry.hint[index] ?? null)) differ(entry, 'hint', entry.hint[index], field.hint(language));
  });
  for (const { text, normal, progress, code, name, position, messages, warnings } of entry.inputs) {
    const answered = field.progress(text);
    if (answered !== module.undecided) {
      states++;
      if (answered !== progress) differ(entry, text, progress, answered);
    } else if (progress === 'accepted' && field.validate(text) === null) {
      differ(entry, text, progress, answered);
    }
    const answers = languages.map((language) => field.validate(text, language));
    const [answer] = answers;
    if (answer === module.undecided) {
      if (!/(?:^|[.@/])xn--/i.test(text)) count.undecided++;
      continue;
    }
    compared++;
    count.decided++;
    try {
      if (alone && alone.validate(text)?.code !== code) differ(entry, text, code, 'another code alone');
    } catch (error) { differ(entry, text, code, error.message); }
    if (code === undefined) {
      if (answer !== null) differ(entry, text, 'accepted', JSON.stringify(answer));
    } else if (answer === null) {
      differ(entry, text, `${code} ${name}`, 'accepted');
    } else {
      const offset = position === undefined ? undefined : Buffer.from(text).subarray(0, position).toString().length;
      const isMoved = ['compositions', 'folded', 'warnings'].includes(entry.group);
      if (answer.code !== code || answer.name !== name || answer.position !== position || !isMoved && answer.offset !== offset) {
        differ(entry, text, `${code} ${name} ${position} ${offset}`, `${answer.code} ${answer.name} ${answer.position} ${answer.offset}`);
      } else {
        answers.forEach((one, index) => {
          if (one.message !== messages[index]) differ(entry, text, `${code} “${messages[index]}”`, `“${one.message}”`);
        });
      }
    }
    if (warnings) {
      languages.forEach((language, index) => {
        const found = field.warnings(text, language);
        if (found.includes(module.undecided)) {
          undecidedWarnings++;
          if (entry.group === 'warnings' && entry.field !== 'unknown' && !text.includes('xn--')) differ(entry, text, 'decided warnings', JSON.stringify(found));
          return;
        }
        compared++;
        if (entry.field === 'unknown' && code === undefined) differ(entry, text, 'undecided warnings', JSON.stringify(found));
        const show = (list) => JSON.stringify(list);
        const expected = show(warnings.map((one) => [one.code, one.name, one.position ?? null, one.messages[index]]));
        const answer = show(found.map((one) => [one.code, one.name, one.position ?? null, one.message]));
        if (answer !== expected) differ(entry, text, `warnings ${expected}`, answer);
      });
    } else if (field.warnings?.(text).length) {
      differ(entry, text, 'no warnings', JSON.stringify(field.warnings(text)));
    }
    const own = field.normalize(text);
    if (own !== undefined && own !== normal) differ(entry, text, `normalized ${JSON.stringify(normal)}`, JSON.stringify(own));
  }
}

// A table's rows, with the rules over several columns.
const table = await load('table');
const bare = await load('table-without-messages');
for (const line of readFileSync(`${folder}/rows.jsonl`, 'utf8').split('\n')) {
  const { row, answers, warnings } = JSON.parse(line);
  const flat = (list) => list.map(({ field, answer }) => ({ field, code: answer.code, message: answer.message }));
  const show = (list) => JSON.stringify(list.map(({ field, code, message }) => [field, code, message]));
  const codes = (list) => show(list.map(({ field, code }) => ({ field, code })));
  for (const [expected, own, ownWithoutMessages] of [
    [answers, table.validateRow(row), bare.validateRow(row)], [warnings, table.rowWarnings(row), bare.rowWarnings(row)],
  ]) {
    compared++;
    if (show(flat(own)) !== show(expected)) differ({ field: 'table' }, JSON.stringify(row), show(expected), show(flat(own)));
    if (codes(flat(ownWithoutMessages)) !== codes(expected)) {
      differ({ field: 'table-without-messages' }, JSON.stringify(row), codes(expected), codes(flat(ownWithoutMessages)));
    }
  }
}

// A module without messages has the strategies' warnings. It decides about more inputs, because some errors' messages
// need the server.
const [named, unnamed] = [await load('warnings'), await load('warnings-without-messages')];
for (const module of [named, unnamed]) module.clock.now = () => ({ year: 2026, month: 11, day: 30 });
for (const line of lines) {
  const { module, field, inputs } = JSON.parse(line);
  if (module !== 'warnings') continue;
  for (const { text, warnings } of inputs) {
    const show = (list) => JSON.stringify(list.map((one) => one.code ? [one.code, one.position] : one));
    const found = unnamed.fields[field].warnings(text);
    const expected = found.includes(unnamed.undecided) ? named.fields[field].warnings(text) : warnings ?? [];
    compared++;
    if (show(found) !== show(expected)) differ({ field: `${field} without messages` }, text, show(expected), show(found));
  }
}

// A tag without messages takes the messages of its language, or of the first language, and only texts are validated.
{
  const { fields, languages } = await load('strategies');
  const [field] = Object.values(fields);
  const first = field.validate('?', languages[0]);
  for (const tag of [`${languages[0]}-XX`, languages[0].toUpperCase(), 'xx', '', null, undefined]) {
    compared++;
    const answer = field.validate('?', tag);
    if (JSON.stringify(answer) !== JSON.stringify(first)) differ({ field: 'language' }, tag, JSON.stringify(first), JSON.stringify(answer));
    if (field.hint(tag) !== field.hint(languages[0])) differ({ field: 'hint' }, tag, field.hint(languages[0]), field.hint(tag));
  }
  for (const value of [5, true, {}, []]) {
    for (const [name, each] of Object.entries(fields)) {
      let reason;
      try { each.validate(value); } catch (error) { reason = error.message; }
      if (reason !== 'a field needs a text, or null') differ({ field: name }, String(value), 'a TypeError', reason);
    }
  }
  // An object without values doesn't inherit any.
  compared++;
  const inherited = Object.create(Object.fromEntries(Object.keys(table.fields).map((name) => [name, 'x'])));
  if (JSON.stringify(table.validateRow(inherited)) !== JSON.stringify(table.validateRow({}))) {
    differ({ field: 'table' }, 'inherited values', 'missing values', 'inherited values');
  }
}

// Each module of one strategy has all that it uses.
for (const file of readdirSync(folder).filter((name) => name.startsWith('only-') && name.endsWith('.mjs'))) {
  const { fields } = await load(file.slice(0, -4));
  for (const text of ['', '\u00a0x\u0661,', 'abc', '123', '2024-05-31', 'a@b.c', ' 12 ', '\u00e9'.repeat(70000)]) {
    try { fields.value.validate(text); fields.value.normalize(text); fields.value.warnings?.(text); } catch (error) { differ({ field: file }, text, 'an answer', error.message); }
  }
}

let status = 0;
const undecidedShares = [...tally].filter(([, { undecided }]) => undecided)
  .map(([field, { group, decided, undecided }]) => [field, group, undecided / (decided + undecided)]);
for (const [field, group, share] of undecidedShares) {
  if (process.env.VERBOSE) console.log(`${(100 * share).toFixed(1)} % undecided: ${field}`);
  if (share > 0.02 && !partial.test(group === 'compositions' ? group : field) && !process.env.ALLOW?.split(' ').includes(group)) {
    console.error(`${field}: ${(100 * share).toFixed(1)} percent undecided`);
    status = 1;
  }
}
for (const [name, limit] of Object.entries(limits)) {
  // As a bundler minifies it.
  const source = execFileSync('esbuild', ['--minify', '--format=esm', '--charset=utf8', `${folder}/${name}.mjs`]);
  const bytes = gzipSync(source, { level: 9 }).length;
  if (source.includes('arning')) {
    console.error(`${name} has functions for warnings`);
    status = 1;
  }
  console.log(`${name}: ${source.length} bytes, ${bytes} compressed`);
  if (bytes > limit) {
    console.error(`${name} is larger than ${limit} bytes`);
    status = 1;
  }
}
console.log(`${compared} answers and ${states} states of typing compared, ${differences.length} different, ${undecidedWarnings} lists of warnings undecided, Unicode ${process.versions.unicode}`);
for (const text of differences.filter((text) => text)) console.error(text);
process.exit(differences.length ? 1 : status);
