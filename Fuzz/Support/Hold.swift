import Foundation

/// Stops the fuzzer where something does not hold that always should.
func hold(_ condition: Bool, _ message: @autoclosure () -> String) {
    guard !condition else { return }
    FileHandle.standardError.write(Data("does not hold: \(message())\n".utf8))
    abort()
}
