public import KitValues

/// The orientations that an application declares in its Info.plist, or that a layout file declares instead.
///
/// The lists keep their order, because it decides the launch orientation (behaviour.md §4.5, §4.6).
public struct ApplicationOrientations: Sendable, Hashable {
    /// `UISupportedInterfaceOrientations`; nil if the key is missing.
    public var supported: [UIInterfaceOrientation]?
    /// `UISupportedInterfaceOrientations~ipad`, which replaces the plain key on an iPad.
    public var supportedOnPad: [UIInterfaceOrientation]?
    /// `UISupportedInterfaceOrientations~iphone`, which replaces the plain key on a phone.
    public var supportedOnPhone: [UIInterfaceOrientation]?
    /// `UIRequiresFullScreen`: the application never shares an iPad's screen.
    public var requiresFullScreen: Bool
    /// `UIInterfaceOrientation`, in which the application starts. It is used only if no list applies.
    public var initial: UIInterfaceOrientation?

    public init(
        supported: [UIInterfaceOrientation]? = nil, supportedOnPad: [UIInterfaceOrientation]? = nil,
        supportedOnPhone: [UIInterfaceOrientation]? = nil, requiresFullScreen: Bool = false,
        initial: UIInterfaceOrientation? = nil
    ) {
        self.supported = supported
        self.supportedOnPad = supportedOnPad
        self.supportedOnPhone = supportedOnPhone
        self.requiresFullScreen = requiresFullScreen
        self.initial = initial
    }

    /// The list that applies to `idiom`; nil if none was declared.
    public func list(for idiom: UIUserInterfaceIdiom) -> [UIInterfaceOrientation]? {
        switch idiom {
        case .pad: supportedOnPad ?? supported
        case .phone: supportedOnPhone ?? supported
        default: supported
        }
    }

    /// The source of an application's mask.
    public enum Source: String, Sendable {
        /// `application(_:supportedInterfaceOrientationsFor:)`.
        case delegate
        /// The list of the property list or the layout file.
        case list
        /// The default of the idiom.
        case `default`
    }

    /// The application's mask and its source.
    ///
    /// A delegate's answer replaces the list completely, including orientations that the list lacks; it exists only
    /// after the launch (behaviour.md §4.5). Without either, the idiom's default applies.
    /// - Parameter delegate: the delegate's answer, nil if it does not implement the method.
    public func mask(
        for idiom: UIUserInterfaceIdiom, delegate: UIInterfaceOrientationMask? = nil
    ) -> (mask: UIInterfaceOrientationMask, source: Source) {
        if let delegate { return (delegate, .delegate) }
        if let list = list(for: idiom) { return (UIInterfaceOrientationMask(list), .list) }
        return (idiom.defaultInterfaceOrientations, .default)
    }

    /// Whether the application supports multitasking, so that its controllers are not asked about rotation
    /// (behaviour.md §5.8): on an iPad, with all four orientations *listed*, without requiring the full screen.
    ///
    /// Reflow decides that an application without a list does not support it. Multitasking began with iOS 9, so it does
    /// not exist in the semantics of iOS 8.
    public func isMultitaskingCapable(on idiom: UIUserInterfaceIdiom, semantics: RotationSemantics) -> Bool {
        guard idiom == .pad, semantics >= .iOS15, !requiresFullScreen, let list = list(for: idiom) else { return false }
        return UIInterfaceOrientationMask(list) == .all
    }

    /// The orientation in which the application starts (behaviour.md §4.6). The delegate is not asked before the
    /// launch.
    ///
    /// - From iOS 8 on, it is the device's orientation if that is listed, else the first one in the list. That it is
    ///   the first one is often stated, but not documented.
    /// - Up to iOS 7, an application that lists portrait starts in portrait, however the device is held, and rotates
    ///   afterwards. In iOS 5, the list only determines the position of the status bar at launch.
    /// - Without a list, `initial` decides. Without that, too, every orientation that the idiom allows is possible.
    /// - Parameter supportsPortraitUpsideDown: false on phones without a Home button, which never start upside down.
    public func launchOrientation(
        device: UIDeviceOrientation, idiom: UIUserInterfaceIdiom, supportsPortraitUpsideDown: Bool,
        semantics: RotationSemantics = .standard
    ) -> UIInterfaceOrientation {
        let open = initial.map { [$0] } ?? idiom.defaultInterfaceOrientations.orientations
        let allowed = (list(for: idiom) ?? open)
            .filter { $0 != .unknown && ($0 != .portraitUpsideDown || supportsPortraitUpsideDown) }
        if semantics < .iOS8, allowed.contains(.portrait) { return .portrait }
        if let upright = UIInterfaceOrientation(device: device), allowed.contains(upright) { return upright }
        return allowed.first ?? .portrait
    }
}
