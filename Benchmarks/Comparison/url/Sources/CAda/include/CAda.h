#include <stdbool.h>
#include <stddef.h>

#ifdef __cplusplus
extern "C" {
#endif
/// Whether the WHATWG URL Standard's parser accepts the text.
bool ada_takes(const char *text, size_t length);
/// Writes the host that the parser reads to `host`, and returns its length, or -1 if parsing fails.
long ada_host(const char *text, size_t length, char *host, size_t capacity);
#ifdef __cplusplus
}
#endif
