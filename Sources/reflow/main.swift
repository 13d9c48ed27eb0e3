import Glibc
import ReflowCommand

Reflow.prepareMemory()
exit(await Reflow.main().rawValue)
