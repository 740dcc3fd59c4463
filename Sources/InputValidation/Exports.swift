// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

// `import InputValidation` imports every module that validates.
@_exported import InputPatterns
@_exported import ValidationBasics
@_exported import ValidationCore
@_exported import ValidationFormats
@_exported import ValidationForms
@_exported import ValidationNetwork
@_exported import ValidationReports
@_exported import ValidationText
