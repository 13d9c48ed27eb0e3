import Foundation

/// The folder of a package, which holds its manifest.
enum PackageFolder {
    /// The nearest one: the folder itself or one that it lies in.
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
