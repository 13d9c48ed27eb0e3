import Foundation
import KitSchema

// Classes of which documents say little.
extension DocumentedClass {
    static let visualEffectView = DocumentedClass(
        read: { decoder, element, list in
            // A vibrancy effect is not drawn. It contains its blur effect, which is therefore no child of this element.
            guard let effect = element.child("blurEffect") else { return }
            if let style = decoder.choice(effect, "style", .blurEffectStyle) { list.add(.effect, .choice(style)) }
        },
        arrange: { _, view, _ in
            for index in view.subviews.indices where view.subviews[index].follows == .size {
                view.subviews[index].follows = nil
                view.subviews[index].isContentView = true
                // The stored mask is empty, and the view fills its superview all the same.
                view.subviews[index].properties.removeAll { $0.name == KeyName.autoresizingMask.name }
            }
        })

    static let collectionView = DocumentedClass(
        arrange: { _, node, _ in node.addDefaultBackground("systemBackground") })

    static let searchBar = DocumentedClass(outline: { decoder, element in
        .searchBar(text: decoder.text(element, "text"), placeholder: decoder.text(element, "placeholder"))
    })

    static let textView = DocumentedClass(
        outline: { _, _ in .textView },
        read: { decoder, element, list in
            decoder.addText(of: element, to: &list)
            decoder.addTextAlignment(of: element, to: &list)
        })

    // MARK: Pickers

    static let datePicker = DocumentedClass(read: { decoder, element, list in
        guard decoder.usesAutoLayout, list.value(.intrinsicContentSize) == nil else { return }
        let stored = element.child("rect", key: "frame").flatMap { decoder.rect($0) }?.size ?? wheels
        let style = element["style"] ?? "automatic"
        // A compact date picker has the size of its text, which is stored on the canvas. A picker of the automatic
        // style is compact if its stored height is small, and has wheels otherwise.
        let isCompact = style == "compact" || style == "automatic" && (1...100).contains(stored.height)
        let size = isCompact ? stored : style == "inline" ? CGSize(width: 320, height: 330) : wheels
        list.add(.intrinsicContentSize, .size(size))
    })

    static let pickerView = DocumentedClass(read: { decoder, _, list in
        guard decoder.usesAutoLayout, list.value(.intrinsicContentSize) == nil else { return }
        list.add(.intrinsicContentSize, .size(wheels))
    })

    /// The size of a picker with wheels (autolayout.md §9.2).
    private static let wheels = CGSize(width: 320, height: 216)
}
