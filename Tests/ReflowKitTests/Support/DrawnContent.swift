import DisplayList
import Foundation
import KitValues
import ReflowKit

/// The content that a view draws, without layers: texts and images in the view's own coordinates.
@MainActor
struct DrawnContent {
    struct Text: Equatable {
        var string: String
        /// The origin of the first glyph.
        var origin: CGPoint
        var pointSize: CGFloat
        var color: RGBAColor
    }

    private(set) var texts: [Text] = []
    private(set) var images: [ImagePlacement] = []
    /// The fills, with the bounding box of each path in the view's own coordinates.
    private(set) var fills: [(path: Path, color: RGBAColor, box: CGRect)] = []
    /// The shadows, in the view's own coordinates; `box` is that of the path that casts the shadow.
    private(set) var shadows: [(shadow: Shadow, box: CGRect)] = []
    private(set) var strokeCount = 0

    init(of view: UIView) {
        collect(view.drawing().list.commands, CGAffineTransform.identity)
    }

    private mutating func collect(_ commands: [DisplayCommand], _ transform: CGAffineTransform) {
        for command in commands {
            switch command {
            case .layer(let layer):
                collect(layer.commands, layer.transform.concatenating(transform))
            case .glyphs(let run):
                let origin = run.glyphs.first?.position ?? .zero
                texts.append(
                    Text(
                        string: run.text, origin: origin.applying(transform), pointSize: run.pointSize,
                        color: run.color))
            case .image(var placement):
                placement.destination = placement.destination.applying(transform)
                images.append(placement)
            case .fill(let path, .color(let color), _):
                fills.append((path, color, path.boundingBox.applying(transform)))
            case .stroke:
                strokeCount += 1
            case .shadow(let shadow):
                guard case .path(let path) = shadow.source else { continue }
                shadows.append((shadow, path.boundingBox.applying(transform)))
            case .fill, .backdrop:
                break
            }
        }
    }
}
