// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

/// The plural categories of whole numbers, as runs of equal categories: `f3` means three times "few".
///
/// plurals.py writes them from the Unicode CLDR data in PyPI's babel.
let cldrPlurals = [
    "ar": """
    z1 11 21 f8 m89 o3 f8 m89 o10
    """,
    "cs": """
    o1 11 f3 o205
    """,
    "da": """
    o1 11 o208
    """,
    "de": """
    o1 11 o208
    """,
    "el": """
    o1 11 o208
    """,
    "en": """
    o1 11 o208
    """,
    "es": """
    o1 11 o204 m1 o1 m2
    """,
    "fi": """
    o1 11 o208
    """,
    "fr": """
    12 o204 m1 o1 m2
    """,
    "he": """
    o1 11 21 o207
    """,
    "hi": """
    12 o208
    """,
    "hu": """
    o1 11 o208
    """,
    "id": """
    o210
    """,
    "it": """
    o1 11 o204 m1 o1 m2
    """,
    "ja": """
    o210
    """,
    "ko": """
    o210
    """,
    "nb": """
    o1 11 o208
    """,
    "nl": """
    o1 11 o208
    """,
    "pl": """
    m1 11 f3 m17 f3 m7 f3 m7 f3 m7 f3 m7 f3 m7 f3 m7 f3 m7 f3 m7 f3 m17 f3 m7 f3 m7 f3 m7 f3 \
    m7 f3 m7 f3 m7 f3 m7 f3 m8 f1 m6
    """,
    "pt-BR": """
    12 o204 m1 o1 m2
    """,
    "pt-PT": """
    o1 11 o204 m1 o1 m2
    """,
    "ro": """
    f1 11 f18 o81 f19 o82 f2 o3 f1 o2
    """,
    "ru": """
    m1 11 f3 m16 11 f3 m6 11 f3 m6 11 f3 m6 11 f3 m6 11 f3 m6 11 f3 m6 11 f3 m6 11 f3 m6 11 f3 \
    m16 11 f3 m6 11 f3 m6 11 f3 m6 11 f3 m6 11 f3 m6 11 f3 m6 11 f3 m6 11 f3 m7 11 f1 m3 11 m2
    """,
    "sk": """
    o1 11 f3 o205
    """,
    "sv": """
    o1 11 o208
    """,
    "th": """
    o210
    """,
    "tr": """
    o1 11 o208
    """,
    "uk": """
    m1 11 f3 m16 11 f3 m6 11 f3 m6 11 f3 m6 11 f3 m6 11 f3 m6 11 f3 m6 11 f3 m6 11 f3 m6 11 f3 \
    m16 11 f3 m6 11 f3 m6 11 f3 m6 11 f3 m6 11 f3 m6 11 f3 m6 11 f3 m6 11 f3 m7 11 f1 m3 11 m2
    """,
    "vi": """
    o210
    """,
    "zh-Hans": """
    o210
    """,
    "zh-Hant": """
    o210
    """,
]

/// The table's numbers, in order.
let cldrNumbers: [UInt] =
    Array(0...200) + [1_000, 1_001, 1_002, 10_000, 100_000, 1_000_000, 1_000_001, 2_000_000, 10_000_000]
