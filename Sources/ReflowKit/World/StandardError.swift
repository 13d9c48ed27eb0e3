import Foundation

/// Where warnings go that nobody asked to hear.
enum StandardError {
    static func print(_ line: String) {
        FileHandle.standardError.write(Data((line + "\n").utf8))
    }
}
