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
    /// The extent to which the tolerance is exceeded; nil for an exact one, and if it was not computed.
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

    /// The picture of the differences. It is nil if the verdict needed only one of the pictures, or none, and if the
    /// result would have more pixels than ``DifferencePicture/maximumArea``.
    public func differencePicture() -> Bitmap? {
        guard let reference, let actual else { return nil }
        return DifferencePicture.bitmap(
            reference: reference, actual: actual, masks: rules.masks, comparison: verdict.comparison)
    }

    /// The views that look different in their place in a picture that failed. The list is empty if another renderer
    /// recorded the golden, because it may have drawn all of them differently.
    ///
    /// - Parameters:
    ///   - tree: the tree of the new picture.
    ///   - changes: the views that changed their frames, if any.
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

/// The advice about tolerances for a picture that differs.
public enum ToleranceAdvice: Sendable, Hashable {
    /// There is no advice.
    case none
    /// The advice is the extent to which the tolerance is exceeded.
    case shortfall
    /// The advice also has the settings with which the picture would have passed. It is given only if no view changed,
    /// was added or removed, because a tolerance that allows that tests nothing.
    case settings
}

extension GoldenPicture {
    /// Compares a drawing with the golden, with as little work as possible.
    ///
    /// - Parameters:
    ///   - drawing: the digest of the display list.
    ///   - scale: pixels per point.
    ///   - renderer: the renderer that draws the list.
    ///   - rules: the rules for comparing the picture with the golden.
    ///   - verifyingPixels: whether to draw and decode in any case: the golden's record is then ignored.
    ///   - advice: the advice about tolerances for pictures that differ.
    ///   - draw: draws the picture; called at most once.
    /// - Throws: the errors of `draw`, and no others.
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
            // The record is not trusted if pixels are to be verified, because anybody can write it.
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

    /// Decodes the golden and compares every pixel.
    ///
    /// - Parameter isRecordFalse: whether the golden's record claims the same pixels, so that a difference proves it
    ///   false.
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

    /// The verdict on two different pictures, with the extent to which the tolerance is exceeded.
    private func verdict(
        _ reference: Bitmap, _ actual: Bitmap, _ rules: PictureRules, _ advice: ToleranceAdvice,
        _ renderer: RendererFingerprint?, _ isRecordFalse: Bool
    ) -> (Verdict, shortfall: String?) {
        let (comparison, holds) = rules.compare(reference: reference, actual: actual)
        if holds { return (.passed(.pixels, note: .tolerated(comparison)), nil) }
        // No setting is offered for a picture with a false record.
        if isRecordFalse { return (.failed(.falseRecord(comparison)), nil) }
        // An exact tolerance cannot be partly met, so the similarity of the pixels is not computed.
        let isAsked = advice == .settings || advice == .shortfall && !rules.isExact
        let match = isAsked ? PictureMatch(reference: reference, actual: actual, rules: rules) : nil
        let passing = advice == .settings ? match?.passing : nil
        return (.failed(.different(comparison, recordedBy: renderer, passing: passing ?? [])), match?.shortfall)
    }
}

extension GoldenRecord {
    /// The note about a drawing or renderer that is not the recorded one.
    fileprivate func note(drawing: ContentDigest, scale: CGFloat, renderer: RendererFingerprint) -> Verdict.Note? {
        if self.renderer.digest != renderer.digest { return .otherRenderer(self.renderer) }
        return self.drawing == drawing && self.scale == scale ? nil : .otherDrawing
    }
}
