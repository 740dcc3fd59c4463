#include <stdbool.h>
#include <stddef.h>

#ifdef __cplusplus
extern "C" {
#endif
/// Whether the parser of the WHATWG URL Standard takes the text.
bool ada_takes(const char *text, size_t length);
/// The length of the host that the parser reads, written to `host`, or -1 for what it fails on.
long ada_host(const char *text, size_t length, char *host, size_t capacity);
#ifdef __cplusplus
}
#endif
