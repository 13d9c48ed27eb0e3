import Foundation

/// What a turn did to one view's frame, in its superview's coordinates and in points.
struct FrameMove {
    let before: CGRect
    let after: CGRect
    /// The superview's size before and after.
    let room: (before: CGSize, after: CGSize)

    /// How far origin and size went, in hundredths of a point: views with equal ones change alike.
    var steps: [Int] {
        zip(FrameMove.values(of: before), FrameMove.values(of: after)).map { Int((($1 - $0) * 100).rounded()) }
    }

    /// How far the frame went, all in all.
    var distance: CGFloat {
        zip(FrameMove.values(of: before), FrameMove.values(of: after)).reduce(0) { $0 + ($1.1 - $1.0).magnitude }
    }

    /// x, y, width and height.
    static func values(of frame: CGRect) -> [CGFloat] { [frame.minX, frame.minY, frame.width, frame.height] }

    /// How far its edges went as parts of the superview's sides, all in all: what is placed anew goes far, what keeps
    /// its share or follows an edge does not.
    var relativeDistance: CGFloat {
        func edges(_ frame: CGRect, _ room: CGSize) -> [CGFloat] {
            let (width, height) = (max(room.width, 1), max(room.height, 1))
            // What reaches beyond the superview does not count for more than its edge.
            return [frame.minX / width, frame.maxX / width, frame.minY / height, frame.maxY / height]
                .map { min(max($0, 0), 1) }
        }
        return zip(edges(before, room.before), edges(after, room.after)).reduce(0) { $0 + ($1.1 - $1.0).magnitude }
    }
}
