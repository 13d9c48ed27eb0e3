import Assets
import DisplayList
import Foundation
import KitValues

/// The transform that fits an outline into a box, and the changes that make its lines as wide as the symbol's.
///
/// Both axes have scales of their own, so the lines of a filled icon differ in width. Along each axis, the icon is scaled
/// such that it fills the box once its lines have the symbol's width there.
struct SymbolFit {
    enum Change { case wider, thinner }

    let transform: CGAffineTransform
    /// The width by which lines across each axis are widened, in points; negative if they are made thinner.
    let widening: CGVector

    init(_ outline: SymbolOutline, in ink: CGRect, stroke: CGFloat) {
        let bounds = outline.bounds
        let isStroked = outline.pieces.contains { $0.paint == .stroke }
        let own = isStroked ? 0 : outline.lineWidth
        let changesLines = isStroked || own > 0
        /// The width of lines across an axis along which the icon has this length.
        func line(_ length: CGFloat, _ room: CGFloat) -> CGFloat {
            guard changesLines else { return 0 }
            let natural = own * room / max(length, own)
            if isStroked { return stroke }
            if stroke >= natural { return min(stroke, natural * SymbolFit.thickest) }
            let thin = max(stroke, natural * SymbolFit.thinnest)
            return thin > natural * SymbolFit.thinEnough ? natural : thin
        }
        /// The scale at which a length and its changed lines fill `room`; 0 for a single line, which has no extent across
        /// itself.
        func scale(_ length: CGFloat, _ room: CGFloat) -> CGFloat {
            length - own > 0.01 ? max(room - line(length, room), 0.01) / (length - own) : 0
        }
        var across = scale(bounds.width, ink.width)
        var down = scale(bounds.height, ink.height)
        if across == 0 { across = down }
        if down == 0 { down = across }
        widening =
            own > 0
            ? CGVector(
                dx: line(bounds.width, ink.width) - own * across, dy: line(bounds.height, ink.height) - own * down)
            : .zero
        transform = CGAffineTransform(translationX: -bounds.midX, y: -bounds.midY)
            .concatenating(CGAffineTransform(scaleX: across, y: down))
            .concatenating(CGAffineTransform(translationX: ink.midX, y: ink.midY))
    }

    /// The greatest width of a line as a multiple of its own width, so that the gaps of an icon do not close.
    private static let thickest: CGFloat = 1.9
    /// The least width of a line as a part of its own width. Icons have lines that are thinner than most of their lines,
    /// and would lose them.
    private static let thinnest: CGFloat = 0.55
    /// The width of a line, as a part of its own width, down to which lines stay as they are. Where parts of an icon
    /// overlap, making lines thinner shows their edges.
    private static let thinEnough: CGFloat = 0.74

    /// A stroke along a path with the widths of ``widening`` across both axes; nil if these need no change of this kind.
    func edge(of steps: [SymbolOutline.Step], _ change: Change, _ color: RGBAColor) -> DisplayCommand? {
        let sign: CGFloat = change == .wider ? 1 : -1
        let (across, down) = (widening.dx * sign, widening.dy * sign)
        guard max(across, down) > SymbolFit.leastChange else { return nil }
        // The pen is an ellipse: a round one of width 1 under a transform.
        let pen = CGAffineTransform(
            scaleX: max(across, SymbolFit.leastChange), y: max(down, SymbolFit.leastChange))
        let path = steps.path(transform.concatenating(pen.inverted()))
        return .layer(
            Layer(transform: pen, commands: [.stroke(path, color, StrokeStyle(width: 1, cap: .round, join: .round))]))
    }

    /// The least change that can be seen, in points.
    private static let leastChange: CGFloat = 0.02
}
