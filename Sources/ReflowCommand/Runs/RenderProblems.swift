import Basics
import CairoRaster
import Comparison
import ImageCodecs
import LayoutDocument
import LayoutLoading
import Screens
import Snapshots
import Suites

/// The problems of a layout's pictures. Each is reported once, and included in the output.
struct RenderProblems {
    /// The layout as the user named it.
    private let layout: String
    private let console: Console
    private var told = Set<String>()
    /// The exit code for the pictures so far.
    private(set) var code = ExitCode.success

    init(of layout: String, console: Console) {
        self.layout = layout
        self.console = console
    }

    /// The picture from the outcome of a layout; nil if there is none.
    mutating func picture(of outcome: PictureOutcome, noting output: inout RenderOutput) -> Picture? {
        switch outcome {
        case .refused(let refusal):
            _ = tell("\(ShownText.name(layout)): \(refusal.text)")
            refuse(outcome, refusal.text, isFailure: refusal.isFailure, &output)
            return nil
        case .interrupted(let interruption):
            _ = tell(interruption.text)
            refuse(outcome, interruption.text, isFailure: true, &output)
            return nil
        case .picture(let picture):
            for note in picture.notes where tell(note.description) { output.warnings.append(OutputWarning(note)) }
            return picture
        }
    }

    /// The pixels of a picture; nil if its layout has an error, which does not stop the others.
    mutating func drawing(
        _ picture: Picture, with rasterizer: Rasterizer, noting output: inout RenderOutput
    ) throws(RasterError) -> Bitmap? {
        do throws(RasterError) {
            return try rasterizer.draw(picture.drawing, scale: picture.tree.scale)
        } catch {
            switch error {
            case .damagedImage, .tooManyImagePixels: break
            default: throw error
            }
            if tell("\(ShownText.name(layout)): error: \(error)") {
                output.errors.append(OutputWarning(code: "not-drawn", message: "\(error)", file: layout))
            }
            code = code.combined(with: .failure)
            return nil
        }
    }

    /// - Returns: whether the problem is new.
    private mutating func tell(_ text: String) -> Bool {
        guard told.insert(text).inserted else { return false }
        console.error.writeMessage(text)
        return true
    }

    private mutating func refuse(
        _ outcome: PictureOutcome, _ message: String, isFailure: Bool, _ output: inout RenderOutput
    ) {
        output.refusals.append(
            RenderOutput.Refusal(name: outcome.name.stem, layout: layout, message: message, isFailure: isFailure))
        if isFailure { code = code.combined(with: .differences) }
    }
}
