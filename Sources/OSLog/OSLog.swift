// The module for `import OSLog` on Linux: the loggers of `os`, as on iOS. Stored entries cannot be read back.
@_exported public import os
