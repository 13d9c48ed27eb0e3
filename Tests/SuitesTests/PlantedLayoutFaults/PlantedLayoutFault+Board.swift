import LayoutRules

/// A page for mistakes that cannot be planted in the sample layouts.
extension PlantedLayoutFault {
    static let boardName = "board"

    /// A page with three lines, a row of buttons, a card, and a list that fills the rest, without findings in both
    /// orientations.
    static let boardLayout = """
        { "devices": ["iPhone 15"], "root": { "class": "UIView", "id": "page", "frame": [0, 0, 393, 852],
          "backgroundColor": "systemBackground", "subviews": [
          { "class": "UIScrollView", "id": "list", "frame": [0, 0, 393, 852],
            "autoresizingMask": ["flexibleWidth", "flexibleHeight"], "contentSize": [0, 1000], "subviews": [
              { "class": "UIImageView", "id": "avatar", "frame": [70, 300, 40, 40], "image": "avatar-maren" },
              { "class": "UILabel", "id": "note", "frame": [120, 300, 200, 22], "text": "A note" },
              { "class": "UIButton", "id": "end", "frame": [70, 940, 200, 44], "title": "The end",
                "titleColor": "black" } ] },
          { "class": "UIView", "id": "content", "frame": [0, 59, 393, 759], "fill": "safeArea",
            "isUserInteractionEnabled": true, "subviews": [
              { "class": "UILabel", "id": "line1", "frame": [20, 10, 120, 22], "text": "First" },
              { "class": "UILabel", "id": "line2", "frame": [20, 40, 120, 22], "text": "Second" },
              { "class": "UILabel", "id": "line3", "frame": [20, 70, 120, 22], "text": "Third" },
              { "class": "UIButton", "id": "one", "frame": [20, 120, 60, 44], "title": "One", "titleColor": "black" },
              { "class": "UIButton", "id": "two", "frame": [100, 120, 60, 44], "title": "Two", "titleColor": "black" },
              { "class": "UIButton", "id": "three", "frame": [180, 120, 80, 44], "title": "Three",
                "titleColor": "black" } ] } ] } }
        """

    static let turned = ["landscapeRight"]

    static func moved(_ id: String, _ frame: String) -> Edit {
        .set(id, #""variations": [{ "when": { "orientation": "landscape" }, "set": { "frame": \#(frame) } }]"#)
    }

    static let board = [
        PlantedLayoutFault(
            "one line keeps to the other side", boardName,
            [.set("line2", #""autoresizingMask": ["flexibleLeftMargin"]"#)],
            .outOfLine, "line2", in: turned),
        PlantedLayoutFault(
            "the last line keeps to the other side", boardName,
            [.set("line3", #""autoresizingMask": ["flexibleLeftMargin", "flexibleRightMargin"]"#)], .outOfLine, "line3",
            in: turned),
        PlantedLayoutFault(
            "one button of a row keeps to the bottom", boardName,
            [.set("two", #""autoresizingMask": ["flexibleTopMargin", "flexibleBottomMargin"]"#)], .outOfLine, "two",
            others: ["line1", "line2", "line3", "one", "three"], in: turned),
        PlantedLayoutFault(
            "the first line goes below the second", boardName,
            [moved("line1", "[20, 70, 120, 22]"), moved("line3", "[20, 10, 120, 22]")],
            .readingOrder, "line2", others: ["line1", "line3"], in: turned),
        PlantedLayoutFault(
            "two buttons change places", boardName,
            [moved("one", "[100, 120, 60, 44]"), moved("two", "[20, 120, 60, 44]")],
            .readingOrder, "two", others: ["one"], in: turned),
        PlantedLayoutFault(
            "an avatar under the Dynamic Island", boardName, [.set("avatar", #""frame": [8, 300, 40, 40]"#)], .covered,
            "avatar", in: turned),
        PlantedLayoutFault(
            "a note under the Dynamic Island", boardName, [.set("note", #""frame": [8, 300, 200, 22]"#)], .covered,
            "note",
            others: ["avatar"], in: turned),
        PlantedLayoutFault(
            "a list that ends too early", boardName, [.set("list", #""contentSize": [0, 900]"#)], .unreachable, "list"),
        PlantedLayoutFault(
            "a list without a size", boardName, [.set("list", #""contentSize": [0, 0]"#)], .unreachable, "list"),
        PlantedLayoutFault(
            "a label in the colour behind it", boardName, [.set("line1", #""textColor": "systemBackground""#)],
            .lowContrast, "line1"),
        PlantedLayoutFault(
            "a faint label", boardName, [.set("line1", #""alpha": 0.3"#)], .lowContrast, "line1"),
        PlantedLayoutFault(
            "an overlay over the row", boardName,
            [.add("content", #""class": "UIView", "id": "veil", "frame": [0, 100, 393, 80]"#)], .noTouches, "one",
            others: ["two", "three"]),
    ]
}
