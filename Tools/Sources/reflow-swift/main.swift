import CompilerWrapper
import Foundation

let name = "reflow-swift"
let environment = ProcessInfo.processInfo.environment
let arguments = Array(CommandLine.arguments.dropFirst())
do {
    // With this argument, `reflow swift` only tests whether the program starts.
    if arguments == ["--toolchain"] {
        print(SwiftCommand.loadedToolchain ?? "")
        exit(0)
    }
    let toolchain = try SwiftCommand.toolchain(environment: environment)
    try SwiftCommand.check(toolchain, against: SwiftCommand.loadedToolchain)
    let command = try SwiftCommand(arguments: arguments, toolchain: toolchain, environment: environment)
    // Both programs are installed in one folder.
    let own = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    try command.prepare(wrapper: own.deletingLastPathComponent().appendingPathComponent("reflow-swiftc").path)
    fail(name, replaceProcess(by: command.words, environment: command.environment))
} catch {
    fail(name, "\(error)")
}
