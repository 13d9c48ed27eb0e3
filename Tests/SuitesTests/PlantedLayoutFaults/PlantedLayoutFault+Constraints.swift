import LayoutRules

/// A page of constraints with mistakes. The messages are tested in `PlantedFaultTests`.
extension PlantedLayoutFault {
    static let constrainedName = "constrained"

    private static let placed = ["box.leading == self.safeArea.leading + 16", "box.top == self.safeArea.top + 16"]

    private static func list(_ constraints: [String]) -> String {
        #""constraints": ["# + constraints.map { "\"\($0)\"" }.joined(separator: ", ") + "]"
    }

    static let constrainedLayout = """
        { "devices": ["iPhone 15"], "root": { "class": "UIView", "id": "page", "frame": [0, 0, 393, 852],
          "backgroundColor": "systemBackground", \(list(placed + ["box.width == 100", "box.height == 50"])),
          "subviews": [{ "class": "UIView", "id": "box", "backgroundColor": "systemGray" }] } }
        """

    /// An edit that replaces the constraints for the box's size.
    private static func sized(_ constraints: String...) -> [Edit] { [.set("page", list(placed + constraints))] }

    static let constrained = [
        PlantedLayoutFault(
            "two widths", constrainedName, sized("box.width == 100", "box.width == 120", "box.height == 50"),
            .constraintConflict, "box"),
        PlantedLayoutFault(
            "a height for which only portrait has room", constrainedName,
            sized("box.width == 100", "box.height == 500", "box.bottom <= self.safeArea.bottom"), .constraintConflict,
            "box", in: turned),
        PlantedLayoutFault(
            "a width for which only landscape has room", constrainedName,
            sized("box.width == 600", "box.height == 50", "box.trailing <= self.trailing"), .constraintConflict, "box",
            in: ["portrait"]),
        PlantedLayoutFault("no width", constrainedName, sized("box.height == 50"), .ambiguousLayout, "box"),
        PlantedLayoutFault("no height", constrainedName, sized("box.width == 100"), .ambiguousLayout, "box"),
        // A constraint without effect in both orientations is reported once.
        PlantedLayoutFault(
            "a limit beside a fixed width", constrainedName,
            sized("box.width == 100", "box.height == 50", "box.width <= 200"), .idleConstraint, "box", in: ["portrait"]),
        PlantedLayoutFault(
            "a wish that never comes true", constrainedName,
            sized("box.width == 100", "box.height == 50", "box.height == 300 @100"), .idleConstraint, "box",
            in: ["portrait"]),
    ]
}
