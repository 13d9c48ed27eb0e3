import Glibc
import ReflowCommand

// FreeType takes the look of glyphs from this variable, and pictures do not depend on the environment. Nothing has read
// it yet, and there is one thread.
unsetenv("FREETYPE_PROPERTIES")
// A limit on the size of files is a failed write like any other, with a message and a whole golden.
signal(SIGXFSZ, SIG_IGN)

let environment = Environment.current
let code = await Reflow.run(
    arguments: Array(CommandLine.arguments.dropFirst()), console: .standard(environment), environment: environment)
exit(code.rawValue)
