import DisplayList
import Foundation
import KitValues

/// The parts of a drawing that people read and look at, so that badges do not cover them.
struct Ink {
    /// The rectangles of lines of text.
    private(set) var texts: [CGRect] = []
    /// The rectangles of icons, thumbs and small pictures.
    private(set) var marks: [CGRect] = []

    /// The maximum size of a mark in points; anything larger counts as a background.
    private static let largestMark: CGFloat = 64

    /// - Parameter transform: the transform from the drawing's coordinates to those of the result.
    init(_ list: DisplayList, transform: CGAffineTransform) {
        add(list.commands, transform, seen: CGRect(origin: .zero, size: list.size).applying(transform))
    }

    private mutating func add(_ commands: [DisplayCommand], _ transform: CGAffineTransform, seen: CGRect) {
        for command in commands {
            switch command {
            case .glyphs(let run): add(run.box, to: \.texts, transform, seen)
            case .image(let image): addMark(image.destination, transform, seen)
            case .fill(let path, _, _): addMark(path.boundingBox, transform, seen)
            case .stroke(let path, _, _): addMark(path.boundingBox, transform, seen)
            case .shadow, .backdrop: break
            case .layer(let layer):
                guard layer.opacity > 0 else { continue }
                let inner = layer.transform.concatenating(transform)
                let clip = layer.clip.map { $0.boundingBox.applying(inner).intersection(seen) } ?? seen
                if !clip.isEmpty { add(layer.commands, inner, seen: clip) }
            }
        }
    }

    private mutating func addMark(_ rect: CGRect, _ transform: CGAffineTransform, _ seen: CGRect) {
        guard max(rect.width, rect.height) <= Ink.largestMark else { return }
        add(rect, to: \.marks, transform, seen)
    }

    private mutating func add(
        _ rect: CGRect, to rects: WritableKeyPath<Ink, [CGRect]>, _ transform: CGAffineTransform, _ seen: CGRect
    ) {
        let shown = rect.applying(transform).intersection(seen)
        if !shown.isEmpty { self[keyPath: rects].append(shown) }
    }

    /// The loss if `rect` is covered, from 0 to 1.5: the share of its area that is text, and half of the share that is
    /// marks.
    func loss(under rect: CGRect) -> CGFloat {
        func share(_ rects: [CGRect]) -> CGFloat {
            rects.reduce(0) { sum, ink in
                let shared = ink.intersection(rect)
                return shared.isEmpty ? sum : sum + shared.width * shared.height / (rect.width * rect.height)
            }
        }
        return min(share(texts), 1) + 0.5 * min(share(marks), 1)
    }
}

extension GlyphRun {
    /// The approximate rectangle of the run's letters, without their outlines.
    fileprivate var box: CGRect {
        guard let first = glyphs.first?.position, let last = glyphs.last?.position else { return .null }
        return CGRect(
            x: min(first.x, last.x), y: first.y - 0.8 * pointSize,
            width: (last.x - first.x).magnitude + 0.6 * pointSize, height: 1.05 * pointSize)
    }
}
