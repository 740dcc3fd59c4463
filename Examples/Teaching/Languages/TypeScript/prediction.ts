// Searches six texts for lines of digits, and prints a result for each.
for (const text of ["123", "12a", "", "123\n", "123\nabc", "\uFF11\uFF12\uFF13"]) {
  console.log(JSON.stringify(text), /^[0-9]*$/m.test(text));
}
