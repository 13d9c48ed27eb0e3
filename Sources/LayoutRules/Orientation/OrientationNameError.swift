import Basics
public import KitValues

/// A text that is not the name of an interface orientation.
public struct OrientationNameError: Error, Sendable, Equatable, CustomStringConvertible {
    /// The text.
    public let text: String
    /// The names that are allowed, in order.
    public let known: [String]

    public var description: String {
        "\(Wording.quoted(text)) is not an interface orientation; write one of \(known.joined(separator: ", "))"
    }
}

extension UIInterfaceOrientation {
    /// The orientations for names in layout files: `portrait`, `landscapeLeft` …, in the given order.
    public static func list(names: [String]) throws(OrientationNameError) -> [UIInterfaceOrientation] {
        try list(names, known: shown.map(\.name))
    }

    /// The orientations for names in an Info.plist: `UIInterfaceOrientationPortrait` …, in the given order, which
    /// decides about the launch (behaviour.md §4.6).
    public static func list(propertyListNames names: [String]) throws(OrientationNameError) -> [UIInterfaceOrientation]
    {
        try list(names, known: shown.map(\.propertyListName))
    }

    /// - Parameter known: the name of each element of ``shown``.
    private static func list(
        _ names: [String], known: [String]
    ) throws(OrientationNameError) -> [UIInterfaceOrientation] {
        var orientations: [UIInterfaceOrientation] = []
        for name in names {
            guard let index = known.firstIndex(of: name) else { throw OrientationNameError(text: name, known: known) }
            orientations.append(shown[index])
        }
        return orientations
    }
}
