import LayoutRules

/// A page with variations for both orientations, and masks that do not support one of them.
extension PlantedLayoutFault {
    static let maskedName = "masked"

    static let maskedLayout = """
        { "devices": ["iPhone 15"], "root": { "class": "UIViewController", "id": "screen",
          "view": { "class": "UIView", "id": "page", "frame": [0, 0, 393, 852], "backgroundColor": "systemBackground",
            "subviews": [
              { "class": "UILabel", "id": "title", "frame": [80, 100, 120, 22], "text": "First",
                "variations": [{ "when": { "orientation": "landscape" }, "set": { "frame": [80, 40, 120, 22] } }] },
              { "class": "UILabel", "id": "note", "frame": [80, 140, 120, 22], "text": "Second",
                "variations": [{ "when": { "orientation": "portrait" }, "set": { "frame": [80, 160, 120, 22] } }] }
            ] } } }
        """

    static let masked = [
        PlantedLayoutFault(
            "a mask that leaves landscape out", maskedName,
            [.set("screen", #""supportedInterfaceOrientations": ["portrait"]"#)], .neverShown, "title", in: turned),
        PlantedLayoutFault(
            "a mask that leaves portrait out", maskedName,
            [.set("screen", #""supportedInterfaceOrientations": ["landscape"]"#)], .neverShown, "note",
            in: ["portrait"]),
        PlantedLayoutFault(
            "a controller that does not rotate", maskedName, [.set("screen", #""shouldAutorotate": false"#)],
            .neverShown, "title", in: turned),
    ]
}
