public import Foundation

extension IndexPath {
    /// A row of a table, in a section.
    public init(row: Int, section: Int) {
        self = [section, row]
    }

    /// An item of a collection, in a section.
    public init(item: Int, section: Int) {
        self = [section, item]
    }

    /// The first index, which must exist.
    public var section: Int {
        get { self[0] }
        set { self[0] = newValue }
    }

    /// The second index, which must exist.
    public var row: Int {
        get { self[1] }
        set { self[1] = newValue }
    }

    /// The second index, which must exist, under its name in collection views.
    public var item: Int {
        get { self[1] }
        set { self[1] = newValue }
    }
}
