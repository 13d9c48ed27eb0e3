public import Foundation
public import KitValues

/// The frame of a presented controller's view in its window (behaviour.md §7.3), in points of the window.
public struct PresentationGeometry: Sendable, Hashable {
    public var frame: CGRect
    /// The reliability of the frame. Apple does not document the exact geometry of sheets and popovers.
    public var basis: RotationExplanation.Basis

    public init(frame: CGRect, basis: RotationExplanation.Basis) {
        self.frame = frame
        self.basis = basis
    }

    /// The facts on which a presentation depends besides its style.
    public struct Surroundings: Sendable, Hashable {
        public var device: Device
        public var orientation: UIInterfaceOrientation
        public var semantics: RotationSemantics
        /// The presented controller's preferred size; zero for none.
        public var preferredContentSize: CGSize
        /// The rectangle that a popover points to, in points of the window; nil for the middle of the window.
        public var source: CGRect?
        /// The frame of the context's view in the window, for styles that cover a context.
        public var context: CGRect?

        public init(
            device: Device, orientation: UIInterfaceOrientation, semantics: RotationSemantics = .standard,
            preferredContentSize: CGSize = .zero, source: CGRect? = nil, context: CGRect? = nil
        ) {
            self.device = device
            self.orientation = orientation
            self.semantics = semantics
            self.preferredContentSize = preferredContentSize
            self.source = source
            self.context = context
        }

        var window: CGRect { CGRect(origin: .zero, size: metrics.size) }
        var metrics: ScreenMetrics { device.metrics(for: orientation) }
        var isRegularWidth: Bool { metrics.horizontalSizeClass == .regular }
        var hasCards: Bool { semantics >= .iOS15 }
    }

    /// A form sheet's default size, in points.
    public static let formSheetSize = CGSize(width: 540, height: 620)
    /// The width of a page sheet on an iPad from iOS 13 on, in points: readable content and its margins.
    public static let pageSheetWidth: CGFloat = 704
    /// The gap between the status bar and a card, in points.
    public static let cardGap: CGFloat = 10
    /// A popover's default size, in points.
    public static let popoverSize = CGSize(width: 320, height: 480)
    /// The gap between a popover and the edges of the window, and the height of its arrow, in points.
    public static let popoverMargin: CGFloat = 10
    public static let popoverArrow: CGFloat = 13

    /// - Parameter style: the effective style; see ``ModalPresentationRule``.
    public init(_ style: UIModalPresentationStyle, _ surroundings: Surroundings) {
        let window = surroundings.window
        switch style {
        case .fullScreen:
            let bars = BarMetrics(
                of: surroundings.device, in: surroundings.orientation, semantics: surroundings.semantics)
            self.init(frame: bars.rootFrame(in: window.size), basis: .evidence)
        case .overFullScreen, .blurOverFullScreen, .custom:
            self.init(frame: window, basis: .documented)
        case .currentContext, .overCurrentContext:
            self.init(frame: surroundings.context ?? window, basis: .documented)
        case .automatic, .none, .pageSheet:
            self = PresentationGeometry.pageSheet(surroundings)
        case .formSheet:
            self = PresentationGeometry.formSheet(surroundings)
        case .popover:
            self.init(frame: PresentationGeometry.popoverFrame(surroundings), basis: .ourDecision)
        }
    }

    /// The frame of a page sheet. On phones, it is a card at the bottom of the screen, or the whole screen in compact
    /// height. On an iPad, it is a column from iOS 13 on; before, it is as wide as the portrait screen, below the
    /// status bar.
    private static func pageSheet(_ surroundings: Surroundings) -> PresentationGeometry {
        let window = surroundings.window
        let top = surroundings.metrics.safeAreaInsets.top
        guard surroundings.isRegularWidth || surroundings.hasCards else {
            return PresentationGeometry(.fullScreen, surroundings)
        }
        if !surroundings.hasCards {
            let width = min(window.width, surroundings.device.portrait.size.width)
            let frame = CGRect(x: (window.width - width) / 2, y: top, width: width, height: window.height - top)
            return PresentationGeometry(frame: frame, basis: .ourDecision)
        }
        guard surroundings.device.idiom == .pad else { return card(surroundings) }
        let gap = top + cardGap
        let frame = CGRect(
            x: (window.width - pageSheetWidth) / 2, y: gap, width: pageSheetWidth, height: window.height - 2 * gap)
        return PresentationGeometry(frame: frame, basis: .ourDecision)
    }

    private static func formSheet(_ surroundings: Surroundings) -> PresentationGeometry {
        guard surroundings.device.idiom == .pad else { return pageSheet(surroundings) }
        let window = surroundings.window
        let wish = surroundings.preferredContentSize
        let size = CGSize(
            width: min(wish.width > 0 ? wish.width : formSheetSize.width, window.width),
            height: min(wish.height > 0 ? wish.height : formSheetSize.height, window.height))
        let frame = CGRect(
            x: (window.width - size.width) / 2, y: (window.height - size.height) / 2, width: size.width,
            height: size.height)
        return PresentationGeometry(frame: frame, basis: .ourDecision)
    }

    private static func card(_ surroundings: Surroundings) -> PresentationGeometry {
        let window = surroundings.window
        guard surroundings.metrics.verticalSizeClass == .regular else {
            return PresentationGeometry(frame: window, basis: .ourDecision)
        }
        let top = surroundings.metrics.safeAreaInsets.top + cardGap
        let frame = CGRect(x: 0, y: top, width: window.width, height: window.height - top)
        return PresentationGeometry(frame: frame, basis: .ourDecision)
    }

    /// The frame of a popover: below its source, else above it, else beside it; shifted so that it stays in the window.
    private static func popoverFrame(_ surroundings: Surroundings) -> CGRect {
        let insets = surroundings.metrics.safeAreaInsets
        let room = surroundings.window.inset(by: insets).insetBy(dx: popoverMargin, dy: popoverMargin)
        let wish = surroundings.preferredContentSize
        let size = CGSize(
            width: min(wish.width > 0 ? wish.width : popoverSize.width, room.width),
            height: min(wish.height > 0 ? wish.height : popoverSize.height, room.height))
        let middle = CGRect(x: surroundings.window.midX, y: surroundings.window.midY, width: 0, height: 0)
        let source = surroundings.source ?? middle
        let x = min(max(source.midX - size.width / 2, room.minX), room.maxX - size.width)
        let y = min(max(source.midY - size.height / 2, room.minY), room.maxY - size.height)
        let candidates = [
            CGRect(x: x, y: source.maxY + popoverArrow, width: size.width, height: size.height),
            CGRect(x: x, y: source.minY - popoverArrow - size.height, width: size.width, height: size.height),
            CGRect(x: source.maxX + popoverArrow, y: y, width: size.width, height: size.height),
            CGRect(x: source.minX - popoverArrow - size.width, y: y, width: size.width, height: size.height),
        ]
        return candidates.first { room.contains($0) } ?? CGRect(x: x, y: y, width: size.width, height: size.height)
    }
}
