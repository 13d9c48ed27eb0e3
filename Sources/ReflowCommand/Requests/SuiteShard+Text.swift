import Suites

extension SuiteShard {
    /// The shard from a text such as `2/5`.
    init?(_ text: String) {
        let parts = text.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
        guard parts.count == 2, parts.allSatisfy({ $0.isDecimal(withPoint: false) }),
            let index = Int(parts[0]), let count = Int(parts[1])
        else { return nil }
        self.init(index: index, of: count)
    }
}
