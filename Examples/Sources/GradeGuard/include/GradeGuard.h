// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

#ifndef GRADE_GUARD_H
#define GRADE_GUARD_H

/// Limits the files of the calling process, and of those that it starts, from now on.
///
/// It can read and run only what is in `readable`, and also change only what is in `writable`. Both are files and
/// folders, and end with NULL. Other calls fail with `EACCES`.
///
/// Returns 0, or -1 if the system cannot limit the files of a process.
int gradeConfine(const char *const *readable, const char *const *writable);

/// Limits what the calling process can do from now on.
///
/// Its files are limited as by `gradeConfine`. It cannot connect to anything, or use memory that remains after it or that
/// another process shares: these calls fail with `EACCES`. SIGSYS ends it if it starts a process, or sends a signal to
/// another process. Call this function before the process has a second thread.
///
/// Returns 0, or -1 if the system cannot limit a process in all these ways.
int gradeGuard(const char *const *readable, const char *const *writable);

/// Whether the system can limit a process in all ways of `gradeGuard`. This needs Linux 6.2 or later with Landlock.
int gradeGuardIsComplete(void);

#endif
