/// The range of one free number. Each goal narrows it to the values that do not make an earlier goal worse.
struct FreeNumber {
    private(set) var low = -Double.infinity
    private(set) var high = Double.infinity
    /// The required goals at the two ends of the range.
    private(set) var lowGoal = -1
    private(set) var highGoal = -1

    /// Goals at one level: the position where each is met exactly, and its costs above and below.
    struct BreakPoint {
        var position: Double
        var costAbove: Double
        var costBelow: Double
    }

    /// Whether more than one value is left.
    @inline(__always)
    var isOpen: Bool { high > low && high - low > tolerance }

    /// Whether the required goals leave no value.
    @inline(__always)
    var isContradiction: Bool { low > high && low - high > tolerance }

    var tolerance: Double {
        let scale = max(low.isFinite ? low.magnitude : 0, high.isFinite ? high.magnitude : 0)
        return (1 + scale) * Tolerance.relative
    }

    mutating func require(_ point: BreakPoint, goal: Int) {
        if point.costBelow > 0, point.position > low {
            low = point.position
            lowGoal = goal
        }
        if point.costAbove > 0, point.position < high {
            high = point.position
            highGoal = goal
        }
    }

    /// Keeps the values at which one goal costs least.
    mutating func minimize(_ point: BreakPoint) {
        let zero = (point.costBelow + point.costAbove) * 1e-12
        narrow(
            to: point.costBelow > zero ? point.position : -.infinity,
            point.costAbove > zero ? point.position : .infinity)
    }

    /// Keeps the values at which the goals together cost least. They are sorted by position.
    mutating func minimize(_ points: [BreakPoint]) {
        var slope = 0.0
        var total = 0.0
        for point in points {
            slope -= point.costBelow
            total += point.costBelow + point.costAbove
        }
        // The sum of the costs is convex: it falls up to the point where its slope is no longer negative, and rises
        // from the point where its slope is positive.
        let zero = total * 1e-12
        var lowest = -Double.infinity
        var highest = Double.infinity
        var isFalling = slope < -zero
        if slope > zero { return narrow(to: -Double.infinity, -Double.infinity) }
        for point in points {
            slope += point.costBelow + point.costAbove
            if isFalling, slope >= -zero {
                isFalling = false
                lowest = point.position
            }
            if slope > zero {
                highest = point.position
                break
            }
        }
        narrow(to: lowest, highest)
    }

    /// Settles the number: of the values that remain possible, it takes the one nearest to the wanted one.
    mutating func settle(near wanted: Double) {
        narrow(to: wanted, wanted)
    }

    private mutating func narrow(to lowest: Double, _ highest: Double) {
        if highest < low {
            high = low
        } else if lowest > high {
            low = high
        } else {
            low = max(low, lowest)
            high = min(high, highest)
        }
    }
}
