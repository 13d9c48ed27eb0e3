import Basics
import Foundation
import Testing

@testable import CairoRaster

@Suite("LeastRecentlyUsedCache")
struct LeastRecentlyUsedCacheTests {
    private struct Failure: Error {}

    @Test("made once, then remembered")
    func remembers() {
        let cache = LeastRecentlyUsedCache<String, Int>(byteLimit: 100)
        var made = 0
        for _ in 0..<3 {
            let value = cache.value(for: "a", bytes: { _ in 10 }) {
                made += 1
                return 7
            }
            #expect(value == 7)
        }
        #expect(made == 1)
        #expect(cache.usedBytes == 10)
    }

    @Test("never more bytes than the limit; what was used longest ago goes first")
    func limit() {
        let cache = LeastRecentlyUsedCache<Int, Int>(byteLimit: 100)
        func has(_ key: Int) -> Bool {
            var made = false
            _ = cache.value(for: key, bytes: { _ in 0 }) {
                made = true
                return key
            }
            return !made
        }
        for key in 0..<10 { _ = cache.value(for: key, bytes: { _ in 10 }) { key } }
        #expect(cache.usedBytes == 100)
        // The entry 0 is used again, so the next entry evicts 1, 2 and 3.
        _ = cache.value(for: 0, bytes: { _ in 10 }) { 0 }
        _ = cache.value(for: 10, bytes: { _ in 10 }) { 10 }
        #expect(cache.usedBytes == 70)
        #expect(has(0) && has(10) && has(9) && has(5))
        #expect(!has(1) && !has(2) && !has(3))
        for key in 100..<300 {
            _ = cache.value(for: key, bytes: { _ in key % 40 }) { key }
            #expect(cache.usedBytes <= 100)
        }
    }

    @Test("what is larger than the limit is made each time")
    func tooLarge() {
        let cache = LeastRecentlyUsedCache<Int, Int>(byteLimit: 100)
        #expect(cache.value(for: 1, bytes: { _ in 101 }) { 5 } == 5)
        #expect(cache.value(for: 1, bytes: { _ in 101 }) { 6 } == 6)
        #expect(cache.usedBytes == 0)
    }

    @Test("what fails is not kept")
    func failures() {
        let cache = LeastRecentlyUsedCache<Int, Int>(byteLimit: 100)
        #expect(throws: Failure.self) {
            try cache.value(for: 1, bytes: { _ in 1 }) { () throws(Failure) in throw Failure() }
        }
        #expect(cache.value(for: 1, bytes: { _ in 1 }) { 3 } == 3)
    }

    @Test("any number of threads")
    func threads() {
        let cache = LeastRecentlyUsedCache<Int, Int>(byteLimit: 500)
        let wrong = Guarded(0)
        DispatchQueue.concurrentPerform(iterations: 2000) { iteration in
            let key = iteration * 7 % 90
            if cache.value(for: key, bytes: { _ in 10 }, make: { key * 3 }) != key * 3 { wrong.withLock { $0 += 1 } }
        }
        #expect(wrong.withLock { $0 } == 0)
        #expect(cache.usedBytes <= 500)
    }
}

extension LeastRecentlyUsedCache {
    fileprivate var usedBytes: Int { state.withLock { $0.bytes } }
}
