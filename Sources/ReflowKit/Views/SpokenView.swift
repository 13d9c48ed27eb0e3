import KitValues

/// The way in which assistive technology tells of a view for which the app says nothing else (input.md §6.1).
struct SpokenView {
    var isElement = false
    var value: String?
    var traits = UIAccessibilityTraits.none
}
