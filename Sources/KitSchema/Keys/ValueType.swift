import Basics

/// The type of a key's value, for the decoder and the published schema.
package indirect enum ValueType: Sendable {
    // Values of properties
    case boolean
    case integer(ClosedRange<Int>)
    case number(ClosedRange<Double>)
    /// Any string.
    case text
    /// A string that is not empty.
    case name
    /// The tag of a language, as in BCP 47: `ja`, `zh-Hant`.
    case language
    case choice(Enumeration)
    /// A list of names, or one name.
    case options(Enumeration)
    case numbers(NumberTuple)
    /// A width and a height, both within these limits.
    case size(ClosedRange<Double>)
    case color
    case font
    case image
    case attributedText
    /// Titles, or objects, of a segmented control.
    case segments
    case paragraphStyle
    /// A value, or an object with a value per control state.
    case states(ValueType)
    /// The distances after arranged views, by the views' ids.
    case customSpacing

    // The structure of a file
    case object(ObjectSchema)
    case objects(ObjectSchema)
    /// An object with names that the user chooses, each with an object.
    case dictionary(ObjectSchema)
    /// A list of distinct names.
    case names
    /// A list of distinct names that is not empty.
    case someNames
    case viewClass
    case controllerClass
    /// A controller, or a view, which gets a plain controller.
    case controller
    case controllers
    /// An object with a controller for each name.
    case controllerDictionary
    case view
    case views
    case variations
    /// The properties that a variation changes.
    case changes
    /// Equations, visual formats, and objects with one of them.
    case constraints
    /// An object with names that the user chooses, each with a name.
    case nameDictionary
    /// An object with names that the user chooses, each with a number.
    case numberDictionary
    /// The sections of a table.
    case tableSections
    /// The rows of a section.
    case rows
    /// An object with a cell for each reuse identifier.
    case cells
    /// The content view of a cell, without a class.
    case cellContent
    /// A content configuration of a cell.
    case listContent
    /// The title of a section, or a view.
    case titleOrView
    /// The section and the place of a row.
    case row
    case rowPaths
    case steps
    /// `true`, or an id.
    case confirmation
    /// An index or an id.
    case tab
    /// `true`, `false`, or a height in points.
    case keyboard
    /// An id, with the properties to set.
    case settings
    /// A value that is ignored.
    case anything

    /// The largest coordinate and length, in points, in either direction.
    package static let farthest = 1_000_000.0
    /// The largest number of segments of a segmented control: more than fit on any screen.
    package static let mostSegments = 100

    /// Coordinates and distances, in points.
    package static let coordinates = -farthest...farthest
    /// Lengths, in points.
    package static let lengths = 0...farthest
    /// Heights, in points; -1 for the one that a content needs.
    package static let heights = -1...farthest
    package static let fraction = 0.0...1.0
    /// The heights of the keyboard, in points.
    package static let keyboardHeights = 1.0...farthest
    /// Priorities, which are greater than 0.
    package static let priorities = Double.leastNonzeroMagnitude...1000.0
    package static let contentPriorities = 1.0...1000.0
    package static let fontSizes = 1.0...1000.0
    /// The widths of letters' outlines, in hundredths of the font's size.
    package static let strokeWidths = -100.0...100.0
    package static let slants = -10.0...10.0
    /// The natural logarithms of the factor for letters' widths.
    package static let expansions = -2.0...2.0
}

extension ValueType {
    /// The text of messages after "must be".
    package var expectation: String {
        switch self {
        case .boolean: "true or false"
        case .integer: "a whole number"
        case .number: "a number"
        case .text, .name, .viewClass, .controllerClass: "a string"
        case .language: "a language tag such as \"ja\" or \"zh-Hant\""
        case .choice(let enumeration): "a name such as \(Wording.quoted(enumeration.names[0]))"
        case .options(let enumeration): "a list of names such as [\(Wording.quoted(enumeration.names[0]))]"
        case .numbers(let tuple): tuple.notation
        case .size: NumberTuple.size.notation
        case .color:
            "a colour such as \"systemBlue\", \"#RRGGBB\", { \"light\": …, \"dark\": … } or { \"color\": …, \"alpha\": … }"
        case .font: "a font such as 17, \"headline\" or { \"size\": 17, \"weight\": \"semibold\" }"
        case .image: "a file name or { \"name\": … }"
        case .segments: "a list of titles such as [\"Day\", \"Week\"]"
        case .attributedText: "a list of runs such as { \"text\": … }"
        case .states(let type): type.expectation
        case .names, .someNames: "a list of strings"
        case .views, .variations, .controllers, .objects, .steps, .tableSections, .rows: "a list of objects"
        case .cells: "an object with a cell for each reuse identifier"
        case .titleOrView: "a title or a view"
        case .row: "[section, row]"
        case .rowPaths: "a list of [section, row]"
        case .dictionary: "an object with an object for each name"
        case .controllerDictionary: "an object with a controller for each name"
        case .confirmation: "true or an id"
        case .tab: "an index or an id"
        case .keyboard: "true, false or a height in points"
        case .constraints: "a list of equations such as \"title.top == self.top + 8\""
        case .nameDictionary: "an object with an id for each name"
        case .numberDictionary: "an object with a number for each name"
        case .customSpacing: "an object with a distance for each id: a number, \"default\" or \"system\""
        case .settings: "an object with an \"id\" and properties"
        case .object, .paragraphStyle, .controller, .view, .changes, .cellContent, .listContent: "an object"
        case .anything: "a value"
        }
    }

    /// Whether the type is that of a property, and not of a part of the file's structure.
    package var isPropertyKind: Bool {
        switch self {
        case .boolean, .integer, .number, .text, .name, .language, .choice, .options, .numbers, .size, .color, .font,
            .image,
            .attributedText, .segments, .states, .customSpacing:
            true
        case .paragraphStyle, .object, .objects, .dictionary, .names, .someNames, .viewClass, .controllerClass,
            .controller,
            .controllers,
            .controllerDictionary, .view, .views, .variations, .changes, .constraints, .nameDictionary,
            .numberDictionary, .tableSections, .rows, .cells, .cellContent, .listContent, .titleOrView, .row, .rowPaths,
            .steps,
            .confirmation, .tab, .keyboard, .settings, .anything:
            false
        }
    }
}

extension ClosedRange<Double> {
    /// Whether the range contains every number above 0 up to its end, but not 0 itself.
    package var excludesZero: Bool { lowerBound == .leastNonzeroMagnitude }
}
