extension Snapshotting where Value: CaseIterable, Format == String {
    /// The results of a function for all values of a type, one line of CSV each.
    ///
    /// ```swift
    /// assertSnapshot(of: { $0.opposite }, as: Snapshotting<Direction, String>.func(into: .description))
    /// ```
    ///
    /// - Parameter witness: how the function's results are written.
    public static func `func`<Output>(
        into witness: Snapshotting<Output, Format>
    ) -> Snapshotting<(Value) -> Output, Format> {
        var result = Snapshotting<String, String>.lines.asyncPullback { (function: (Value) -> Output) in
            Async.all(Value.allCases.map { input in witness.snapshot(function(input)).map { (input, $0) } })
                .map { rows in rows.map { "\"\($0)\",\"\($1)\"" }.joined(separator: "\n") }
        }
        result.pathExtension = "csv"
        return result
    }
}

extension Async {
    /// All values in their order, when the last one is ready.
    fileprivate static func all<Element>(_ values: [Async<Element>]) -> Async<[Element]> where Value == [Element] {
        values.reduce(Async<[Element]>(value: [])) { before, next in
            Async<[Element]> { callback in
                before.run { values in next.run { callback(values + [$0]) } }
            }
        }
    }
}
