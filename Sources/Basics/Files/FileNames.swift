import Foundation

/// File names, each with its owner. Names are equal if any usual file system takes them for one file: on a Mac with
/// default settings, `Café` and `café` are one file, and so are the composed and the decomposed form of an accented
/// letter.
public struct FileNames<Owner: Sendable>: Sendable {
    private var owners: [String: Owner] = [:]

    public init() {}

    /// Registers a name, unless it is taken.
    ///
    /// - Returns: the previous owner of this name; nil if there was none.
    public mutating func take(_ name: String, for owner: Owner) -> Owner? {
        let key = name.foldedFileName
        if let other = owners[key] { return other }
        owners[key] = owner
        return nil
    }
}

extension String {
    /// The same text for all names that may be one file, in every locale.
    public var foldedFileName: String {
        if utf8.allSatisfy({ $0 < 0x80 }) { return lowercased() }
        // Upper case first: some letters have two lower-case forms, or an upper-case form of two letters.
        return uppercased().lowercased().precomposedStringWithCanonicalMapping
    }
}
