#ifndef COUNTED_MALLOC_H
#define COUNTED_MALLOC_H

/// How often memory was asked for on this thread since it began; -1 where that is not counted.
long allocation_count(void);

#endif
