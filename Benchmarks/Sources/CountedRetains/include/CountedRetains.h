#ifndef COUNTED_RETAINS_H
#define COUNTED_RETAINS_H

/// The number of retains by this program's code on this thread, or -1 without glibc.
long retain_count(void);

#endif
