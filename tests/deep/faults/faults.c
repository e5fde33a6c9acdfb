/*
 * faults.c - makes the calls of a program fail, one by one; to be loaded before libc (LD_PRELOAD)
 *
 * FAULTS      "CALL:N[+][:HOW] ...": call number N of it, or each from N on, goes wrong; HOW is
 *               fail   it fails (the default)
 *               eintr  it is interrupted by a signal; with +, every other call is
 *               short  it reads or writes a single byte
 *               ctrl_c a SIGINT comes just before it, and it goes on
 *               ctrl_c_after  it goes on, and a SIGINT comes before it returns
 *               full   it writes half, and all that is written later fails: a full disk
 * FAULTS_LOG  a file for the number of calls, as calls_CALL=NUMBER lines for a shell
 *
 * Calls count from the first that the program itself makes until it exits, so that what a loader, a
 * coverage runtime or a sanitizer does for itself is left alone.  Its standard output is a stream of
 * this library, since nothing can come between stdio and the system; `write` and `close` are what
 * becomes of it.  All processes of the program count together.  A run takes SECONDS at most.
 */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <link.h>
#include <signal.h>
#include <stdarg.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/types.h>
#include <sys/wait.h>
#include <unistd.h>

enum { SECONDS = 20 };
enum how { SOUND, FAIL, EINTR_, SHORT, FULL, CTRL_C_AFTER, CTRL_C };

static struct call {
	const char *name;
	int error;
} calls[] = {
	{"realloc", ENOMEM},
	{"read", EIO},
	{"write", ENOSPC},
	{"open", EMFILE},
	{"close", EIO},
	{"mmap", ENOMEM},
	{"pipe", EMFILE},
	{"fork", EAGAIN},
	{"dup2", EINTR},
	{"waitid", EINTR},
};
enum { REALLOC, READ, WRITE, OPEN, CLOSE, MMAP, PIPE, FORK, DUP2, WAITID, CALLS };

static bool counting, over, disk_full;
static pid_t first;        /* of the processes */
static atomic_ulong *made; /* calls, of all of them */
static uintptr_t program, program_end;

/* Declares the function that is hidden behind ours, and finds it. */
#define HIDDEN(result, name, ...)                                                                            \
	static result (*hidden)(__VA_ARGS__);                                                                \
	hidden_find((void **)&hidden, name)

static void hidden_find(void **hidden, const char *name)
{
	if (*hidden == NULL)
		*hidden = dlsym(RTLD_NEXT, name);
}

static void calls_log(void)
{
	const char *log = getenv("FAULTS_LOG");
	FILE *file;

	over = true;
	file = log != NULL && getpid() == first ? fopen(log, "w") : NULL;
	for (int i = 0; file != NULL && i < CALLS; i++)
		fprintf(file, "calls_%s=%lu\n", calls[i].name, made[i]);
	if (file != NULL)
		fclose(file);
}

/* The program comes first in the list of what is loaded. */
static int program_find(struct dl_phdr_info *info, size_t size, void *unused)
{
	(void)size;
	(void)unused;
	for (int i = 0; i < info->dlpi_phnum; i++) {
		uintptr_t from = info->dlpi_addr + info->dlpi_phdr[i].p_vaddr,
			  to = from + info->dlpi_phdr[i].p_memsz;

		if (info->dlpi_phdr[i].p_type != PT_LOAD)
			continue;
		program = program == 0 ? from : program;
		program_end = to > program_end ? to : program_end;
	}
	return 1;
}

/* Counts the call; how is it to end?  caller: an address there. */
static enum how call_ends(int which, void *caller)
{
	static const char *const hows[] = {"", "fail", "eintr", "short", "full", "ctrl_c_after", "ctrl_c"};
	const char *name = calls[which].name, *at = getenv("FAULTS");
	size_t length = strlen(name);
	unsigned long nth;

	if (over || (!counting && ((uintptr_t)caller < program || (uintptr_t)caller >= program_end)))
		return SOUND;
	if (!counting)
		atexit(calls_log); /* registered late, so that it runs before the program's destructors */
	counting = true;
	nth = ++made[which];
	for (; at != NULL; at = strchr(at, ' ')) {
		unsigned long number;
		enum how how = FAIL;
		char *end;
		bool on;

		at += strspn(at, " ");
		if (strncmp(at, name, length) != 0 || at[length] != ':')
			continue;
		number = strtoul(at + length + 1, &end, 10);
		on = *end == '+';
		end += on;
		for (int i = CTRL_C; *end == ':' && i >= FAIL; i--)
			if (strncmp(end + 1, hows[i], strlen(hows[i])) == 0)
				how = i;
		if (nth == number || (on && nth > number && (how != EINTR_ || (nth - number) % 2 == 0))) {
			if (how == CTRL_C)
				raise(SIGINT);
			errno = how == EINTR_ ? EINTR : calls[which].error;
			return how == CTRL_C ? SOUND : how;
		}
	}
	return SOUND;
}

