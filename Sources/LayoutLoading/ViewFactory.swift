import Basics
import Foundation
import KitSchema
import KitValues
import LayoutDocument
import LayoutRules
import ReflowKit

/// Creates the views of a document.
@MainActor
final class ViewFactory {
    private(set) var builder: ValueBuilder
    private let classes: ClassRegistry
    private let contentSizes: ContentSizes
    /// Whether cells have their stored places, as on a canvas; else tables place them.
    private let drawsCells: Bool
    /// The number of rows that a table shows of each prototype.
    let prototypeRows: Int
    /// The nib whose views are made; nil for a layout.
    weak var nib: NibObjects?
    private(set) var diagnostics: [Diagnostic] = []
    /// The views with an id, for steps that name them.
    private var views: [String: (view: UIView, node: ViewNode)] = [:]
    /// The ids of views in cells, of which several may have the same one.
    private(set) var idsInCells: Set<String> = []
    private var isInCell = false
    /// The rows of the tables with an id.
    private var rows: [String: StoredRows] = [:]

    init(
        builder: ValueBuilder, classes: ClassRegistry, contentSizes: ContentSizes = .device, keepsFrames: Bool = false,
        prototypeRows: Int = 1
    ) {
        self.builder = builder
        self.classes = classes
        self.contentSizes = contentSizes
        self.prototypeRows = prototypeRows
        drawsCells = keepsFrames || contentSizes != .device
    }

    /// The views that are being created, outermost first. Constraints need this list.
    private var tree: [(node: ViewNode, view: UIView)] = []
    /// The constraints of all trees so far.
    private var constraints: [ConstraintFactory] = []

    /// A view with its contents, and the constraints among them.
    func makeView(_ node: ViewNode) -> UIView {
        let outer = tree
        if contentSizes == .canvas {
            builder.canvas = XcodeCanvas(
                of: node, at: builder.traits.preferredContentSizeCategory,
                inside: outer.isEmpty ? nil : builder.canvas)
        }
        tree = []
        defer { tree = outer }
        // If an object has that id, the name means this object.
        let hasRootName = node.hasItem(withID: ConstraintEquation.Item.rootName)
        let view = makeView(node, in: nil, named: hasRootName ? nil : ConstraintEquation.Item.rootName)
        guard tree.contains(where: { $0.node.concernsConstraints }) else { return view }
        let factory = ConstraintFactory(
            file: builder.file, isRestoring: builder.substitutes != nil, takesPlaceholders: contentSizes == .device
        ) { [weak self] in self?.noteOnce($0) }
        factory.make(tree)
        for made in factory.made {
            if let constraint = made.constraints.first { nib?.note(constraint, at: made.node.position) }
        }
        constraints.append(factory)
        if factory.hasWork { view.placementRule = VariedConstraints(factory, before: view.placementRule) }
        return view
    }

    /// A cell of a row.
    /// - Parameter again: whether the row has another cell already, with the same warnings.
    func makeCell(_ node: ViewNode, again: Bool) -> UIView {
        let told = diagnostics
        let outer = isInCell
        isInCell = true
        defer {
            isInCell = outer
            if again { diagnostics = told }
        }
        return makeView(node)
    }

    /// - Parameters:
    ///   - superviewSize: the design size of the superview; `nil` for the outermost view.
    ///   - reference: the view's name in equations if it has no id.
    ///   - made: the view that the superview's class has already made; `nil` if it is made here.
    private func makeView(
        _ node: ViewNode, in superviewSize: CGSize?, named reference: String?, as made: UIView? = nil
    ) -> UIView {
        if made == nil, let nib {
            // The initialiser of the app's class calls back with the view.
            let view = nib.makeView(node) {
                self.configure($0, node, in: superviewSize, named: reference, isMade: false)
            }
            if let view { return view }
        }
        let view = made ?? instance(of: node)
        configure(view, node, in: superviewSize, named: reference, isMade: made != nil)
        return view
    }

