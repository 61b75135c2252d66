#include "CountedMalloc.h"

#include <stddef.h>
#include <stdlib.h>  // Defines __GLIBC__.

// glibc lets a program replace these functions. The replacements count calls and forward to glibc.
#if defined(__GLIBC__)

#include <errno.h>
#include <malloc.h>
#include <stdatomic.h>

extern void *__libc_malloc(size_t);
extern void *__libc_calloc(size_t, size_t);
extern void *__libc_realloc(void *, size_t);
extern void *__libc_memalign(size_t, size_t);
extern void __libc_free(void *);

static __thread long count __attribute__((tls_model("initial-exec")));

long allocation_count(void) { return count; }

static atomic_int counts_bytes;
static atomic_long bytes;

int begin_counting_bytes(void) {
  bytes = 0;
  counts_bytes = 1;
  return 1;
}

long end_counting_bytes(void) {
  counts_bytes = 0;
  return bytes;
}

static long size_of(void *memory) {
  int is_counted = memory != NULL && atomic_load_explicit(&counts_bytes, memory_order_relaxed);
  return is_counted ? (long)(malloc_usable_size(memory) + sizeof(size_t)) : 0;
}

static void *counted(void *memory) {
  count++;
  long size = size_of(memory);
  if (size != 0) bytes += size;
  return memory;
}

void *malloc(size_t size) { return counted(__libc_malloc(size)); }

void *calloc(size_t number, size_t size) { return counted(__libc_calloc(number, size)); }

void *realloc(void *memory, size_t size) {
  long old_size = size_of(memory);
  void *new_memory = __libc_realloc(memory, size);
  if (old_size != 0 && (new_memory != NULL || size == 0)) bytes -= old_size;
  return counted(new_memory);
}

void free(void *memory) {
  long size = size_of(memory);
  if (size != 0) bytes -= size;
  __libc_free(memory);
}

void *aligned_alloc(size_t alignment, size_t size) { return counted(__libc_memalign(alignment, size)); }

int posix_memalign(void **memory, size_t alignment, size_t size) {
  *memory = counted(__libc_memalign(alignment, size));
  return *memory == NULL ? ENOMEM : 0;
}

#else

long allocation_count(void) { return -1; }
int begin_counting_bytes(void) { return 0; }
long end_counting_bytes(void) { return 0; }

#endif
