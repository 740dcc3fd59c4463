// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import CInputValidation
import ColumnLibrary
import Testing

@Suite("The C library")
struct ColumnLibraryTests {
    private static let texts = ["a@b.org", nil, "a.b.org", "", "long.local.part@example.museum"]

    @Test("validates each layout of texts", arguments: ["u", "z", "U", "vu"])
    func layouts(format: String) {
        let found = TestArray(texts: Self.texts, format: format).validated(by: .email)
        #expect(found.result == 3)
        #expect(found.verdicts == [true, false, false, false, true])
        #expect(found.codes == [0, 1004, 1090, 1004, 0])
    }

    @Test("validates rows with a rule over several columns, at the struct's offset and with its nulls")
    func rows() {
        let first = TestArray(texts: ["x", "2024-01-02", "2024-01-03", nil, "2024-01-02"])
        let second = TestArray(texts: ["y", "2024-01-03", "2024-01-02", "2024-01-01", "2024-01-01"])
        let rows = TestArray(
            "+s", length: 4, offset: 1, [TestArray.bits([true, true, true, true, false])], children: [first, second])
        let found = rows.validated(by: .dates, check: 2)
        #expect(found.result == 1 && found.codes == [0, 1231, 0, 0])
        let text = taken(errors(OpenRules.dates.handle, 2, rows.schema, rows.array, 1, "fr"))
        #expect(text?.contains(#""code":1231,"name":"fields.order""#) == true)
        #expect(taken(errors(OpenRules.dates.handle, 2, rows.schema, rows.array, 0, nil)) == "[]")
    }

    @Test("finds warnings, which change no verdict")
    func warnings() {
        let array = TestArray(texts: ["a@gmial.com", nil, "a@gmail.com", "gmial.com", "a@outlok.com"])
        let rules = OpenRules.spelling
        #expect(array.validated(by: rules).verdicts == [true, false, true, false, true])
        var codes = [Int32](repeating: -1, count: 5)
        #expect(ColumnLibrary.warnings(rules.handle, 0, array.schema, array.array, &codes) == 2)
        #expect(codes == [1108, 0, 0, 0, 1108])
        let text = taken(errors(rules.handle, 0, array.schema, array.array, 4, nil))
        #expect(text?.hasPrefix(#"[{"severity":"warning","domain":"InputValidationErrorDomain","code":1108,"#) == true)
        #expect(text?.contains("a: did you mean outlook.com?") == true)
        let error = taken(errors(rules.handle, 0, array.schema, array.array, 3, nil))
        #expect(error?.hasPrefix(#"[{"severity":"error","#) == true)
        #expect(taken(describe(rules.handle))?.contains(#""warns":true"#) == true)
        let email = OpenRules.email.handle
        #expect(ColumnLibrary.warnings(email, 0, array.schema, array.array, &codes) == 0)
        #expect(codes == [0, 0, 0, 0, 0])
        #expect(ColumnLibrary.warnings(email, 1, array.schema, array.array, &codes) == Int64(IV_ERROR_ARGUMENT))
        #expect(ColumnLibrary.warnings(nil, 0, array.schema, array.array, &codes) == Int64(IV_ERROR_ARGUMENT))
    }

