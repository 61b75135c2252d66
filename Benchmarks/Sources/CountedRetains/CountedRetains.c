#define _GNU_SOURCE
#include "CountedRetains.h"

#include <stddef.h>
#include <stdlib.h>  // Defines __GLIBC__.

// Swift's runtime is a dynamic library, so a program can replace its functions. Code linked into the program calls the
// replacements, which count and forward to the runtime.
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
