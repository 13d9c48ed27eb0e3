import Foundation

/// The names of a view, and where it comes from: what its author, a file and whoever made it say about it.
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
    /// The storage of the view for its names, which is made if it is not there yet.
    final var provenance: ViewProvenance { extras?.provenance ?? ensureExtras().provenance.made() }
}
