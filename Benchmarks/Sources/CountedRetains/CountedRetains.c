#define _GNU_SOURCE
#include "CountedRetains.h"

#include <stddef.h>
#include <stdlib.h>  // Says whether this is glibc.

// Swift's runtime is a library, so a program may bring functions of its names: what is linked into the program calls the
// ones below, which count and ask the runtime's.
#if defined(__GLIBC__)

#include <dlfcn.h>

static __thread long count;

long retain_count(void) { return count; }

void *swift_retain(void *object) {
  static void *(*next)(void *);
  if (next == NULL) next = (void *(*)(void *))dlsym(RTLD_NEXT, "swift_retain");
  if (object != NULL) count++;
  return next(object);
}

void *swift_retain_n(void *object, unsigned number) {
  static void *(*next)(void *, unsigned);
  if (next == NULL) next = (void *(*)(void *, unsigned))dlsym(RTLD_NEXT, "swift_retain_n");
  if (object != NULL) count += number;
  return next(object, number);
}

#else

long retain_count(void) { return -1; }

#endif
