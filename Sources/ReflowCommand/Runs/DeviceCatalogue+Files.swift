import Foundation
import LayoutDocument
import LayoutRules

extension DeviceCatalogue {
    /// The built-in devices and those of the files.
    static func standard(with files: [String]) throws -> DeviceCatalogue {
        var catalogue = DeviceCatalogue.standard
        for file in files {
            let data = try InputFile.read(file, limit: DeviceFile.byteLimit)
            catalogue = try DeviceFile.parse(data, file: file).added(to: catalogue)
        }
        return catalogue
    }
}
