#ifndef COUNTED_MALLOC_H
#define COUNTED_MALLOC_H

/// The number of allocations on this thread since it started, or -1 without glibc.
long allocation_count(void);

/// The number of bytes that are allocated at present, including the allocator's own, or -1 without glibc.
long allocated_bytes(void);

#endif
