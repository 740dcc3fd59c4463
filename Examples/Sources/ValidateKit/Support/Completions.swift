// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import ArgumentParser
import Foundation

/// The argument parser's completion scripts, with strategy names added where a strategy is used without `check`.
///
/// The parser completes the subcommands there and ignores the default subcommand.
enum Completions {
    /// Returns a script with the names added.
    ///
    /// A script with an unexpected format is returned unchanged.
    static func completed(_ script: String) -> String {
        let names = Names.all.joined(separator: " ")
        let commands = (Validate.configuration.subcommands.map { $0._commandName } + ["help"]).joined(separator: " ")
        return
            script
            .replacingFirst(
                """
                        COMPREPLY+=($(compgen -W '\(commands)' -- "${cur}"))
                """,
                by: """
                            if [[ ${COMP_CWORD} -eq 1 ]]; then
                                COMPREPLY+=($(compgen -W '\(commands) \(names)' -- "${cur}"))
                            else
                                unparsed_words=("${subcommand}" "${unparsed_words[@]}")
                                _validate_check
                            fi
                    """
            )
            .replacingFirst(
                "        _describe -V subcommand subcommands && ret=0\n",
                by: "        _describe -V subcommand subcommands && ret=0\n        compadd -- \(names) && ret=0\n"
            )
            .addingFish(names, commands)
    }
}

extension String {
    fileprivate func replacingFirst(_ part: String, by other: String) -> String {
        guard let range = firstRange(of: part) else { return self }
        return replacingCharacters(in: range, with: other)
    }

    fileprivate func addingFish(_ names: String, _ commands: String) -> String {
        let condition = "__validate_should_offer_completions_for_positional \"validate\" -eq 1"
        let options = "        __validate_parse_subcommand 0 'version' 'h/help'\n"
        guard contains("complete -c 'validate' -n '\(condition)'"), contains(options) else { return self }
        // A strategy without `check` is completed like a strategy with `check`.
        return replacingFirst(
            options,
            by: options + """
                        if test -n "$unparsed_tokens[1]"; and not contains -- "$unparsed_tokens[1]" \(commands)
                            set unparsed_tokens check $unparsed_tokens
                        end

                """) + "\ncomplete -c 'validate' -n '\(condition)' -fka '\(names)'"
    }
}
