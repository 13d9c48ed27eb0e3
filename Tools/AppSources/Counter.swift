import Foundation

@objc protocol Counting {
    var count: Int { get }
    func increment()
    @objc optional func reset(to value: Int)
    @objc optional static func makeDefault() -> Counting
}

class Counter: NSObject, Counting {
    @objc dynamic private(set) var count = 0
    func increment() { count += 1 }
}

final class ResettableCounter: Counter {
    var resets = 0
    func reset(to value: Int) { resets += value }
}

enum CounterSelectors {
    static let increment = #selector(Counting.increment)
    static let count = #selector(getter: Counter.count)
    static let name = #keyPath(Counter.count)
}

func step(_ counter: Counting) {
    counter.increment()
    counter.reset?(to: 7)
}
