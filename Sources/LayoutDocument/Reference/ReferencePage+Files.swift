import KitSchema

// The pages of the kinds of files, and of the parts of layout files that are not about one class.
extension ReferencePage {
    static let files = [
        ReferencePage(
            name: "layout", kind: .file, summary: "a layout file, such as Layouts/login.json",
            introduction: [
                "A layout file is JSON; comments and trailing commas are allowed. Only root is required. The key "
                    + "$schema lets editors complete and explain keys; \"reflow schema\" prints the schema."
            ],
            sections: [
                ReferenceSection(.document, nil),
                ReferenceSection(.application, LayoutKeys.application.name),
                ReferenceSection(.applicationDelegate, ApplicationKeys.delegate.name),
            ]),
        ReferencePage(
            name: "suite", kind: .file, summary: "a suite file, reflow.json: settings for all layouts in a folder",
            introduction: [
                "reflow.json is in the folder of the layouts, or in a parent folder. Every key is optional."
            ],
            sections: [
                ReferenceSection(.suite, nil),
                ReferenceSection(.suiteLayout, "a layout's settings"),
                ReferenceSection(.matrix, SuiteKeys.matrix.name),
                ReferenceSection(.comparison, SuiteKeys.comparison.name),
                ReferenceSection(.tolerance, "a tolerance"),
                ReferenceSection(.suiteLint, SuiteKeys.lint.name),
                ReferenceSection(.lint, "lint, of a single layout"),
                ReferenceSection(.lintSeverity, LintKeys.severity.name),
            ]),
        ReferencePage(
            name: "device-file", kind: .file,
            summary: "a device file, for --device-file: devices besides the built-in ones",
            introduction: [
                "A device needs the keys id, idiom, scale and portrait, with size and safeArea. All other values are "
                    + "derived from these, unless they are given. \"reflow devices --format json\" prints a device "
                    + "file."
            ],
            sections: [
                ReferenceSection(.deviceFile, nil),
                ReferenceSection(.device, "a device"),
                ReferenceSection(.deviceScreen, "a screen"),
                ReferenceSection(.deviceInsets, "insets"),
                ReferenceSection(.deviceBar, DeviceScreenKeys.navigationBar.name),
                ReferenceSection(.deviceSizeClass, DeviceScreenKeys.sizeClass.name),
            ]),
    ]

