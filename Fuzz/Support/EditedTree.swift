import Foundation
import KitValues
import ReflowKit

/// A program of edits to trees with constraints: stack views, guides and constraints, and moves between two windows and
/// a tree outside of any. From time to time the tree is compared with a new tree in the same state, because the layout
/// must not depend on the history of edits.
@MainActor
final class EditedTree {
    /// A view whose content has a size.
    final class Box: UIView {
        var size = CGSize(width: 30, height: 20) { didSet { invalidateIntrinsicContentSize() } }
        override var intrinsicContentSize: CGSize { size }
    }

    /// A number that the program sets for a view.
    struct Wish {
        let view: UIView
        let constraint: NSLayoutConstraint
    }

    /// The number of comparisons, and the differences.
    struct Findings {
        var comparisons = 0
        var views = 0
        /// The number of comparisons that were skipped because the new tree has a conflict.
        var conflicts = 0
        /// The number of views that were not compared because their constraints leave their frame open.
        var openViews = 0
        var problems: [String] = []
    }

    private static let viewLimit = 16
    private static let stepsBetweenComparisons = 8
    private static let texts = ["a", "hello", "a long text that breaks into several lines in most places", ""]

    private var input: FuzzInput
    private let simulation: Simulation
    private(set) var findings = Findings()
    private var said = 0

    private var hosts: [UIView] = []
    private var windows: [UIWindow] = []
    private let outer = UIStackView()
    private var host: UIView
    private var views: [UIView] = []
    private var wishes: [Wish] = []
    private let guide = UILayoutGuide()
    private var constraintsOfGuide: [NSLayoutConstraint] = []
    private var steps: [String] = []

