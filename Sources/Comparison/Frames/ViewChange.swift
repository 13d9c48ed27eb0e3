/// The change of one view between two trees.
public struct ViewChange: Sendable, Hashable {
    public enum Kind: String, Sendable, Hashable, CaseIterable {
        case added, removed, moved, resized, reordered, restyled
    }

    /// The name of the view for people: its id, or its path from the nearest superview with a unique id.
    public let view: String
    /// The changed properties; empty for a view that was added or removed.
    public let differences: [FrameDifference]
    /// The view's index in `FrameComparison.reference`; `nil` if it was added.
    public let referenceIndex: Int?
    /// The view's index in `FrameComparison.actual`; `nil` if it was removed.
    public let actualIndex: Int?
    /// The place of a view that was added or removed, and the number of views inside.
    let detail: String

    /// Whether only the appearance of the view changed; its frame and text did not.
    public var isOfLooksAlone: Bool { what.isOfLooksAlone }

    /// The kinds of change, in the order of `Kind`'s cases.
    public var kinds: [Kind] {
        if referenceIndex == nil { return [.added] }
        if actualIndex == nil { return [.removed] }
        let kinds = Set(differences.map(\.property.kind))
        return Kind.allCases.filter(kinds.contains)
    }
}

extension ViewChange: CustomStringConvertible {
    /// `title: x 16 → 28, width 361 → 337`
    public var description: String { "\(view): \(what)" }

    /// The change without the name of the view.
    public var what: What {
        switch (referenceIndex, actualIndex) {
        case (nil, _): .words("added at \(detail)")
        case (_, nil): .words("removed, was at \(detail)")
        default: .differences(differences)
        }
    }
}

extension FrameDifference.Property {
    fileprivate var kind: ViewChange.Kind {
        switch self {
        case .x, .y, .boundsX, .boundsY, .superview: .moved
        case .width, .height, .boundsWidth, .boundsHeight, .size: .resized
        case .position: .reordered
        case .device, .orientation, .semantics, .scale, .class, .id, .text, .hidden, .alpha, .autoresizingMask,
            .safeAreaInsets, .look:
            .restyled
        }
    }
}
