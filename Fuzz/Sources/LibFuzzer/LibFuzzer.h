#include <stddef.h>
#include <stdint.h>

/// Runs libFuzzer. Does not return if it finds a failure. See "Using libFuzzer as a library" in
/// llvm.org/docs/LibFuzzer.html.
int LLVMFuzzerRunDriver(int *argc, char ***argv, int (*check)(const uint8_t *bytes, size_t count));
