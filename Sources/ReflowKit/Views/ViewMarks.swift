/// The flags of one view that layout does not read: for its drawing, its touches and its relations to other views.
struct ViewMarks: OptionSet {
    var rawValue: UInt32

    static let hidden = ViewMarks(rawValue: 1 << 0)
    static let clips = ViewMarks(rawValue: 1 << 1)
    static let opaque = ViewMarks(rawValue: 1 << 2)
    static let ignoresTouches = ViewMarks(rawValue: 1 << 3)
    /// A control created the view for itself.
    static let partOfControl = ViewMarks(rawValue: 1 << 4)
    /// The view's layer is being created, which may run code of a user's layer class.
    static let isMakingLayer = ViewMarks(rawValue: 1 << 5)

    // See `LayoutMarks`.
    func contains(_ mark: ViewMarks) -> Bool { rawValue & mark.rawValue == mark.rawValue }

    mutating func set(_ mark: ViewMarks, _ isOn: Bool) {
        if isOn { rawValue |= mark.rawValue } else { rawValue &= ~mark.rawValue }
    }
}
