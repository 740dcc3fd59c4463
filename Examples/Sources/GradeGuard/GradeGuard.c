// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

#define _GNU_SOURCE

#include "GradeGuard.h"

#if defined(__linux__) && (defined(__x86_64__) || defined(__aarch64__))

#include <errno.h>
#include <fcntl.h>
#include <linux/audit.h>
#include <linux/capability.h>
#include <linux/filter.h>
#include <linux/landlock.h>
#include <linux/seccomp.h>
#include <sched.h>
#include <stddef.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

#ifdef __x86_64__
#define ARCHITECTURE AUDIT_ARCH_X86_64
#else
#define ARCHITECTURE AUDIT_ARCH_AARCH64
#endif

#define LOAD(field) BPF_STMT(BPF_LD | BPF_W | BPF_ABS, offsetof(struct seccomp_data, field))
#define RETURN(action) BPF_STMT(BPF_RET | BPF_K, action)
// Skips the next `count` instructions unless the condition holds for the loaded value.
#define UNLESS(condition, value, count) BPF_JUMP(BPF_JMP | condition | BPF_K, value, 0, count)
#define DENY(call) UNLESS(BPF_JEQ, call, 1), RETURN(SECCOMP_RET_KILL_PROCESS)
#define FAIL(call) UNLESS(BPF_JEQ, call, 1), RETURN(SECCOMP_RET_ERRNO | EACCES)
// Allows a call whose first argument is this process.
#define ONLY_OWN(call) \
    UNLESS(BPF_JEQ, call, 4), LOAD(args[0]), UNLESS(BPF_JEQ, own, 1), RETURN(SECCOMP_RET_ALLOW), \
        RETURN(SECCOMP_RET_KILL_PROCESS)

// Allows a call about this process, or about what calls it, which is 0.
#define ONLY_OWN_OR_CALLER(call, place) \
    UNLESS(BPF_JEQ, call, 5), LOAD(args[place]), BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, 0, 2, 0), \
        BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, own, 1, 0), RETURN(SECCOMP_RET_ERRNO | EACCES), RETURN(SECCOMP_RET_ALLOW)

// Rights that an older system's header lacks.
#ifndef LANDLOCK_ACCESS_FS_REFER
#define LANDLOCK_ACCESS_FS_REFER (1ULL << 13)
#endif
#ifndef LANDLOCK_ACCESS_FS_TRUNCATE
#define LANDLOCK_ACCESS_FS_TRUNCATE (1ULL << 14)
#endif
#define CREATING_OR_REMOVING \
    (LANDLOCK_ACCESS_FS_REMOVE_DIR | LANDLOCK_ACCESS_FS_REMOVE_FILE | LANDLOCK_ACCESS_FS_MAKE_CHAR | \
     LANDLOCK_ACCESS_FS_MAKE_DIR | LANDLOCK_ACCESS_FS_MAKE_REG | LANDLOCK_ACCESS_FS_MAKE_SOCK | \
     LANDLOCK_ACCESS_FS_MAKE_FIFO | LANDLOCK_ACCESS_FS_MAKE_BLOCK | LANDLOCK_ACCESS_FS_MAKE_SYM)

#define READING (LANDLOCK_ACCESS_FS_EXECUTE | LANDLOCK_ACCESS_FS_READ_FILE | LANDLOCK_ACCESS_FS_READ_DIR)
#define WRITING (LANDLOCK_ACCESS_FS_WRITE_FILE | LANDLOCK_ACCESS_FS_TRUNCATE)
#define OF_FILES (LANDLOCK_ACCESS_FS_EXECUTE | LANDLOCK_ACCESS_FS_READ_FILE | WRITING)

// Adds a right to each file, and to everything in each folder. Files that don't exist need no right.
static int allow(int rules, const char *const *paths, __u64 rights) {
    for (; paths != NULL && *paths != NULL; paths++) {
        const int file = open(*paths, O_PATH | O_CLOEXEC);
        struct stat facts;
        if (file < 0) continue;
        if (fstat(file, &facts) != 0) return -1;
        const struct landlock_path_beneath_attr rule = {
            .allowed_access = S_ISDIR(facts.st_mode) ? rights : rights & OF_FILES, .parent_fd = file};
        const int status = (int)syscall(SYS_landlock_add_rule, rules, LANDLOCK_RULE_PATH_BENEATH, &rule, 0);
        close(file);
        if (status != 0) return -1;
    }
    return 0;
}

int gradeConfine(const char *const *readable, const char *const *writable) {
    if (!gradeGuardIsComplete()) return -1;
    const __u64 changing = WRITING | CREATING_OR_REMOVING | LANDLOCK_ACCESS_FS_REFER;
    const struct landlock_ruleset_attr attributes = {.handled_access_fs = READING | changing};
    const int rules = (int)syscall(SYS_landlock_create_ruleset, &attributes, sizeof attributes.handled_access_fs, 0);
    if (rules < 0) return -1;
    int status = allow(rules, readable, READING) | allow(rules, writable, READING | changing);
    status |= prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0);
    if (status == 0) status = (int)syscall(SYS_landlock_restrict_self, rules, 0);
    close(rules);
    return status;
}

