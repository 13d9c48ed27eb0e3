import Basics
import ConstraintSolver
import Foundation
import KitValues
import LayoutRules

// The names of views, guides, anchors and constraints in descriptions: autolayout.md §19. Addresses are numbers in the
// order of first mention, so that logs are the same in every run.

extension UIView {
    /// The name of the view: its accessibility identifier or, without one, class and address with the start of its
    /// text, `UILabel:0x2'Title'`.
    final var constraintName: String {
        if let identifier = accessibilityIdentifier, !hasMadeUpIdentifier, !identifier.isEmpty {
            return ShownText.name(identifier)
        }
        let portrait = self.portrait
        let text = portrait.isNamedByText ? portrait.text.map { "'\(ShownText.start(of: $0))'" } : nil
        return "\(classNames.custom ?? classNames.kit):\(addressText)\(text ?? "")"
    }

    /// The identifier with the view's address, for the list below a message that names the view by its identifier; nil
    /// for a view without an identifier.
    final var listedConstraintName: String? {
        guard let identifier = accessibilityIdentifier, !hasMadeUpIdentifier, !identifier.isEmpty else { return nil }
        return "\(ShownText.name(identifier)):\(addressText)"
    }

    final var addressText: String {
        let extras = constraintExtras
        if extras.address == 0 { extras.address = Simulation.current.takeAddress() }
        return Simulation.text(address: extras.address)
    }
}

extension UILayoutGuide {
    /// The name of the guide: `UILayoutGuide:0x2'UIViewSafeAreaLayoutGuide'`.
    final var constraintName: String {
        if address == 0 { address = Simulation.current.takeAddress() }
        let name = UIView.printedName(of: type(of: self))
        return "\(name):\(Simulation.text(address: address))"
            + (identifier.isEmpty ? "" : "'\(ShownText.name(identifier))'")
    }
}

extension LayoutItem {
    /// The name of the item in equations.
    @MainActor var constraintName: String { guide?.constraintName ?? view?.constraintName ?? "(null)" }

    @MainActor fileprivate var listedName: String? { isGuide ? nil : view?.listedConstraintName }

    /// The name of the item in exceptions: `<UIView:0x1>`.
    @MainActor var printedName: String { "<\(constraintName)>" }
}

extension ConstraintSide {
    /// The side as text: `UIView:0x1.leading`, or the distance between two such attributes.
    @MainActor var printed: String {
        let start = "\(item.constraintName).\(attribute.name)"
        guard let end else { return start }
        return "\(end.item.constraintName).\(end.attribute.name) - \(start)"
    }

    /// The description of the anchor: `<NSLayoutXAxisAnchor:0x1 "UIView:0x2.leading">`.
    @MainActor var printedAnchor: String {
        let address = Simulation.text(address: Simulation.current.takeAddress())
        return "<\(anchorClass):\(address) \"\(ShownText.name(printed))\">"
    }

    private var anchorClass: String {
        if end != nil || attribute.isSize { return "NSLayoutDimension" }
        return attribute.axis == .vertical ? "NSLayoutYAxisAnchor" : "NSLayoutXAxisAnchor"
    }

    @MainActor fileprivate var textItem: ConstraintText.Item {
        guard end == nil else { return ConstraintText.Item(name: "(\(printed))", attribute: "distance") }
        return ConstraintText.Item(
            name: item.constraintName, listedName: item.listedName, attribute: attribute.printedName)
    }
}

extension NSLayoutAttribute {
    /// The name of the attribute in descriptions.
    fileprivate var printedName: String { self == .lastBaseline ? "lastBaseline" : name }
}

extension NSLayoutConstraint {
    /// The description that UIKit logs.
    final var printed: String { printed(isActive: isActive) }

    final func printed(isActive: Bool) -> String {
        if address == 0 { address = Simulation.current.takeAddress() }
        let head = "\(printedClass):\(Simulation.text(address: address))"
        guard let first else { return "<\(head)   (inactive)>" }
        // Addresses are assigned in the order in which the text is read.
        let kinship = self.kinship
        let isSecondFirst = kinship == .secondInside || kinship == .none && first.attribute.isNearEdge
        let secondEarly = isSecondFirst ? second?.textItem : nil
        let firstItem = first.textItem
        var text = ConstraintText(
            head: head, first: firstItem, firstAttribute: first.end == nil ? first.attribute : .notAnAttribute,
            relation: relation, second: secondEarly ?? second?.textItem,
            secondAttribute: second?.end == nil ? second?.attribute ?? .notAnAttribute : .notAnAttribute,
            multiplier: multiplier, constant: constant, priority: priority.rawValue, isActive: isActive)
        text.identifier = identifier
        text.kinship = kinship
        text.spacing = systemSpacing.map { _ in
            "NSLayoutAnchorConstraintSpace(\(CGFloat(constant).sixDigitText))"
        }
        return text.text
    }

    private var printedClass: String {
        guard type(of: self) == NSLayoutConstraint.self else { return UIView.printedName(of: type(of: self)) }
        return systemSpacing != nil && first?.attribute.axis == .vertical
            ? "_UISystemBaselineConstraint" : "NSLayoutConstraint"
    }

