// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

#ifndef GRADE_GUARD_H
#define GRADE_GUARD_H

/// Limits what the calling process can do from now on.
///
/// It cannot connect to anything, or change a file other than `writable`, which is created. The calls fail with `EACCES`.
/// SIGSYS ends it if it starts a process, or sends a signal to another process. Call this function before the process has a
/// second thread.
///
/// Returns 0, or -1 if the system cannot limit a process in all these ways.
int gradeGuard(const char *writable);

/// Whether the system can limit a process in all ways of `gradeGuard`. This needs Linux 6.2 or later with Landlock.
int gradeGuardIsComplete(void);

#endif
