import Glibc
import ReflowCommand

let environment = Environment.current
let code = await Reflow.run(
    arguments: Array(CommandLine.arguments.dropFirst()), console: .standard(environment), environment: environment)
exit(code.rawValue)