    /// Gives a new view what the file says of it, with its subviews.
    private func configure(
        _ view: UIView, _ node: ViewNode, in superviewSize: CGSize?, named reference: String?, isMade: Bool
    ) {
        let reference = node.id.map(EquationName.written) ?? reference
        tree.append((node, view))
        nib?.note(view, node)
        view.sourceLine = nib == nil ? node.position.line : nil
        if nib != nil {
            view.userLabel = node.userLabel
        } else if let id = node.id {
            view.accessibilityIdentifier = id
            view.hasMadeUpIdentifier = node.hasMadeUpID
            view.userLabel = node.userLabel
            views[id] = (view, node)
            if isInCell { idsInCells.insert(id) }
        } else {
            view.fileReference = reference
        }
        let frame = node.frame?.value ?? CGRect(origin: .zero, size: superviewSize ?? .zero)
        // A view that the superview's class has made is also placed by that class. Its stored size is the one to which the
        // frames inside it apply.
        if !isMade || node.frame != nil { view.frame = frame }
        if !node.isConstrained, !node.isArranged {
            view.drawnFrame = node.frame?.value ?? superviewSize.map { _ in frame }
        }
        applyProperties(of: node, to: view)
        if builder.canvas?.usesFontsOfIOS13 == true { view.useFontsOfIOS13() }
        if builder.canvas?.textSize != nil {
            (view as? any UIContentSizeCategoryAdjusting)?.adjustsFontForContentSizeCategory = false
        }
        if contentSizes != .device, node.isArranged { view.showStoppedIndicator() }
        if let size = contentSizes.size(of: view, node, on: builder.canvas) { view.statedContentSize = size }
        if contentSizes == .canvas { view.yieldContentToConstraints() }
        let size = view.bounds.size
        let content = content(of: view)
        let subviews = node.subviews + (drawsCells ? node.table?.rows.map(\.cell) ?? [] : [])
        for (place, subview) in subviews.enumerated() {
            let inner = reference.map { "\($0).subviews[\(place)]" }
            if subview.isContentView, content !== view {
                // Without a stored size, the frames inside apply to the size that the class gives its content.
                if subview.frame == nil { view.layoutIfNeeded() }
                _ = makeView(subview, in: size, named: inner, as: content)
                continue
            }
            if !drawsCells, let holder = holder(of: subview, in: view, node) {
                let part = holder.key.value(of: holder.view).view
                let held = makeView(subview, in: size, named: inner, as: part)
                if part == nil { holder.key.apply(.view(held), to: holder.view) }
                continue
            }
            let made = makeView(subview, in: size, named: inner)
            // The file may use a class of the app in place of the stack view, and that class arranges nothing.
            if subview.isArranged, let stack = view as? UIStackView {
                stack.addArrangedSubview(made)
            } else {
                content.addSubview(made)
            }
        }
        if let cell = node.canvasCell { setMargins(of: cell, node, content) }
        if let content = node.listContent { setListContent(content, of: view, node) }
        if !drawsCells, let rows = node.table { fill(view, node, with: rows) }
        if node.isConstrained, superviewSize != nil { view.translatesAutoresizingMaskIntoConstraints = false }
        // A view that lays out its subviews itself leaves out those that constraints place.
        if !node.isConstrained, let follows = node.follows, drawsCells || follows == .bounds, let superviewSize {
            // Rows without a stored frame, and the labels of a cell of one of UIKit's styles, have frames that are
            // estimates.
            let isEstimate = node.baseClass == .label || node.hasAssumedFrame
            view.placementRule = FollowingPlacement(
                follows, frame: frame, superviewSize: superviewSize, isEstimate: isEstimate,
                isAtMargins: node.hasAssumedFrame && node.baseClass == .label)
        }
        guard node.fill != nil || !node.variations.isEmpty else { return }
        let isPlacedByConstraints = node.isConstrained || node.isArranged
        view.placementRule = DesignedPlacement(
            in: builder.file,
            design: DesignedPlacement.Design(frame: frame, superviewSize: superviewSize ?? frame.size),
            fill: node.fill?.value, variations: node.variations,
            properties: VariedProperties(of: node, builder: builder) { [weak self] in self?.diagnostics.append($0) },
            isPlacedElsewhere: superviewSize == nil || isPlacedByConstraints)
    }

    /// The view that contains the subviews. If the view's class made it, it has the same line of the file as the view.
    private func content(of view: UIView) -> UIView {
        let content = view.contentHolder
        if content !== view {
            content.sourceLine = view.sourceLine
            content.drawnFrame = view.drawnFrame.map { _ in content.frame }
        }
        return content
    }

    /// The view with the key that holds a subview, and this key; nil for an ordinary subview.
    private func holder(of subview: ViewNode, in view: UIView, _ node: ViewNode) -> (view: UIView, key: ViewKey)? {
        guard let name = subview.heldAs else { return nil }
        // The keys of a content view are those of the view around it.
        let owner = node.isContentView ? tree.last { $0.view === view.superview } : (node, view)
        guard let owner, let key = KeyTable(of: owner.node.baseClass)[name] else { return nil }
        return (owner.view, key)
    }

    /// Sets the margins that the content of a cell has on a canvas, or by the document itself, if constraints may use them.
    private func setMargins(of cell: CanvasCell, _ node: ViewNode, _ content: UIView) {
        guard let drawn = node.subviews.first(where: \.isContentView), drawn.subviews.contains(where: \.isConstrained)
        else { return }
        guard drawsCells else {
            // The content preserves the margins that tables set, which are not the cell's own.
            if cell.ownMargins?.preservesCells == true {
                content.layoutMargins = cell.margins(implied: UIEdgeInsets(top: 11, left: 0, bottom: 11, right: 0))
            }
            return
        }
        content.layoutMargins = cell.margins(implied: StoredCellMargins(of: drawn, content).insets(or: cell.margins))
    }

