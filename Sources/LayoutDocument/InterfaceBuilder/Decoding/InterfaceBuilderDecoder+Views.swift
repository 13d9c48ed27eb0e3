import Foundation
import JSON
import LayoutRules

extension InterfaceBuilderDecoder {
    // MARK: Finding views

    func isViewLike(_ element: DocumentElement) -> Bool {
        element.name != "variation"
            && (element.child("rect", key: "frame") != nil || ElementClass.named(element.name) != nil)
    }

    /// The element's own view, or the views in it.
    mutating func views(at element: DocumentElement) -> [ViewNode] {
        if isViewLike(element) { return view(element).map { [$0] } ?? [] }
        return DocumentElement.leaves.contains(element.name) ? [] : views(within: element)
    }

    /// The outermost views in an element, from back to front: those of `subviews` and `cells`, those that are
    /// properties, those in the items of bars.
    mutating func views(within element: DocumentElement) -> [ViewNode] {
        let isBehind: (DocumentElement) -> Bool = {
            $0["key"] == "backgroundView" || $0["key"] == "selectedBackgroundView"
        }
        var views: [ViewNode] = []
        for child in element.children.filter(isBehind) + element.children.filter({ !isBehind($0) }) {
            views += self.views(at: child)
        }
        return views
    }

    // MARK: A view

    /// Nil beyond the limit of views.
    mutating func view(_ element: DocumentElement) -> ViewNode? {
        viewCount += 1
        guard viewCount <= limits.views else {
            if viewCount == limits.views + 1 {
                log.add(
                    Diagnostic(
                        .error, .limitExceeded, "the document has more than \(limits.views) views", file: file,
                        at: element.position))
            }
            return nil
        }
        let outerID = currentID
        currentID = element["id"]
        defer { currentID = outerID }
        let ofUIKit = element.name == "view" ? element["customClass"].flatMap(ElementClass.ofUIKit) : nil
        let known = ofUIKit ?? ElementClass.named(element.name)
        let base = known?.name ?? "UIView"
        var node = ViewNode(
            className: className(of: element, base: base), baseClassName: base, position: element.position,
            id: element["id"], frame: frame(of: element), fill: nil, properties: [], subviews: [], variations: [])
        node.hasMadeUpID = element["id"].map(Spelling.isMadeUp) ?? false
        node.userLabel = element["userLabel"].flatMap { $0.isEmpty ? nil : $0 }
        node.properties = properties(of: element, baseClass: base)
        if element.name == "containerView" { node.embeddedController = embeddedController(of: element) }
        node.standIn = standIn(for: element, known)
        noteUnknownChildren(of: element, base)
        node.subviews = views(within: element)
        // Cells lay out their content, and tables their rows, whatever the masks.
        if element["key"] == "contentView" { node.follows = .size }
        if element.name == "tableView" { arrangeRows(of: &node, element) }
        if element.name == "tableViewCell" { arrangeCell(&node, element) }
        return node
    }

    /// The controller whose view a container view shows.
    private func embeddedController(of element: DocumentElement) -> String? {
        element.child("connections")?.children.first { $0.name == "segue" && $0["kind"] == "embed" }?["destination"]
    }

    private mutating func className(of element: DocumentElement, base: String) -> String {
        guard let name = element["customClass"], !name.isEmpty, name != base else { return base }
        if customClasses[name] == nil {
            warnOnce(
                .customClass, "the class \(Wording.quoted(name)) is not known and is shown as \(base)",
                at: element.position)
        }
        return name
    }

    private mutating func frame(of element: DocumentElement) -> Located<CGRect>? {
        guard let rect = element.child("rect", key: "frame") else {
            // Bars of containers are placed by them and often have none.
            if element["key"] == nil {
                warn(.noFrame, "the view has no frame, so it has no size and is not seen", at: element.position)
            }
            return nil
        }
        return self.rect(rect).map { Located($0, at: rect.position) }
    }

    private mutating func noteUnknownChildren(of element: DocumentElement, _ base: String) {
        for child in element.children where !DocumentElement.isKnown(child.name) && !isViewLike(child) {
            warnOnce(
                .unknownElement, "the element \(Wording.quoted(child.name)) in \(base) is not known and is passed over",
                at: child.position)
        }
    }

    // MARK: What every view has

