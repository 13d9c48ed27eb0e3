/// A list of plain numbers and records in its own memory.
///
/// It cannot be copied, so that no change has to check whether another owner shares the memory, as with an `Array`. The
/// check would be noticeable when millions of elements are read and written. Indices are checked as in an array.
///
/// It is `@unchecked Sendable` because the owner of the list is the only owner of its memory.
struct FlatList<Element: BitwiseCopyable & Sendable>: ~Copyable, @unchecked Sendable {
    /// The memory as a raw pointer, because in a debug build a pointer to elements is a generic type that is looked up
    /// at every use. It is dangling while there is no capacity.
    private var memory = FlatList.nowhere
    private(set) var count = 0
    private var capacity = 0

    init() {}

    deinit { if capacity > 0 { memory.deallocate() } }

    private static var nowhere: UnsafeMutableRawPointer {
        UnsafeMutableRawPointer(bitPattern: MemoryLayout<Element>.alignment).unsafelyUnwrapped
    }

    private var elements: UnsafeMutablePointer<Element> {
        @inline(__always) get { memory.assumingMemoryBound(to: Element.self) }
    }

    var isEmpty: Bool { count == 0 }
    var indices: Range<Int> { 0..<count }

    subscript(index: Int) -> Element {
        @inline(__always) get {
            check(index)
            return (memory + index &* MemoryLayout<Element>.stride).assumingMemoryBound(to: Element.self).pointee
        }
        @inline(__always) _modify {
            check(index)
            yield &(memory + index &* MemoryLayout<Element>.stride).assumingMemoryBound(to: Element.self).pointee
        }
    }

    @inline(__always)
    private func check(_ index: Int) {
        precondition(UInt(bitPattern: index) < UInt(bitPattern: count), "no such element")
    }

    /// A copy of a part of the list.
    subscript(range: Range<Int>) -> [Element] { range.map { self[$0] } }

    var all: [Element] { self[indices] }

    // MARK: Growing

    @inline(__always)
    mutating func append(_ element: Element) {
        if count == capacity { grow(to: count + 1) }
        (elements + count).initialize(to: element)
        count += 1
    }

    mutating func append(repeating element: Element, count added: Int) {
        makeRoom(for: added)
        guard added > 0 else { return }
        (elements + count).initialize(repeating: element, count: added)
        count += added
    }

    mutating func append(contentsOf elements: [Element]) {
        makeRoom(for: elements.count)
        for element in elements { append(element) }
    }

    /// Appends a range of another list.
    mutating func append(_ range: Range<Int>, of other: borrowing FlatList) {
        precondition(range.isEmpty || range.lowerBound >= 0 && range.upperBound <= other.count, "no such elements")
        guard !range.isEmpty else { return }
        makeRoom(for: range.count)
        (elements + count).initialize(
            from: other.elements + range.lowerBound, count: range.count)
        count += range.count
    }

    @inline(__always)
    mutating func makeRoom(for added: Int) {
        if count + added > capacity { grow(to: count + added) }
    }

    /// The new capacity is one and a half times the old one; an array would double it.
    @inline(never)
    private mutating func grow(to needed: Int) {
        move(toCapacity: max(needed, count + count / 2 + 16))
    }

    private mutating func move(toCapacity capacity: Int) {
        let larger = UnsafeMutablePointer<Element>.allocate(capacity: capacity)
        if self.capacity > 0 {
            larger.moveInitialize(from: elements, count: count)
            memory.deallocate()
        }
        memory = UnsafeMutableRawPointer(larger)
        self.capacity = capacity
    }

    // MARK: Shrinking

    /// Removes all elements and keeps the memory.
    @inline(__always)
    mutating func removeAll() { count = 0 }

    mutating func truncate(to count: Int) {
        precondition(count >= 0 && count <= self.count, "no such length")
        self.count = count
    }

    mutating func popLast() -> Element? {
        guard count > 0 else { return nil }
        count -= 1
        return elements[count]
    }

    /// Frees the memory that no element needs.
    mutating func fit() {
        guard capacity > count + count / 16 else { return }
        if count > 0 { return move(toCapacity: count) }
        memory.deallocate()
        memory = FlatList.nowhere
        capacity = 0
    }

    // MARK: Order

    mutating func sort(_ range: Range<Int>, by comesBefore: (Element, Element) -> Bool) {
        guard range.count > 1 else { return }
        precondition(range.lowerBound >= 0 && range.upperBound <= count, "no such elements")
        var part = UnsafeMutableBufferPointer(
            start: elements + range.lowerBound, count: range.count)
        part.sort(by: comesBefore)
    }
}
