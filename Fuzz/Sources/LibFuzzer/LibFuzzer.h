#include <stddef.h>
#include <stdint.h>

/// Runs libFuzzer, and does not return where it finds something. See "Using libFuzzer as a library" in
/// llvm.org/docs/LibFuzzer.html.
int LLVMFuzzerRunDriver(int *argc, char ***argv, int (*check)(const uint8_t *bytes, size_t count));
