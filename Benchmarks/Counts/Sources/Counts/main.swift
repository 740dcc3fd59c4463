// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import Callgrind
import Foundation
import InputValidation

guard callgrind_is_running() else {
    FileHandle.standardError.write(Data("Start ./run, which runs this program under callgrind.\n".utf8))
    exit(2)
}

let measurement = Measurement()
measurement.countFirstUse()
measurement.countStrategies()
measurement.countCompositions()
measurement.countInputs()
