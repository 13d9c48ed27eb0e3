import Foundation
import KitTestSupport
import KitValues
import LayoutRules
import ReflowKit
import TestSupport
import Testing

@MainActor
@Suite("Constraints that cannot be, in UIKit's words (autolayout.md §8)")
struct ConstraintProblemTests {
    @MainActor
    private func problems(
        _ semantics: RotationSemantics = .standard, _ body: (UIView, UILabel) -> Void
    ) -> [String] {
        inWorld(semantics: semantics) { world in
            let root = UIView()
            let label = UILabel()
            label.text = "Title"
            root.addSubview(label)
            body(root, label)
            return world.diagnostics.map(\.description)
        }
    }

    @Test("Items without a common ancestor")
    func noCommonAncestor() {
        let messages = problems { root, _ in
            let field = UITextField()
            let constraint = root.leadingAnchor.constraint(equalTo: field.leadingAnchor)
            constraint.isActive = true
            #expect(!constraint.isActive)
        }
        #expect(
            messages == [
                "NSGenericException: Unable to activate constraint with anchors "
                    + "<NSLayoutXAxisAnchor:0x1 \"UIView:0x2.leading\"> and "
                    + "<NSLayoutXAxisAnchor:0x3 \"UITextField:0x4.leading\"> because they have no common ancestor.  "
                    + "Does the constraint or its anchors reference items in different view hierarchies?  "
                    + "That's illegal."
            ])
    }

    @Test("Of a list with one that cannot be activated none is, and what was active before stays so")
    func refusedList() {
        let messages = problems { root, label in
            let list = [
                label.leadingAnchor.constraint(equalTo: root.leadingAnchor),
                label.topAnchor.constraint(equalTo: root.topAnchor),
                label.widthAnchor.constraint(equalTo: UIView().widthAnchor),
                label.heightAnchor.constraint(equalToConstant: 20),
            ]
            list[0].isActive = true
            NSLayoutConstraint.activate(list)
            #expect(list.map(\.isActive) == [true, false, false, false])
        }
        #expect(messages.count == 1)
    }

    @Test(
        "Up to iOS 14, a priority across required while installed changes nothing; from iOS 15 on, it is a priority",
        arguments: RotationSemantics.allCases)
    func priorityAcrossRequired(semantics: RotationSemantics) {
        let isAllowed = semantics >= .iOS15
        let messages = problems(semantics) { root, label in
            label.translatesAutoresizingMaskIntoConstraints = false
            let width = label.widthAnchor.constraint(equalToConstant: 10)
            let other = label.widthAnchor.constraint(equalToConstant: 30)
            width.priority = .defaultLow
            width.priority = .required
            other.priority = .defaultHigh
            NSLayoutConstraint.activate([width, other])
            root.layoutIfNeeded()
            width.priority = .defaultLow
            #expect(width.priority == (isAllowed ? .defaultLow : .required))
            root.layoutIfNeeded()
            #expect(label.frame.width == (isAllowed ? 30 : 10))
            width.isActive = false
            width.priority = .defaultHigh
            width.isActive = true
            width.priority = UILayoutPriority(749)
            #expect(width.priority == UILayoutPriority(749))
        }
        #expect(
            messages
                == (isAllowed
                    ? []
                    : [
                        "NSInternalInconsistencyException: Mutating a priority from required to not on an installed "
                            + "constraint (or vice-versa) is not supported.  You passed priority 250 and the existing "
                            + "priority was 1000."
                    ]))
    }

    @Test("A priority out of range", arguments: [(0, "0"), (1001, "1001"), (-1, "-1")])
    func illegalPriority(priority: Float, printed: String) {
        let messages = problems { _, label in
            let width = label.widthAnchor.constraint(equalToConstant: 10)
            width.priority = UILayoutPriority(priority)
            #expect(width.priority == .required)
        }
        #expect(
            messages == [
                "NSInternalInconsistencyException: It's illegal to set priority:\(printed).  Priorities must be greater "
                    + "than 0 and less or equal to NSLayoutPriorityRequired, which is 1000.000000."
            ])
    }

    @Test("A constant that is not finite changes nothing")
    func notFinite() {
        let messages = problems { _, label in
            let width = label.widthAnchor.constraint(equalToConstant: 10)
            width.constant = .nan
            #expect(width.constant == 10)
        }
        #expect(
            messages == [
                "NSInternalInconsistencyException: NSLayoutConstraint constant is not finite!  That's illegal.  "
                    + "constant:nan firstAnchor:<NSLayoutDimension:0x1 \"UILabel:0x2'Title'.width\"> "
                    + "secondAnchor:(null)"
            ])
    }

    @Test(
        "Attributes that do not pair",
        arguments: [
            (
                NSLayoutConstraint.Attribute.left, NSLayoutConstraint.Attribute.notAnAttribute, 1.0,
                "A multiplier of 0 or a nil second item together with a location for the first attribute creates an "
                    + "illegal constraint of a location equal to a constant. Location attributes must be specified in "
                    + "pairs."
            ),
            (
                .top, .top, 0,
                "A multiplier of 0 or a nil second item together with a location for the first attribute creates an "
                    + "illegal constraint of a location equal to a constant. Location attributes must be specified in "
                    + "pairs."
            ),
            (.left, .width, 1, "Invalid pairing of layout attributes"),
            (.height, .centerY, 1, "Invalid pairing of layout attributes"),
            (
                .leading, .left, 1,
                "A constraint cannot be made between a leading/trailing attribute and a right/left attribute. "
                    + "Use leading/trailing for both or neither."
            ),
        ])
    func pairing(
        first: NSLayoutConstraint.Attribute, second: NSLayoutConstraint.Attribute, multiplier: Double, reason: String
    ) {
        let messages = problems { root, label in
            let constraint = NSLayoutConstraint(
                item: label, attribute: first, relatedBy: .equal, toItem: root, attribute: second,
                multiplier: multiplier, constant: 0)
            constraint.isActive = true
            #expect(!constraint.isActive)
        }
        #expect(messages.first?.hasPrefix("NSInvalidArgumentException: ") == true)
        #expect(messages.first?.hasSuffix(reason) == true, "\(messages)")
    }

    @Test("Every pair of attributes: what UIKit refuses is not laid out, and said once")
    func everyPair() {
        let attributes = NSLayoutConstraint.Attribute.allCases.filter { $0 != .notAnAttribute }
        for first in attributes {
            for second in attributes {
                let messages = problems { root, label in
                    let constraint = NSLayoutConstraint(
                        item: label, attribute: first, relatedBy: .equal, toItem: root, attribute: second,
                        multiplier: 1, constant: 0)
                    constraint.isActive = true
                    // Positions on two axes are refused only by a layout.
                    let refusal = PairingTable.refusal(first.name, second.name)
                    #expect(constraint.isActive == (refusal == nil || refusal == PairingTable.axes))
                    if refusal != nil { root.layoutIfNeeded() }
                    constraint.isActive = false
                }
                let refusal = PairingTable.refusal(first.name, second.name)
                #expect(messages.count == (refusal == nil ? 0 : 1), "\(first.name) \(second.name): \(messages)")
                if let refusal { #expect(messages.first?.contains(refusal) == true, "\(first.name) \(second.name)") }
            }
        }
    }

    @Test("Positions on two axes: made and activated without complaint, raised when an engine takes them")
    func axes() {
        let messages = problems { root, label in
            @MainActor
            func make() -> NSLayoutConstraint {
                NSLayoutConstraint(
                    item: label, attribute: .leading, relatedBy: .equal, toItem: root, attribute: .top, multiplier: 1,
                    constant: 0)
            }
            let early = make()
            #expect(early.firstAttribute == .leading && early.secondAttribute == .top)
            NSLayoutConstraint.activate([early])
            #expect(early.isActive && root.constraints == [early])
            root.layoutIfNeeded()
            #expect(root.layoutEngineProblems() == [])
            early.isActive = false
            // The tree has an engine now.
            let late = make()
            late.isActive = true
            #expect(!late.isActive)
            root.addConstraint(late)
            #expect(!late.isActive && root.constraints.isEmpty)
        }
        let message =
            "NSInvalidLayoutConstraintException: Constraint improperly relates anchors of incompatible types: "
        #expect(
            messages == [
                message + "<NSLayoutConstraint:0x1 UILabel:0x2'Title'.leading == UIView:0x3.top   (active)>",
                message + "<NSLayoutConstraint:0x4 UILabel:0x2'Title'.leading == UIView:0x3.top   (active)>",
                message + "<NSLayoutConstraint:0x4 UILabel:0x2'Title'.leading == UIView:0x3.top   (active)>",
            ])
    }

    @Test("A distance across and one down are sizes, which may be compared")
    func distances() {
        let messages = problems { root, label in
            let across = root.leadingAnchor.anchorWithOffset(to: label.leadingAnchor)
            let down = root.topAnchor.anchorWithOffset(to: label.topAnchor)
            let constraint = across.constraint(equalTo: down)
            constraint.isActive = true
            #expect(constraint.isActive)
            // A distance belongs to two items, so it has none.
            #expect(constraint.firstItem == nil && constraint.secondItem == nil)
            let mixed = label.widthAnchor.constraint(equalTo: across)
            #expect(mixed.firstItem === label && mixed.secondItem == nil)
        }
        #expect(messages == [])
    }

    @Test("A size with a multiplier of 0, and one to another axis, are legal")
    func legal() {
        let messages = problems { root, label in
            label.translatesAutoresizingMaskIntoConstraints = false
            for second in [NSLayoutConstraint.Attribute.width, .height] {
                NSLayoutConstraint(
                    item: label, attribute: .width, relatedBy: .equal, toItem: root, attribute: second, multiplier: 0,
                    constant: 40
                ).isActive = true
            }
            root.layoutIfNeeded()
        }
        #expect(messages == [])
    }

    @Test("No first item")
    func noItem() {
        let messages = problems { _, label in
            _ = NSLayoutConstraint(
                item: "label", attribute: .width, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute,
                multiplier: 1, constant: 0)
        }
        #expect(
            messages == [
                "NSInvalidArgumentException: NSLayoutConstraint for (null): Constraint must contain a first layout item"
            ])
    }

    @Test("A view holds no constraint of views outside of it")
    func foreign() {
        let messages = problems { root, label in
            label.addConstraint(root.widthAnchor.constraint(equalToConstant: 10))
            #expect(label.constraints == [])
        }
        #expect(
            messages == [
                "NSInternalInconsistencyException: Impossible to set up layout with view hierarchy unprepared for "
                    + "constraint."
            ])
    }

    // MARK: Descriptions

    @Test("§19: descriptions, with addresses in the order in which they are mentioned")
    func descriptions() {
        inWorld { _ in
            let root = UIView()
            let label = UILabel()
            label.text = "Title"
            let other = UIView()
            root.addSubview(label)
            root.addSubview(other)
            let width = label.widthAnchor.constraint(equalToConstant: 120)
            width.isActive = true
            #expect(width.description == "<NSLayoutConstraint:0x1 UILabel:0x2'Title'.width == 120   (active)>")
            let leading = label.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 16)
            leading.isActive = true
            #expect(
                leading.description
                    == "<NSLayoutConstraint:0x3 H:|-(16)-[UILabel:0x2'Title']   (active, names: '|':UIView:0x4 )>")
            let bottom = root.bottomAnchor.constraint(equalTo: other.bottomAnchor, constant: 34)
            bottom.isActive = true
            #expect(
                bottom.description
                    == "<NSLayoutConstraint:0x5 V:[UIView:0x6]-(34)-|   (active, names: '|':UIView:0x4 )>")
            let gap = other.topAnchor.constraint(greaterThanOrEqualTo: label.bottomAnchor, constant: 8)
            gap.identifier = "gap"
            #expect(
                gap.description
                    == "<NSLayoutConstraint:0x7 'gap' V:[UILabel:0x2'Title']-(>=8)-[UIView:0x6]   (inactive)>")
            let share = other.widthAnchor.constraint(equalTo: root.widthAnchor, multiplier: 1.0 / 3, constant: -20)
            share.priority = .defaultHigh
            #expect(
                share.description
                    == "<NSLayoutConstraint:0x8 UIView:0x6.width == 0.333333*UIView:0x4.width - 20 priority:750"
                    + "   (inactive)>")
            let center = label.centerYAnchor.constraint(equalTo: other.centerYAnchor)
            #expect(
                center.description
                    == "<NSLayoutConstraint:0x9 UILabel:0x2'Title'.centerY == UIView:0x6.centerY   (inactive)>")
            let spaced = other.topAnchor.constraint(equalToSystemSpacingBelow: label.bottomAnchor, multiplier: 1)
            spaced.identifier = "UISV-spacing"
            #expect(
                spaced.description
                    == "<_UISystemBaselineConstraint:0xa 'UISV-spacing' "
                    + "V:[UILabel:0x2'Title']-(NSLayoutAnchorConstraintSpace(8))-[UIView:0x6]   (inactive)>")
            let left = root.safeAreaLayoutGuide.leftAnchor.constraint(equalTo: root.leftAnchor)
            left.identifier = "UIViewSafeAreaLayoutGuide-left"
            #expect(
                left.description
                    == "<NSLayoutConstraint:0xb 'UIViewSafeAreaLayoutGuide-left' "
                    + "H:|-(0)-[UILayoutGuide:0xc'UIViewSafeAreaLayoutGuide'](LTR)"
                    + "   (inactive, names: '|':UIView:0x4 )>")
        }
    }

    // MARK: Conflicts

    @Test("§0a.4: two gaps that leave no room break the one at the trailing edge, and the log names both")
    func conflict() {
        inWorld { world in
            let root = UIView(frame: CGRect(x: 0, y: 0, width: 393, height: 100))
            let view = UIView()
            view.translatesAutoresizingMaskIntoConstraints = false
            root.addSubview(view)
            let leading = view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 200)
            let trailing = root.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: 200)
            NSLayoutConstraint.activate([leading, trailing])
            root.layoutIfNeeded()
            #expect(view.frame.minX == 200)
            #expect(leading.isActive && trailing.isActive)
            #expect(
                world.diagnostics.map(\.description) == [
                    """
                    [LayoutConstraints] Unable to simultaneously satisfy constraints.
                    \tProbably at least one of the constraints in the following list is one you don't want.\u{20}
                    \tTry this:\u{20}
                    \t\t(1) look at each constraint and try to figure out which you don't expect;\u{20}
                    \t\t(2) find the code that added the unwanted constraint or constraints and fix it.\u{20}
                    (
                        "<NSLayoutConstraint:0x1 H:|-(200)-[UIView:0x2]   (active, names: '|':UIView:0x3 )>",
                        "<NSLayoutConstraint:0x4 H:[UIView:0x2]-(200)-|   (active, names: '|':UIView:0x3 )>"
                    )

                    Will attempt to recover by breaking constraint\u{20}
                    <NSLayoutConstraint:0x4 H:[UIView:0x2]-(200)-|   (active, names: '|':UIView:0x3 )>
                    """
                ])
            // The constraint holds when there is enough space, and is reported again when there is not.
            root.frame.size.width = 852
            root.layoutIfNeeded()
            #expect(view.frame.width == 452)
            #expect(world.diagnostics.count == 1)
            root.frame.size.width = 393
            root.layoutIfNeeded()
            #expect(world.diagnostics.count == 2)
        }
    }

    @Test("§6: a view that still translates its mask is the signature in the log")
    func maskConflict() {
        inWorld { world in
            let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
            let view = UIView()
            root.addSubview(view)
            let width = view.widthAnchor.constraint(equalToConstant: 50)
            width.isActive = true
            root.layoutIfNeeded()
            #expect(view.frame == .zero)
            let text = world.diagnostics.first?.description ?? ""
            #expect(
                text.contains(
                    "    \"<NSAutoresizingMaskLayoutConstraint:0x1 h=--& v=--& UIView:0x2.width == 0   (active)>\",\n"
                        + "    \"<NSLayoutConstraint:0x3 UIView:0x2.width == 50   (active)>\"\n"))
            #expect(text.contains("(Note: If you're seeing NSAutoresizingMaskLayoutConstraints"))
            #expect(text.contains("breaking constraint \n<NSLayoutConstraint:0x3 UIView:0x2.width == 50   (active)>"))
        }
    }
}
