// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

/// The types of a module for TypeScript.
enum TypeDeclarations {
    static func text(
        fieldNames: [String], hasMessages: Bool, hasRows: Bool, canWarn: Bool, hasClock: Bool, hasDay: Bool,
        hasProgress: Bool
    ) -> String {
        let names = fieldNames.map(JavaScriptLiteral.text).joined(separator: " | ")
        let language = hasMessages ? ", language?: string" : ""
        let missing = hasRows ? " | null" : ""
        let warningsComment =
            "/** Returns the warnings about a text; a rejected text has none. They never change the verdict. */"
        let warningsFunction = "warnings(text: string\(missing)\(language)): (Rejection | typeof undecided)[];"
        let warnings = canWarn ? "\n  \(warningsComment)\n  \(warningsFunction)" : ""
        var parts = [
            """
            // Made by swift-input-validation (validate schema). Do not edit: change the rules instead.

            /** The answer about a text that only the server can decide about: show no error, and send the text. */
            export declare const undecided: 'undecided';

            /** The reason for which a text is rejected. */
            export interface Rejection {
              /** The number of the reason, which never changes. */
              readonly code: number;\(hasMessages ? message : "")
              /** The place of the mistake in bytes of UTF-8, as the server counts, if the mistake has a place. */
              readonly position?: number | undefined;
              /** The place of the mistake in UTF-16 units, as the selection of a text field counts. */
              readonly offset?: number | undefined;
            }

            /** `null` for an accepted text, an object for a rejected text, or `undecided`. */
            export type Answer = null | Rejection | typeof undecided;

            export interface Field {
              /** The label in the field's messages. */
              readonly label?: string;
              /** Returns the answer about a text. */
              validate(text: string\(missing)\(language)): Answer;\(warnings)
              /** Returns the text as the server stores it, a rejected text as it is, or nothing if only the server can decide. */
              normalize(text: string): string | undefined;\(hasMessages ? hint : "")\(hasProgress ? progress : "")
            }

            export type FieldName = \(names);

            export declare const fields: Readonly<Record<FieldName, Field>>;
            """
        ]
        if hasMessages {
            parts.append(
                """
                /** The tags of the languages of the messages. A region's messages are those of its language, and the first language's messages take the place of a language that is missing. */
                export declare const languages: readonly string[];
                """)
        }
        if hasClock {
            parts.append(
                """
                /** The clock for \(hasDay ? "limits that depend on today" : "the expiry of a card"). */
                export declare const clock: { now(): { year: number; month: number\(hasDay ? "; day: number" : "") } };
                """)
        }
        if hasRows {
            parts.append(
                """
                /** Returns the answers about a row that are not `null`, first for fields, then for rules over several fields. */
                export declare function validateRow(
                  row: Readonly<Partial<Record<FieldName, string | null>>>\(language),
                ): { field: FieldName; answer: Rejection | typeof undecided }[];
                """)
        }
        if hasRows, canWarn {
            parts.append(
                """
                /** Returns the warnings about a row, first about fields, then of rules over several fields. */
                export declare function rowWarnings(
                  row: Readonly<Partial<Record<FieldName, string | null>>>\(language),
                ): { field: FieldName; answer: Rejection | typeof undecided }[];
                """)
        }
        return parts.joined(separator: "\n\n") + "\n"
    }

    private static let message = """

          /** The name of the reason, such as `email.atMissing`. */
          readonly name: string;
          /** The message for the user. */
          readonly message: string;
        """

    private static let progress = """

          /** Returns how far a text is that is still being typed. */
          progress(text: string): 'accepted' | 'incomplete' | 'impossible' | typeof undecided;
        """

    private static let hint = """

          /** Returns what the field accepts, to show below it, or nothing. */
          hint(language?: string): string | undefined;
        """
}
