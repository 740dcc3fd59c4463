// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

extension ValidationError {
    /// The parameters of an error, in any order.
    ///
    /// The first dictionary of a process whose keys are of a new type makes the runtime search the conformances of all
    /// modules (measured: three quarters of the instructions of the first strategy of a process). An array does not.
    package struct ParameterList: Sendable {
        struct Entry: Hashable, Sendable {
            let name: Parameter
            var value: Value
        }

        private(set) var entries: [Entry]

        init(_ parameters: [Parameter: Value]) {
            entries = parameters.map { Entry(name: $0.key, value: $0.value) }
        }

        /// Creates a list of one parameter.
        init(_ name: Parameter, _ value: Value) {
            entries = [Entry(name: name, value: value)]
        }

        var count: Int { entries.count }

        package var dictionary: [Parameter: Value] {
            Dictionary(uniqueKeysWithValues: entries.lazy.map { ($0.name, $0.value) })
        }

        /// Returns the entry with a name, which may have another normalization form than the given one.
        func entry(_ name: Parameter) -> Entry? { entries.first { $0.name == name } }

        /// Sets the value of a new name, or replaces that of a known one.
        package mutating func set(_ name: Parameter, to value: Value) {
            if let place = entries.firstIndex(where: { $0.name == name }) {
                entries[place].value = value
            } else {
                entries.append(Entry(name: name, value: value))
            }
        }
    }
}

extension ValidationError.ParameterList: ExpressibleByDictionaryLiteral {
    package init(dictionaryLiteral parameters: (ValidationError.Parameter, ValidationError.Value)...) {
        entries = parameters.map { Entry(name: $0.0, value: $0.1) }
    }
}

extension ValidationError.ParameterList: Hashable {
    package static func == (first: Self, second: Self) -> Bool {
        first.count == second.count && first.entries.allSatisfy { second.entry($0.name)?.value == $0.value }
    }

    package func hash(into hasher: inout Hasher) {
        // The same for every order.
        hasher.combine(entries.reduce(count) { $0 ^ $1.hashValue })
    }
}
