// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import Configuration
import InputValidation

extension ConfigReader {
    func int(
        forKey key: ConfigKey, _ rule: InputValidator<Int>
    ) throws -> Int {
        let value = try requiredInt(
            forKey: key, isSecret: rule.isSensitive)
        return try ValidatedInput(value, rule, label: "\(key)")
            .resolved()
    }

    func string(
        forKey key: ConfigKey, _ rule: InputValidator<String>
    ) throws -> String {
        let text = try requiredString(
            forKey: key, isSecret: rule.isSensitive)
        return try ValidatedInput(text, rule, label: "\(key)")
            .resolved()
    }
}

// snippet.reading
/// Prints each key that the program reads, with its value.
struct AccessLog: AccessReporter {
    func report(_ event: AccessEvent) {
        if let value = try? event.result.get() {
            print(event.metadata.key, value)
        }
    }
}

let values = InMemoryProvider(values: [
    "http.port": 70_000, "mail.from": "ada@example.com",
    "database.password": "letmein",
])
let config = ConfigReader(
    provider: values, accessReporter: AccessLog())
do {
    _ = try config.int(forKey: "http.port", .range(1...65_535))
} catch let error as ValidationError {
    print(error.reason)
}
// http.port [int: 70000]
// http.port must be between 1 and 65,535

do {
    _ = try config.string(forKey: "database.password", .password())
} catch let error as ValidationError {
    print(error.reason)
}
// database.password [string: <REDACTED>]
// database.password must be 15 characters or more
// snippet.end

print(try config.string(forKey: "mail.from", .email))
// mail.from [string: ada@example.com]
// ada@example.com

do { _ = try config.int(forKey: "mail.from", .range(1...9)) } catch {
    print(error)
}
// Config value for key 'mail.from' failed to convert to type int.

do { _ = try config.int(forKey: "none", .range(1...9)) } catch {
    print(error)
}
// Missing required config value for key: none.
