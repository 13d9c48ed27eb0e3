import Foundation

/// The folder of a package, which contains its manifest.
enum PackageFolder {
    /// The nearest package folder: the folder itself or one above it.
    static func above(_ folder: URL) -> URL? {
        var folder = folder.standardizedFileURL
        while folder.path != "/" {
            if FileManager.default.fileExists(atPath: folder.appendingPathComponent("Package.swift").path) {
                return folder
            }
            folder.deleteLastPathComponent()
        }
        return nil
    }
}
