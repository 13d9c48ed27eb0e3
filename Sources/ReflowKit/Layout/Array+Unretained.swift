extension Array where Element: AnyObject {
    /// Calls `body` with every element, without retaining each.
    ///
    /// The array is retained for the whole loop, and retains its elements, even those that `body` removes from the
    /// variable that held the array. In an ordinary loop, Swift retains each element if the loop calls code that is not
    /// inlined, which is 30 % of a relayout.
    @inline(__always)
    func forEachUnretained(_ body: (Element) -> Void) {
        withUnsafeBytes { bytes in
            for element in bytes.assumingMemoryBound(to: Unmanaged<Element>.self) { element.lend(body) }
        }
    }
}
