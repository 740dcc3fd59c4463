// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import ValidationCore

extension StrategyExplanation {
    /// Returns the explanation as a figure: a tree of the steps, in SVG.
    ///
    /// A check mark stands for an accepted step, a cross for a rejected step, and an empty circle for a skipped step.
    /// The figure supports light and dark colors. Its accessible description is the ``description``, for people who
    /// can't see the figure. Lines over 100 characters are truncated in the figure, but not in its description.
    ///
    /// - Returns: A complete SVG document that contains only ASCII and the characters in the strategies' settings.
    /// - Complexity: O(*n*) in the number of steps and in the length of their lines.
    public func figure() -> String {
        let rows = rows
        let lines = rows.map { FigureLine($0) }
        let width = lines.map(\.rightEdge).max() ?? 0
        let height = lines.count * FigureLine.height + 16
        var svg = """
            <svg xmlns="http://www.w3.org/2000/svg" width="\(width)" height="\(height)" \
            viewBox="0 0 \(width) \(height)" role="img">
            <title>\((rows.first?.fullText ?? "").xmlEscaped)</title>
            <desc>\(description.xmlEscaped)</desc>
            <style>\(Self.styleSheet)</style>
            <rect class="page" width="100%" height="100%"/>

            """
        // The row of the step that contains the next step, at each depth.
        var ancestors: [Int] = []
        for (row, line) in lines.enumerated() {
            ancestors.removeSubrange(min(line.depth, ancestors.count)...)
            svg += line.svgElement(atRow: row, belowRow: ancestors.last)
            ancestors.append(row)
        }
        return svg + "</svg>\n"
    }

    private static let styleSheet = """
        text{font:13px ui-monospace,Menlo,Consolas,monospace;fill:#1f2328}\
        .page{fill:#fff}.tree{fill:none;stroke:#8c959f}.mark{fill:none;stroke-width:2}\
        .accepted{stroke:#1a7f37}.rejected{stroke:#cf222e}.skipped{stroke:#6e7781}\
        .verdict{fill:#57606a}\
        @media(prefers-color-scheme:dark){text{fill:#e6edf3}.page{fill:#0d1117}.tree{stroke:#6e7681}\
        .accepted{stroke:#3fb950}.rejected{stroke:#ff7b72}.skipped{stroke:#8b949e}.verdict{fill:#9da7b3}}
        """

    private struct FigureLine {
        static let height = 24

        let depth: Int
        private let row: StepRow
        private let subject: String
        private let verdict: String

        init(_ row: StepRow) {
            self.row = row
            depth = row.depth
            subject = row.subject.truncated(to: 100)
            verdict = row.verdict.truncated(to: 100)
        }

        private var leftEdge: Int { 12 + depth * 24 }

        /// The text's right edge, if ASCII characters are at most 8 wide and others at most 16.
        var rightEdge: Int { (subject + verdict).unicodeScalars.reduce(leftEdge + 48) { $0 + ($1.isASCII ? 8 : 16) } }

        func svgElement(atRow rowIndex: Int, belowRow parentIndex: Int?) -> String {
            let y = 20 + rowIndex * Self.height
            var element = ""
            if let parentIndex {
                let top = 28 + parentIndex * Self.height
                element += "<path class=\"tree\" d=\"M\(leftEdge - 16) \(top)V\(y)h8\"/>\n"
            }
            let mark: (name: String, path: String)? =
                switch row.result {
                case .accepted: ("accepted", "M\(leftEdge + 1) \(y)l5 5l8 -10")
                case .rejected: ("rejected", "M\(leftEdge + 3) \(y - 5)l10 10m0 -10l-10 10")
                case .skipped: ("skipped", "M\(leftEdge + 3) \(y)a5 5 0 1 0 10 0a5 5 0 1 0 -10 0")
                case nil: nil
                }
            if let mark { element += "<path class=\"mark \(mark.name)\" d=\"\(mark.path)\"/>\n" }
            let name = subject.isEmpty ? "" : subject.xmlEscaped + "  "
            return element + """
                <text x="\(leftEdge + 22)" y="\(y + 4)" xml:space="preserve">\(name)\
                <tspan class="verdict">\(verdict.xmlEscaped)</tspan></text>

                """
        }
    }
}

extension String {
    fileprivate func truncated(to scalarCount: Int) -> String {
        unicodeScalars.count > scalarCount ? String(unicodeScalars.prefix(scalarCount - 1)) + "…" : self
    }

    fileprivate var xmlEscaped: String {
        var text = ""
        for scalar in unicodeScalars {
            switch scalar {
            case "&": text += "&amp;"
            case "<": text += "&lt;"
            case ">": text += "&gt;"
            case "\"": text += "&quot;"
            default: text.unicodeScalars.append(scalar)
            }
        }
        return text
    }
}
