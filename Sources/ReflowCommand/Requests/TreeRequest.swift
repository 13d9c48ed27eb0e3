import Foundation
import KitValues
import LayoutLoading
import LayoutRules
import Screens
import Suites

/// `reflow tree`: the layouts whose view trees are printed, and their state.
struct TreeRequest: Sendable, Equatable {
    let layouts: [String]
    /// The name or id of the device; nil for the first that the layout names.
    let device: String?
    /// The orientation; nil for the layout's launch orientation.
    let orientation: OrientationChoice?
    /// The settings of the device.
    let variant: PictureVariant
    /// Whether to run the layout's steps before the rotation.
    let runsSteps: Bool
    /// The size that the chosen view gets instead of a rotation.
    let sized: SizedRequest
    /// The pixels per point; nil for those of the device, or for 2 with a size.
    let scale: Double?
    /// The id of the view to print, or `all` for every root of a document; nil for the window.
    let root: String?
    /// The language of the texts.
    let language: LayoutLanguage
    let textSizes: TextSizes
    /// The number of rows that a table of a document shows of each prototype.
    let prototypeRows: Int
    let shape: TreeShape
    let format: OutputFormat
    let showing: ShowingRequest
}

/// The printed facts about each view.
struct TreeShape: Sendable, Equatable {
    /// Whether colours, fonts and images are left out.
    var leavesOutLooks = false
    /// Whether each view's frame in the window is printed, too.
    var hasFramesInWindow = false
}

/// A view laid out alone, at a given size and in a given environment.
struct SizedRequest: Sendable, Equatable {
    /// The size in points; nil for a view on a device.
    var size: CGSize?
    var environment = SizedEnvironment()

    /// The default pixels per point without a device; nil with a device.
    var standardScale: CGFloat? { size == nil ? nil : 2 }

    /// A message about options that have no effect together with others.
    /// - Parameter usesDevice: whether an option is used that needs a device.
    func notice(usesDevice: Bool) -> String? {
        if size != nil {
            return usesDevice
                ? "--device, --orientation and --steps have no effect with --size, which uses no device" : nil
        }
        return environment.isStated
            ? "--safe-area, --layout-margins, --layout-guides and --size-classes have no effect without --size: the "
                + "device determines them" : nil
    }
}

extension CommandSyntax<TreeRequest> {
    static var tree: CommandSyntax {
        CommandSyntax(
            "tree", summary: "print view trees with their frames, after a real rotation",
            discussion: """
                Frames are in points, in the coordinates of the superview. With --size, no device is used and nothing \
                rotates: the view gets this size, with its origin at 0,0. --safe-area, --layout-margins, \
                --layout-guides and --size-classes set its environment; its scale is 2 unless --scale is given.

                If there are several layouts or roots, the file's name is printed above each tree; --format json \
                prints an array.
                """,
            parameters: .layouts, .device,
            .option(
                "orientation", .choice(OrientationChoice.named, placeholder: "O"),
                help: "\(OrientationChoice.named.map(\.name).alternatives) (default: the layout's launch orientation)"),
            .variant, .steps, .sized, .scale,
            .option(
                "root", .text("ID|all", expected: "the id of an object in the file, or all"),
                help: "the id of the object to print"),
            .language,
            .textSizes, .prototypeRows, .treeShape, .format, .showing,
            request: TreeRequest.init)
    }
}

extension Parameter<TreeShape> {
    static var treeShape: Parameter {
        Parameter(
            .flag("frames", help: "leave out colours, fonts and images"),
            .flag("absolute", help: "also print each view's frame in the window"),
            make: TreeShape.init)
    }
}

extension Parameter<SizedRequest> {
    static var sized: Parameter {
        Parameter(
            .option("size", .size, help: "set the view to this size instead of rotating a device"),
            .option("safe-area", .insets, help: "with --size: the safe area insets"),
            .option(
                "layout-margins", .insets, help: "with --size: the view's layout margins, including the safe area"),
            .option(
                "layout-guides", .guideLengths,
                help: "with --size: the lengths of topLayoutGuide and bottomLayoutGuide"),
            .option("size-classes", .sizeClasses, help: "with --size: the horizontal and the vertical size class")
        ) { size, safeArea, margins, guides, classes in
            SizedRequest(
                size: size,
                environment: SizedEnvironment(
                    safeAreaInsets: safeArea, layoutMargins: margins, layoutGuides: guides, sizeClasses: classes))
        }
    }
}

extension ValueFormat<UIEdgeInsets> {
    /// Four lengths in points.
    fileprivate static var insets: ValueFormat {
        ValueFormat(
            placeholder: "T,L,B,R",
            expected: "four lengths in points from 0 to 10000 for top, left, bottom and right, such as 59,0,34,0"
        ) { text in
            text.lengths(4).map { UIEdgeInsets(top: $0[0], left: $0[1], bottom: $0[2], right: $0[3]) }
        }
    }
}

extension ValueFormat<SizedEnvironment.GuideLengths> {
    fileprivate static var guideLengths: ValueFormat {
        ValueFormat(
            placeholder: "TOP,BOTTOM", expected: "two lengths in points from 0 to 10000, such as 20,49"
        ) { text in
            text.lengths(2).map { SizedEnvironment.GuideLengths(top: $0[0], bottom: $0[1]) }
        }
    }
}

extension ValueFormat<SizedEnvironment.SizeClasses> {
    fileprivate static var sizeClasses: ValueFormat {
        ValueFormat(
            placeholder: "H,V",
            expected: "a horizontal and a vertical size class (compact, regular or any), such as compact,regular"
        ) { text in
            let classes = text.split(separator: ",", omittingEmptySubsequences: false).map { name in
                UIUserInterfaceSizeClass.named.first { $0.name == name }?.value
            }
            guard classes.count == 2, let horizontal = classes[0], let vertical = classes[1] else { return nil }
            return SizedEnvironment.SizeClasses(horizontal: horizontal, vertical: vertical)
        }
    }
}

extension UIUserInterfaceSizeClass {
    fileprivate static let named: [(name: String, value: UIUserInterfaceSizeClass)] = [
        ("compact", .compact), ("regular", .regular), ("any", .unspecified),
    ]
}

extension String {
    /// The numbers of a list with exactly this many lengths, separated by commas; nil for another text.
    fileprivate func lengths(_ count: Int) -> [CGFloat]? {
        let parts = split(separator: ",", omittingEmptySubsequences: false).map(String.init)
        let lengths = parts.compactMap { part -> CGFloat? in
            guard part.isDecimal(withPoint: true), let length = Double(part), length <= 10_000 else { return nil }
            return CGFloat(length)
        }
        return lengths.count == count && parts.count == count ? lengths : nil
    }
}
