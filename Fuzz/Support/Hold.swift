import Foundation

/// Stops the fuzzer if an invariant is violated.
func hold(_ condition: Bool, _ message: @autoclosure () -> String) {
    guard !condition else { return }
    FileHandle.standardError.write(Data("does not hold: \(message())\n".utf8))
    abort()
}
