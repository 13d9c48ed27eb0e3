import DisplayList
import Foundation
import Testing
import Typesetting

/// One typesetter for all tests, because creating one takes a few milliseconds, and results must not depend on earlier
/// ones.
enum Shared {
    private static let result = Result { try Typesetter() }

    static var typesetter: Typesetter {
        get throws { try result.get() }
    }
}

/// A text of one run in the system font.
func text(
    _ string: String, size: CGFloat = 17, weight: Int = 400, lineBreak: ParagraphStyle.LineBreak = .byWordWrapping,
    _ adjust: (inout StyledText) -> Void = { _ in }
) -> StyledText {
    var text = StyledText(
        runs: [.init(string, font: FontRequest(pointSize: size, weight: weight), color: .black)],
        paragraph: ParagraphStyle(lineBreak: lineBreak))
    adjust(&text)
    return text
}

extension Typesetter {
    func width(_ string: String, size: CGFloat = 17, weight: Int = 400) -> CGFloat {
        typeset(text(string, size: size, weight: weight)).size.width
    }

    /// The characters of each line.
    func lines(
        _ string: String, width: CGFloat = .infinity, maximumLines: Int = 0,
        lineBreak: ParagraphStyle.LineBreak = .byWordWrapping
    ) -> [String] {
        typeset(text(string, lineBreak: lineBreak), width: width, maximumLines: maximumLines).lines.map(\.text)
    }
}

extension TypesetText {
    var glyphRuns: [GlyphRun] { lines.flatMap(\.glyphRuns) }
}

/// Whether two numbers agree to a thousandth of a point.
func agree(_ lhs: CGFloat, _ rhs: CGFloat) -> Bool { abs(lhs - rhs) < 0.001 }
