// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import InputValidation
import Testing

@testable import ValidationFormats

@Suite("Tables of codes")
struct CodeTableTests {
    private static let tables: [CodeTable] = [
        .countries, .currencies, .twoLetterLanguages, .threeLetterLanguages, .timeZones,
    ]

    @Test("find each of their codes, and no prefix, extension, or neighbor of one", arguments: [0, 1, 2, 3, 4])
    func lookup(index: Int) {
        let table = Self.tables[index]
        let codes = table.codes(inField: 0)
        let all = Set(codes)
        func contains(_ text: String) -> Bool {
            Array(text.utf8).withUnsafeBufferPointer { table.contains($0.span, inField: 0) }
        }
        #expect(all.count == codes.count && codes.allSatisfy(contains))
        let others = codes.flatMap {
            [$0 + "A", String($0.dropLast()), String($0.dropFirst()), "\($0) ", " \($0)", "\($0)="]
        }
        #expect(others.filter { contains($0) != all.contains($0) } == [])
        #expect(["", " ", "=", "~", "\0", "zzzz"].filter(contains) == [])
    }

    @Test("have an expression that matches exactly their codes")
    func expressions() throws {
        #expect(CodeTable.expression(of: ["B", "AC", "AB", "A"]) == "(?:A[BC]?|B)")
        #expect(CodeTable.expression(of: ["Etc/GMT+1", "Etc/GMT+10", "Etc/GMT-1"]) == #"Etc/GMT(?:\+10?|\-1)"#)
        for table in Self.tables {
            let codes = table.codes(inField: 0)
            let pattern = try RegexInputValidator(CodeTable.expression(of: codes))
            #expect(codes.filter { !pattern.isValid($0) } == [])
            let all = Set(codes)
            let others = codes.flatMap { [$0 + "A", String($0.dropLast()), String($0.reversed())] }
            #expect(others.filter { pattern.isValid($0) != all.contains($0) } == [])
        }
    }
}
