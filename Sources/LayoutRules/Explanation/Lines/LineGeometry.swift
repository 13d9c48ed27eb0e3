import Basics
package import Foundation
package import KitValues

/// The geometry of a constraint's line. The line runs along an axis, at a position across it.
package struct LineGeometry: Sendable, Hashable {
    package var shape: ConstraintLine.Shape
    /// The axis of the line.
    package var axis: UILayoutConstraintAxis
    /// The start along the axis.
    package var from: CGFloat
    package var to: CGFloat
    /// The position across the axis.
    package var track: CGFloat
    /// The other possible positions; `nil` if the line has only one.
    package var room: ClosedRange<CGFloat>?
    /// The range across the axis of the item that the line refers to.
    package var reach: ClosedRange<CGFloat>?

    package init(
        _ shape: ConstraintLine.Shape, _ axis: UILayoutConstraintAxis, from: CGFloat, to: CGFloat, track: CGFloat,
        room: ClosedRange<CGFloat>? = nil, reach: ClosedRange<CGFloat>? = nil
    ) {
        self.shape = shape
        self.axis = axis
        self.from = from
        self.to = to
        self.track = track
        self.room = room
        self.reach = reach
    }

    var start: CGPoint { point(from, track) }
    var end: CGPoint { point(to, track) }

    /// The nearest point of the item that the line refers to; `nil` if the line ends there.
    var target: CGPoint? {
        guard let reach, !reach.contains(track) else { return nil }
        return point(to, track < reach.lowerBound ? reach.lowerBound : reach.upperBound)
    }

    private func point(_ along: CGFloat, _ across: CGFloat) -> CGPoint {
        axis == .horizontal ? CGPoint(x: along, y: across) : CGPoint(x: across, y: along)
    }
}

extension LineGeometry {
    /// The distance below which two edges count as being at the same place, because frames are rounded to pixels.
    private static let sameness: CGFloat = 0.51

    /// A line from an edge of the view to another edge.
    /// - Parameters:
    ///   - own: the view's edge, as a rectangle without a length along the axis.
    ///   - other: the edge that it refers to.
    ///   - axis: the axis along which the edges are apart.
    package static func between(_ own: CGRect, _ other: CGRect, along axis: UILayoutConstraintAxis) -> LineGeometry {
        let (from, to) = (own.middle(along: axis), other.middle(along: axis))
        let (first, second) = (own.range(along: axis.across), other.range(along: axis.across))
        let low = max(first.lowerBound, second.lowerBound)
        let high = min(first.upperBound, second.upperBound)
        guard (from - to).magnitude >= sameness else {
            // The line of an alignment is on the part that both edges share; if there is none, it leads from one edge
            // to the other.
            let isShared = low < high
            return LineGeometry(
                .alignment, axis.across, from: isShared ? low : min(first.lowerBound, second.lowerBound),
                to: isShared ? high : max(first.upperBound, second.upperBound), track: from)
        }
        let room = low <= high ? low...high : first
        return LineGeometry(
            .distance, axis, from: from, to: to, track: (room.lowerBound + room.upperBound) / 2, room: room,
            reach: second)
    }

    /// The distance of a length's line from its view, in points.
    private static let margin: CGFloat = 7

    /// A line as long as a rectangle: below it, or to its right. If there is no room in the picture, ``apart(_:in:)``
    /// moves it inside the rectangle.
    package static func along(_ rect: CGRect, _ axis: UILayoutConstraintAxis) -> LineGeometry {
        let (length, breadth) = (rect.range(along: axis), rect.range(along: axis.across))
        return LineGeometry(
            .length, axis, from: length.lowerBound, to: length.upperBound, track: breadth.upperBound + margin,
            room: breadth.lowerBound...(breadth.upperBound + 6 * gap))
    }

