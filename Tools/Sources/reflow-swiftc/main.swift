import CompilerWrapper
import Foundation

let name = "reflow-swiftc"
let environment = ProcessInfo.processInfo.environment
do {
    let wrapper = try Wrapper(environment: environment)
    let (arguments, warnings) = try wrapper.prepare(Array(CommandLine.arguments.dropFirst()))
    for warning in warnings { FileHandle.standardError.write(Data("\(warning)\n".utf8)) }
    fail(name, replaceProcess(by: [wrapper.compiler] + arguments, environment: environment))
} catch {
    fail(name, "\(error)")
}
