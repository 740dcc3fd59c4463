#include "vendor/ada.cpp"

#include <cstring>

#include "include/CAda.h"

bool ada_takes(const char *text, size_t length) { return ada::can_parse(std::string_view(text, length)); }

long ada_host(const char *text, size_t length, char *host, size_t capacity) {
  auto url = ada::parse<ada::url_aggregator>(std::string_view(text, length));
  if (!url) return -1;
  auto name = url->get_hostname();
  if (name.size() > capacity) return -1;
  std::memcpy(host, name.data(), name.size());
  return long(name.size());
}
