import Basics
import Comparison
import Foundation
import JSON
import LayoutDocument
import LayoutRules
import Suites

extension Command {
    /// `reflow diff A B`: compares two PNG files, or the PNG files of two folders.
    static let diff = Command(.diff) { request, context in
        let pairs: [PicturePaths]
        let isOfFolders: Bool
        switch (FileKind.of(request.before), FileKind.of(request.after)) {
        case (.file, .file):
            pairs = [PicturePaths(name: request.after, before: request.before, after: request.after)]
            isOfFolders = false
        case (.folder, .folder):
            pairs = try PicturePaths.all(before: request.before, after: request.after)
            isOfFolders = true
        case (.nothing, _), (_, .nothing):
            let file = FileKind.of(request.before) == .nothing ? request.before : request.after
            throw InputError(file: file, reason: "there is no such file or folder")
        case (.folder, .file):
            throw InputError(file: request.after, reason: "it is a file, but \(request.before) is a folder")
        case (.file, .folder):
            throw InputError(file: request.after, reason: "it is a folder, but \(request.before) is a file")
        }
        let rules = PictureRules(tolerance: PictureTolerance(request.tolerance))
        let differences = try pairs.map { pair in
            try Task.checkCancellation()
            return try PictureDifference(of: pair, rules)
        }
        let output = context.console.output
        switch request.format {
        case .json: output.write(DiffOutput(differences: differences).jsonText)
        case .text where isOfFolders:
            // Of hundreds of pictures, only those that differ are of interest.
            for difference in differences where !difference.isEqual { output.writeLines(difference.text) }
            context.console.error.writeLine(PictureDifference.summary(of: differences))
        case .text: for difference in differences { output.writeLines(difference.text) }
        }
        if let folder = request.report ?? (request.opensPage ? DiffRequest.openedReport : nil) {
            try DiffReport(of: differences, before: request.before, in: folder).write()
            let page = OutputPath.of(ReportPage.fileName, in: folder)
            context.console.error.writeLine("report: \(page)")
            if request.opensPage { context.open(page) }
        }
        return differences.allSatisfy(\.holds) ? .success : .differences
    }
}
