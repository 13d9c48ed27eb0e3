import Foundation
import LayoutDocument
import Suites

extension SuiteFile {
    /// The named suite file, or else the nearest one to the layouts; nil if there is none.
    static func read(_ named: String?, for paths: [String]) throws(SuiteFileError) -> SuiteDocument? {
        if let named { return try read(named, shownAs: named) }
        return try read(for: paths, in: .currentDirectory)
    }
}

extension ShowingRequest {
    /// The same request with the devices of a suite, which come before those of the command line.
    func adding(_ suite: SuiteDocument?) -> ShowingRequest {
        guard let suite else { return self }
        let folder = URL(fileURLWithPath: suite.file).deletingLastPathComponent()
        var request = self
        request.deviceFiles =
            suite.deviceFiles.map { name in
                let path = folder.appendingPathComponent(name.value).standardizedFileURL.path
                return OutputPath.inCurrentFolder(path) ?? path
            } + deviceFiles
        return request
    }
}
