import Basics
import Foundation
import JSON

extension Command {
    /// `reflow init`: writes a starter folder.
    static let initialize = Command(.initialize) { request, context in
        let folder = ContainedFolder(root: URL(fileURLWithPath: request.directory, isDirectory: true))
        let hasLayouts = FileKind.of(OutputPath.of("Layouts", in: request.directory)) == .folder
        // If there are already layouts, no example is written.
        var output = InitOutput()
        for file in await StarterFile.all where !(hasLayouts && file.isExample) {
            let path = OutputPath.of(file.path, in: request.directory)
            if try folder.create(Data(file.text.utf8), at: file.path) {
                output.created.append(path)
                if request.format == .text { context.console.output.writeLine(path) }
            } else {
                output.kept.append(path)
                context.console.error.writeLine("kept: \(path)")
            }
        }
        if request.format == .json { context.console.output.write(output.jsonText) }
        let place = request.directory == "." ? "" : "cd \(ShellWord.quoted(request.directory)) && "
        context.console.error.writeLines(
            """
            Draw it:            \(place)reflow render Layouts -o pictures
            Record goldens:     \(place)reflow record
            Compare, as in CI:  \(place)reflow test
            """)
        return .success
    }
}
