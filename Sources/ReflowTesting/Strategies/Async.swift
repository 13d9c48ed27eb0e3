/// A value that is ready now or later.
///
/// Strategies that wait for something, such as a page that loads, return their format in this way.
public struct Async<Value> {
    /// Starts the work and calls back once, with the value.
    public let run: (@escaping (Value) -> Void) -> Void

    /// - Parameter run: gets the callback, and calls it once, on any thread.
    public init(run: @escaping (_ callback: @escaping (Value) -> Void) -> Void) {
        self.run = run
    }

    /// A value that is ready now.
    public init(value: Value) {
        self.init { callback in callback(value) }
    }

    public func map<NewValue>(_ transform: @escaping (Value) -> NewValue) -> Async<NewValue> {
        Async<NewValue> { callback in
            run { callback(transform($0)) }
        }
    }
}
