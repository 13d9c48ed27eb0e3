// The module for `import UniformTypeIdentifiers` on Linux.
public import Foundation

/// The type of a file or of other data, such as an image or plain text.
///
/// The types of ``UTType/declared`` are known, with the extensions, media types and conformances that Apple's system
/// declares for them. Any other extension or media type makes a dynamic type, which conforms to `public.data`.
public struct UTType: Sendable, Hashable {
    public let identifier: String

    /// - Parameter identifier: in lower case.
    init(declared identifier: String) {
        self.identifier = identifier
    }

    /// The declared type with this identifier; nil if there is none.
    public init?(_ identifier: String) {
        let identifier = identifier.lowercased()
        guard Self.declarations[identifier] != nil || Self.isDynamic(identifier) else { return nil }
        self.init(declared: identifier)
    }

    /// The type of files with an extension: the declared one, or a dynamic type.
    ///
    /// - Parameters:
    ///   - filenameExtension: without the period; upper and lower case are the same.
    ///   - supertype: what the type must conform to.
    /// - Returns: nil if the extension is empty, or its declared type does not conform.
    public init?(filenameExtension: String, conformingTo supertype: UTType = .data) {
        self.init(tag: filenameExtension, kind: .filenameExtension, conformingTo: supertype)
    }

    /// The type with a media type, such as `image/png`: the declared one, or a dynamic type.
    public init?(mimeType: String, conformingTo supertype: UTType = .data) {
        self.init(tag: mimeType, kind: .mimeType, conformingTo: supertype)
    }

    private init?(tag: String, kind: Tag, conformingTo supertype: UTType) {
        let tag = tag.lowercased()
        guard !tag.isEmpty else { return nil }
        let known = Self.table.first { kind.values(of: $0).contains(tag) }
        guard let known else {
            self.init(declared: "\(kind.dynamicPrefix)\(tag)")
            return
        }
        self.init(declared: known.identifier)
        if !conforms(to: supertype) { return nil }
    }

    /// An app's own type, which its Info.plist exports.
    public init(exportedAs identifier: String, conformingTo supertype: UTType? = nil) {
        self.init(declared: identifier.lowercased())
    }

    /// Another app's type, which the Info.plist imports.
    public init(importedAs identifier: String, conformingTo supertype: UTType? = nil) {
        self.init(declared: identifier.lowercased())
    }

    /// The extension that files of this type get, without the period.
    public var preferredFilenameExtension: String? {
        Self.declarations[identifier]?.extensions.first ?? dynamicTag(.filenameExtension)
    }

    public var preferredMIMEType: String? {
        Self.declarations[identifier]?.mimeTypes.first ?? dynamicTag(.mimeType)
    }

    /// The types that this one conforms to, directly or through others.
    public var supertypes: Set<UTType> {
        guard let declaration = Self.declarations[identifier] else {
            return isDynamic ? UTType.data.supertypes.union([.data]) : []
        }
        return declaration.supertypes.reduce(into: []) { result, name in
            let type = UTType(declared: name)
            result.formUnion(type.supertypes)
            result.insert(type)
        }
    }

    /// Whether this type is the other one, or conforms to it.
    public func conforms(to type: UTType) -> Bool { self == type || isSubtype(of: type) }
    public func isSubtype(of type: UTType) -> Bool { supertypes.contains(type) }
    public func isSupertype(of type: UTType) -> Bool { type.isSubtype(of: self) }

    /// Whether the system declares the type.
    public var isDeclared: Bool { Self.declarations[identifier] != nil }
    /// Whether the type was made for an extension or a media type that no declared type has.
    public var isDynamic: Bool { Self.isDynamic(identifier) }
    public var isPublic: Bool { identifier.hasPrefix("public.") }

    private static func isDynamic(_ identifier: String) -> Bool { identifier.hasPrefix("dyn.") }

    private func dynamicTag(_ kind: Tag) -> String? {
        identifier.hasPrefix(kind.dynamicPrefix) ? String(identifier.dropFirst(kind.dynamicPrefix.count)) : nil
    }

    /// The ways in which data says its type.
    private enum Tag: String {
        case filenameExtension = "extension"
        case mimeType = "mime"

        /// Apple encodes the tag in the identifier of a dynamic type; here it stands in it.
        var dynamicPrefix: String { "dyn.\(rawValue)." }

        func values(of declaration: Declaration) -> [String] {
            switch self {
            case .filenameExtension: declaration.extensions
            case .mimeType: declaration.mimeTypes
            }
        }
    }
}

extension UTType: CustomStringConvertible {
    public var description: String { identifier }
}

extension UTType: Codable {
    public init(from decoder: any Decoder) throws {
        self.init(declared: try decoder.singleValueContainer().decode(String.self))
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(identifier)
    }
}

extension URL {
    /// Adds the preferred extension of a type.
    public func appendingPathExtension(for contentType: UTType) -> URL {
        contentType.preferredFilenameExtension.map(appendingPathExtension) ?? self
    }

    /// Adds a component, and the preferred extension of a type.
    public func appendingPathComponent(_ name: String, conformingTo contentType: UTType) -> URL {
        let path = appendingPathComponent(name)
        return path.pathExtension.isEmpty ? path.appendingPathExtension(for: contentType) : path
    }
}
