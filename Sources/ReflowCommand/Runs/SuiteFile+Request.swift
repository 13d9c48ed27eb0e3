import Foundation
import LayoutDocument
import Suites

extension SuiteFile {
    /// The suite file that was named, or else the nearest to the layouts; nil if there is none.
    static func read(_ named: String?, for paths: [String]) throws(SuiteFileError) -> SuiteDocument? {
        if let named { return try read(named, shownAs: named) }
        return try read(for: paths, in: .currentDirectory)
    }
}
