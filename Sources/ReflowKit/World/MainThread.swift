import Dispatch
import Foundation

/// The question whether code runs on the main actor. On Linux, the main queue may be served by another thread than the
/// first one of the process, so both are asked.
enum MainThread {
    private static let key: DispatchSpecificKey<Bool> = {
        let key = DispatchSpecificKey<Bool>()
        DispatchQueue.main.setSpecific(key: key, value: true)
        return key
    }()

    static var isCurrent: Bool { DispatchQueue.getSpecific(key: key) == true || Thread.isMainThread }
}
