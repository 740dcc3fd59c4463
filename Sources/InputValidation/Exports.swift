// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

// One import is enough: the catalog of stock patterns comes with the strategies that use it.
@_exported import InputPatterns
