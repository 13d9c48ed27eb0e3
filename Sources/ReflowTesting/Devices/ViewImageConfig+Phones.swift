// The names are those of swift-snapshot-testing, whose phones are in portrait by default. The metrics come from the
// catalogue; `.sst` gives that library's own.
extension ViewImageConfig {
    // MARK: Phones that swift-snapshot-testing has

    /// iPhone SE (1st) in portrait.
    public static let iPhoneSe = iPhoneSe(.portrait)
    public static func iPhoneSe(_ orientation: Orientation) -> ViewImageConfig {
        device("iPhone SE (1st)", orientation)
    }

    /// iPhone 8 in portrait.
    public static let iPhone8 = iPhone8(.portrait)
    public static func iPhone8(_ orientation: Orientation) -> ViewImageConfig { device("iPhone 8", orientation) }

    /// iPhone 8 Plus in portrait.
    public static let iPhone8Plus = iPhone8Plus(.portrait)
    public static func iPhone8Plus(_ orientation: Orientation) -> ViewImageConfig {
        device("iPhone 8 Plus", orientation)
    }

    /// iPhone X in portrait.
    public static let iPhoneX = iPhoneX(.portrait)
    public static func iPhoneX(_ orientation: Orientation) -> ViewImageConfig { device("iPhone X", orientation) }

    /// iPhone XR in portrait.
    public static let iPhoneXr = iPhoneXr(.portrait)
    public static func iPhoneXr(_ orientation: Orientation) -> ViewImageConfig { device("iPhone XR", orientation) }

    /// iPhone XS Max in portrait.
    public static let iPhoneXsMax = iPhoneXsMax(.portrait)
    public static func iPhoneXsMax(_ orientation: Orientation) -> ViewImageConfig {
        device("iPhone XS Max", orientation)
    }

    /// iPhone 12 in portrait.
    public static let iPhone12 = iPhone12(.portrait)
    public static func iPhone12(_ orientation: Orientation) -> ViewImageConfig { device("iPhone 12", orientation) }

    /// iPhone 12 Pro in portrait.
    public static let iPhone12Pro = iPhone12Pro(.portrait)
    public static func iPhone12Pro(_ orientation: Orientation) -> ViewImageConfig {
        device("iPhone 12 Pro", orientation)
    }

    /// iPhone 12 Pro Max in portrait.
    public static let iPhone12ProMax = iPhone12ProMax(.portrait)
    public static func iPhone12ProMax(_ orientation: Orientation) -> ViewImageConfig {
        device("iPhone 12 Pro Max", orientation)
    }

    /// iPhone 13 in portrait.
    public static let iPhone13 = iPhone13(.portrait)
    public static func iPhone13(_ orientation: Orientation) -> ViewImageConfig { device("iPhone 13", orientation) }

    /// iPhone 13 mini in portrait.
    public static let iPhone13Mini = iPhone13Mini(.portrait)
    public static func iPhone13Mini(_ orientation: Orientation) -> ViewImageConfig {
        device("iPhone 13 mini", orientation)
    }

    /// iPhone 13 Pro in portrait.
    public static let iPhone13Pro = iPhone13Pro(.portrait)
    public static func iPhone13Pro(_ orientation: Orientation) -> ViewImageConfig {
        device("iPhone 13 Pro", orientation)
    }

    /// iPhone 13 Pro Max in portrait.
    public static let iPhone13ProMax = iPhone13ProMax(.portrait)
    public static func iPhone13ProMax(_ orientation: Orientation) -> ViewImageConfig {
        device("iPhone 13 Pro Max", orientation)
    }

    // MARK: Phones that it does not have

    /// iPhone SE (3rd) in portrait.
    public static let iPhoneSe3 = iPhoneSe3(.portrait)
    public static func iPhoneSe3(_ orientation: Orientation) -> ViewImageConfig {
        device("iPhone SE (3rd)", orientation)
    }

    /// iPhone 12 mini in portrait.
    public static let iPhone12Mini = iPhone12Mini(.portrait)
    public static func iPhone12Mini(_ orientation: Orientation) -> ViewImageConfig {
        device("iPhone 12 mini", orientation)
    }