    /// The lines for the margins and the length of a view with an autoresizing mask, each with a name.
    ///
    /// A fixed margin is drawn as a distance, a fixed width or height as a length, and everything flexible as a spring.
    /// A mask without flexible parts does not determine the margin after the view, so that has no line.
    /// - Parameters:
    ///   - frame: the frame of the view.
    ///   - room: the bounds of the superview.
    package static func mask(
        _ flexibility: AxisFlexibility, _ frame: CGRect, in room: CGRect, along axis: UILayoutConstraintAxis
    ) -> [(geometry: LineGeometry, name: String)] {
        let words =
            axis == .horizontal
            ? (before: "Left", length: "Width", after: "Right") : (before: "Top", length: "Height", after: "Bottom")
        func margin(_ isAfter: Bool) -> (geometry: LineGeometry, name: String) {
            let word = isAfter ? words.after : words.before
            var geometry = between(
                frame.edge(along: axis, isEnd: isAfter), room.edge(along: axis, isEnd: isAfter), along: axis)
            guard !flexibility.contains(isAfter ? .after : .before) else {
                if geometry.shape == .distance { geometry.shape = .spring }
                return (geometry, "flexible\(word)Margin")
            }
            let value =
                isAfter
                ? room.range(along: axis).upperBound - frame.range(along: axis).upperBound
                : frame.range(along: axis).lowerBound - room.range(along: axis).lowerBound
            return (geometry, "the \(word.lowercased()) margin stays \(value.sixDigitText)")
        }
        var parts = [margin(false)]
        var length = along(frame, axis)
        if flexibility.contains(.length) {
            length.shape = .spring
            parts.append((length, "flexible\(words.length)"))
        } else {
            let range = frame.range(along: axis)
            let value = range.upperBound - range.lowerBound
            parts.append((length, "the \(words.length.lowercased()) stays \(value.sixDigitText)"))
        }
        if !flexibility.isEmpty { parts.append(margin(true)) }
        return parts
    }

    // MARK: Several lines

    /// The minimum distance of parallel lines in points, if there is room.
    private static let gap: CGFloat = 12
    private static let stepLimit = 40

    /// The lines, moved so that none covers an earlier one and none is outside the picture.
    package static func apart(_ lines: [LineGeometry], in bounds: CGRect) -> [LineGeometry] {
        var placed: [LineGeometry] = []
        for line in lines {
            var line = line
            if let room = line.room { line.track = freeTrack(of: line, in: room, bounds, beside: placed) }
            placed.append(line)
        }
        return placed
    }

    private static func freeTrack(
        of line: LineGeometry, in room: ClosedRange<CGFloat>, _ bounds: CGRect, beside placed: [LineGeometry]
    ) -> CGFloat {
        let seen = bounds.range(along: line.axis.across)
        // The line of a view outside the picture is not moved into it.
        let isSeen = room.lowerBound <= seen.upperBound && room.upperBound >= seen.lowerBound
        let allowed = isSeen ? max(room.lowerBound, seen.lowerBound)...min(room.upperBound, seen.upperBound) : room
        let inner = allowed.upperBound - allowed.lowerBound > 4 ? allowed.inset(by: 2) : allowed
        var first = min(max(line.track, inner.lowerBound), inner.upperBound)
        // If there is no room beside the view in the picture, the line is at the same distance inside the view.
        if line.track > inner.upperBound, line.shape != .distance {
            first = max(inner.lowerBound, inner.upperBound - margin + 2)
        }
        let steps = (1...stepLimit).map { CGFloat($0) * gap }
        // The line of a distance stays near the middle; that of a length moves away from the view.
        let back = steps.map { -$0 }
        let offsets: [CGFloat] =
            [0] + (line.shape == .distance ? zip(steps, back).flatMap { [$0.0, $0.1] } : steps + back)
        let tracks = offsets.map { first + $0 }.filter { inner.contains($0) }
        return tracks.first { track in !placed.contains { $0.covers(line, at: track) } } ?? first
    }

    /// Whether a line at a position would cover this one, or nearly so.
    private func covers(_ line: LineGeometry, at track: CGFloat) -> Bool {
        axis == line.axis && (self.track - track).magnitude < LineGeometry.gap - 0.5
            && max(min(from, to), min(line.from, line.to)) < min(max(from, to), max(line.from, line.to))
    }
}

extension UILayoutConstraintAxis {
    /// The other axis.
    fileprivate var across: UILayoutConstraintAxis { self == .horizontal ? .vertical : .horizontal }
}

extension CGRect {
    fileprivate func range(along axis: UILayoutConstraintAxis) -> ClosedRange<CGFloat> {
        let (low, high) = axis == .horizontal ? (minX, maxX) : (minY, maxY)
        // A transform of the application may give a rectangle any value, even one that is not finite.
        return low.isFinite && high.isFinite && low <= high ? low...high : 0...0
    }

    fileprivate func middle(along axis: UILayoutConstraintAxis) -> CGFloat {
        let range = range(along: axis)
        return (range.lowerBound + range.upperBound) / 2
    }

    /// The near or the far edge of the rectangle.
    fileprivate func edge(along axis: UILayoutConstraintAxis, isEnd: Bool) -> CGRect {
        axis == .horizontal
            ? CGRect(x: isEnd ? maxX : minX, y: minY, width: 0, height: height)
            : CGRect(x: minX, y: isEnd ? maxY : minY, width: width, height: 0)
    }
}

extension ClosedRange<CGFloat> {
    fileprivate func inset(by distance: CGFloat) -> ClosedRange<CGFloat> {
        (lowerBound + distance)...(upperBound - distance)
    }
}