    @Test("describes a mistake in a rule file, and accepts no rules then")
    func mistake() {
        var text: UnsafeMutablePointer<CChar>?
        let json = Array(#"{"fields":[{"name":"a","strategies":["emial\u0001\""]}]}"#.utf8)
        #expect(open(json, json.count, &text) == nil)
        let mistake = taken(text)
        #expect(mistake?.hasPrefix(#"{"line":1,"column":38,"path":"/fields/0/strategies/0","message":""#) == true)
        #expect(mistake?.contains(#"“emial\\u(01)\"”"#) == true)
        #expect(open(nil, 10, &text) == nil && taken(text) != nil)
        close(nil)
        free(nil)
        #expect(describe(nil) == nil)
    }

    @Test("rejects null pointers, unknown checks, and rows that don't exist")
    func arguments() {
        let array = TestArray(texts: Self.texts)
        let rules = OpenRules.email.handle
        #expect(validate(nil, 0, array.schema, array.array, nil, nil) == Int64(IV_ERROR_ARGUMENT))
        #expect(validate(rules, 0, nil, array.array, nil, nil) == Int64(IV_ERROR_ARGUMENT))
        #expect(validate(rules, 0, array.schema, nil, nil, nil) == Int64(IV_ERROR_ARGUMENT))
        for check in [-1, 1, .max, .min] {
            #expect(validate(rules, check, array.schema, array.array, nil, nil) == Int64(IV_ERROR_ARGUMENT))
            #expect(errors(rules, check, array.schema, array.array, 0, nil) == nil)
        }
        for row in [-1, 5, Int64.max, .min] { #expect(errors(rules, 0, array.schema, array.array, row, nil) == nil) }
        #expect(validate(rules, 0, array.schema, array.array, nil, nil) == 3)
        #expect(export(nil, nil, 0, array.schema, array.array) == Int64(IV_ERROR_ARGUMENT))
    }

    /// Changes that make an array contradict itself.
    static let contradictions: [(String, TestArray)] = {
        let text = Array("a@b.org".utf8)
        func offsets(_ values: Int32...) -> [UInt8] { values.flatMap { TestArray.bytes($0) } }
        func wide(_ values: Int64...) -> [UInt8] { values.flatMap { TestArray.bytes($0) } }
        func view(_ length: Int32, _ buffer: Int32, _ start: Int32) -> [UInt8] {
            TestArray.bytes(length) + Array("a@b.".utf8) + TestArray.bytes(buffer) + TestArray.bytes(start)
        }
        let dictionary = TestArray(texts: ["a@b.org"])
        return [
            ("negative length", TestArray("u", length: -1, [nil, offsets(0, 7), text])),
            ("largest length", TestArray("u", length: .max, [nil, offsets(0, 7), text])),
            ("negative offset", TestArray("u", length: 1, offset: -1, [nil, offsets(0, 7), text])),
            ("largest offset", TestArray("u", length: 1, offset: .max, [nil, offsets(0, 7), text])),
            ("one buffer", TestArray("u", length: 1, [nil])),
            ("four buffers", TestArray("u", length: 1, [nil, offsets(0, 7), text, text])),
            ("no offsets", TestArray("u", length: 1, [nil, nil, text])),
            ("no data", TestArray("u", length: 1, [nil, offsets(0, 7), nil])),
            ("decreasing offsets", TestArray("u", length: 2, [nil, offsets(0, 7, 6), text])),
            ("negative first offset", TestArray("u", length: 1, [nil, offsets(-8, 7), text])),
            ("decreasing large offsets", TestArray("U", length: 2, [nil, wide(0, .max, 7), text])),
            ("negative large offset", TestArray("U", length: 1, [nil, wide(.min, 7), text])),
            ("nulls without bits", TestArray("u", length: 1, nullCount: 1, [nil, offsets(0, 7), text])),
            ("view of no buffer", TestArray("vu", length: 1, [nil, view(13, 0, 0), wide()])),
            ("view of the second buffer", TestArray("vu", length: 1, [nil, view(13, 1, 0), text + text, wide(14)])),
            ("view of a negative buffer", TestArray("vu", length: 1, [nil, view(13, -1, 0), text + text, wide(14)])),
            ("view beyond its buffer", TestArray("vu", length: 1, [nil, view(15, 0, 0), text + text, wide(14)])),
            ("view at a negative place", TestArray("vu", length: 1, [nil, view(13, 0, -1), text + text, wide(14)])),
            ("view at the largest place", TestArray("vu", length: 1, [nil, view(13, 0, .max), text + text, wide(14)])),
            ("view of negative length", TestArray("vu", length: 1, [nil, view(-1, 0, 0), text + text, wide(14)])),
            ("no sizes", TestArray("vu", length: 1, [nil, view(13, 0, 0), text + text, nil])),
            ("negative size", TestArray("vu", length: 1, [nil, view(13, 0, 0), text + text, wide(-14)])),
            ("index beyond the dictionary", TestArray("i", length: 1, [nil, offsets(1)], dictionary: dictionary)),
            ("negative index", TestArray("i", length: 1, [nil, offsets(-1)], dictionary: dictionary)),
            ("largest index", TestArray("L", length: 1, [nil, wide(-1)], dictionary: dictionary)),
            ("no indices", TestArray("i", length: 1, [nil, nil], dictionary: dictionary)),
            ("widest bytes", TestArray("w:9223372036854775807", length: 2, [nil, text])),
            ("no values", TestArray("l", length: 1, [nil, nil])),
            ("no booleans", TestArray("b", length: 1, [nil, nil])),
            ("three buffers of numbers", TestArray("l", length: 1, [nil, wide(1), text])),
        ]
    }()

    @Test("finds contradictions before it reads", arguments: contradictions.indices)
    func hostile(index: Int) {
        let (name, array) = Self.contradictions[index]
        for rules in [OpenRules.email, .anything] {
            #expect(array.validated(by: rules).result == Int64(IV_ERROR_ARRAY), "\(name)")
            #expect(errors(rules.handle, 0, array.schema, array.array, 0, nil) == nil, "\(name)")
        }
    }

    @Test("rejects released structures, and formats without texts")
    func formats() {
        let released = TestArray(texts: ["a"])
        released.array.pointee.release = nil
        #expect(released.validated(by: .email).result == Int64(IV_ERROR_ARRAY))
        let schema = TestArray(texts: ["a"])
        schema.schema.pointee.release = nil
        #expect(schema.validated(by: .email).result == Int64(IV_ERROR_ARRAY))
        schema.schema.pointee.release = { _ in }
        schema.schema.pointee.format = nil
        #expect(schema.validated(by: .email).result == Int64(IV_ERROR_ARRAY))
        let list = TestArray("+l", length: 1, [nil, [0, 0, 0, 0, 0, 0, 0, 0]], children: [TestArray(texts: [])])
        for format in [
            "+l", "+s", "+r", "tDs", "tiM", "e", "w:", "w:-1", "w:x", "d:", "d:5", "d:5,x", "d:5,2,256", "tsx:", "ts",
            "", "uu", "d:5,9999",
        ] {
            let array = TestArray(format, length: 1, [nil, Array(repeating: 0, count: 64)])
            #expect(array.validated(by: .email).result == Int64(IV_ERROR_TYPE), "\(format)")
        }
        #expect(list.validated(by: .email).result == Int64(IV_ERROR_TYPE))
        let nested = TestArray(
            "c", length: 1, [nil, [0]], dictionary: TestArray("c", length: 1, [nil, [0]], dictionary: released))
        #expect(nested.validated(by: .email).result == Int64(IV_ERROR_TYPE))
        let circular = TestArray("c", length: 1, [nil, [0]], dictionary: TestArray(texts: ["a"]))
        circular.schema.pointee.dictionary = circular.schema
        circular.array.pointee.dictionary = circular.array
        #expect(circular.validated(by: .email).result == Int64(IV_ERROR_TYPE))
        let column = TestArray(texts: ["2024-01-01"])
        #expect(column.validated(by: .dates, check: 2).result == Int64(IV_ERROR_TYPE))
        let short = TestArray("+s", length: 2, [nil], children: [column, column])
        #expect(short.validated(by: .dates, check: 2).result == Int64(IV_ERROR_ARRAY))
        let lost = TestArray("+s", length: 1, [nil], children: [column, column])
        lost.array.pointee.children[1] = nil
        #expect(lost.validated(by: .dates, check: 2).result == Int64(IV_ERROR_ARGUMENT))
        lost.array.pointee.children = nil
        #expect(lost.validated(by: .dates, check: 2).result == Int64(IV_ERROR_ARRAY))
    }

    /// With the address sanitizer, this finds each byte that's read outside of a buffer.
    @Test("never reads outside of the buffers, whatever is in them", arguments: 0..<20)
    func random(block: UInt64) {
        var random = SplitMix64(seed: block)
        for _ in 0..<300 {
            let count = Int(random.next() % 9)
            let texts = (0..<count).map { _ -> String? in
                random.next() % 4 == 0 ? nil : String(repeating: "a@b.org", count: Int(random.next() % 4))
            }
            let format = ["u", "U", "vu", "z"][Int(random.next() % 4)]
            let array = TestArray(texts: texts, format: format)
            // The first buffer has the validity. Changes in another may contradict its sizes.
            let buffers = array.array.pointee.buffers!
            let size = [0, format == "U" ? 8 * (count + 1) : format == "vu" ? 16 * count : 4 * (count + 1)]
            if size[1] > 0, let bytes = buffers[1] {
                let place = Int(random.next() % UInt64(size[1]))
                UnsafeMutableRawPointer(mutating: bytes).storeBytes(
                    of: UInt8(truncatingIfNeeded: random.next()), toByteOffset: place, as: UInt8.self)
            }
            // A text column doesn't say how many bytes of data it has, so only larger last offsets can't be found.
            if format != "vu" {
                let last =
                    format == "U"
                    ? buffers[1]!.loadUnaligned(fromByteOffset: 8 * count, as: Int64.self)
                    : Int64(buffers[1]!.loadUnaligned(fromByteOffset: 4 * count, as: Int32.self))
                if last > texts.map({ $0?.utf8.count ?? 0 }).reduce(0, +) { continue }
            }
            let found = array.validated(by: .email)
            #expect(found.result >= -2 && found.result <= count)
            if found.result >= 0 { #expect(found.verdicts.count { !$0 } == found.result) }
        }
    }
}

struct SplitMix64 {
    private var state: UInt64

    init(seed: UInt64) { state = seed }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ mixed >> 30) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ mixed >> 27) &* 0x94D0_49BB_1331_11EB
        return mixed ^ mixed >> 31
    }
}