int gradeGuard(const char *const *readable, const char *const *writable) {
    const unsigned own = (unsigned)getpid();
    struct sock_filter filter[] = {
        LOAD(arch),
        BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, ARCHITECTURE, 1, 0),
        RETURN(SECCOMP_RET_KILL_PROCESS),
        LOAD(nr),
#ifdef __x86_64__
        // This architecture's second table of calls (x32).
        UNLESS(BPF_JGE, 0x40000000, 1),
        RETURN(SECCOMP_RET_KILL_PROCESS),
        DENY(SYS_fork),
        DENY(SYS_vfork),
        FAIL(SYS_chmod),
        FAIL(SYS_chown),
        FAIL(SYS_lchown),
        FAIL(SYS_utimes),
#endif
        DENY(SYS_execve),
        DENY(SYS_execveat),
        DENY(SYS_ptrace),
        DENY(SYS_process_vm_readv),
        DENY(SYS_process_vm_writev),
        DENY(SYS_pidfd_getfd),
        DENY(SYS_tkill),
        DENY(SYS_pidfd_send_signal),
        // Every connection begins with one of these, or with a queue that the filter does not cover.
        FAIL(SYS_socket),
        FAIL(SYS_io_uring_setup),
        // Memory and queues that outlive the process, or that its memory limit doesn't count.
        FAIL(SYS_shmget),
        FAIL(SYS_shmat),
        FAIL(SYS_semget),
        FAIL(SYS_msgget),
        FAIL(SYS_mq_open),
        FAIL(SYS_add_key),
        FAIL(SYS_keyctl),
        FAIL(SYS_memfd_create),
        UNLESS(BPF_JEQ, SYS_mmap, 5),
        LOAD(args[3]),
        BPF_STMT(BPF_ALU | BPF_AND | BPF_K, MAP_SHARED | MAP_ANONYMOUS),
        UNLESS(BPF_JEQ, MAP_SHARED | MAP_ANONYMOUS, 1),
        RETURN(SECCOMP_RET_ERRNO | EACCES),
        RETURN(SECCOMP_RET_ALLOW),
        // Calls that the file rights don't cover.
        FAIL(SYS_fchmod),
        FAIL(SYS_fchmodat),
        FAIL(SYS_fchown),
        FAIL(SYS_fchownat),
        FAIL(SYS_utimensat),
        FAIL(SYS_setxattr),
        FAIL(SYS_fsetxattr),
        // Another process's limits and priority.
        ONLY_OWN_OR_CALLER(SYS_prlimit64, 0),
        ONLY_OWN_OR_CALLER(SYS_setpriority, 1),
        ONLY_OWN_OR_CALLER(SYS_sched_setaffinity, 0),
        ONLY_OWN_OR_CALLER(SYS_sched_setscheduler, 0),
        ONLY_OWN_OR_CALLER(SYS_sched_setattr, 0),
        ONLY_OWN_OR_CALLER(SYS_sched_setparam, 0),
        ONLY_OWN(SYS_kill),
        ONLY_OWN(SYS_tgkill),
        ONLY_OWN(SYS_rt_sigqueueinfo),
        ONLY_OWN(SYS_rt_tgsigqueueinfo),
        // A filter can't read the newer call's structure. Without the newer call, the C library uses the older call.
        UNLESS(BPF_JEQ, SYS_clone3, 1),
        RETURN(SECCOMP_RET_ERRNO | ENOSYS),
        UNLESS(BPF_JEQ, SYS_clone, 3),
        LOAD(args[0]),
        BPF_JUMP(BPF_JMP | BPF_JSET | BPF_K, CLONE_THREAD, 1, 0),
        RETURN(SECCOMP_RET_KILL_PROCESS),
        RETURN(SECCOMP_RET_ALLOW),
    };
    const struct sock_fprog program = {sizeof filter / sizeof filter[0], filter};
    const int files = gradeConfine(readable, writable);
    // An administrator's rights include reading other processes' state.
    struct __user_cap_header_struct version = {.version = _LINUX_CAPABILITY_VERSION_3};
    const struct __user_cap_data_struct none[_LINUX_CAPABILITY_U32S_3] = {0};
    if (syscall(SYS_capset, &version, none) != 0) return -1;
    if (prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) != 0) return -1;
    return prctl(PR_SET_SECCOMP, SECCOMP_MODE_FILTER, &program) == 0 ? files : -1;
}

int gradeGuardIsComplete(void) {
    // Without the right to truncate, which has version 3, a submission could empty a file.
    return syscall(SYS_landlock_create_ruleset, NULL, 0, LANDLOCK_CREATE_RULESET_VERSION) >= 3;
}

#else

int gradeConfine(const char *const *readable, const char *const *writable) { return -1; }

int gradeGuard(const char *const *readable, const char *const *writable) { return -1; }

int gradeGuardIsComplete(void) { return 0; }

#endif
