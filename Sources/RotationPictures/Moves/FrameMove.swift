import Foundation

/// The change of one view's frame in a rotation, in its superview's coordinates, in points.
struct FrameMove {
    let before: CGRect
    let after: CGRect
    /// The superview's size before and after.
    let room: (before: CGSize, after: CGSize)

    /// The changes of origin and size, in hundredths of a point: views with equal changes share a row.
    var steps: [Int] {
        zip(FrameMove.values(of: before), FrameMove.values(of: after)).map { Int((($1 - $0) * 100).rounded()) }
    }

    /// The total change of the frame.
    var distance: CGFloat {
        zip(FrameMove.values(of: before), FrameMove.values(of: after)).reduce(0) { $0 + ($1.1 - $1.0).magnitude }
    }

    /// x, y, width and height.
    static func values(of frame: CGRect) -> [CGFloat] { [frame.minX, frame.minY, frame.width, frame.height] }

    /// The total movement of the view's edges relative to the superview's sides: large for a view that is placed
    /// elsewhere, small for one that keeps its proportion or follows an edge.
    var relativeDistance: CGFloat {
        func edges(_ frame: CGRect, _ room: CGSize) -> [CGFloat] {
            let (width, height) = (max(room.width, 1), max(room.height, 1))
            // Parts outside the superview count as if they ended at its edge.
            return [frame.minX / width, frame.maxX / width, frame.minY / height, frame.maxY / height]
                .map { min(max($0, 0), 1) }
        }
        return zip(edges(before, room.before), edges(after, room.after)).reduce(0) { $0 + ($1.1 - $1.0).magnitude }
    }
}
