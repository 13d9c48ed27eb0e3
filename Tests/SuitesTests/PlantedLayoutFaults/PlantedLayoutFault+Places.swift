import LayoutRules

/// Mistakes in positions and sizes on the board, in both orientations and in each alone.
extension PlantedLayoutFault {
    private static let upright = ["portrait"]

    /// Edits that give the first line one frame in portrait and another one in landscape.
    private static func line1(_ frame: String, turned: String) -> [Edit] {
        [.set("line1", #""frame": \#(frame)"#), moved("line1", turned)]
    }

    private static func added(_ view: String) -> [Edit] { [.add("content", view)] }

    /// Edits that add a bar with one frame in portrait and another one in landscape.
    private static func bar(_ frame: String, turned: String) -> [Edit] {
        added(
            """
            "class": "UIView", "id": "bar", "frame": \(frame), "backgroundColor": "systemGray",
            "variations": [{ "when": { "orientation": "landscape" }, "set": { "frame": \(turned) } }]
            """)
    }

    /// Edits that add a control or a text with a background, with one frame in portrait and another one in landscape.
    private static func cover(_ view: String, _ frame: String, turned: String) -> [Edit] {
        added(
            """
            \(view), "id": "cover", "frame": \(frame), "backgroundColor": "systemGray",
            "variations": [{ "when": { "orientation": "landscape" }, "set": { "frame": \(turned) } }]
            """)
    }

    private static let pile = Array(
        repeating: #"{ "class": "UIButton", "frame": [0, 0, 100, 60], "isUserInteractionEnabled": false }"#, count: 260
    ).joined(separator: ", ")

    static let boardPlaces = [
        PlantedLayoutFault(
            "a label without width", boardName, line1("[20, 10, 0, 22]", turned: "[20, 10, 0, 22]"), .noArea, "line1"),
        PlantedLayoutFault(
            "a label without height in landscape", boardName, [moved("line1", "[20, 10, 120, 0]")], .noArea, "line1",
            in: turned),
        PlantedLayoutFault(
            "a label without width in portrait", boardName, line1("[20, 10, 0, 22]", turned: "[20, 10, 120, 22]"),
            .noArea, "line1", in: upright),
        PlantedLayoutFault(
            "a label above the screen", boardName, [.set("line1", #""frame": [20, -100, 120, 22]"#)], .offScreen,
            "line1"),
        PlantedLayoutFault(
            "a button that ends up below the screen", boardName,
            added(
                #""class": "UIButton", "id": "low", "frame": [20, 500, 100, 44], "title": "Low", "titleColor": "black""#
            ),
            .offScreen, "low", in: turned),
        PlantedLayoutFault(
            "a label for which only landscape is wide enough", boardName,
            added(#""class": "UILabel", "id": "far", "frame": [500, 10, 120, 22], "text": "Far""#), .offScreen, "far",
            in: upright),
        PlantedLayoutFault(
            "a label across the left edge", boardName, [.set("line1", #""frame": [-75, 10, 120, 22]"#)], .beyondEdge,
            "line1"),
        PlantedLayoutFault(
            "a button across the bottom", boardName,
            added(
                #""class": "UIButton", "id": "low", "frame": [20, 370, 100, 44], "title": "Low", "titleColor": "black""#
            ),
            .beyondEdge, "low", in: turned),
        PlantedLayoutFault(
            "a label across the right edge", boardName,
            added(#""class": "UILabel", "id": "far", "frame": [330, 200, 120, 22], "text": "Somewhere else""#),
            .beyondEdge, "far", in: upright),
        PlantedLayoutFault(
            "a line under the status bar", boardName, [.set("line1", #""frame": [20, -40, 120, 22]"#)], .covered,
            "line1", in: upright),
        PlantedLayoutFault(
            "a bar that comes to lie on a line", boardName, bar("[0, 600, 393, 32]", turned: "[0, 66, 734, 32]"),
            .hidden,
            "line3", in: turned),
        PlantedLayoutFault(
            "a bar that lies on a line", boardName, bar("[0, 66, 393, 32]", turned: "[0, 240, 734, 32]"), .hidden,
            "line3",
            in: upright),
        PlantedLayoutFault(
            "a label with a background that comes to lie on a line", boardName,
            cover(
                #""class": "UILabel", "text": "Offers of today", "textAlignment": "right""#, "[0, 600, 393, 32]",
                turned: "[0, 66, 734, 32]"),
            .hidden, "line3", others: ["cover"], in: turned),
        PlantedLayoutFault(
            "a button with a background that lies on the row", boardName,
            cover(
                #""class": "UIButton", "title": "All of them", "titleColor": "black""#, "[0, 110, 393, 64]",
                turned: "[0, 240, 734, 64]"),
            .hidden, "one", others: ["two", "three", "cover"], in: upright),
        PlantedLayoutFault(
            "a low button", boardName, [.set("one", #""frame": [20, 120, 60, 30]"#)], .smallTarget, "one"),
        PlantedLayoutFault(
            "a button that is low in landscape", boardName, [moved("one", "[20, 120, 60, 30]")], .smallTarget, "one",
            in: turned),
        PlantedLayoutFault(
            "a button that is low in portrait", boardName,
            [.set("one", #""frame": [20, 120, 60, 30]"#), moved("one", "[20, 120, 60, 44]")], .smallTarget, "one",
            in: upright),
        PlantedLayoutFault(
            "a button that comes to lie on its neighbour", boardName, [moved("two", "[40, 120, 60, 44]")], .overlapping,
            "two",
            others: ["one"], in: turned),
        PlantedLayoutFault(
            "more views in one place than are compared", boardName,
            added(#""class": "UIView", "id": "pile", "frame": [20, 200, 100, 60], "subviews": [\#(pile)]"#), .crowded,
            "UIButton"),
        PlantedLayoutFault(
            "a line that is cut in landscape", boardName, [moved("line1", "[20, 10, 20, 22]")], .truncated, "line1",
            in: turned),
    ]
}