    private func setListContent(_ content: ListContentNode, of view: UIView, _ node: ViewNode) {
        let made = ListContentBuilder(content.kind)
        set(content.properties, of: made, by: ClassCards.uiListContentConfiguration)
        KeyTable(of: node.baseClass)[KeyName.contentConfiguration.name]?.apply(.object(made), to: view)
    }

    /// Sets these properties of the constraint with this identifier. Returns whether there is one.
    func setConstraint(_ identifier: String, _ properties: [Property]) -> Bool {
        constraints.contains { $0.set(properties, of: identifier) }
    }

    func note(_ rows: StoredRows, of id: String) { self.rows[id] = rows }

    /// The rows of the table with this id; nil for one that was not created, or has no rows in the file.
    func rows(of id: String) -> StoredRows? { rows[id] }

    /// The rows of all tables with an id, in the order of these.
    var allRows: [StoredRows] { rows.sorted { $0.key < $1.key }.map(\.value) }

    /// The view with this id, if it was created, and its description in the file.
    func made(_ id: String) -> (view: UIView, node: ViewNode)? { views[id] }

    /// Sets properties of an existing view, including its frame.
    func set(_ properties: [Property], of view: UIView, _ kitClass: KitClass) throws(Diagnostic) {
        for property in properties {
            if property.name == ViewKeys.frame.name, case .rect(let frame) = property.value {
                view.frame = frame
            } else if let key = KeyTable(of: kitClass)[property.name] {
                key.apply(try builder.viewValue(property.value, at: property.valuePosition), to: view)
            }
        }
    }

    private func instance(of node: ViewNode) -> UIView {
        if let custom = classes.makeView(named: node.className) { return custom }
        let view = uiKitInstance(of: node)
        let kitName = node.baseClass.rawValue
        if view.classNames != (kitName, nil) || node.className != kitName {
            view.standIn = ViewStandIn(
                className: kitName, customClass: node.className == kitName ? nil : node.className,
                text: node.standIn?.text ?? (node.standIn == .textView ? node.text : nil),
                drawsBehindContent: node.baseClass != .tableViewCell)
        }
        return view
    }

    private func uiKitInstance(of node: ViewNode) -> UIView {
        if case .placeholder(let label) = node.standIn { return PlaceholderStandIn(label) }
        let loaded = LoadedClass.all[node.baseClass]
        let view =
            loaded?.make?(node, self) ?? ClassCards[node.baseClass]?.make { node.property(named: $0)?.value }
            ?? UIView()
        loaded?.fill?(view, node, self)
        return view
    }

    func note(_ diagnostic: Diagnostic) {
        diagnostics.append(diagnostic)
    }

    /// Adds a diagnostic about a document as a whole, unless it was already added.
    private func noteOnce(_ diagnostic: Diagnostic) {
        let isOfWhole = diagnostic.code == .placeholderConstraint || diagnostic.code == .placeholderSize
        guard !isOfWhole || !diagnostics.contains(where: { $0.code == diagnostic.code }) else { return }
        diagnostics.append(diagnostic)
    }

    /// All diagnostics about the views that were created.
    var allDiagnostics: [Diagnostic] { diagnostics + (builder.substitutes?.warnings ?? []) }

    private func applyProperties(of node: ViewNode, to view: UIView) {
        // The frame is already set: bounds and transform change its meaning.
        let keys = KeyTable(of: node.baseClass)
        let stated = node.properties.compactMap { property in keys[property.name].map { (property, $0) } }
        for (property, key) in stated.ranked(by: { $0.1.order.rawValue }) {
            do throws(Diagnostic) {
                key.apply(try builder.viewValue(property.value, at: property.valuePosition), to: view)
            } catch {
                diagnostics.append(error)
            }
        }
    }
}

extension ViewNode {
    /// Whether the view holds constraints or is placed by them.
    fileprivate var concernsConstraints: Bool {
        !constraints.isEmpty || isArranged || !layoutGuides.isEmpty || placeholderSize != nil
            || subviews.contains { $0.installation != nil }
    }

    /// The characters of the text or of the attributed text.
    fileprivate var text: String? {
        if case .attributedText(let runs) = property(.attributedText)?.value { return runs.map(\.text).joined() }
        return property(.text)?.value.string
    }
}

extension ViewNode {
    /// Whether the view or one inside it has an id.
    fileprivate func hasItem(withID id: String) -> Bool {
        self.id == id || layoutGuides.contains { $0.id == id } || subviews.contains { $0.hasItem(withID: id) }
    }
}
