#ifndef COUNTED_MALLOC_H
#define COUNTED_MALLOC_H

/// The number of allocations on this thread since it started, or -1 without glibc.
long allocation_count(void);

/// Begins to count the bytes that all threads allocate and free, including the allocator's own. Returns 0 without glibc.
///
/// The allocator's statistics would also count freed memory that a thread keeps for its next allocations.
int begin_counting_bytes(void);

/// Ends counting, and returns the bytes that were allocated since then, minus those that were freed.
long end_counting_bytes(void);

#endif
