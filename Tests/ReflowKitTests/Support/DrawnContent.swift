import DisplayList
import Foundation
import KitValues
import ReflowKit

/// What a view draws, taken out of its layers: texts and images in the view's own coordinates.
@MainActor
struct DrawnContent {
    struct Text: Equatable {
        var string: String
        /// Where its first glyph's origin lies.
        var origin: CGPoint
        var pointSize: CGFloat
        var color: RGBAColor
    }

    private(set) var texts: [Text] = []
    private(set) var images: [ImagePlacement] = []
    /// With the box around each path in the view's own coordinates.
    private(set) var fills: [(path: Path, color: RGBAColor, box: CGRect)] = []
    /// In the view's own coordinates; the path that casts each, not where it falls.
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
