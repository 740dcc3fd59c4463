// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import InputValidation

// For each line, which contains the scalars of a text in hexadecimal, the program prints 1 if `.singleScript` accepts the
// text, or else the position of the error, and then the skeleton's scalars.

while let line = readLine() {
    let scalars = line.split(separator: " ").compactMap { UInt32($0, radix: 16).flatMap(Unicode.Scalar.init) }
    let text = String(String.UnicodeScalarView(scalars))
    let error = InputValidator.singleScript.errors(for: text).first
    let verdict = error.map { "\($0.code) \($0[.position].map { "\($0)" } ?? "")" } ?? "1"
    let skeleton = ConfusableSkeleton(text).text.unicodeScalars.map { String($0.value, radix: 16) }
    print("\(verdict)\t\(skeleton.joined(separator: " "))")
}
