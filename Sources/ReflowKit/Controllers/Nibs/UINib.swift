public import Foundation

/// A nib: an Interface Builder document with views, of which every call of ``instantiate(withOwner:options:)`` makes new
/// objects.
///
/// On iOS, apps contain compiled documents. Here the document itself (`.xib`) is the resource, and is read once.
@preconcurrency @MainActor
open class UINib: NSObject {
    private let source: Source
    private lazy var document: (any NibDocument)? = source.read()

    private enum Source {
        case data(Data, Bundle?)
        case name(String, Bundle?)

        @MainActor
        func read() -> (any NibDocument)? {
            switch self {
            case .data(let data, let bundle): return NibFile(data: data, name: "nib", bundle: bundle).read()
            case .name(let name, let bundle):
                guard let file = NibFile.find(name, .nib, in: bundle) else {
                    Simulation.current.report(.missingNib(name, bundle ?? .main))
                    return nil
                }
                return file.read()
            }
        }
    }

    /// - Parameters:
    ///   - name: the name without extension.
    ///   - bundleOrNil: the main bundle if nil. On Linux, the resources of the app's modules belong to it.
    public init(nibName name: String, bundle bundleOrNil: Bundle?) {
        source = .name(name, bundleOrNil)
    }

    /// - Parameters:
    ///   - data: the bytes of the document.
    ///   - bundleOrNil: the bundle with the pictures that the document names.
    public init(data: Data, bundle bundleOrNil: Bundle?) {
        source = .data(data, bundleOrNil)
    }

    init(_ file: NibFile) {
        source = .data(file.data, file.bundle)
        super.init()
        document = file.read()
    }

    /// Makes the objects of the nib, connects them, and wakes them.
    /// - Returns: the top-level objects without the placeholders.
    open func instantiate(withOwner ownerOrNil: Any?, options optionsOrNil: [OptionsKey: Any]? = nil) -> [Any] {
        let externals = optionsOrNil?[.externalObjects] as? [String: Any] ?? [:]
        return document?.instantiate(owner: ownerOrNil.map { $0 as AnyObject }, externals: externals) ?? []
    }

    /// The keys of options.
    public struct OptionsKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// The objects for the document's external placeholders, by their identifiers.
        public static let externalObjects = OptionsKey(rawValue: "UINibExternalObjects")
    }
}

extension Bundle {
    /// Makes the objects of a nib of the bundle, and connects them with their owner.
    @preconcurrency @MainActor
    public func loadNibNamed(_ name: String, owner: Any?, options: [UINib.OptionsKey: Any]? = nil) -> [Any]? {
        UINib(nibName: name, bundle: self).instantiate(withOwner: owner, options: options)
    }
}

extension UIViewController {
    /// Loads the view from the nib that the initialiser named, or from one with the name of the class. Returns whether
    /// there is a view now.
    final func loadNib() -> Bool {
        let bundle = storedNibBundle
        let nib: UINib
        if let name = storedNibName ?? scene?.nibName {
            guard let file = NibFile.find(name, .nib, in: bundle ?? scene?.storyboard?.bundle) else {
                Simulation.current.report(.missingNib(name, bundle ?? .main))
                return false
            }
            nib = UINib(file)
        } else {
            guard takesNibOfClass, let file = NibFile.ofClass(type(of: self), in: bundle) else { return false }
            nib = UINib(file)
        }
        _ = nib.instantiate(withOwner: self)
        if !hasLoadedView { Simulation.current.report(.missingViewOutlet(self)) }
        return hasLoadedView
    }
}
