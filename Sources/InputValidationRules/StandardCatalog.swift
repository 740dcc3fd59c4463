// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import InputValidation

extension StrategyCatalog where Input == String {
    /// The catalog of all built-in strategies for text, under the names in their `StrategyConfiguration`.
    ///
    /// A new strategy needs one entry, in the file of its family.
    public static let standard: Self = {
        var all = compositions
        addTextCompositions(to: &all)
        addText(to: &all)
        addNumbers(to: &all)
        addFormats(to: &all)
        addIdentifiers(to: &all)
        addCalendar(to: &all)
        return all
    }()
}

extension StrategyCatalog<String>.Entry {
    /// Creates an entry for a strategy with the option `maximumBytes`, the cap in bytes.
    static func text(
        _ summary: String,
        cap: Int = TextInputValidator.defaultMaximumBytes,
        _ options: KeyValuePairs<String, String> = [:],
        make: @escaping @Sendable (inout StrategyArguments, Int) throws -> InputValidator<String>
    ) -> Self {
        Self(summary, options: options.map { ($0.key, $0.value) } + [maximumBytes]) { arguments in
            try make(&arguments, try arguments.maximumBytes(cap))
        }
    }

    private static var maximumBytes: (String, String) {
        ("maximumBytes", "the maximum size of an input in UTF-8 bytes; 0 for no limit")
    }

    private init(_ summary: String, options: [(String, String)], make: @escaping StrategyCatalog<String>.Factory) {
        self.summary = summary
        self.options = options.map { (name: $0.0, summary: $0.1) }
        self.make = make
    }
}

extension StrategyArguments {
    /// Reads the option `maximumBytes`, where 0 means no cap.
    fileprivate mutating func maximumBytes(_ standard: Int) throws -> Int {
        guard let cap = try self("maximumBytes", as: Int.self) else { return standard }
        guard cap >= 0 else { throw error("“maximumBytes” must be 0 or more", at: "maximumBytes") }
        return cap == 0 ? .max : cap
    }
}
