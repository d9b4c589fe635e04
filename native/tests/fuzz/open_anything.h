// Opens a file as whatever it says it is, and uses it a little, as far as the program would.
#pragma once

#include <string>

namespace sa::testing {

// Throws sa::Error when the file is refused. `use`: also run the graphs of what was opened.
void open_anything(const std::string & path, bool use);

}  // namespace sa::testing
