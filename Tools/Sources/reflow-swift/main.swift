import Adoption
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
    // All programs are installed in one folder.
    let own = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    if arguments.first == "adopt" {
        try AdoptCommand(arguments: Array(arguments.dropFirst())).run(
            environment: environment, program: own.path,
            print: { FileHandle.standardOutput.write(Data($0.utf8)) },
            say: { FileHandle.standardError.write(Data("\($0)\n".utf8)) })
        exit(0)
    }
    let toolchain = try SwiftCommand.toolchain(environment: environment)
    try SwiftCommand.check(toolchain, against: SwiftCommand.loadedToolchain)
    let command = try SwiftCommand(arguments: arguments, toolchain: toolchain, environment: environment)
    try command.prepare(wrapper: own.deletingLastPathComponent().appendingPathComponent("reflow-swiftc").path)
    fail(name, replaceProcess(by: command.words, environment: command.environment))
} catch {
    fail(name, "\(error)")
}
