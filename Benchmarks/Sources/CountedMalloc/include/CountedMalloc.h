#ifndef COUNTED_MALLOC_H
#define COUNTED_MALLOC_H

/// The number of allocations on this thread since it started, or -1 without glibc.
long allocation_count(void);

#endif
