import Foundation
import LayoutRules

extension DeviceCatalogue {
    /// The devices we know, and those of the files.
    static func standard(with files: [String]) throws -> DeviceCatalogue {
        var catalogue = DeviceCatalogue.standard
        for file in files {
            let data = try InputFile.read(file, limit: DeviceFile.byteLimit)
            do throws(DeviceFileError) {
                catalogue = try catalogue.adding(DeviceFile.devices(from: data))
            } catch {
                throw InputError(file: file, reason: error.description)
            }
        }
        return catalogue
    }
}
