// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

/// The events that validate an input automatically.
public enum ValidationTiming: Sendable, CaseIterable {
    /// None; only a call to a method such as `validate()` validates the input.
    ///
    /// This is the default, so that a form shows no errors while the user types.
    case onDemand
    /// Each edit.
    case onChange
    /// Each edit after the first rejection, so that a correction is visible immediately.
    case onChangeAfterRejection
    /// The end of editing, which a call to `endEditing()` reports.
    case onEndOfEditing
}
