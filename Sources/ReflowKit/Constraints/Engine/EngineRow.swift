/// The number of a row together with the number of its engine. Other engines ignore it, so that a row in a former tree
/// is not taken for one in the constraint's present tree.
struct EngineRow {
    static let none = EngineRow(number: -1, engine: 0)

    private let number: Int32
    private let engine: UInt32

    private init(number: Int32, engine: UInt32) {
        self.number = number
        self.engine = engine
    }

    @MainActor
    init(_ number: Int32, of engine: LayoutEngine) { self.init(number: number, engine: engine.number) }

    var isNone: Bool { number < 0 }

    /// The number of the row; nil if it belongs to another engine.
    @MainActor
    func number(in engine: LayoutEngine) -> Int32? { number >= 0 && self.engine == engine.number ? number : nil }
}