#define ENDS(which) call_ends(which, __builtin_return_address(0))

static bool fails(enum how how)
{
	return how != SOUND && how != CTRL_C_AFTER;
}

void *realloc(void *old, size_t size)
{
	HIDDEN(void *, "realloc", void *, size_t);
	return ENDS(REALLOC) == SOUND ? hidden(old, size) : NULL;
}

ssize_t read(int file, void *bytes, size_t size)
{
	HIDDEN(ssize_t, "read", int, void *, size_t);
	enum how how = ENDS(READ);

	return how == SOUND || how == SHORT ? hidden(file, bytes, how == SOUND ? size : 1) : -1;
}

int open(const char *name, int flags, ...)
{
	HIDDEN(int, "open", const char *, int, ...);
	va_list arguments;
	int mode = 0;

	va_start(arguments, flags);
	if (flags & O_CREAT)
		mode = va_arg(arguments, int);
	va_end(arguments);
	return ENDS(OPEN) == SOUND ? hidden(name, flags, mode) : -1;
}

/* As of Linux, the file is closed, too. */
int close(int file)
{
	HIDDEN(int, "close", int);
	enum how how = ENDS(CLOSE);
	int closed = hidden(file);

	return fails(how) ? -1 : closed;
}

void *mmap(void *at, size_t size, int protection, int flags, int file, off_t offset)
{
	HIDDEN(void *, "mmap", void *, size_t, int, int, int, off_t);
	return ENDS(MMAP) == SOUND ? hidden(at, size, protection, flags, file, offset) : MAP_FAILED;
}

/* By these names they are called where files may be large. */
int open64(const char *name, int flags, ...) __attribute__((alias("open")));
void *mmap64(void *, size_t, int, int, int, off_t) __attribute__((alias("mmap")));

int pipe(int ends[2])
{
	HIDDEN(int, "pipe", int *);
	return ENDS(PIPE) == SOUND ? hidden(ends) : -1;
}

int dup2(int from, int to)
{
	HIDDEN(int, "dup2", int, int);
	return ENDS(DUP2) == SOUND ? hidden(from, to) : -1;
}

pid_t fork(void)
{
	HIDDEN(pid_t, "fork", void);
	enum how how = ENDS(FORK);
	pid_t pid = fails(how) ? -1 : hidden();

	if (how == CTRL_C_AFTER && pid > 0)
		raise(SIGINT);
	return pid;
}

int waitid(idtype_t kind, id_t id, siginfo_t *info, int options)
{
	HIDDEN(int, "waitid", idtype_t, id_t, siginfo_t *, int);
	return ENDS(WAITID) == SOUND ? hidden(kind, id, info, options) : -1;
}

/* ---- Standard output ---- */

static ssize_t output_write_once(const char *bytes, size_t size)
{
	enum how how = call_ends(WRITE, (void *)program);

	disk_full = disk_full || how == FULL;
	if (how == FAIL || how == EINTR_ || (disk_full && !over && (how != FULL || size < 2))) {
		errno = how == EINTR_ ? EINTR : ENOSPC;
		return -1;
	}
	return write(STDOUT_FILENO, bytes, how == SOUND ? size : how == FULL ? size / 2 : 1);
}

/* As stdio does it for a file: it goes on after a short write, but not after one that fails. */
static ssize_t output_write(void *unused, const char *bytes, size_t size)
{
	size_t written = 0;
	ssize_t now;

	(void)unused;
	for (; written < size; written += (size_t)now)
		if ((now = output_write_once(bytes + written, size - written)) < 0)
			break;
	return (ssize_t)written;
}

static int output_close(void *unused)
{
	(void)unused;
	return close(STDOUT_FILENO); /* of this library */
}

static void __attribute__((constructor)) begin(void)
{
	dl_iterate_phdr(program_find, NULL);
	first = getpid();
	made = mmap(NULL, CALLS * sizeof *made, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
	stdout = fopencookie(NULL, "w", (cookie_io_functions_t){.write = output_write, .close = output_close});
	if (made == MAP_FAILED || stdout == NULL)
		abort();
	alarm(SECONDS);
}
