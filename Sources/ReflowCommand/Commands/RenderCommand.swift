import Basics
import Foundation
import ImageCodecs
import JSON
import LayoutLoading
import Suites

extension Command {
    /// `reflow render LAYOUT…`: draws a PNG of each orientation that the layout supports, or one PNG at a given size.
    static let render = Command(.render) { request, context in
        let layouts = try LayoutSet(paths: request.layouts, in: .currentDirectory)
        let bench = try Workbench(request, context.console)
        try bench.checkPixels(of: request.sized)
        let writer = PictureWriter(
            bench: bench, folder: request.outputDirectory, sized: request.sized, format: request.format)
        let usesDevice =
            !request.matrix.devices.isEmpty || !request.matrix.orientations.isEmpty || request.runsSteps
        if let notice = request.sized.notice(usesDevice: usesDevice) { context.console.error.writeLine(notice) }
        try writer.check(layouts: layouts.entries.count)
        var code = ExitCode.success
        var output = RenderOutput()
        for (done, entry) in layouts.entries.enumerated() {
            try Task.checkCancellation()
            context.console.progress?(done, layouts.entries.count)
            code = code.combined(with: try await writer.draw(entry, root: request.root, into: &output))
        }
        if request.format == .json { context.console.output.write(output.jsonText) }
        return code
    }
}

extension Workbench {
    /// The options for pictures from a request.
    init(_ request: RenderRequest, _ console: Console) throws {
        self = try Workbench(request.showing, devices: request.matrix.devices, console: console).with {
            $0.take(request.matrix)
            $0.scale = request.scale.map { CGFloat($0) } ?? request.sized.standardScale
            $0.textSizes = request.textSizes
            $0.prototypeRows = request.prototypeRows
            $0.runsSteps = request.runsSteps
        }
    }

    /// Throws if the requested size of a view is impossible for a picture.
    fileprivate func checkPixels(of sized: SizedRequest) throws(UndrawableSize) {
        guard let size = sized.size, let scale = options.scale else { return }
        let (width, height) = (Int((size.width * scale).rounded()), Int((size.height * scale).rounded()))
        guard width > 0, height > 0, ImageLimits.allow(width: width, height: height) else {
            throw UndrawableSize(size: size, scale: scale)
        }
    }
}

/// A size that is impossible for a picture.
private struct UndrawableSize: Error, CustomStringConvertible {
    let size: CGSize
    let scale: CGFloat

    var description: String {
        // The suggested size is rounded up to thousandths, so that it can be drawn: half a pixel becomes one.
        let least = ((500 / scale).rounded(.up) / 1000).shortestText
        let most = min(10_000, (CGFloat(ImageLimits.maximumSide) / scale).rounded(.down)).shortestText
        return "a picture of \(size.width.shortestText) × \(size.height.shortestText) points cannot be drawn; at scale "
            + "\(scale.shortestText), each side of --size may be from \(least) to \(most) points, and the picture may "
            + "have at most \(ImageLimits.maximumPixels) pixels"
    }
}
