import Foundation
import KitSchema
import KitValues
import LayoutDocument

/// The sizes and fonts of Interface Builder's canvas in the Xcode version that saved a document, if iOS has others
/// today (autolayout.md §9.2, behaviour.md §12).
///
/// All decisions that depend on the age of a document are made here. No other code compares builds of Xcode.
struct XcodeCanvas {
    /// Whether frames are in whole points.
    let hasWholePoints: Bool
    /// Whether texts are set in San Francisco as it was before iOS 14.
    let usesFontsOfIOS13: Bool
    /// The point size of large titles; nil for today's (behaviour.md §12.2).
    let largeTitleSize: CGFloat?
    /// Whether an empty label keeps the height of a line.
    let keepsLinesOfEmptyLabels: Bool
    /// Whether a button with an image and without a title is at least as high as a line of its title would be.
    let keepsLinesOfPictureButtons: Bool
    /// The height of a segmented control with borders between its segments; nil for today's control.
    let segmentedHeight: CGFloat?
    let stepperHeight: CGFloat?
    let progressHeight: CGFloat?
    let searchBarHeight: CGFloat?
    let roundFieldHeight: CGFloat?
    /// Whether a field with round corners is 21 points wider than its text, although only 14 of these points are
    /// visible.
    let hasWideFields: Bool
    let wheelsHeight: CGFloat?
    /// The content size category, if the stored frames of labels in text styles show another one than the default.
    let textSize: UIContentSizeCategory?
    /// Whether the height of a line is rounded up to whole points.
    let roundsLines: Bool

    /// The first builds of the versions of Xcode with which the canvas changed. iOS 13 has other controls than iOS 12,
    /// and iOS 14 has another San Francisco. The betas of Xcode 11 had some of the old ones and some of the new ones.
    private enum Build {
        static let xcode9 = 13_000
        static let xcode10 = 14_200
        static let xcode11Betas = 14_700
        static let xcode11 = 15_000
        static let xcode12 = 17_000
    }

    /// - Parameters:
    ///   - root: the outermost view of a tree.
    ///   - category: the requested content size category. If it is the default, the category that the stored frames
    ///     show replaces it.
    ///   - outer: the canvas of the surrounding tree, whose text size is used here, too.
    @MainActor
    init(of root: ViewNode, at category: UIContentSizeCategory, inside outer: XcodeCanvas?) {
        func isSaved(before build: Int) -> Bool { root.toolsVersion.map { $0 < build } ?? false }
        let isOld = isSaved(before: Build.xcode11)
        let isBeta = isOld && !isSaved(before: Build.xcode11Betas)
        // Interface Builder has had iOS 11 since Xcode 9.
        let isBefore9 = isSaved(before: Build.xcode9)
        hasWholePoints = isBefore9
        usesFontsOfIOS13 = isSaved(before: Build.xcode12)
        largeTitleSize = isBeta ? 30 : nil
        keepsLinesOfEmptyLabels = isSaved(before: Build.xcode10)
        keepsLinesOfPictureButtons = root.toolsVersion != nil
        segmentedHeight = isOld ? isBeta ? 28 : 29 : nil
        stepperHeight = isOld ? 29 : nil
        progressHeight = isOld ? 2 : nil
        searchBarHeight = isBefore9 ? 44 : nil
        roundFieldHeight = isOld ? 30 : nil
        hasWideFields = usesFontsOfIOS13
        wheelsHeight = isBeta ? 162 : nil
        guard outer == nil, category == .large else {
            textSize = outer?.textSize
            roundsLines = outer?.roundsLines ?? false
            return
        }
        textSize = root.canvasTextSize(usesFontsOfIOS13: usesFontsOfIOS13, hasWholePoints: hasWholePoints)
        roundsLines = root.hasLinesInWholePoints(at: textSize ?? .large)
    }
}
