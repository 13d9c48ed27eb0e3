import Foundation
import KitSchema

extension DocumentedClass {
    static let stackView = DocumentedClass(
        read: { _, element, list in
            // The system's spacing, as documents of Xcode 11 and later name it.
            if element["spacingType"] == "standard" { list.add(.spacing, .number(8)) }
            // A stack view with its own margins arranges inside them, even without an attribute for it (autolayout.md
            // §12.9).
            let hasMargins =
                element.child("edgeInsets", key: "layoutMargins") != nil
                || element.child("directionalEdgeInsets", key: "directionalLayoutMargins") != nil
            if element.flag("layoutMarginsRelativeArrangement") ?? hasMargins {
                list.add(.isLayoutMarginsRelativeArrangement, .boolean(true))
            }
        },
        arrange: { decoder, view, _ in
            guard !decoder.keepsStoredFrames else { return }
            for index in view.subviews.indices { view.subviews[index].isArranged = true }
        })
}
