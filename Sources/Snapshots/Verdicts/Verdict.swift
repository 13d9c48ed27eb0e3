public import Comparison
public import Foundation
public import ImageCodecs

/// Whether a picture matches its golden.
public enum Verdict: Sendable, Equatable {
    case passed(Evidence, note: Note?)
    case failed(Failure)
    /// There is no golden.
    case missing

    /// The way in which the comparison was decided. Each way costs about ten times as much as the one before. The first
    /// two trust the golden's record.
    public enum Evidence: Sendable, Hashable {
        /// The golden has the same drawing by the same renderer: nothing was drawn.
        case drawing
        /// The drawn picture has the digest of the golden's pixels: nothing was decoded.
        case digest
        /// The golden was decoded and has the same pixels.
        case pixels
    }

    /// A reason to record the picture again although it passed.
    public enum Note: Sendable, Hashable {
        case foreign(GoldenPicture.ForeignReason)
        /// The drawing differs but paints the same pixels.
        case otherDrawing
        /// Another renderer recorded the golden, with the same pixels.
        case otherRenderer(RendererFingerprint)
        /// The record's digest does not belong to the golden's pixels.
        case wrongRecord
        /// The difference of the pixels is within the tolerance.
        case tolerated(PixelComparison)
    }

    public enum Failure: Sendable, Equatable {
        /// - Parameter recordedBy: the renderer of the golden if it is another one; perhaps only the renderer changed.
        /// - Parameter passing: the settings with which the picture would have passed.
        case different(PixelComparison, recordedBy: RendererFingerprint?, passing: [PassingSettings])
        /// The golden's pixels differ, although its record describes the new picture: the record was copied into
        /// another picture.
        case falseRecord(PixelComparison)
        case damaged(ImageError)
        /// The file was not fetched from Git LFS.
        case pointer
    }

    public var hasPassed: Bool {
        if case .passed = self { true } else { false }
    }

    /// The difference of a picture that fails; `nil` for all others.
    public var comparison: PixelComparison? {
        switch self {
        case .failed(.different(let comparison, _, _)), .failed(.falseRecord(let comparison)): comparison
        case .passed, .failed, .missing: nil
        }
    }

    /// Whether recording would write the same picture with the same record, as far as the comparison examined that.
    public var isUpToDate: Bool {
        if case .passed(_, note: nil) = self { true } else { false }
    }
}

extension Verdict {
    /// A sentence for people; `nil` for a picture that passed without a note.
    ///
    /// - Parameter scale: pixels per point.
    public func text(scale: CGFloat) -> String? {
        switch self {
        case .missing: "There is no golden yet; \"reflow record\" writes it."
        case .passed(_, .tolerated(let comparison)) where comparison.isEqual:
            "The picture differs from the golden only where it is masked."
        case .passed(_, .tolerated(let comparison)): comparison.text(scale: scale) + " That is within the tolerance."
        case .passed(_, let note): note?.description
        case .failed(.different(let comparison, nil, _)): comparison.text(scale: scale)
        case .failed(.different(let comparison, let renderer?, _)):
            comparison.text(scale: scale) + " The golden was recorded by another renderer (\(renderer))."
        case .failed(.falseRecord(let comparison)):
            comparison.text(scale: scale) + " The golden's metadata describes the new picture, but the "
                + "golden's pixels do not. Review the new picture; if it is right, record it."
        case .failed(.damaged(.emptyFile)):
            "The golden picture is an empty file; restore it from version control, or accept the new picture."
        case .failed(.damaged(.unknownFormat)):
            "The golden picture is not a PNG; restore it from version control, or accept the new picture."
        case .failed(.damaged(let error)):
            "The golden picture cannot be read (\(error)); restore it from version control, or accept the new picture."
        case .failed(.pointer):
            "The golden picture is a Git LFS pointer; fetch the file itself with \"git lfs pull\"."
        }
    }
}

extension Verdict {
    /// The settings with which a differing picture would have passed; empty for all others.
    public var passing: [PassingSettings] {
        if case .failed(.different(_, _, let passing)) = self { passing } else { [] }
    }
}

extension Verdict.Note: CustomStringConvertible {
    public var description: String {
        switch self {
        case .foreign(let reason): "The golden was compared pixel by pixel, because \(reason)."
        case .otherDrawing: "The drawing commands differ from the recorded ones, but the pixels are the same."
        case .otherRenderer(let renderer):
            "The golden was recorded by another renderer (\(renderer)), which painted the same pixels."
        case .wrongRecord:
            "The golden's pixels are right, but its metadata belongs to other pixels; \"reflow record\" renews the metadata."
        case .tolerated: "The picture differs from the golden within the tolerance."
        }
    }
}