    private init(_ bytes: Data, in simulation: Simulation) {
        input = FuzzInput(bytes)
        self.simulation = simulation
        host = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 500))
    }

    /// Runs the program given by the bytes.
    static func findings(of bytes: Data) -> Findings {
        let simulation = Simulation()
        return simulation.perform {
            let tree = EditedTree(bytes, in: simulation)
            simulation.diagnosticHandler = { [unowned tree] _ in tree.said += 1 }
            tree.run()
            return tree.findings
        }
    }

    private func run() {
        hosts = [host]
        for _ in 0..<2 {
            let window = UIWindow()
            let controller = UIViewController()
            window.rootViewController = controller
            window.makeKeyAndVisible()
            windows.append(window)
            hosts.append(controller.view)
        }
        outer.axis = .vertical
        views = [outer]
        host = hosts[1]
        EditedTree.pin(outer, in: host)
        var count = 0
        while !input.isAtEnd, findings.problems.isEmpty {
            step()
            count += 1
            if count.isMultiple(of: EditedTree.stepsBetweenComparisons) { compare() }
        }
        for window in windows { window.isHidden = true }
    }

    private static func pin(_ view: UIView, in host: UIView) {
        view.translatesAutoresizingMaskIntoConstraints = false
        host.addSubview(view)
        NSLayoutConstraint.activate([
            view.leadingAnchor.constraint(equalTo: host.leadingAnchor, constant: 10),
            view.trailingAnchor.constraint(equalTo: host.trailingAnchor, constant: -10),
            view.topAnchor.constraint(equalTo: host.topAnchor, constant: 80),
        ])
    }

    // MARK: Edits

    private func step() {
        let stack = any(views.compactMap { $0 as? UIStackView }) ?? outer
        switch input.choice(of: 20) {
        case 0, 1, 2: if let view = makeView() { add(view, to: stack, at: stack.arrangedSubviews.count) }
        case 3, 4: if let view = any(views) { add(view, to: stack, at: input.choice(of: 6)) }
        case 5: if let view = any(stack.arrangedSubviews) { takeOut(view) }
        case 6: refill(stack)
        case 7: replaceLast(of: stack)
        case 8: hide()
        case 9: stack.axis = input.flag() ? .vertical : .horizontal
        case 10: stack.distribution = UIStackView.Distribution(rawValue: input.choice(of: 5)) ?? .fill
        case 11: stack.alignment = UIStackView.Alignment(rawValue: input.choice(of: 6)) ?? .fill
        case 12: changeSpacing(of: stack)
        case 13: changeContent()
        case 14, 15: changeWish()
        case 16: moveGuide()
        case 17: moveTree()
        case 18: simulation.turn(to: input.flag() ? .landscapeLeft : .portrait)
        default: layOut(stack)
        }
    }

    private func any<Element>(_ pool: [Element]) -> Element? {
        pool.isEmpty ? nil : pool[input.choice(of: pool.count)]
    }

    private func note(_ step: String, _ view: UIView) { steps.append("\(step) \(view.tag)") }

    private func makeView() -> UIView? {
        guard views.count < EditedTree.viewLimit else { return nil }
        let view: UIView
        switch input.choice(of: 4) {
        case 0:
            let stack = UIStackView()
            stack.axis = input.flag() ? .vertical : .horizontal
            view = stack
        case 1:
            let label = UILabel()
            label.text = EditedTree.texts[input.choice(of: EditedTree.texts.count)]
            label.numberOfLines = input.choice(of: 2)
            view = label
        default:
            let box = Box()
            box.size = size()
            view = box
        }
        view.tag = (views.map(\.tag).max() ?? 0) + 1
        views.append(view)
        return view
    }

    private func size() -> CGSize { CGSize(width: 10 + input.choice(of: 60), height: 10 + input.choice(of: 60)) }

    private func add(_ view: UIView, to stack: UIStackView, at index: Int) {
        guard view !== outer, !stack.isDescendant(of: view) else { return }
        note("add to \(stack.tag) at \(index):", view)
        // A view that stays in its stack view without being arranged would keep its frame.
        stack.insertArrangedSubview(view, at: index)
    }

    private func hide() {
        guard let view = any(views), view !== outer else { return }
        note("hide or show", view)
        view.isHidden.toggle()
    }

    private func takeOut(_ view: UIView) {
        note("take out", view)
        let stack = view.superview as? UIStackView
        if input.flag() { stack?.removeArrangedSubview(view) }
        view.removeFromSuperview()
    }

    /// Refills a stack view in the usual way: with the same views in another order.
    private func refill(_ stack: UIStackView) {
        note("refill", stack)
        let all = stack.arrangedSubviews
        all.forEach { $0.removeFromSuperview() }
        let first = input.choice(of: 4) % max(1, all.count)
        for view in all[first...] + all[..<first] { stack.addArrangedSubview(view) }
    }

    /// Replaces the last view; the new one may get the address of the old one.
    private func replaceLast(of stack: UIStackView) {
        guard let last = stack.arrangedSubviews.last else { return }
        note("replace", last)
        last.removeFromSuperview()
        views.removeAll { $0 === last || $0.isDescendant(of: last) }
        wishes.removeAll { $0.view === last || $0.view.isDescendant(of: last) }
        if let view = makeView() { stack.addArrangedSubview(view) }
    }

    private func changeSpacing(of stack: UIStackView) {
        note("space", stack)
        stack.spacing = CGFloat(4 * input.choice(of: 5))
        if let view = any(stack.arrangedSubviews), input.flag() {
            stack.setCustomSpacing(CGFloat(input.choice(of: 30)), after: view)
        }
    }

    private func changeContent() {
        guard let view = any(views) else { return }
        note("content of", view)
        if let label = view as? UILabel {
            label.text = EditedTree.texts[input.choice(of: EditedTree.texts.count)]
        } else if let box = view as? Box {
            box.size = size()
        } else {
            view.setContentHuggingPriority(UILayoutPriority(Float(200 + input.choice(of: 100))), for: .vertical)
        }
    }

    private func changeWish() {
        if let wish = any(wishes), input.flag() {
            note("change a number of", wish.view)
            if input.flag() {
                wish.constraint.constant = CGFloat(input.choice(of: 200))
            } else {
                wish.constraint.isActive.toggle()
            }
            return
        }
        guard let view = any(views), view !== outer, wishes.count < EditedTree.viewLimit else { return }
        note("give a number to", view)
        let anchor = input.flag() ? view.widthAnchor : view.heightAnchor
        let constraint = anchor.constraint(equalToConstant: CGFloat(10 + input.choice(of: 150)))
        // All priorities are different, so that none leaves the choice open.
        constraint.priority = UILayoutPriority(Float(700 - wishes.count))
        constraint.isActive = true
        wishes.append(Wish(view: view, constraint: constraint))
    }

    /// Moves the guide to another view. It follows a box there, and nothing follows it.
    private func moveGuide() {
        guard let view = any(views), let box = any(views.compactMap { $0 as? Box }) else { return }
        note("guide in", view)
        NSLayoutConstraint.deactivate(constraintsOfGuide)
        view.addLayoutGuide(guide)
        constraintsOfGuide = [
            guide.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            guide.topAnchor.constraint(equalTo: view.topAnchor), guide.heightAnchor.constraint(equalToConstant: 3),
        ]
        if box.isDescendant(of: view) {
            constraintsOfGuide.append(guide.widthAnchor.constraint(equalTo: box.widthAnchor, multiplier: 2))
        }
        NSLayoutConstraint.activate(constraintsOfGuide)
    }

    private func moveTree() {
        host = hosts[input.choice(of: hosts.count)]
        note("move to host \(hosts.firstIndex { $0 === host } ?? -1):", outer)
        if input.flag() { outer.removeFromSuperview() }
        if outer.superview !== host { EditedTree.pin(outer, in: host) }
    }

    private func layOut(_ stack: UIStackView) {
        note("lay out", stack)
        switch input.choice(of: 4) {
        case 0: stack.layoutIfNeeded()
        case 1: _ = stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        case 2: stack.updateConstraintsIfNeeded()
        default: host.layoutIfNeeded()
        }
    }

    // MARK: Comparing

    private func compare() {
        steps.append("compare")
        root(of: host).layoutIfNeeded()
        findings.comparisons += 1
        var pairs: [(edited: UIView, fresh: UIView)] = []
        let before = said
        let (freshRoot, window) = makeFreshTree(&pairs)
        freshRoot.layoutIfNeeded()
        defer { window?.isHidden = true }
        for hosted in hosts { findings.problems += root(of: hosted).layoutEngineProblems() }
        findings.problems += freshRoot.layoutEngineProblems()
        guard said == before else { return findings.conflicts += 1 }
        for (edited, fresh) in pairs where !isHidden(edited) {
            if !edited.openAttributes.isEmpty || !fresh.openAttributes.isEmpty {
                findings.openViews += 1
                continue
            }
            findings.views += 1
            guard !isSame(edited.frame, fresh.frame) else { continue }
            findings.problems.append(
                "\(type(of: edited)) \(edited.tag) is at \(edited.frame), made at once at \(fresh.frame), after "
                    + steps.suffix(40).joined(separator: ", "))
            return
        }
    }

    private func root(of view: UIView) -> UIView { view.window ?? view }

    /// Whether both rectangles differ by at most a pixel, because sums of half a pixel may be rounded either way.
    private func isSame(_ one: CGRect, _ other: CGRect) -> Bool {
        [one.minX - other.minX, one.minY - other.minY, one.width - other.width, one.height - other.height]
            .allSatisfy { $0.magnitude < 0.35 }
    }

    private func isHidden(_ view: UIView) -> Bool {
        sequence(first: view, next: \.superview).contains { $0.isHidden && !($0 is UIWindow) }
    }

    private func makeFreshTree(_ pairs: inout [(edited: UIView, fresh: UIView)]) -> (root: UIView, window: UIWindow?) {
        let copy = copy(of: outer, &pairs)
        var window: UIWindow?
        let freshHost: UIView
        if host === hosts[0] {
            freshHost = UIView(frame: host.frame)
        } else {
            let controller = UIViewController()
            window = UIWindow()
            window?.rootViewController = controller
            window?.isHidden = false
            freshHost = controller.view
        }
        EditedTree.pin(copy, in: freshHost)
        for wish in wishes where wish.constraint.isActive {
            guard let fresh = pairs.first(where: { $0.edited === wish.view })?.fresh else { continue }
            let anchor = wish.constraint.firstAttribute == .width ? fresh.widthAnchor : fresh.heightAnchor
            let constraint = anchor.constraint(equalToConstant: wish.constraint.constant)
            constraint.priority = wish.constraint.priority
            constraint.isActive = true
        }
        return (window ?? freshHost, window)
    }

    private func copy(of view: UIView, _ pairs: inout [(edited: UIView, fresh: UIView)]) -> UIView {
        let copy: UIView
        switch view {
        case let stack as UIStackView:
            let new = UIStackView()
            new.axis = stack.axis
            new.distribution = stack.distribution
            new.alignment = stack.alignment
            new.spacing = stack.spacing
            for child in stack.arrangedSubviews {
                let childCopy = self.copy(of: child, &pairs)
                new.addArrangedSubview(childCopy)
                let spacing = stack.customSpacing(after: child)
                if spacing != UIStackView.spacingUseDefault { new.setCustomSpacing(spacing, after: childCopy) }
            }
            copy = new
        case let label as UILabel:
            let new = UILabel()
            new.text = label.text
            new.numberOfLines = label.numberOfLines
            copy = new
        default:
            let new = Box()
            new.size = (view as? Box)?.size ?? .zero
            copy = new
        }
        copy.isHidden = view.isHidden
        copy.setContentHuggingPriority(view.contentHuggingPriority(for: .vertical), for: .vertical)
        pairs.append((view, copy))
        return copy
    }
}
