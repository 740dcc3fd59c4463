// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import Foundation
import Testing

@Suite("validate infer: what a column says together with others")
struct InferColumnsTests {
    /// Runs infer --strict for a table, and returns its run, and the lines of the problems that rows then finds.
    private func strict(_ text: String, _ name: String = "a.csv") throws -> (run: Run, lines: [String]) {
        let folder = try TemporaryFolder()
        let path = try folder.write(text, to: name)
        let loose = try Run("infer", path)
        let looseRules = try folder.write(loose.output, to: "loose.json")
        let accepted = try Run("rows", "--rules", looseRules, path)
        #expect(accepted.output.contains(" 0 problems"), "\(accepted.output)\(loose.output)")
        let run = try Run("infer", "--strict", path)
        let rules = try folder.write(run.output, to: "rules.json")
        let checked = try Run("rows", "--rules", rules, path)
        #expect(checked.status < 2, "\(checked.errors)\(run.output)")
        return (run, checked.lines.dropLast().map { String($0.dropFirst(path.count + 1).prefix { $0 != ":" }) })
    }

    private static func table(_ header: String, _ count: Int = 120, _ row: (Int) -> String) -> String {
        header + "\n" + (0..<count).map { row($0) + "\n" }.joined()
    }

    @Test(
        "A single mark for a missing value in a full column is an odd value",
        arguments: [
            ("x", "missingValues", (0..<120).map { ["S", "M", "L"][$0 % 3] }),
            ("x", "\"-\"", (0..<120).map { "\($0 * 7 % 90)" }),
            ("flag", "falseValues\": [\"no\"]", (0..<120).map { ["yes", "no"][$0 % 2] }),
        ])
    func marks(name: String, text: String, values: [String]) throws {
        let odd = values.enumerated().map { $0 == 30 ? "-" : $1 }
        let (run, lines) = try strict(Self.table("k,\(name)") { "k,\(odd[$0])" })
        #expect(run.errors.contains("“\(name)” (line 32)"), "\(run.errors)")
        #expect(!run.output.contains("missingValues") && lines == ["32"], "\(run.output)")
        // Three marks aren't odd.
        let many = values.enumerated().map { $0 < 3 ? "-" : $1 }
        let other = try strict(Self.table("k,\(name)") { "k,\(many[$0])" })
        #expect(other.lines.isEmpty, "\(other.run.output)")
    }

    @Test(
        "The country of telephone numbers and postal codes follows from other columns",
        arguments: [
            ("Telefon,PLZ", "030 5235550,50667", "phoneDE", "6108"),
            ("Phone,State", "305-336-1740,CA", "phoneUS", ""),
            ("ZIP,State", "94103-1314,CA", "postalCodeUS", ""),
            ("telefoon,iban", "020-3121390,NL91ABNA0417164300", "phoneNL", ""),
            ("phone,iban", "030 5235550,DE89370400440532013000", "phoneDE", ""),
        ])
    func countries(header: String, row: String, strategy: String, odd: String) throws {
        let (run, lines) = try strict(
            Self.table("n,\(header)") { number in
                let cells = row.split(separator: ",")
                // Different numbers, as people have them.
                let last = String(format: "%02d", number % 90 + 10)
                let first = cells[0].dropLast(2) + last
                return "\(number),\(first),\(number == 9 && !odd.isEmpty ? odd : String(cells[1]))"
            })
        #expect(run.output.contains("\"\(strategy)\""), "\(run.output)")
        #expect(run.output.contains("The country is a guess from"))
        #expect(lines == (odd.isEmpty ? [] : ["11"]))
    }

    @Test("Without a column that says the country, no country is guessed")
    func noCountry() throws {
        let (run, _) = try strict(Self.table("id,fax") { "\($0),030 52355\(10 + $0 % 90)" })
        #expect(!run.output.contains("\"phone"), "\(run.output)")
    }