    private var kinship: ConstraintText.Kinship {
        guard let first, let second, let one = first.item.view, let other = second.item.view else { return .none }
        let firstHome = first.item.isGuide ? one : one.parent
        let secondHome = second.item.isGuide ? other : other.parent
        if !second.item.isGuide, firstHome === other { return .firstInside }
        if !first.item.isGuide, secondHome === one { return .secondInside }
        return .none
    }
}

extension NSLayoutAttribute {
    fileprivate var isNearEdge: Bool { self == .left || self == .leading || self == .top }
}

extension LayoutEngine {
    /// The description of a row that is not a constraint of the app: it keeps a view at its frame, or is the size that
    /// a window or a container gives the view.
    func describeMask(_ item: Int32, _ part: Int) -> String {
        guard let view = items[Int(item)].view.view else { return "" }
        let address = Simulation.text(address: Simulation.current.takeAddress())
        let length: NSLayoutAttribute = part % 2 == 0 ? .width : .height
        let name = view.constraintName
        if let identifier = encapsulatedIdentifier(item, part) {
            var text = ConstraintText(
                head: "NSLayoutConstraint:\(address)",
                first: ConstraintText.Item(
                    name: name, listedName: view.listedConstraintName, attribute: length.name),
                firstAttribute: length, constant: value(item, part))
            text.identifier = identifier
            return text.text
        }
        guard let parent = view.parent else { return "" }
        let head = "NSAutoresizingMaskLayoutConstraint:\(address)"
        let (horizontal, vertical) = view.maskEquations(in: parent)
        let equations = part % 2 == 0 ? horizontal : vertical
        let factor = part < 2 ? equations.minFactor : equations.lengthFactor
        let constant = part < 2 ? equations.minConstant : equations.lengthConstant
        let attribute = [0: "minX", 1: "minY"][part] ?? length.name
        var text = ConstraintText(
            head: head, first: ConstraintText.Item(name: name, attribute: attribute), firstAttribute: .notAnAttribute,
            second: factor == 0 ? nil : ConstraintText.Item(name: parent.constraintName, attribute: length.name),
            multiplier: factor, constant: constant)
        text.prefix = view.mask.constraintPrefix
        if part < 2, factor == 0 { text.superview = parent.constraintName }
        return text.text
    }

    func describeGuide(_ item: Int32, _ part: Int) -> String {
        guard let guide = items[Int(item)].guide, let view = items[Int(item)].view.view else { return "" }
        let row = items[Int(item)].frameRows[part]
        let constant = row == LayoutEngine.noRow ? 0 : solver.constant(of: RowID(Int(row)))
        let head = "NSLayoutConstraint:\(Simulation.text(address: Simulation.current.takeAddress()))"
        if guide.area == .keyboard, part == 3 {
            // The keyboard's guide has a height here, while other guides end at an edge.
            return ConstraintText(
                head: head, first: ConstraintText.Item(name: guide.constraintName, attribute: "height"),
                firstAttribute: .height, constant: -constant
            ).text
        }
        // These guides are at the bottom of their view; others begin at its top.
        let isAtFarEdge = part >= 2 || guide.area == .keyboard && part == 1
        let attribute: NSLayoutAttribute =
            part % 2 == 0 ? (isAtFarEdge ? .right : .left) : (isAtFarEdge ? .bottom : .top)
        let guideItem = ConstraintText.Item(name: guide.constraintName, attribute: attribute.name)
        let viewItem = ConstraintText.Item(
            name: view.constraintName, listedName: view.listedConstraintName, attribute: attribute.name)
        var text = ConstraintText(
            head: head, first: isAtFarEdge ? viewItem : guideItem, firstAttribute: attribute,
            second: isAtFarEdge ? guideItem : viewItem, secondAttribute: attribute,
            constant: isAtFarEdge ? constant : -constant)
        text.kinship = isAtFarEdge ? .secondInside : .firstInside
        text.identifier = guide.area?.identifier(of: attribute)
        return text.text
    }

    func describeContent(_ item: Int32, _ part: Int) -> String {
        guard let view = items[Int(item)].view.view else { return "" }
        let axis: NSLayoutConstraint.Axis = part < 2 ? .horizontal : .vertical
        let size = items[Int(item)].oneLine
        let address = Simulation.text(address: Simulation.current.takeAddress())
        return ConstraintText.content(
            "NSContentSizeLayoutConstraint:\(address) \(view.constraintName)", part < 2 ? .width : .height,
            Double(part < 2 ? size.width : size.height),
            hugging: view.actualContentHuggingPriority(for: axis).rawValue,
            resistance: view.actualContentCompressionResistancePriority(for: axis).rawValue)
    }
}

extension UILayoutGuide.Area {
    /// The identifier that UIKit gives the constraint at an edge of the guide.
    fileprivate func identifier(of edge: NSLayoutAttribute) -> String? {
        switch self {
        case .safeArea: "UIViewSafeAreaLayoutGuide-\(edge.name)"
        case .layoutMargins: "UIView-\(edge.name)Margin-guide-constraint"
        default: nil
        }
    }
}

extension Simulation {
    /// The address of an object that is mentioned for the first time.
    func takeAddress() -> Int {
        constraintState.addressCount += 1
        return constraintState.addressCount
    }

    static func text(address: Int) -> String { "0x" + String(address, radix: 16) }
}
