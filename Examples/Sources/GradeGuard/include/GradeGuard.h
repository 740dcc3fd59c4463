// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

#ifndef GRADE_GUARD_H
#define GRADE_GUARD_H

/// Ends the calling process with SIGSYS if it starts a process, or sends a signal to another process, from now on.
///
/// Returns 0, or -1 if the system has no such filter.
int gradeGuard(void);

#endif
