import Foundation
import SourceRewriting

extension SourceFile {
    /// The file as it is now; empty if it cannot be read.
    init(reading path: String) {
        self.init(path: path, bytes: [UInt8](FileManager.default.contents(atPath: path) ?? Data()))
    }
}
