import Foundation
import KitValues
import LayoutRules

// The positions of bars and child: behaviour.md §7.2.
extension UINavigationController: ContainerLayout {
    /// The frames of the bars in a container of some size.
    private struct Places {
        var bar: CGRect
        var toolbar: CGRect
        var child: CGRect
        /// The parts of the child at its top and bottom that the bars cover, beyond the container's own safe area.
        var insets: UIEdgeInsets
        var promptHeight: CGFloat
        var largeTitleHeight: CGFloat
        var showsBar: Bool
        var showsToolbar: Bool
    }

    /// The visible child is in a wrapper.
    final func places(_ controller: UIViewController) -> Bool { false }

    final func layOutContainer() {
        guard let view = loadedView else { return }
        // The child's view enters the tree with the container's own layout, even if the container is not visible.
        if !stage.shows(topViewController) { stage.bring(topViewController)() }
        let metrics = containerBars
        let safeArea = metrics.takesRoom ? .zero : view.actualSafeAreaInsets
        let places = places(
            in: view.bounds.size, metrics: metrics, safeArea: safeArea,
            isCompact: traitCollection.verticalSizeClass == .compact)
        stage.view.frame = view.bounds
        ownBar.frame = places.bar
        ownBar.isHidden = !places.showsBar
        ownBar.groundAbove = metrics.takesRoom ? 0 : max(0, places.bar.minY)
        ownBar.promptHeight = places.promptHeight
        ownBar.largeTitleHeight = places.largeTitleHeight
        ownToolbar.frame = places.toolbar
        ownToolbar.isHidden = !places.showsToolbar
        ownToolbar.items = topViewController?.toolbarItems
        stage.place(in: places.child, wrapsTightly: metrics.takesRoom)
        topViewController?.containerInsets = places.insets
    }

    /// - Parameters:
    ///   - safeArea: the safe area insets of the container, in points.
    ///   - isCompact: whether the height is compact.
    private func places(
        in size: CGSize, metrics: BarMetrics, safeArea: UIEdgeInsets, isCompact: Bool
    ) -> Places {
        let hidesBoth = hidesBarsWhenVerticallyCompact && isCompact
        let showsBar = !isNavigationBarHidden && !hidesBoth
        let showsToolbar = !isToolbarHidden && !hidesBoth
        let prompt = topViewController?.navigationItem.prompt == nil ? 0 : UINavigationBar.promptLineHeight
        let large =
            ownBar.wantsLargeTitle ? max(0, metrics.largeTitleHeight - metrics.navigationBarHeight) : 0
        let barHeight = metrics.navigationBarHeight + prompt + large
        let barY = showsBar ? metrics.navigationBarY : -barHeight
        let bar = CGRect(x: 0, y: barY, width: size.width, height: barHeight)
        // If another container's bar covers the bottom, the toolbar is above it.
        let covered = max(0, safeArea.bottom - metrics.bottomInset)
        let toolHeight = covered > 0 ? metrics.toolbarHeight - metrics.bottomInset : metrics.toolbarHeight
        let toolY = showsToolbar ? size.height - (covered > 0 ? safeArea.bottom : 0) - toolHeight : size.height
        let tool = CGRect(x: 0, y: toolY, width: size.width, height: toolHeight)

        var top: CGFloat = 0
        var bottom = size.height
        let child = topViewController
        if showsBar, metrics.takesRoom || child?.extends(.top, below: ownBar.isTranslucent) == false {
            top = bar.maxY
        }
        if showsToolbar, metrics.takesRoom || child?.extends(.bottom, below: ownToolbar.isTranslucent) == false {
            bottom = tool.minY
        } else if covered > 0, child?.edgesForExtendedLayout.contains(.bottom) == false {
            bottom = size.height - safeArea.bottom
        }
        var insets = UIEdgeInsets.zero
        if showsBar, top == 0, !metrics.takesRoom { insets.top = bar.maxY - safeArea.top }
        if showsToolbar, bottom == size.height { insets.bottom = size.height - tool.minY - safeArea.bottom }
        return Places(
            bar: bar, toolbar: tool,
            child: CGRect(x: 0, y: top, width: size.width, height: max(0, bottom - top)), insets: insets,
            promptHeight: prompt, largeTitleHeight: large, showsBar: showsBar, showsToolbar: showsToolbar)
    }

    /// The size that the child gets in a container of another size, with the bars of the new orientation. It is also
    /// correct while the container is covered by a controller that it presents.
    final func sizeOfChild(inContainerOf size: CGSize) -> CGSize {
        guard let view = loadedView, size != view.bounds.size, let window = view.actualWindow ?? presentingWindow
        else { return stage.child?.loadedView?.bounds.size ?? size }
        let target = window.orientationToCome
        let device = window.model
        let metrics = BarMetrics(
            of: device, in: target, semantics: window.semantics, hidesStatusBar: window.hidesStatusBar)
        let isCompact = device.metrics(for: target).verticalSizeClass == .compact
        return places(
            in: size, metrics: metrics, safeArea: UIEdgeInsets(top: 0, left: 0, bottom: metrics.bottomInset, right: 0),
            isCompact: isCompact
        ).child.size
    }
}
