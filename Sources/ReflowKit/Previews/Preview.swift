import Foundation

/// A screen that a source shows with `#Preview`: a controller, or a view that fills its screen.
///
/// `reflow swift` turns each `#Preview` into a registration of its module; ``all(in:)`` finds them.
@preconcurrency @MainActor
public struct Preview {
    /// The name in the source, if it has one, and the argument that it was made with.
    public let name: String?
    public let traits: [PreviewTrait<ViewTraits>]
    /// The module and the file, as `#fileID` has them, and the line.
    public let fileID: String
    public let line: Int
    private let make: @MainActor () -> UIViewController

    /// Stands for the traits of previews of views and controllers.
    public enum ViewTraits: Sendable {}

    private init(
        _ name: String?, _ traits: [PreviewTrait<ViewTraits>], _ fileID: String, _ line: Int,
        _ make: @escaping @MainActor () -> UIViewController
    ) {
        self.name = name
        self.traits = traits
        self.fileID = fileID
        self.line = line
        self.make = make
    }

    /// The controller, made anew. It holds the view of a preview of a view.
    public func makeViewController() -> UIViewController { make() }

    private static func holding(_ view: UIView) -> UIViewController {
        let controller = UIViewController()
        controller.view = view
        return controller
    }

    // MARK: Registrations

    /// The preview that a source says with `#Preview { … }`.
    public static func screens(
        _ name: String? = nil, traits: PreviewTrait<ViewTraits>..., fileID: String = #fileID, line: Int = #line,
        body: @escaping @MainActor () -> UIViewController
    ) -> [Preview] {
        [Preview(name, traits, fileID, line, body)]
    }

    public static func screens(
        _ name: String? = nil, traits: PreviewTrait<ViewTraits>..., fileID: String = #fileID, line: Int = #line,
        body: @escaping @MainActor () -> UIView
    ) -> [Preview] {
        [Preview(name, traits, fileID, line) { holding(body()) }]
    }

    /// One preview for each argument.
    public static func screens<Argument>(
        _ name: String? = nil, traits: PreviewTrait<ViewTraits>..., arguments: some Sequence<Argument>,
        fileID: String = #fileID, line: Int = #line, body: @escaping @MainActor (Argument) -> UIViewController
    ) -> [Preview] {
        arguments.map { argument in
            Preview(named(name, argument), traits, fileID, line) { body(argument) }
        }
    }

    public static func screens<Argument>(
        _ name: String? = nil, traits: PreviewTrait<ViewTraits>..., arguments: some Sequence<Argument>,
        fileID: String = #fileID, line: Int = #line, body: @escaping @MainActor (Argument) -> UIView
    ) -> [Preview] {
        arguments.map { argument in
            Preview(named(name, argument), traits, fileID, line) { holding(body(argument)) }
        }
    }

    private static func named(_ name: String?, _ argument: some Any) -> String {
        (name.map { $0 + " " } ?? "") + String(describing: argument)
    }

    // MARK: Finding

    /// The previews of a module that was built with `reflow swift`, by file and line.
    /// - Parameter module: the module's name. It must be linked into the process.
    public static func all(in module: String) -> [Preview] {
        previews(of: "Reflow_Previews", in: module).sorted { ($0.fileID, $0.line) < ($1.fileID, $1.line) }
    }

    /// The previews of a module's registrations. Some of them may have conditions that do not hold, and are not there.
    /// - Parameter names: the names of the classes.
    public static func registered(_ names: [String], fileID: String = #fileID) -> [Preview] {
        let module = String(fileID.prefix { $0 != "/" })
        return names.flatMap { previews(of: $0, in: module) }
    }

    private static func previews(of name: String, in module: String) -> [Preview] {
        (NSClassFromString("\(module).\(name)") as? any PreviewRegistry.Type)?.previews ?? []
    }
}

/// A class that a copy declares for each `#Preview`, and one for all of them.
@preconcurrency @MainActor
public protocol PreviewRegistry: AnyObject {
    static var previews: [Preview] { get }
}
