"""Searches six texts for lines of digits, and prints a result for each."""

import json
import re

# The last text is 123 in full-width digits.
texts = [
    "123", "12a", "", "123\n", "123\nabc", "\uFF11\uFF12\uFF13",
]
for text in texts:
    accepted = re.search("^[0-9]*$", text, re.MULTILINE) is not None
    print(json.dumps(text, ensure_ascii=False), accepted)
