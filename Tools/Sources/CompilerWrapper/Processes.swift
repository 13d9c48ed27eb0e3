import Foundation

/// Replaces this process by another program.
/// - Returns: the reason why the program cannot be run; if it can be run, the function does not return.
public func replaceProcess(by words: [String], environment: [String: String]) -> String {
    let arguments = words.map { strdup($0) } + [nil]
    let variables = environment.map { strdup("\($0.key)=\($0.value)") } + [nil]
    execve(words[0], arguments, variables)
    return "\(words[0]) cannot be run: \(String(cString: strerror(errno)))"
}

/// Prints an error, and ends the process with the status of a command that was called wrongly.
public func fail(_ program: String, _ message: String) -> Never {
    FileHandle.standardError.write(Data("\(program): error: \(message)\n".utf8))
    exit(2)
}
