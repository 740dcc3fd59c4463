// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import InputValidationTesting

print(StrategyContract.violations(of: .numeric, accepting: ["8001"], rejecting: ["8o01", ""]))
// []
print(StrategyContract.violations(of: .numeric, accepting: ["8o01"]).isEmpty)
// false
