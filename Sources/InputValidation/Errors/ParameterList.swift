// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

extension ValidationError {
    /// The parameters of an error, in any order.
    ///
    /// The first dictionary of a process whose keys are of a new type makes the runtime search the conformances of all
    /// modules (measured: three quarters of the instructions of the first strategy of a process). An array does not, so
    /// only an error with many parameters has a dictionary.
    struct ParameterList: Sendable {
        struct Entry: Hashable, Sendable {
            let name: Parameter
            var value: Value
        }

        private enum Storage: Sendable {
            case few([Entry])
            case many([Parameter: Value])
        }

        private var storage: Storage

        init(_ parameters: [Parameter: Value]) {
            // More parameters than any error of the library has, and few enough to search one by one.
            let isShort = parameters.count <= 8
            storage = isShort ? .few(parameters.map { Entry(name: $0.key, value: $0.value) }) : .many(parameters)
        }

        /// Creates a list of one parameter.
        init(_ name: Parameter, _ value: Value) {
            storage = .few([Entry(name: name, value: value)])
        }

        var count: Int {
            switch storage {
            case .few(let entries): entries.count
            case .many(let parameters): parameters.count
            }
        }

        var entries: [Entry] {
            switch storage {
            case .few(let entries): entries
            case .many(let parameters): parameters.map { Entry(name: $0.key, value: $0.value) }
            }
        }

        var dictionary: [Parameter: Value] {
            switch storage {
            case .few(let entries): Dictionary(uniqueKeysWithValues: entries.lazy.map { ($0.name, $0.value) })
            case .many(let parameters): parameters
            }
        }

        /// Returns the entry with a name, which may have another normalization form than the given one.
        func entry(_ name: Parameter) -> Entry? {
            switch storage {
            case .few(let entries): entries.first { $0.name == name }
            case .many(let parameters):
                parameters.index(forKey: name).map { Entry(name: parameters[$0].key, value: parameters[$0].value) }
            }
        }

        /// Sets the value of a new name, or replaces that of a known one.
        mutating func set(_ name: Parameter, to value: Value) {
            switch storage {
            case .few(var entries):
                if let place = entries.firstIndex(where: { $0.name == name }) {
                    entries[place].value = value
                } else {
                    entries.append(Entry(name: name, value: value))
                }
                storage = .few(entries)
            case .many(var parameters):
                parameters[name] = value
                storage = .many(parameters)
            }
        }
    }
}

extension ValidationError.ParameterList: ExpressibleByDictionaryLiteral {
    init(dictionaryLiteral parameters: (ValidationError.Parameter, ValidationError.Value)...) {
        storage = .few(parameters.map { Entry(name: $0.0, value: $0.1) })
    }
}

extension ValidationError.ParameterList: Hashable {
    static func == (first: Self, second: Self) -> Bool {
        first.count == second.count && first.entries.allSatisfy { second.entry($0.name)?.value == $0.value }
    }

    func hash(into hasher: inout Hasher) {
        // The same for every order.
        hasher.combine(entries.reduce(count) { $0 ^ $1.hashValue })
    }
}
