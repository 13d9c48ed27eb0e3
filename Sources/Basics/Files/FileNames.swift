import Foundation

/// Names that were given to files, each with what it was given for, told apart as the least discerning file system does:
/// on a Mac as it is sold, `Café` and `café` are one file, and so are an accent that is part of its letter and one that
/// follows it.
public struct FileNames<Owner: Sendable>: Sendable {
    private var owners: [String: Owner] = [:]

    public init() {}

    /// Notes a name, unless it is taken.
    ///
    /// - Returns: what the file of this name was given for before; nil if there was none.
    public mutating func take(_ name: String, for owner: Owner) -> Owner? {
        let key = name.foldedFileName
        if let other = owners[key] { return other }
        owners[key] = owner
        return nil
    }
}

extension String {
    /// What all file names have in common that may be one file. The same whatever the locale.
    public var foldedFileName: String {
        if utf8.allSatisfy({ $0 < 0x80 }) { return lowercased() }
        // There and back, for some letters have two small forms, or a capital of two letters.
        return uppercased().lowercased().precomposedStringWithCanonicalMapping
    }
}
