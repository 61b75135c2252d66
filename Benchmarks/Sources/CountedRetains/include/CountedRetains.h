#ifndef COUNTED_RETAINS_H
#define COUNTED_RETAINS_H

/// The number of times that code linked into this program retained an object on this thread; -1 if nothing counts.
long retain_count(void);

#endif
