"""Searches six texts for lines of digits, and prints a result for each."""

import json
import re

for text in ("123", "12a", "", "123\n", "123\nabc", "\uFF11\uFF12\uFF13"):
    print(json.dumps(text, ensure_ascii=False), str(bool(re.search("^[0-9]*$", text, re.MULTILINE))).lower())
