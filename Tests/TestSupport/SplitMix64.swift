// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import PatternAlgebra

/// The package's generator of random numbers, with a fixed seed so that a failure can be repeated.
package typealias SplitMix64 = PatternAlgebra.SplitMix64
