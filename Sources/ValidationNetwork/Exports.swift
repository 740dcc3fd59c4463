// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

// The abstract classes for text, and the types of parameters.
@_exported import ValidationText
