/* For trials: keeps a file open so that nobody may write it, as Windows does with a program that runs.
 * hold_file FILE SECONDS */
#include <stdlib.h>
#include <wchar.h>
#include <windows.h>

int wmain(int count, wchar_t ** arguments) {
    if (count != 3) {
        return 2;
    }
    const HANDLE file =
        CreateFileW(arguments[1], GENERIC_READ, FILE_SHARE_READ, NULL, OPEN_EXISTING, FILE_ATTRIBUTE_NORMAL, NULL);
    if (file == INVALID_HANDLE_VALUE) {
        return 1;
    }
    Sleep((DWORD)_wtoi(arguments[2]) * 1000);
    CloseHandle(file);
    return 0;
}
