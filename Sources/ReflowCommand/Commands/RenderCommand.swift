import Basics
import Foundation
import LayoutLoading
import Suites

extension Command {
    /// `reflow render LAYOUT…`: draws a PNG of each orientation that the layout supports, or one at a size.
    static let render = Command(.render) { request, context in
        try request.sized.checkPicture()
        let layouts = try LayoutSet(paths: request.layouts, in: .currentDirectory)
        let writer = PictureWriter(
            bench: try Workbench(request, context.console), folder: request.outputDirectory, sized: request.sized)
        let usesDevice =
            !request.matrix.devices.isEmpty || !request.matrix.orientations.isEmpty || request.runsSteps
        if let notice = request.sized.notice(usesDevice: usesDevice) { context.console.error.writeLine(notice) }
        try writer.check(layouts: layouts.entries.count)
        var code = ExitCode.success
        for entry in layouts.entries {
            code = code.combined(with: try await writer.draw(entry, root: request.root))
        }
        return code
    }
}

extension SizedRequest {
    /// A tree may have a view without area, a picture may not.
    fileprivate func checkPicture() throws(UsageError) {
        guard let size, min(size.width, size.height) <= 0 else { return }
        throw .invalidValue(
            "\(size.width.shortestText)x\(size.height.shortestText)", of: "--size",
            expected: "a width and a height in points, each above 0 and up to 10000, such as 320x568", nearest: nil)
    }
}

extension Workbench {
    /// What is wanted of pictures.
    init(_ request: RenderRequest, _ console: Console) throws {
        self = try Workbench(request.showing, devices: request.matrix.devices, console: console).with {
            $0.take(request.matrix)
            $0.scale = request.scale.map { CGFloat($0) } ?? request.sized.standardScale
            $0.textSizes = request.textSizes
            $0.runsSteps = request.runsSteps
        }
    }
}
