/// A row of one engine. To every other engine it says nothing, so that the row of a tree that is gone is not taken for one
/// of the tree that its constraint is in now.
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

    /// The number of the row; nil where it is not one of this engine.
    @MainActor
    func number(in engine: LayoutEngine) -> Int32? { number >= 0 && self.engine == engine.number ? number : nil }
}
