import Foundation

/// A value that every thread has for itself: UIKit's current traits and current context are such values.
///
/// Every label that is drawn asks for both. Behind `pthread_getspecific` that takes a few nanoseconds, in the dictionary
/// that Foundation keeps for a thread half a microsecond.
package struct ThreadLocal<Value>: Sendable {
    private let key: pthread_key_t

    private final class Box {
        var value: Value?
    }

    /// For constants of the process: keys are few, and never given back.
    package init() {
        var key = pthread_key_t()
        let status = pthread_key_create(&key) { box in
            guard let box else { return }
            Unmanaged<AnyObject>.fromOpaque(box).release()
        }
        precondition(status == 0, "no key for a value of threads")
        self.key = key
    }

    package var value: Value? {
        get { box?.value }
        nonmutating set {
            if let box {
                box.value = newValue
            } else if newValue != nil {
                let box = Box()
                box.value = newValue
                pthread_setspecific(key, Unmanaged.passRetained(box).toOpaque())
            }
        }
    }

    private var box: Box? {
        pthread_getspecific(key).map { Unmanaged<Box>.fromOpaque($0).takeUnretainedValue() }
    }
}
