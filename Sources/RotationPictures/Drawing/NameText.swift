import DisplayList
import Foundation

/// The name of a line, broken into several lines if it is too wide, but never cut off.
struct NameText {
    static let size: CGFloat = 10.5
    static let weight = 600
    /// The maximum width of a name, in points.
    static let widest: CGFloat = 240
    private static let lineHeight: CGFloat = 14
    private static let padding = CGSize(width: 5, height: 2)
    /// The maximum number of characters. A longer name is shortened before it is broken, because nobody reads it.
    private static let longest = 200

    let lines: [String]
    /// The size, including the margin around the text.
    let size: CGSize

    /// - Parameters:
    ///   - width: the available width.
    ///   - measure: the width of a text.
    init(_ name: String, width: CGFloat, measure: (String) -> CGFloat) {
        let name = name.count > NameText.longest ? name.prefix(NameText.longest) + "…" : name[...]
        let room = max(width - 2 * NameText.padding.width, NameText.size)
        var lines: [String] = []
        var line = ""
        for word in name.split(whereSeparator: \.isWhitespace) {
            let longer = line.isEmpty ? String(word) : "\(line) \(word)"
            if measure(longer) <= room {
                line = longer
                continue
            }
            if !line.isEmpty { lines.append(line) }
            line = ""
            // A word that is wider than a line continues on the next one.
            for character in word {
                if !line.isEmpty, measure(line + String(character)) > room {
                    lines.append(line)
                    line = ""
                }
                line.append(character)
            }
        }
        if !line.isEmpty || lines.isEmpty { lines.append(line) }
        self.lines = lines
        size = CGSize(
            width: (lines.map(measure).max() ?? 0) + 2 * NameText.padding.width,
            height: CGFloat(lines.count) * NameText.lineHeight + 2 * NameText.padding.height)
    }

    func draw(at origin: CGPoint, color: RGBAColor, on sheet: inout Sheet) {
        for (index, line) in lines.enumerated() {
            sheet.text(
                line,
                at: CGPoint(
                    x: origin.x + NameText.padding.width,
                    y: origin.y + NameText.padding.height + CGFloat(index) * NameText.lineHeight),
                size: NameText.size, weight: NameText.weight, color: color)
        }
    }
}