    /// iPhone 14 in portrait.
    public static let iPhone14 = iPhone14(.portrait)
    public static func iPhone14(_ orientation: Orientation) -> ViewImageConfig { device("iPhone 14", orientation) }

    /// iPhone 14 Plus in portrait.
    public static let iPhone14Plus = iPhone14Plus(.portrait)
    public static func iPhone14Plus(_ orientation: Orientation) -> ViewImageConfig {
        device("iPhone 14 Plus", orientation)
    }

    /// iPhone 14 Pro in portrait.
    public static let iPhone14Pro = iPhone14Pro(.portrait)
    public static func iPhone14Pro(_ orientation: Orientation) -> ViewImageConfig {
        device("iPhone 14 Pro", orientation)
    }

    /// iPhone 14 Pro Max in portrait.
    public static let iPhone14ProMax = iPhone14ProMax(.portrait)
    public static func iPhone14ProMax(_ orientation: Orientation) -> ViewImageConfig {
        device("iPhone 14 Pro Max", orientation)
    }

    /// iPhone 15 in portrait.
    public static let iPhone15 = iPhone15(.portrait)
    public static func iPhone15(_ orientation: Orientation) -> ViewImageConfig { device("iPhone 15", orientation) }

    /// iPhone 15 Plus in portrait.
    public static let iPhone15Plus = iPhone15Plus(.portrait)
    public static func iPhone15Plus(_ orientation: Orientation) -> ViewImageConfig {
        device("iPhone 15 Plus", orientation)
    }

    /// iPhone 15 Pro in portrait.
    public static let iPhone15Pro = iPhone15Pro(.portrait)
    public static func iPhone15Pro(_ orientation: Orientation) -> ViewImageConfig {
        device("iPhone 15 Pro", orientation)
    }

    /// iPhone 15 Pro Max in portrait.
    public static let iPhone15ProMax = iPhone15ProMax(.portrait)
    public static func iPhone15ProMax(_ orientation: Orientation) -> ViewImageConfig {
        device("iPhone 15 Pro Max", orientation)
    }

    /// iPhone 16 in portrait.
    public static let iPhone16 = iPhone16(.portrait)
    public static func iPhone16(_ orientation: Orientation) -> ViewImageConfig { device("iPhone 16", orientation) }

    /// iPhone 16 Plus in portrait.
    public static let iPhone16Plus = iPhone16Plus(.portrait)
    public static func iPhone16Plus(_ orientation: Orientation) -> ViewImageConfig {
        device("iPhone 16 Plus", orientation)
    }

    /// iPhone 16 Pro in portrait.
    public static let iPhone16Pro = iPhone16Pro(.portrait)
    public static func iPhone16Pro(_ orientation: Orientation) -> ViewImageConfig {
        device("iPhone 16 Pro", orientation)
    }

    /// iPhone 16 Pro Max in portrait.
    public static let iPhone16ProMax = iPhone16ProMax(.portrait)
    public static func iPhone16ProMax(_ orientation: Orientation) -> ViewImageConfig {
        device("iPhone 16 Pro Max", orientation)
    }

    /// iPhone 16e in portrait.
    public static let iPhone16e = iPhone16e(.portrait)
    public static func iPhone16e(_ orientation: Orientation) -> ViewImageConfig { device("iPhone 16e", orientation) }

    /// iPhone 17 in portrait.
    public static let iPhone17 = iPhone17(.portrait)
    public static func iPhone17(_ orientation: Orientation) -> ViewImageConfig { device("iPhone 17", orientation) }

    /// iPhone 17 Pro in portrait.
    public static let iPhone17Pro = iPhone17Pro(.portrait)
    public static func iPhone17Pro(_ orientation: Orientation) -> ViewImageConfig {
        device("iPhone 17 Pro", orientation)
    }

    /// iPhone 17 Pro Max in portrait.
    public static let iPhone17ProMax = iPhone17ProMax(.portrait)
    public static func iPhone17ProMax(_ orientation: Orientation) -> ViewImageConfig {
        device("iPhone 17 Pro Max", orientation)
    }

    /// iPhone Air in portrait.
    public static let iPhoneAir = iPhoneAir(.portrait)
    public static func iPhoneAir(_ orientation: Orientation) -> ViewImageConfig { device("iPhone Air", orientation) }
}
