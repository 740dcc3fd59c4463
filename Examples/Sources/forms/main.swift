// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

// `forms FORM COUNT TEXT TEXT TEXT TEXT` validates the texts in turn, for `Examples/.ci/forms --measure`.

let arguments = CommandLine.arguments
if arguments.count == 7, let times = Int(arguments[2]),
    let count = acceptedCount(form: arguments[1], digits: true, times: times, texts: Array(arguments[3...]))
{
    print(count)
} else {
    print("forms direct|class|protocol|closure|struct|enum|generic COUNT TEXT TEXT TEXT TEXT")
}
