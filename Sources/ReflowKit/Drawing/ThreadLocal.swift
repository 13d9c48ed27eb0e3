import Foundation

/// A value that every thread has for itself: UIKit's current traits and current context are such values.
struct ThreadLocal<Value> {
    /// Unique in the process.
    let key: String

    var value: Value? {
        get { Thread.current.threadDictionary[key] as? Value }
        nonmutating set {
            if let newValue {
                Thread.current.threadDictionary[key] = newValue
            } else {
                Thread.current.threadDictionary.removeObject(forKey: key)
            }
        }
    }
}
