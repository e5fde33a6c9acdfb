/*
 * faults.c - makes the calls of a program fail, one by one; to be loaded before libc (LD_PRELOAD)
 *
 * FAULTS      "CALL:N[+][:HOW] ...": call number N of it, or each from N on, goes wrong; HOW is
 *               fail   it fails (the default)
 *               eintr  it is interrupted by a signal; with +, every other call is
 *               short  it reads or writes a single byte
 *               full   it writes half, and all that is written later fails: a full disk
 * FAULTS_LOG  a file for the number of calls, as calls_CALL=NUMBER lines for a shell
 *
 * Calls count from the first that the program itself makes until it exits, so that what a loader, a
 * coverage runtime or a sanitizer does for itself is left alone.  A run takes SECONDS at most.
 */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <link.h>
#include <pthread.h>
#include <stdarg.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

enum { SECONDS = 20 };
enum how { SOUND, FAIL, EINTR_, SHORT, FULL };

static struct call {
	const char *name;
	int error;
	atomic_ulong made;
} calls[] = {
	{"malloc", ENOMEM, 0},
	{"calloc", ENOMEM, 0},
	{"realloc", ENOMEM, 0},
	{"read", EIO, 0},
	{"write", ENOSPC, 0},
	{"open", EMFILE, 0},
	{"close", EIO, 0},
	{"lseek", ESPIPE, 0},
	{"ftruncate", EIO, 0},
	{"pthread_create", EAGAIN, 0},
};
enum { MALLOC, CALLOC, REALLOC, READ, WRITE, OPEN, CLOSE, LSEEK, FTRUNCATE, PTHREAD_CREATE, CALLS };

static atomic_bool counting, over, disk_full;
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
	file = log != NULL ? fopen(log, "w") : NULL;
	for (int i = 0; file != NULL && i < CALLS; i++)
		fprintf(file, "calls_%s=%lu\n", calls[i].name, calls[i].made);
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

static void __attribute__((constructor)) begin(void)
{
	dl_iterate_phdr(program_find, NULL);
	alarm(SECONDS);
}

/* Counts the call; how is it to end?  caller: an address there. */
static enum how call_ends(int which, void *caller)
{
	static const char *const hows[] = {"", "fail", "eintr", "short", "full"};
	const char *name = calls[which].name, *at = getenv("FAULTS");
	size_t length = strlen(name);
	unsigned long made;

	if (over || (!counting && ((uintptr_t)caller < program || (uintptr_t)caller >= program_end)))
		return SOUND;
	if (!atomic_exchange(&counting, true))
		atexit(calls_log); /* registered late, so that it runs before the program's destructors */
	made = ++calls[which].made;
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
		for (int i = FAIL; *end == ':' && i <= FULL; i++)
			if (strncmp(end + 1, hows[i], strlen(hows[i])) == 0)
				how = i;
		if (made == number || (on && made > number && (how != EINTR_ || (made - number) % 2 == 0))) {
			errno = how == EINTR_ ? EINTR : calls[which].error;
			return how;
		}
	}
	return SOUND;
}

#define ENDS(which) call_ends(which, __builtin_return_address(0))

void *malloc(size_t size)
{
	HIDDEN(void *, "malloc", size_t);
	return ENDS(MALLOC) == SOUND ? hidden(size) : NULL;
}

void *calloc(size_t count, size_t size)
{
	HIDDEN(void *, "calloc", size_t, size_t);
	return ENDS(CALLOC) == SOUND ? hidden(count, size) : NULL;
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

ssize_t write(int file, const void *bytes, size_t size)
{
	HIDDEN(ssize_t, "write", int, const void *, size_t);
	enum how how = ENDS(WRITE);

	disk_full = disk_full || how == FULL;
	if (how == FAIL || how == EINTR_ || (disk_full && !over && (how != FULL || size < 2))) {
		errno = how == EINTR_ ? EINTR : ENOSPC;
		return -1;
	}
	return hidden(file, bytes, how == SOUND ? size : how == FULL ? size / 2 : 1);
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

int close(int file)
{
	HIDDEN(int, "close", int);
	return ENDS(CLOSE) == SOUND ? hidden(file) : -1;
}

off_t lseek(int file, off_t offset, int from)
{
	HIDDEN(off_t, "lseek", int, off_t, int);
	return ENDS(LSEEK) == SOUND ? hidden(file, offset, from) : -1;
}

int ftruncate(int file, off_t size)
{
	HIDDEN(int, "ftruncate", int, off_t);
	return ENDS(FTRUNCATE) == SOUND ? hidden(file, size) : -1;
}

int pthread_create(pthread_t *thread, const pthread_attr_t *attributes, void *(*start)(void *),
	void *argument)
{
	HIDDEN(int, "pthread_create", pthread_t *, const pthread_attr_t *, void *(*)(void *), void *);
	return ENDS(PTHREAD_CREATE) == SOUND ? hidden(thread, attributes, start, argument) : EAGAIN;
}
