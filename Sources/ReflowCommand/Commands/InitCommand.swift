import Basics
import Foundation

extension Command {
    /// `reflow init`: a folder to begin with.
    static let initialize = Command(.initialize) { request, context in
        let folder = ContainedFolder(root: URL(fileURLWithPath: request.directory, isDirectory: true))
        let hasLayouts = FileKind.of(OutputPath.of("Layouts", in: request.directory)) == .folder
        // An example beside somebody's own layouts would only be in the way.
        for file in StarterFile.all where !(hasLayouts && file.isExample) {
            let path = OutputPath.of(file.path, in: request.directory)
            if try folder.create(Data(file.text.utf8), at: file.path) {
                context.console.output.writeLine(path)
            } else {
                context.console.error.writeLine("kept: \(path)")
            }
        }
        let place = request.directory == "." ? "" : "cd \(request.directory.shellWord) && "
        context.console.error.writeLine(
            """
            Draw it:            \(place)reflow render Layouts -o pictures
            Record goldens:     \(place)reflow record
            Compare, as in CI:  \(place)reflow test
            """)
        return .success
    }
}

extension String {
    /// As a shell reads it as one word.
    fileprivate var shellWord: String {
        let isPlain = unicodeScalars.allSatisfy { scalar in
            scalar.isASCII && (scalar.properties.isAlphabetic || scalar.properties.numericType != nil)
                || "/._-".unicodeScalars.contains(scalar)
        }
        return isPlain ? self : "'" + replacing("'", with: "'\\''") + "'"
    }
}
