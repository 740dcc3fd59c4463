// Searches six texts for lines of digits, and prints a result for each.
// The last text is 123 in full-width digits.
const texts = [
  "123", "12a", "", "123\n", "123\nabc", "\uFF11\uFF12\uFF13",
];
for (const text of texts) {
  const accepted = /^[0-9]*$/m.test(text);
  console.log(JSON.stringify(text), accepted);
}
