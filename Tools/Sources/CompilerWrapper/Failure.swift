import Foundation

/// Says what is wrong, and ends as a command does that was called wrongly.
public func fail(_ program: String, _ message: String) -> Never {
    FileHandle.standardError.write(Data("\(program): error: \(message)\n".utf8))
    exit(2)
}
