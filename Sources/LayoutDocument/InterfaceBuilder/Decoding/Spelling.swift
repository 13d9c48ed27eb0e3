import Foundation
import KitValues
import LayoutRules

/// Interface Builder's words where they are not UIKit's cases.
enum Spelling {
    /// Whether Interface Builder makes up ids like this: `Brx-JC-0C5`, or a number in documents of old.
    static func isMadeUp(_ id: String) -> Bool {
        func isPlain(_ character: Character) -> Bool { character.isASCII && (character.isLetter || character.isNumber) }
        let parts = id.split(separator: "-", omittingEmptySubsequences: false)
        if parts.count == 1 { return !id.isEmpty && id.allSatisfy { $0.isASCII && $0.isNumber } }
        return parts.map(\.count) == [3, 2, 3] && parts.allSatisfy { $0.allSatisfy(isPlain) }
    }

    /// UIKit's class of a controller's element: `tableViewController`.
    static func controllerClass(_ element: String) -> String? {
        guard element.hasSuffix("Controller"), element != "searchDisplayController", element != "searchController"
        else { return nil }
        switch element {
        case "avPlayerViewController": return "AVPlayerViewController"
        case "glkViewController": return "GLKViewController"
        default: return "UI" + element.prefix(1).uppercased() + element.dropFirst()
        }
    }

    /// Both spellings of the top left corner occur (format.md §4).
    static let contentMode = ["TopLeft": "topLeft"]

    static let lineBreakMode = [
        "tailTruncation": "byTruncatingTail", "headTruncation": "byTruncatingHead",
        "middleTruncation": "byTruncatingMiddle", "wordWrap": "byWordWrapping", "characterWrap": "byCharWrapping",
        "clip": "byClipping",
        // In paragraph styles of attributed strings.
        "wordWrapping": "byWordWrapping", "charWrapping": "byCharWrapping", "clipping": "byClipping",
        "truncatingTail": "byTruncatingTail", "truncatingHead": "byTruncatingHead",
        "truncatingMiddle": "byTruncatingMiddle",
    ]

    /// MinX is the left margin, MinY the top one (format.md §6).
    private static let autoresizing: [(attribute: String, mask: UIViewAutoresizing)] = [
        ("flexibleMinX", .flexibleLeftMargin), ("widthSizable", .flexibleWidth),
        ("flexibleMaxX", .flexibleRightMargin), ("flexibleMinY", .flexibleTopMargin),
        ("heightSizable", .flexibleHeight), ("flexibleMaxY", .flexibleBottomMargin),
    ]

    /// The system's bar button items that layout files do not take, since UIKit has done away with them.
    static let olderSystemItems = ["pageCurl": Choice("pageCurl", rawValue: 23)]

    /// What the element of an autoresizing mask says.
    static func mask(of element: DocumentElement) -> ChoiceSet {
        guard let mask = element.child("autoresizingMask", key: "autoresizingMask") else {
            return ChoiceSet([], rawValue: 0)
        }
        var set = UIViewAutoresizing()
        for (attribute, option) in autoresizing where mask.flag(attribute) == true { set.formUnion(option) }
        return ChoiceSet(
            UIViewAutoresizing.named.filter { set.contains($0.mask) }.map(\.name), rawValue: set.rawValue)
    }

    /// UIFont's sizes by name, in points.
    static let fontSizes: [String: CGFloat] = ["system": 14, "smallSystem": 12, "label": 17, "button": 18]

    /// The sizes of fonts that an attributed text names by their use and without a size, in points: those of the
    /// system that Interface Builder runs on.
    static let metaFontSizes: [String: CGFloat] = [
        "system": 13, "systemBold": 13, "message": 13, "menu": 13, "cellTitle": 12, "smallSystem": 11,
        "smallSystemBold": 11, "toolTip": 11, "label": 10, "miniSystem": 9,
    ]

    /// What follows `UICTFontTextStyle` (format.md §8).
    static let textStyles = [
        "Title0": "largeTitle", "Title1": "title1", "Title2": "title2", "Title3": "title3", "Headline": "headline",
        "Subhead": "subheadline", "Body": "body", "Callout": "callout", "Footnote": "footnote",
        "Caption1": "caption1", "Caption2": "caption2",
    ]
}

extension DocumentElement {
    /// Elements that hold no views: values, connections, and what Xcode keeps for its canvas.
    static let leaves: Set<String> = [
        "accessibility", "animations", "array", "attributedString", "autoresizingMask", "blurEffect", "bool", "boolean",
        "buttonConfiguration", "calendarDate", "canvasLocation", "catalystConfiguration", "collectionViewFlowLayout",
        "collectionViewLayout", "color", "connections", "constraints", "customFonts", "dataDetectorType", "date",
        "dependencies", "device", "directionalEdgeInsets", "edgeInsets", "extendedEdge", "fontDescription",
        "frame", "freeformSimulatedSizeMetrics", "image", "imageReference", "inset", "integer", "layoutGuides",
        "locale", "mask",
        "modalFormSheetSimulatedSizeMetrics", "modalPageSheetSimulatedSizeMetrics", "mutableString", "nil",
        "offsetWrapper", "point", "preferredSymbolConfiguration", "real", "rect", "scopeButtonTitles",
        "simulatedNavigationBarMetrics", "simulatedOrientationMetrics", "simulatedScreenMetrics",
        "simulatedStatusBarMetrics", "simulatedTabBarMetrics", "simulatedToolbarMetrics", "simulatedSplitViewMetrics",
        "size", "state", "string", "textAttributes", "textInputTraits", "timeInterval",
        "userDefinedRuntimeAttributes", "userGuides", "variation", "verticalAlignmentMetrics", "vibrancyEffect",
        "viewLayoutGuide", "viewControllerLayoutGuide", "segments", "wkWebViewConfiguration", "textAttachment",
        "standardAppearance", "scrollEdgeAppearance", "compactAppearance", "compactScrollEdgeAppearance",
        "navigationBarAppearance", "tabBarAppearance", "toolbarAppearance", "menu", "command", "keyCommand",
        "behavior", "playerLayer", "dragInteraction", "autolayoutGuides", "collectionViewDropDelegate",
    ]

    /// Elements that are looked through for views.
    private static let containers: Set<String> = [
        "subviews", "cells", "prototypes", "sections", "tableViewSection", "items", "navigationItem", "barButtonItem",
        "tabBarItem", "leftBarButtonItems", "rightBarButtonItems", "searchBar", "gestureRecognizers",
        "collectionViewSection", "arrangedSubviews", "titleView", "extendedEdges", "toolbarItems",
    ]

    static func isKnown(_ name: String) -> Bool {
        leaves.contains(name) || containers.contains(name) || name.hasSuffix("GestureRecognizer")
            || name.hasPrefix("simulated")
    }
}
