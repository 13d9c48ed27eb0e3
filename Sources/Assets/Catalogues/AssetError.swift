import Basics
import Foundation

/// The reason why an image, a colour or another resource could not be loaded by name.
public enum AssetError: Error, Sendable, Equatable {
    case notFound(name: String, folders: [String])
    /// A file of that name has a format that is not drawn, or is a Git LFS pointer.
    case otherKind(name: String, file: String, remedy: String)
    /// The name is empty, is an absolute path or contains `..`.
    case invalidName(String)
    /// A symbolic link leads out of the folder.
    case outsideRoot(name: String)
    case unreadable(path: String, reason: String)
    case undecodable(path: String, reason: String)
    /// The `Contents.json` of a set does not have Xcode's format.
    case invalidSet(kind: AssetKind, path: String, reason: String)
    /// None of the slots of an image set has a file.
    case emptySet(kind: AssetKind, path: String)
    /// An image set has files, but none for the simulated devices.
    case noVariant(path: String)
    /// An entry of an image set names a file that is not there.
    case missingFile(path: String)
    /// A project has more files than are searched.
    case tooManyFiles(folder: String, limit: Int)
}

extension AssetError: CustomStringConvertible {
    public var description: String {
        switch self {
        case .notFound(let name, let folders):
            "no image is called \(Wording.quoted(name)) in "
                + (folders.isEmpty
                    ? "any folder"
                    : ShownText.name(folders.joined(separator: " or "))
                        + "; put a PNG, JPEG, SVG or PDF of that name there, or into an asset catalogue")
                + (AssetError.mayBeSymbol(name) ? " (a system symbol is written as systemName)" : "")
        case .otherKind(let name, let file, let remedy):
            "the image \(Wording.quoted(name)) cannot be shown: \(ShownText.name(file)): \(remedy)"
        case .invalidName(let name):
            "the image \(Wording.quoted(name)) is outside the folders that are searched"
        case .outsideRoot(let name):
            "the image \(Wording.quoted(name)) is a link to a file outside the folder that images may come from"
        case .unreadable(let path, let reason):
            "cannot read \(ShownText.name(path)): \(reason)"
        case .undecodable(let path, let reason):
            "\(ShownText.name(path)): \(reason)"
        case .invalidSet(let kind, let path, let reason):
            "\(ShownText.name(path)) is not \(kind.words): \(reason)"
        case .emptySet(let kind, let path):
            "\(ShownText.name(path)) is empty: none of the entries of \(kind.words) names a file"
        case .noVariant(let path):
            "\(ShownText.name(path)) has no picture for iPhones or iPads of this kind"
        case .missingFile(let path):
            "\(ShownText.name(path)) is missing, but Contents.json names it"
        case .tooManyFiles(let folder, let limit):
            "\(ShownText.name(folder)) has more than \(limit) files, so only the folders around the document are searched"
        }
    }

    /// Whether the name looks like one of an SF Symbol: `star.fill`.
    private static func mayBeSymbol(_ name: String) -> Bool {
        let letters = Set("abcdefghijklmnopqrstuvwxyz0123456789.".utf8)
        let known = ImageFileName.extensions + FileKind.otherExtensions.keys
        return name.contains(".") && name.utf8.allSatisfy(letters.contains)
            && !known.contains((name as NSString).pathExtension.lowercased())
    }
}
