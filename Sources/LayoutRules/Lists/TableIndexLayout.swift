public import Foundation

/// The entries of the index at the side of a table. If there is no room for all titles, dots stand for those that are left
/// out.
public enum TableIndexLayout {
    public enum Entry: Sendable, Hashable {
        /// A title, by its place among all titles.
        case title(Int)
        case dot
    }

    /// The distance from entry to entry, in points.
    public static let pitch: CGFloat = 13.5

    /// The entries for a number of titles in a height, in points. The first and the last title are among them, and every
    /// second entry is a dot if titles are left out.
    public static func entries(titles count: Int, height: CGFloat) -> [Entry] {
        let room = max(0, Int(min(height, 1e6) / pitch))
        guard count > room else { return (0..<max(0, count)).map(Entry.title) }
        let shown = (room + 1) / 2
        guard shown > 1 else { return (0..<shown).map(Entry.title) }
        return (0..<shown).flatMap { number -> [Entry] in
            let title = Entry.title(number * (count - 1) / (shown - 1))
            return number == 0 ? [title] : [.dot, title]
        }
    }
}