    static let parts = [
        ReferencePage(
            name: ViewKeys.variations.name, kind: .part,
            summary: "changes to a view by orientation, size class or width",
            introduction: [
                "The frame of a view with variations is always computed from a frame in the file (the view's, or the "
                    + "one in the last matching variation), never from the current one. Rotating back therefore "
                    + "restores it."
            ],
            sections: [
                ReferenceSection(.variation, "a variation"),
                ReferenceSection(.condition, VariationKeys.when.name),
                ReferenceSection(.changes, VariationKeys.set.name),
            ]),
        ReferencePage(
            name: "tables", kind: .part, summary: "the rows of a UITableView",
            introduction: [
                "A row is a cell of one of UIKit's styles (style, text, detailText, image), one with a "
                    + "contentConfiguration, or one with its own contentView. It has the keys of UITableViewCell besides "
                    + "its own, and needs no class.",
                "A row with prototype is made from a cell in the table's prototypes. Each prototype and each contentView "
                    + "is a name space of its own: its equations see only the ids in it, self (the content view) and "
                    + "superview, and other equations do not see them.",
                "A table with at most 200 rows is measured whole; of a larger one, only what is visible is made and "
                    + "measured.",
            ],
            sections: [
                ReferenceSection(.tableSection, "a section"),
                ReferenceSection(.tableRow, "a row"),
                ReferenceSection(.listContent, KeyName.contentConfiguration.name),
            ] + ObjectSchema.tableSteps.map { ReferenceSection($0, "the value of the step \($0.name)") }),
        ReferencePage(
            name: ViewKeys.constraints.name, kind: .part, summary: "Auto Layout, as equations and visual formats",
            introduction: [
                "A constraint is an equation such as \"title.leading == self.layoutMargins.leading + 8 @750\", an "
                    + "object with an equation, or an object with a visual format.",
                "Each side of an equation is an item, a dot and an attribute. The item is self, superview, or the id "
                    + "of a view or guide. An area of the item may be inserted before the attribute: safeArea, "
                    + "layoutMargins, readableContent, keyboard, contentLayout or frameLayout. Attributes have UIKit's "
                    + "names, such as leading or centerX. The item on the right may have a factor: 0.5 * or 16:9 *. "
                    + "A priority is written after an @ at the end.",
                "Constraints place a view if a stack view arranges it, or if it sets "
                    + "translatesAutoresizingMaskIntoConstraints to false. They also place a view that a constraint "
                    + "names, unless the view has a frame, a fill or a variation with a frame, or is the root view of "
                    + "a controller.",
            ],
            sections: [
                ReferenceSection(.constraint, "an equation"),
                ReferenceSection(.visualFormat, "a visual format"),
                ReferenceSection(.constraintVariation, "a variation"),
                ReferenceSection(.constraintChanges, ConstraintVariationKeys.set.name),
                ReferenceSection(.constraintSettings, "a step that sets a constraint"),
            ]),
        ReferencePage(
            name: LayoutKeys.steps.name, kind: .part, summary: "what a user does once the layout is on screen",
            introduction: [
                "Each step is an object. One of these keys says what happens: "
                    + "\(Steps.names.joined(separator: ", ")). The other keys are options of that step."
            ],
            sections: Steps.schemas.map { schema in
                ReferenceSection(
                    schema.name, schema.keys[0].name, keys: schema.keys.map(ReferenceKey.init))
            }),
        ReferencePage(
            name: "items", kind: .part, summary: "what navigation, tab and toolbars show for a controller",
            introduction: [],
            sections: [
                ReferenceSection(.navigationItem, ControllerKeys.navigationItem.name),
                ReferenceSection(.barButtonItem, "a bar button item"),
                ReferenceSection(.tabBarItem, ControllerKeys.tabBarItem.name),
                ReferenceSection(.containerDelegate, ControllerKeys.delegate.name),
            ]),
        ReferencePage(
            name: "values", kind: .part, summary: "colours, fonts, images and texts with attributes",
            introduction: [],
            sections: [
                ReferenceSection(
                    SharedDefinition.color.rawValue, "a colour",
                    text: [
                        "One of UIColor's names, \"#RRGGBB\", \"#RRGGBBAA\", or an object. The names: "
                            + ColorNames.all.joined(separator: ", ") + "."
                    ]),
                ReferenceSection(.dynamicColor, "a colour for each appearance"),
                ReferenceSection(.translucentColor, "a translucent colour"),
                ReferenceSection(
                    SharedDefinition.font.rawValue, "a font",
                    text: [
                        "The size of the system font in points, a text style, or an object. The text styles: "
                            + Enumeration.textStyle.names.joined(separator: ", ") + "."
                    ]),
                ReferenceSection(.font, "a font by its attributes"),
                ReferenceSection(.styledFont, "a font of a text style"),
                ReferenceSection(
                    SharedDefinition.image.rawValue, "an image", text: ["The name of an image file, or an object."]),
                ReferenceSection(.image, "an image with its rendering"),
                ReferenceSection(.symbol, "a system symbol"),
                ReferenceSection(.textRun, "a run of text"),
                ReferenceSection(.textShadow, TextRunKeys.shadow.name),
                ReferenceSection(.textAttachment, TextRunKeys.attachment.name),
                ReferenceSection(.paragraphStyle, TextRunKeys.paragraphStyle.name),
                ReferenceSection(.tabStop, "a tab stop"),
                ReferenceSection(.segment, "a segment"),
            ]),
    ]
}
