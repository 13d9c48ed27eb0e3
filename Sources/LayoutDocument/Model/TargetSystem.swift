import KitSchema

/// The system that a document was drawn for.
public enum TargetSystem: String, Sendable {
    case iOS, tvOS, watchOS
}