    @Test(
        "A column's name says what digits and colons mean",
        arguments: [
            ("dauer", (0..<120).map { "\($0 % 12):\(10 + $0 % 50)" }, "4:75", "a duration"),
            ("start", (0..<120).map { "\(1 + $0 % 12):\(10 + $0 % 50) AM" }, "17:30 PM", "8:00 AM"),
            (
                "Expires", (0..<120).map { String(format: "%02d/%02d", 1 + $0 % 12, 26 + $0 % 9) }, "13/27",
                "expiry date"
            ),
            ("standort", (0..<120).map { "\"5\($0 % 9).47\($0), 10.9\($0)\"" }, "\"95.47, 10.9\"", "a latitude"),
            ("rabatt", (0..<120).map { "\($0 % 60) %" }, "300 %", "from 0 to 100"),
            ("battery", (0..<120).map { "\($0 % 100)" }, "300", "from 0 to 100"),
            ("zoned", (0..<120).map { "2026-01-\(10 + $0 % 20)T10:00:00Z" }, "2026-01-10T10:00:00", "its time zone"),
        ])
    func names(name: String, values: [String], odd: String, noun: String) throws {
        let (run, lines) = try strict(Self.table("k,\(name)") { "k,\($0 == 50 ? odd : values[$0])" })
        #expect(run.output.contains(noun), "\(run.output)")
        #expect(lines == ["52"], "\(run.output)")
    }

    @Test(
        "Numbers that nearly all have a sign, or are one of a few, are rules with --strict",
        arguments: [((0..<300).map { "\($0 * 7)" }, "-3"), ((0..<300).map { ["0 %", "7 %", "19 %"][$0 % 3] }, "16 %")])
    func numbers(values: [String], odd: String) throws {
        let (run, lines) = try strict(Self.table("k,x", 300) { "k,\($0 == 50 ? odd : values[$0])" })
        #expect(run.errors.contains("“x” (line 52)") && lines == ["52"], "\(run.output)")
    }

    @Test(
        "Only values that rows compares as the same are repeated",
        arguments: [["a_b@x.com", "a.b@x.com"], ["foo@x.com", "f.oo@x.com"]])
    func similar(values: [String]) throws {
        let (run, lines) = try strict(
            Self.table("id,mail", 152) { $0 < 150 ? "\($0),u\($0)@example.com" : "\($0),\(values[$0 - 150])" })
        #expect(!run.errors.contains("mail") && lines.isEmpty, "\(run.errors)")
    }

    @Test("A few repeated values of a column whose name is no key are no mistakes")
    func repeated() throws {
        let (run, lines) = try strict(Self.table("n,owner_email", 280) { "\($0),u\($0 % 274)@example.com" })
        #expect(!run.errors.contains("owner_email") && lines.isEmpty, "\(run.errors)")
    }

    /// The rows of a table with dates from 1 to 28 in four months.
    private static func day(_ number: Int) -> String {
        String(format: "2026-%02d-%02d", 1 + number / 28 % 12, 1 + number % 28)
    }

    @Test(
        "An order of two columns is a rule if all rows have it, and with --strict nearly all",
        arguments: [
            ("von,bis", 0..<0, "ascending"), ("von,bis", 40..<41, "ascending"), ("a,b", 40..<42, "ascending"),
            ("a,b", 0..<60, ""),
        ])
    func orders(header: String, wrong: Range<Int>, rule: String) throws {
        let text = Self.table("id,\(header)") { number in
            let days = [Self.day(number), Self.day(number + number % 5)]
            return "\(number),"
                + (wrong.contains(number) ? [Self.day(number + 5), days[0]] : days).joined(separator: ",")
        }
        let (run, lines) = try strict(text)
        #expect(run.output.contains("\"use\": \"ascending\"") == !rule.isEmpty, "\(run.output)")
        if rule.isEmpty { return }
        #expect(lines == wrong.map { "\($0 + 2)" })
        let names = header.split(separator: ",")
        #expect(run.errors.contains("“\(names[0])” is never after “\(names[1])”"), "\(run.errors)")
        let loose = try Run(["infer"], input: Array(text.utf8))
        #expect(loose.output.contains("\"use\": \"ascending\"") == wrong.isEmpty)
    }

    @Test("A net amount is never greater than the gross amount, and other numbers have no order")
    func amounts() throws {
        let (run, lines) = try strict(
            Self.table("id;Netto;Brutto;x;y") { number in
                let net = number * 37 % 900 + 1
                return
                    "\(number);\(net),50;\(number == 20 ? net - 1 : net + 3),75;\(number % 50),5;\(90 + number % 50),5"
            }.replacing("id;", with: "id;"))
        #expect(run.errors.contains("“Netto” is never greater than “Brutto”, except in line 22"), "\(run.errors)")
        #expect(!run.errors.contains("“x”") && lines == ["22"])
    }

