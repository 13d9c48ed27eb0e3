public import Foundation

/// The content of a data set of an asset catalogue.
open class NSDataAsset: NSObject {
    private let storedName: String
    private let content: Data
    private let storedTypeIdentifier: String

    /// The data set with this name, which is searched as `UIImage(named:)` searches images; nil if there is none that
    /// can be read.
    public convenience init?(name: String) {
        self.init(name: name, bundle: .main)
    }

    /// The data set with this name; nil if there is none that can be read.
    /// - Parameter bundle: see `UIImage(named:in:compatibleWith:)`.
    public init?(name: String, bundle: Bundle) {
        let found = SimulationImageLoader.inOrder(for: bundle).lazy.compactMap {
            try? $0.data(named: name, compatibleWith: .current)
        }
        guard let asset = found.first else { return nil }
        storedName = name
        content = asset.content
        storedTypeIdentifier = asset.typeIdentifier ?? NSDataAsset.unspecificType
        super.init()
    }

    private static let unspecificType = "public.data"

    open var name: String { storedName }
    open var data: Data { content }
    /// The uniform type identifier, such as `public.json`; the one of unspecific data if the catalogue names none.
    open var typeIdentifier: String { storedTypeIdentifier }
}
