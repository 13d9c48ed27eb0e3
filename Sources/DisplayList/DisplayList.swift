import Basics
public import Foundation
public import KitValues

/// A drawing as a value, in points and independent of pixels.
///
/// It knows neither views nor Cairo. It refers to images by digest and size and to fonts by id, so that two equal lists
/// paint equal pictures. It can be compared, printed (`dump()`) and digested.
public struct DisplayList: Sendable, Equatable {
    /// The size of the canvas, in points.
    public var size: CGSize
    /// The commands in the order of painting, the one at the back first.
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

/// A blur of everything that was already painted, visible inside a path. Only pixels in the path's bounding box
/// contribute to it; at the edges of the box, they are repeated.
public struct BackdropBlur: Sendable, Equatable {
    public var path: Path
    /// The blur's standard deviation, in points.
    public var radius: CGFloat
    /// The factor by which blurred colours move away from the grey of the same luminance; 1 leaves them unchanged.
    public var saturation: CGFloat

    public init(path: Path, radius: CGFloat, saturation: CGFloat = 1) {
        self.path = path
        self.radius = radius
        self.saturation = saturation
    }
}

/// Commands that are painted as one: moved, clipped and faded together.
public struct Layer: Sendable, Equatable {
    /// The transform from the coordinates of `commands` to those of the surrounding list.
    public var transform: CGAffineTransform
    /// The opacity of the whole layer. Below 1, the commands are painted on a separate surface, which is then faded as
    /// a whole.
    public var opacity: CGFloat
    /// The clip in the coordinates of `commands`; nothing outside it is painted.
    public var clip: Path?
    /// The rule for what is inside a clip that crosses itself.
    public var clipRule: FillRule
    public var commands: [DisplayCommand]
    /// Commands that paint nothing, but take away what `commands` painted where they would paint. With such commands,
    /// the layer is painted on a separate surface.
    public var cutout: [DisplayCommand]

    public init(
        transform: CGAffineTransform = .identity, opacity: CGFloat = 1, clip: Path? = nil,
        clipRule: FillRule = .nonZero, commands: [DisplayCommand] = [], cutout: [DisplayCommand] = []
    ) {
        self.transform = transform
        self.opacity = opacity
        self.clip = clip
        self.clipRule = clipRule
        self.commands = commands
        self.cutout = cutout
    }
}
