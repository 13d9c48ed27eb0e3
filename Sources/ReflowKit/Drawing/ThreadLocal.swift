import Foundation

/// A value of which every thread has its own, such as UIKit's current traits and current context.
///
/// Every label asks for both when it is drawn. Reading a value takes a few nanoseconds with `pthread_getspecific`, and
/// half a microsecond with the dictionary that Foundation keeps for a thread.
package struct ThreadLocal<Value>: Sendable {
    private let key: pthread_key_t

    private final class Box {
        var value: Value?
    }

    /// Use this only for constants of the process: the number of keys is limited, and no key is given back.
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
