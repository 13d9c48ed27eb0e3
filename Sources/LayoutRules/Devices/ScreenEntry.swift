import Foundation
import Geometry

/// The `portrait` or `landscape` of a device.
struct ScreenEntry {
    let object: DeviceFileObject
    let path: String
    private static let lengths: ClosedRange<CGFloat> = 0...1000

    init(_ node: DeviceFileNode) throws(DeviceFileError) {
        path = node.path
        object = try node.object(keys: [
            "size", "safeArea", "statusBarHeight", "statusBarHidden", "navigationBar", "tabBarHeight",
            "toolbarHeight", "sizeClass", "rootLayoutMargins",
        ])
    }

    /// Insets that leave something of the screen.
    func safeArea(_ node: DeviceFileNode, of size: CGSize) throws(DeviceFileError) -> UIEdgeInsets {
        let insets = try insets(node)
        guard insets.left + insets.right < size.width, insets.top + insets.bottom < size.height else {
            throw node.bad("as large as the screen", "smaller, so that something is left of it")
        }
        return insets
    }

    /// Puts what the file says about a screen in the place of what the rules said.
    func override(_ metrics: inout ScreenMetrics, _ kind: ScreenRules.Kind) throws(DeviceFileError) {
        if let height = try object["statusBarHeight"]?.number(in: ScreenEntry.lengths) {
            metrics.statusBarHeight = height
            metrics.isStatusBarHidden = height == 0
        }
        if let isHidden = try object["statusBarHidden"]?.bool() { metrics.isStatusBarHidden = isHidden }
        if let node = object["navigationBar"] { metrics.navigationBar = try navigationBar(node, metrics.navigationBar) }
        if let height = try object["tabBarHeight"]?.number(in: ScreenEntry.lengths) { metrics.tabBarHeight = height }
        if let height = try object["toolbarHeight"]?.number(in: ScreenEntry.lengths) { metrics.toolbarHeight = height }
        if let node = object["sizeClass"] {
            let classes = try node.object(keys: ["horizontal", "vertical"])
            if let horizontal = try classes["horizontal"]?.named(UIUserInterfaceSizeClass.self) {
                metrics.horizontalSizeClass = horizontal
                metrics.readableContentWidth = ScreenRules.readableContentWidth(kind, horizontal)
            }
            if let vertical = try classes["vertical"]?.named(UIUserInterfaceSizeClass.self) {
                metrics.verticalSizeClass = vertical
            }
        }
        if let node = object["rootLayoutMargins"] { metrics.rootLayoutMargins = try insets(node) }
    }

    private func navigationBar(
        _ node: DeviceFileNode, _ rule: ScreenMetrics.NavigationBar
    ) throws(DeviceFileError) -> ScreenMetrics.NavigationBar {
        let bar = try node.object(keys: ["y", "height", "maxY", "largeTitleHeight", "largeTitleMaxY"])
        let height = try bar["height"]?.number(in: ScreenEntry.lengths)
        let result = ScreenMetrics.NavigationBar(
            y: try bar["y"]?.number(in: ScreenEntry.lengths) ?? rule.y,
            height: height ?? rule.height,
            largeTitleHeight: try bar["largeTitleHeight"]?.number(in: ScreenEntry.lengths)
                ?? max(height ?? 0, rule.largeTitleHeight))
        try check(bar["maxY"], is: result.maxY, "y + height")
        try check(bar["largeTitleMaxY"], is: result.largeTitleMaxY, "y + largeTitleHeight")
        return result
    }

    /// A figure that says again what others say; published ones are rounded to a thousandth.
    private func check(_ node: DeviceFileNode?, is sum: CGFloat, _ rule: String) throws(DeviceFileError) {
        guard let node else { return }
        let said = try node.number(in: 0...2000)
        guard abs(said - sum) < 0.01 else { throw node.bad("\(said)", "\(rule), \(sum)") }
    }

    private func insets(_ node: DeviceFileNode) throws(DeviceFileError) -> UIEdgeInsets {
        let edges = try node.object(keys: ["top", "left", "bottom", "right"])
        return UIEdgeInsets(
            top: try edges["top"]?.number(in: ScreenEntry.lengths) ?? 0,
            left: try edges["left"]?.number(in: ScreenEntry.lengths) ?? 0,
            bottom: try edges["bottom"]?.number(in: ScreenEntry.lengths) ?? 0,
            right: try edges["right"]?.number(in: ScreenEntry.lengths) ?? 0)
    }
}
