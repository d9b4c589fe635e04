// A path as this system's files are opened by it.
#pragma once

#include <filesystem>
#include <string>

namespace sa {

// From UTF-8. On Windows a path that is longer than its old limit of 260 characters gets the form that has none.
std::filesystem::path native_path(const std::string & path);

}  // namespace sa
