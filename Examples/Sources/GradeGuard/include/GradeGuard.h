// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

#ifndef GRADE_GUARD_H
#define GRADE_GUARD_H

/// From now on, limits which files the calling process, and the processes that it starts, can use.
///
/// It can read and run only what's in `readable`, and change only what's in `writable`, which it can also read. Both
/// arrays contain files and folders, and end with NULL. Other calls fail with `EACCES`.
///
/// Returns 0, or -1 if the system can't limit a process's files.
int gradeConfine(const char *const *readable, const char *const *writable);

/// From now on, limits what the calling process can do.
///
/// Its files are limited as with `gradeConfine`. It can't connect to anything, or use memory that outlives it or that
/// it shares with another process. These calls fail with `EACCES`. SIGSYS ends it if it starts a process, or sends a
/// signal to another process. Call this function before the process has a second thread.
///
/// Returns 0, or -1 if the system can't limit a process in all these ways.
int gradeGuard(const char *const *readable, const char *const *writable);

/// Whether the system can limit a process in every way that `gradeGuard` needs. This needs Linux 6.2 or later with
/// Landlock.
int gradeGuardIsComplete(void);

#endif