    mutating func properties(of element: DocumentElement, baseClass: String) -> [Property] {
        var list = PropertyList(element)
        list.add("autoresizingMask", .options(mask(of: element)))
        list.flag("autoresizesSubviews", attribute: "autoresizesSubviews", absent: true)
        list.flag("isOpaque", attribute: "opaque", absent: true)
        list.flag("clipsToBounds", attribute: "clipsSubviews", absent: false)
        list.flag("isUserInteractionEnabled", attribute: "userInteractionEnabled", absent: true)
        list.flag("isHidden", attribute: "hidden", absent: element["key"] == "selectedBackgroundView")
        if let alpha = number(element, "alpha") { list.add("alpha", .number(alpha)) }
        if let tag = element["tag"].flatMap(Int.init) { list.add("tag", .integer(tag)) }
        if let mode = choice(element, "contentMode", .contentMode, Spelling.contentMode) {
            list.add("contentMode", .choice(mode))
        }
        if let bounds = element.child("rect", key: "bounds"), let rect = rect(bounds) {
            list.add("bounds", .rect(rect))
        }
        addColors(["backgroundColor", "tintColor"], of: element, to: &list)
        if ElementClass.scrollViews.contains(baseClass) { addScrolling(of: element, to: &list) }
        if ElementClass.controls.contains(baseClass) { addControl(of: element, to: &list) }
        switch baseClass {
        case "UILabel": addLabel(of: element, to: &list)
        case "UIButton": addButton(of: element, to: &list)
        case "UIImageView": addImageView(of: element, to: &list)
        case "UITextField": addTextField(of: element, to: &list)
        case "UITextView": addTextView(of: element, to: &list)
        case "UISwitch": addSwitch(of: element, to: &list)
        case "UISlider": addSlider(of: element, to: &list)
        case "UIProgressView": addProgressView(of: element, to: &list)
        case "UISegmentedControl": addSegmentedControl(of: element, to: &list)
        case "UIStepper": addStepper(of: element, to: &list)
        case "UIPageControl": addPageControl(of: element, to: &list)
        case "UIVisualEffectView": addEffect(of: element, to: &list)
        case "UIActivityIndicatorView": addActivityIndicator(of: element, to: &list)
        default: break
        }
        addRuntimeAttributes(of: element, to: &list)
        return list.properties
    }

    private func mask(of element: DocumentElement) -> ChoiceSet {
        guard let mask = element.child("autoresizingMask", key: "autoresizingMask") else {
            return ChoiceSet([], rawValue: 0)
        }
        var set = AutoresizingMask()
        for (attribute, option) in Spelling.autoresizing where mask.flag(attribute) == true { set.formUnion(option) }
        return ChoiceSet(
            AutoresizingMask.named.filter { set.contains($0.mask) }.map(\.name), rawValue: set.rawValue)
    }

    private mutating func addScrolling(of element: DocumentElement, to list: inout PropertyList) {
        if let size = element.child("size", key: "contentSize") { list.add("contentSize", .size(self.size(size))) }
        if let inset = element.child("inset", key: "contentInset") { list.add("contentInset", .insets(insets(inset))) }
        if let choice = choice(element, "contentInsetAdjustmentBehavior", .insetAdjustment) {
            list.add("contentInsetAdjustmentBehavior", .choice(choice))
        }
        list.flag("isScrollEnabled", attribute: "scrollEnabled", absent: true)
        list.flag("alwaysBounceVertical", attribute: "alwaysBounceVertical", absent: false)
        list.flag("alwaysBounceHorizontal", attribute: "alwaysBounceHorizontal", absent: false)
    }

    private mutating func addControl(of element: DocumentElement, to list: inout PropertyList) {
        list.flag("isEnabled", attribute: "enabled", absent: true)
        list.flag("isSelected", attribute: "selected", absent: false)
        list.flag("isHighlighted", attribute: "highlighted", absent: false)
        if let choice = choice(element, "contentHorizontalAlignment", .horizontalAlignment) {
            list.add("contentHorizontalAlignment", .choice(choice))
        }
        if let choice = choice(element, "contentVerticalAlignment", .verticalAlignment) {
            list.add("contentVerticalAlignment", .choice(choice))
        }
    }
}

/// The properties of one view as they are gathered.
struct PropertyList {
    private let element: DocumentElement
    private(set) var properties: [Property] = []

    init(_ element: DocumentElement) {
        self.element = element
    }

    mutating func add(_ name: String, _ value: PropertyValue) {
        properties.append(Property(name, value, at: element.position, valueAt: element.position))
    }

    /// A flag whose value without the attribute is Interface Builder's, which need not be UIKit's.
    mutating func flag(_ name: String, attribute: String, absent: Bool) {
        add(name, .boolean(element.flag(attribute) ?? absent))
    }

    /// Takes the place of what was added under that name.
    mutating func replace(_ name: String, _ value: PropertyValue, at position: SourcePosition) {
        properties.removeAll { $0.name == name }
        properties.append(Property(name, value, at: position, valueAt: position))
    }

    func value(_ name: String) -> PropertyValue? { properties.last { $0.name == name }?.value }
}
