import Basics
package import Foundation
import KitValues

/// A document that was read. The module of the loader, which is above this one, has the only kind.
@preconcurrency @MainActor
package protocol NibDocument: AnyObject {
    /// Makes the objects of a nib and connects them.
    /// - Parameters:
    ///   - owner: the object for File's Owner.
    ///   - externals: the objects for external placeholders.
    /// - Returns: the top-level objects.
    func instantiate(owner: AnyObject?, externals: [String: Any]) -> [Any]

    /// The id of a storyboard's first controller.
    var initialController: String? { get }

    /// The id of the controller with this storyboard identifier.
    func controllerID(named identifier: String) -> String?

    /// Makes a controller with what it contains, and wakes it.
    /// - Parameters:
    ///   - id: its id in the document.
    ///   - create: makes it in place of its class's `init(coder:)`; nil, or a result of nil, for that one.
    func makeController(
        _ id: String, of storyboard: UIStoryboard, create: ((NSCoder) -> UIViewController?)?
    ) -> UIViewController?
}

/// Reads documents.
@preconcurrency @MainActor
package protocol NibReading: AnyObject {
    /// The document in a file; nil, with a diagnostic, if it cannot be read.
    static func read(_ file: NibFile) -> (any NibDocument)?
}

/// A nib or storyboard among the resources of the app.
package struct NibFile {
    package let data: Data
    /// The name for messages, with its extension if it is a file.
    package let name: String
    /// The bundle in which it is, or was looked for.
    package let bundle: Bundle?
    /// The folder that contains it, for pictures.
    package var folder: URL?

    enum Kind: String { case nib = "xib", storyboard }

    init(data: Data, name: String, bundle: Bundle?) {
        self.data = data
        self.name = name
        self.bundle = bundle
    }

    /// The document, read by the loader. It is found by its class name, because this module is below it; it is there if
    /// the product `UIKit` is.
    @MainActor
    func read() -> (any NibDocument)? {
        guard let reader = NibFile.reader else {
            Simulation.current.report(.noNibReader(name))
            return nil
        }
        return reader.read(self)
    }

    @MainActor
    private static let reader = NSClassFromString("LayoutLoading.NibReader") as? any NibReading.Type

    // MARK: Finding

    /// The document of that name; nil if there is none, or it cannot be read.
    /// - Parameter module: the module whose document counts, if several have one of that name.
    @MainActor
    static func find(_ name: String, _ kind: Kind, in bundle: Bundle?, near module: String? = nil) -> NibFile? {
        let idiom = UIDevice.current.userInterfaceIdiom == .pad ? "~ipad" : "~iphone"
        for name in [name + idiom, name] {
            if let url = NibFolders.url(of: name, kind.rawValue, in: bundle, near: module) {
                return NibFile(url, bundle)
            }
        }
        return nil
    }

    @MainActor
    private init?(_ url: URL, _ bundle: Bundle?) {
        do throws(FileError) {
            let data = try BoundedFile.read(url.path, limit: NibFile.maximumBytes)
            self.init(data: data, name: url.lastPathComponent, bundle: bundle)
            folder = url.deletingLastPathComponent()
        } catch {
            Simulation.current.report(.unreadableNib("cannot read \(url.path): \(error.reason)"))
            return nil
        }
    }

    /// The maximum size of a document, in bytes: that of layout files.
    private static let maximumBytes = 64 << 20

    /// The nib for the view of a controller class that names none. Source: Apple's page about `nibName`.
    @MainActor
    static func ofClass(_ controller: UIViewController.Type, in bundle: Bundle?) -> NibFile? {
        guard controller != UIViewController.self, bundle != nil || NibFolders.hasNibs else { return nil }
        let name = String(describing: controller).prefix { $0 != "<" }
        let suffix = "Controller"
        let short = name.hasSuffix(suffix) ? String(name.dropLast(suffix.count)) : nil
        let module = String(String(reflecting: controller).prefix { $0 != "." })
        return [short, String(name)].compactMap(\.self).lazy
            .compactMap { find($0, .nib, in: bundle, near: module) }.first
    }
}
