import Foundation

/// The names and the origin of a view, from its author, a file and the code that created it.
@MainActor
final class ViewProvenance: MadeOnDemand {
    var tag = 0
    var identifier: String?
    var hasMadeUpIdentifier = false
    var userLabel: String?
    var sourceLine: Int?
    var fileReference: String?
    var drawnFrame: CGRect?
    var standIn: ViewStandIn?
}

extension UIView {
    /// The storage of the view for its names, which is created if it is missing.
    final var provenance: ViewProvenance { extras?.provenance ?? ensureExtras().provenance.made() }
}