    @Test("A column that has a value whenever another column has one, or has a certain value, is a rule")
    func requirements() throws {
        let text = Self.table("id,paid,on,left,reason", 200) { number in
            let on = number % 3 == 0 && number != 30 ? Self.day(number) : ""
            let reason = number % 4 == 1 && number != 61 ? "r\(number % 7)" : ""
            return
                "\(number),\(number % 3 == 0 ? "yes" : "no"),\(on),\(number % 4 == 1 ? Self.day(number) : ""),\(reason)"
        }
        let (run, lines) = try strict(text)
        #expect(
            run.output.contains(#"{ "columns": [ "paid", "on" ], "use": "requires", "values": [ "yes" ] }"#)
                || run.output.contains(#""columns": ["paid", "on"], "use": "requires", "values": ["yes"]"#),
            "\(run.output)")
        #expect(
            run.errors.contains("“reason” always has a value if “left” has one, except in line 63"), "\(run.errors)")
        #expect(Set(lines) == ["32", "63"])
        // A comment that some rows have says nothing.
        let other = try strict(
            Self.table("id,color,note", 200) {
                "\($0),\(["red", "blue"][$0 % 2]),\($0 * 7 % 3 == 0 ? "n\($0 % 20)" : "")"
            })
        #expect(!other.run.output.contains("\"rules\": [\n"), "\(other.run.output)")
    }

    @Test("A condition with a value that the column never has is a mistake")
    func neverRequired() throws {
        let folder = try TemporaryFolder()
        let rules = try folder.write(
            """
            {"fields":[{"name":"a","constraints":{"enum":["ja","nein"]}},{"name":"b","constraints":{"required":false}}],
            "rules":[{"columns":["a","b"],"use":"requires","values":["ja","Ja"]}]}
            """, to: "rules.json")
        let run = try Run("rows", "--rules", rules, input: "a,b\nja,1\n")
        #expect(run.status == 2)
        #expect(run.errors == "validate: \(rules):2:57: rules[0].values: the column “a” never has the value “Ja”\n")
    }

    @Test("The members of objects are columns, with the lines of their values")
    func objects() throws {
        let rows = (0..<40).map { number in
            let mail = number == 20 ? "x" : "a\(number)@example.com"
            let end = number % 2 == 0 ? "" : #", "end": "\#(Self.day(number + 3))""#
            return """
                {"id": \(number), "tags": [1], "user": {"mail": "\(mail)",
                 "at": {"start": "\(Self.day(number))"\(end)}}}
                """
        }
        let (run, lines) = try strict("[\(rows.joined(separator: ",\n"))]", "a.json")
        #expect(run.output.contains("\"/user/mail\"") && run.output.contains("\"/user/at/end\""), "\(run.output)")
        #expect(!run.output.contains("\"name\": \"user\"") && !run.output.contains("\"name\": \"/user/at\""))
        #expect(run.errors.contains("the column “tags” is left out: it has lists, first in line 1"), "\(run.errors)")
        #expect(lines == ["41"])
    }

    @Test("A sum after the rows is no row")
    func sums() throws {
        let rows = (1...30).map { "2026-01-\(String(format: "%02d", $0));Text \($0);\($0)\n" }.joined()
        let folder = try TemporaryFolder()
        let path = try folder.write("day;what;amount\n\(rows)Summe;;465\n", to: "a.csv")
        let run = try Run("infer", path)
        #expect(
            run.errors.contains("line 32 is a sum, and no row, so it is read with --comment Summe\n"), "\(run.errors)")
        let rules = try folder.write(run.output, to: "rules.json")
        let checked = try Run("rows", "--rules", rules, "--comment", "Summe", path)
        #expect(checked.output == "\(path): 30 rows, 0 problems\n", "\(checked.output)")
        for (word, count) in [("Sum", 31), ("Summe", 30), ("Text", 31)] {
            let run = try Run("rows", "--rule", "what=count(maximum: 100)", "--comment", word, path)
            #expect(run.output.contains("\(count) rows"), "\(run.output)\(run.errors)")
        }
        #expect(try Run("rows", "--rule", "a=email", "--comment", "#", "--comment", "%", path).status == 2)
    }
}
