import Basics
public import Foundation
public import KitValues

/// A drawing as a value: what is painted where, in points, independent of pixels.
///
/// It knows nothing of views and nothing of Cairo. Images are named by digest and size and fonts by id, so that two
/// equal lists paint equal pictures. It can be compared, printed (`dump()`) and digested.
public struct DisplayList: Sendable, Equatable {
    /// The canvas, in points.
    public var size: CGSize
    /// Painted in order, the first at the back.
    public var commands: [DisplayCommand]

    public init(size: CGSize, commands: [DisplayCommand] = []) {
        self.size = size
        self.commands = commands
    }
}

/// One step of a drawing.
public enum DisplayCommand: Sendable, Equatable {
    case fill(Path, Paint, rule: FillRule = .nonZero)
    case stroke(Path, RGBAColor, StrokeStyle)
    case shadow(Shadow)
    case image(ImagePlacement)
    case glyphs(GlyphRun)
    case layer(Layer)
    case backdrop(BackdropBlur)
}

/// What was painted so far below a path, blurred. Nothing outside the path's box is seen in it.
public struct BackdropBlur: Sendable, Equatable {
    public var path: Path
    /// The blur's standard deviation, in points.
    public var radius: CGFloat
    /// How many times as far from grey of the same luminance the blurred colours are; 1 leaves them as they are.
    public var saturation: CGFloat

    public init(path: Path, radius: CGFloat, saturation: CGFloat = 1) {
        self.path = path
        self.radius = radius
        self.saturation = saturation
    }
}

/// Commands that are painted as one: moved, clipped and faded together.
public struct Layer: Sendable, Equatable {
    /// From the coordinates of `commands` to those of the surrounding list.
    public var transform: CGAffineTransform
    /// Below 1, the commands are painted on a separate surface, which is then faded as a whole.
    public var opacity: CGFloat
    /// In the coordinates of `commands`; nothing outside it is painted.
    public var clip: Path?
    /// The rule for what is inside a clip that crosses itself.
    public var clipRule: FillRule
    public var commands: [DisplayCommand]

    public init(
        transform: CGAffineTransform = .identity, opacity: CGFloat = 1, clip: Path? = nil,
        clipRule: FillRule = .nonZero, commands: [DisplayCommand] = []
    ) {
        self.transform = transform
        self.opacity = opacity
        self.clip = clip
        self.clipRule = clipRule
        self.commands = commands
    }
}
