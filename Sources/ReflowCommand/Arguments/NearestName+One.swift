import LayoutRules

extension NearestName {
    /// The known name that a mistyped one was probably meant to be, if any is near.
    static func of(_ name: String, among known: [String]) -> String? {
        among(known, to: name, limit: 1).first.map { known[$0] }
    }
}
