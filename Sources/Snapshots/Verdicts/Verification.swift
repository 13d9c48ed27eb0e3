public import Basics
public import Comparison
public import Foundation
public import ImageCodecs
public import Screens

/// A verdict with the pictures that were needed for it.
///
/// Each takes four bytes per pixel: keep only the verdict.
public struct Verification: Sendable {
    public let verdict: Verdict
    /// The picture, if it had to be drawn.
    public let actual: Bitmap?
    /// The golden, if it had to be decoded.
    public let reference: Bitmap?
    /// The rules by which they were compared.
    public let rules: PictureRules
    /// What the tolerance asks for and does not get; nil for an exact one, and where nobody looked for settings.
    public let shortfall: String?

    init(
        verdict: Verdict, actual: Bitmap?, reference: Bitmap? = nil, rules: PictureRules = .exact,
        shortfall: String? = nil
    ) {
        self.verdict = verdict
        self.actual = actual
        self.reference = reference
        self.rules = rules
        self.shortfall = shortfall
    }

    /// Where the two differ; `nil` unless there are both and a canvas for both is within bounds.
    public func differencePicture() -> Bitmap? {
        guard let reference, let actual else { return nil }
        return DifferencePicture.bitmap(
            reference: reference, actual: actual, masks: rules.masks, comparison: verdict.comparison)
    }

    /// The views that look different in their place where the picture failed; none where another renderer recorded the
    /// golden, for that may have painted all of them differently.
    ///
    /// - Parameters:
    ///   - tree: what the new picture shows.
    ///   - changes: the views that changed their frames, where there are any.
    public func repaintedViews(in tree: FrameTree, beside changes: FrameComparison? = nil) -> [RepaintedView] {
        guard let reference, let actual else { return [] }
        switch verdict {
        case .failed(.different(_, recordedBy: nil, _)), .failed(.falseRecord): break
        default: return []
        }
        guard let changes else {
            return RepaintedView.all(reference: reference, actual: actual, tree: tree, masks: rules.masks)
        }
        return RepaintedView.all(reference: reference, actual: actual, beside: changes, masks: rules.masks)
    }
}

/// What is said of tolerances where two pictures differ.
public enum ToleranceAdvice: Sendable, Hashable {
    /// Nothing.
    case none
    /// What the tolerance asks for and does not get.
    case shortfall
    /// That, and with which settings the picture would have passed: only where no view changed, came or went, for a
    /// tolerance that lets that pass tests nothing.
    case settings
}

extension GoldenPicture {
    /// Compares what would be drawn with the golden, doing no more than needed.
    ///
    /// - Parameters:
    ///   - drawing: the digest of the display list to be drawn.
    ///   - scale: pixels to a point.
    ///   - renderer: what would draw it.
    ///   - rules: the rules for comparing the picture with the golden.
    ///   - verifyingPixels: draw and decode, whatever the golden's record says: nothing but its pixels decides.
    ///   - advice: what is said of pictures that differ, beside where they do.
    ///   - draw: draws the picture; called once at most.
    /// - Throws: what `draw` throws, and nothing else.
    public func verify<DrawError: Error>(
        drawing: ContentDigest, scale: CGFloat, renderer: RendererFingerprint,
        rules: PictureRules = .exact, verifyingPixels: Bool = false, advice: ToleranceAdvice = .settings,
        draw: () throws(DrawError) -> Bitmap
    ) throws(DrawError) -> Verification {
        switch state {
        case .missing:
            return Verification(verdict: .missing, actual: nil)
        case .intact(let record):
            let note = record.note(drawing: drawing, scale: scale, renderer: renderer)
            if note == nil && !verifyingPixels {
                return Verification(verdict: .passed(.drawing, note: nil), actual: nil)
            }
            let actual = try draw()
            let agrees = record.pixels == actual.digest
            // The record is not trusted if pixels are to be verified: anybody can write it.
            if agrees && !verifyingPixels {
                return Verification(verdict: .passed(.digest, note: note), actual: actual)
            }
            return compare(
                with: actual, rules, advice, passing: agrees ? note : .wrongRecord,
                recordedBy: record.renderer.digest == renderer.digest ? nil : record.renderer, isRecordFalse: agrees)
        case .foreign(let reason):
            return compare(with: try draw(), rules, advice, passing: .foreign(reason), recordedBy: nil)
        case .pointer:
            return Verification(verdict: .failed(.pointer), actual: try draw())
        case .damaged(let error):
            return Verification(verdict: .failed(.damaged(error)), actual: try draw())
        }
    }

    /// Decodes the golden and looks at every pixel.
    ///
    /// - Parameter isRecordFalse: whether a golden of other pixels would have a record that denies it.
    private func compare(
        with actual: Bitmap, _ rules: PictureRules, _ advice: ToleranceAdvice, passing note: Verdict.Note?,
        recordedBy renderer: RendererFingerprint?, isRecordFalse: Bool = false
    ) -> Verification {
        do throws(ImageError) {
            let reference = try PNG.decode(data)
            if reference == actual {
                return Verification(verdict: .passed(.pixels, note: note), actual: actual, reference: reference)
            }
            let (verdict, shortfall) = verdict(reference, actual, rules, advice, renderer, isRecordFalse)
            return Verification(
                verdict: verdict, actual: actual, reference: reference, rules: rules, shortfall: shortfall)
        } catch {
            return Verification(verdict: .failed(.damaged(error)), actual: actual)
        }
    }

    /// On two pictures that are not the same, with what the tolerance does not get.
    private func verdict(
        _ reference: Bitmap, _ actual: Bitmap, _ rules: PictureRules, _ advice: ToleranceAdvice,
        _ renderer: RendererFingerprint?, _ isRecordFalse: Bool
    ) -> (Verdict, shortfall: String?) {
        let (comparison, holds) = rules.compare(reference: reference, actual: actual)
        if holds { return (.passed(.pixels, note: .tolerated(comparison)), nil) }
        // No setting is for pictures that are not what they say.
        if isRecordFalse { return (.failed(.falseRecord(comparison)), nil) }
        // An exact tolerance has no shortfall: how alike the pixels look is of no interest then.
        let isAsked = advice == .settings || advice == .shortfall && !rules.isExact
        let match = isAsked ? PictureMatch(reference: reference, actual: actual, rules: rules) : nil
        let passing = advice == .settings ? match?.passing : nil
        return (.failed(.different(comparison, recordedBy: renderer, passing: passing ?? [])), match?.shortfall)
    }
}

extension GoldenRecord {
    /// What would be drawn otherwise than it was recorded.
    fileprivate func note(drawing: ContentDigest, scale: CGFloat, renderer: RendererFingerprint) -> Verdict.Note? {
        if self.renderer.digest != renderer.digest { return .otherRenderer(self.renderer) }
        return self.drawing == drawing && self.scale == scale ? nil : .otherDrawing
    }
}
