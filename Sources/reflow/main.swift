import Glibc
import ReflowCommand

exit(await Reflow.main().rawValue)
