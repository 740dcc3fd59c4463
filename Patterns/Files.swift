// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

#if StockPatterns

// MARK: - File names

extension InputPattern {
    /// The patterns of this file.
    static let filePatterns: [InputPattern] = [
        .fileNamePortable, .fileNameSafe,
    ]

    /// A file name in the portable characters of POSIX: letters, digits, dot, underscore, and inner hyphens.
    public static let fileNamePortable = InputPattern(
        name: "fileNamePortable",
        summary:
            "A file name in the portable characters of POSIX: letters, digits, dot, underscore, and inner hyphens.",
        expression: #"(?!\.{1,2}$)[A-Za-z0-9._][A-Za-z0-9._-]{0,254}"#,
        source: "POSIX.1-2017, sections 3.282 (Portable Filename Character Set) and 4.8",
        link: "https://pubs.opengroup.org/onlinepubs/9699919799/basedefs/V1_chap03.html#tag_03_282",
        note: "The name is portable between Unix systems. Windows reserves some names. See `fileNameSafe`.",
        example: "README.md",
        accepted: [
            "a", ".gitignore", "report_2026-11-21.txt", "archive.tar.gz", "...", "CON",
            String(repeating: "a", count: 255),
        ],
        rejected: [
            ".", "..", "-rf", "a/b", "a b.txt", "a\\b", "café.txt", "a:b", "a*", String(repeating: "a", count: 256),
            "a\u{0000}b",
        ])

    /// A file name that Windows, macOS, and Linux can store: no reserved name, character, or ending.
    public static let fileNameSafe = InputPattern(
        name: "fileNameSafe",
        summary: "A file name that Windows, macOS, and Linux can store: no reserved name, character, or ending.",
        expression: #"""
            (?!(?:[Cc][Oo][Nn]|[Pp][Rr][Nn]|[Aa][Uu][Xx]|[Nn][Uu][Ll]|(?:[Cc][Oo][Mm]\#
            |[Ll][Pp][Tt])[0-9\u00B9\u00B2\u00B3]) *(?:\.|$))\#
            [^<>:"/\\|?*\p{Zs}\#(invisible)]\#
            (?:[^<>:"/\\|?*\#(invisible)]*[^<>:"/\\|?*.\p{Zs}\#(invisible)])?
            """#,
        source: "Microsoft, Naming Files, Paths, and Namespaces; POSIX.1-2017, section 3.170 (Filename)",
        link: "https://learn.microsoft.com/windows/win32/fileio/naming-a-file",
        note: "Lengths differ between systems and are not checked. Combine the pattern with a limit of 255.",
        example: "My Report (final).pdf",
        accepted: [
            "README.md", "résumé.docx", "資料.txt", "console.log", "COM10", ".gitignore", "con_1.txt", "a",
            "Screenshot 9.41\u{202F}AM.png",
        ],
        rejected: [
            "CON", "con", "nul.txt", "COM1", "lpt9.log", "aux.tar.gz", "COM\u{00B9}", "file.", "file ", " file", "a/b",
            "a\\b", "a:b", "a?b", "a|b", "\"a\"", "..", "../a", "a\u{0000}b", "１２３/４.txt", "invoice\u{202E}fdp.exe",
            "invoice\u{61C}fdp.exe", "\u{3164}", "\u{A0}", "a\u{FE0F}",
        ])
}

#endif
