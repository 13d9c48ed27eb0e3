import Foundation

// The names are those of swift-snapshot-testing, whose iPads are in landscape by default. The metrics come from the
// catalogue; `.sst` gives that library's own.
extension ViewImageConfig {
    // MARK: iPads that swift-snapshot-testing has

    private static let iPadMiniModel = TabletModel(
        name: "iPad mini (5th)", landscape: (oneThird: 320, oneHalf: 507, twoThirds: 694),
        portrait: (oneThird: 320, twoThirds: 438))

    /// iPad mini (5th) in landscape.
    public static let iPadMini = iPadMini(.landscape)
    public static func iPadMini(_ orientation: Orientation) -> ViewImageConfig {
        device("iPad mini (5th)", orientation)
    }
    public static func iPadMini(_ orientation: TabletOrientation) -> ViewImageConfig {
        tablet(iPadMiniModel, orientation)
    }

    private static let iPad9_7Model = TabletModel(
        name: "iPad (6th)", landscape: (oneThird: 320, oneHalf: 507, twoThirds: 694),
        portrait: (oneThird: 320, twoThirds: 438))

    /// iPad (6th) in landscape.
    public static let iPad9_7 = iPad9_7(.landscape)
    public static func iPad9_7(_ orientation: Orientation) -> ViewImageConfig { device("iPad (6th)", orientation) }
    public static func iPad9_7(_ orientation: TabletOrientation) -> ViewImageConfig {
        tablet(iPad9_7Model, orientation)
    }

    private static let iPad10_2Model = TabletModel(
        name: "iPad (9th)", landscape: (oneThird: 320, oneHalf: 535, twoThirds: 750),
        portrait: (oneThird: 320, twoThirds: 480))

    /// iPad (9th) in landscape.
    public static let iPad10_2 = iPad10_2(.landscape)
    public static func iPad10_2(_ orientation: Orientation) -> ViewImageConfig { device("iPad (9th)", orientation) }
    public static func iPad10_2(_ orientation: TabletOrientation) -> ViewImageConfig {
        tablet(iPad10_2Model, orientation)
    }

    private static let iPadPro10_5Model = TabletModel(
        name: "iPad Pro 10.5", landscape: (oneThird: 320, oneHalf: 551, twoThirds: 782),
        portrait: (oneThird: 320, twoThirds: 504))

    /// iPad Pro 10.5 in landscape.
    public static let iPadPro10_5 = iPadPro10_5(.landscape)
    public static func iPadPro10_5(_ orientation: Orientation) -> ViewImageConfig {
        device("iPad Pro 10.5", orientation)
    }
    public static func iPadPro10_5(_ orientation: TabletOrientation) -> ViewImageConfig {
        tablet(iPadPro10_5Model, orientation)
    }

    private static let iPadPro11Model = TabletModel(
        name: "iPad Pro 11 (1st)", landscape: (oneThird: 375, oneHalf: 592, twoThirds: 809),
        portrait: (oneThird: 320, twoThirds: 504))

    /// iPad Pro 11 (1st) in landscape.
    public static let iPadPro11 = iPadPro11(.landscape)
    public static func iPadPro11(_ orientation: Orientation) -> ViewImageConfig {
        device("iPad Pro 11 (1st)", orientation)
    }
    public static func iPadPro11(_ orientation: TabletOrientation) -> ViewImageConfig {
        tablet(iPadPro11Model, orientation)
    }

    private static let iPadPro12_9Model = TabletModel(
        name: "iPad Pro 12.9 (1st)", landscape: (oneThird: 375, oneHalf: 678, twoThirds: 981),
        portrait: (oneThird: 375, twoThirds: 639), isHalfRegular: true)

    /// iPad Pro 12.9 (1st) in landscape.
    public static let iPadPro12_9 = iPadPro12_9(.landscape)
    public static func iPadPro12_9(_ orientation: Orientation) -> ViewImageConfig {
        device("iPad Pro 12.9 (1st)", orientation)
    }
    public static func iPadPro12_9(_ orientation: TabletOrientation) -> ViewImageConfig {
        tablet(iPadPro12_9Model, orientation)
    }

    // MARK: iPads that it does not have

    /// iPad mini (6th) in landscape.
    public static let iPadMini6 = iPadMini6(.landscape)
    public static func iPadMini6(_ orientation: Orientation) -> ViewImageConfig {
        device("iPad mini (6th)", orientation)
    }

    /// iPad (10th) in landscape.
    public static let iPad10 = iPad10(.landscape)
    public static func iPad10(_ orientation: Orientation) -> ViewImageConfig { device("iPad (10th)", orientation) }

    /// iPad Air 11 (M2) in landscape.
    public static let iPadAir11 = iPadAir11(.landscape)
    public static func iPadAir11(_ orientation: Orientation) -> ViewImageConfig {
        device("iPad Air 11 (M2)", orientation)
    }

    /// iPad Air 13 (M2) in landscape.
    public static let iPadAir13 = iPadAir13(.landscape)
    public static func iPadAir13(_ orientation: Orientation) -> ViewImageConfig {
        device("iPad Air 13 (M2)", orientation)
    }

    /// iPad Pro 11 (M4) in landscape.
    public static let iPadPro11M4 = iPadPro11M4(.landscape)
    public static func iPadPro11M4(_ orientation: Orientation) -> ViewImageConfig {
        device("iPad Pro 11 (M4)", orientation)
    }

    /// iPad Pro 13 (M4) in landscape.
    public static let iPadPro13M4 = iPadPro13M4(.landscape)
    public static func iPadPro13M4(_ orientation: Orientation) -> ViewImageConfig {
        device("iPad Pro 13 (M4)", orientation)
    }
}
