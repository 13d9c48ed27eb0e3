package import DisplayList
package import Foundation
package import KitValues

/// A view's account of what it shows. Trees, messages, the linter's facts and its search for obstacles to touches read
/// it instead of asking views for their classes.
///
/// A class says what it shows by overriding ``UIView/portrait``. A portrait is made for every view of a dump. Facts
/// that take time to compute, such as the places of letters, are therefore computed only when somebody reads
/// ``letters``.
@MainActor
package struct Portrait {
    /// The kind of view that a person sees.
    package enum Role {
        case plain, control, bar
        /// An effect on the content behind the view.
        case effect
    }

    /// The paint between a view's background and its subviews.
    package enum Paint {
        /// Letters, or nothing. Letters are not a background for other content.
        case letters
        /// The paint of the view's layers that belong to no view. The view's own drawing is not behind its content.
        case layers
        /// The paint of the view's layers that belong to no view, and the view's own drawing.
        case drawing
        /// A drawing by the view's own parts.
        case parts
        /// Many colours, such as those of a picture or a blur.
        case anything
    }

    package var role = Role.plain
    package var paint = Paint.drawing
    /// The colour with which the view's parts paint its area, in place of its background colour; nil if they do not.
    package var ground: UIColor?

    /// The text that the view shows; nil for views that show none.
    package var text: String?
    /// Whether the view has a line of its own in descriptions of its superview.
    package var isDescribed = true
    /// Whether UIKit's description of the view contains the text (behaviour.md §10.1).
    package var isDescribedByText = false
    /// Whether UIKit's messages about constraints contain the text (autolayout.md §19).
    package var isNamedByText = false
    /// UIKit's name for the view's layer; nil if it is the name of the layer's class.
    package var layerName: String?

    /// The view's own letters; nil if its parts draw its text.
    package var letters: (any ShownLetters)?
    /// Whether the letters of the view and of its parts have to be legible: those of disabled controls need not be.
    package var hasLegibleLetters = false
    package var picture: Picture?
    package var scroll: Scroll?

    /// Whether the view shows nothing because its animation is stopped.
    package var isStopped = false

    /// Whether a tap does something.
    package var takesTaps = false
    /// Whether a button has neither a title nor an image.
    package var lacksTitleAndImage = false

    /// The portrait of a plain view. If the view stands in for another class, it has the text of the stand-in.
    init(of standIn: ViewStandIn?) {
        guard let standIn else { return }
        text = standIn.text
        isDescribedByText = true
        if !standIn.drawsBehindContent { paint = .layers }
    }

    /// The image that a view shows.
    @MainActor
    package struct Picture {
        package let image: UIImage
        /// The part of the view's bounds in which the image is visible.
        package let rect: CGRect
        /// Whether the image is stretched to the bounds, whatever its aspect ratio.
        package let isStretched: Bool
    }

    /// The area that a view scrolls, in points.
    package struct Scroll {
        package let contentSize: CGSize
        /// The space around the content.
        package let contentInset: UIEdgeInsets
        package let isEnabled: Bool
    }
}

/// The letters of a text as they are set in lines. The text is set when a property is read.
@MainActor
package protocol ShownLetters: UIView {
    /// The boxes of letters, one for each line, in the view's own coordinates. Their widths are the advances of the glyphs,
    /// and their heights those of letters.
    var letterBoxes: [CGRect] { get }
    /// The lines as they are drawn in the view's bounds, including an ellipsis, and whether text is left out.
    var shownLines: (texts: [String], isTruncated: Bool) { get }
    /// The size of the whole text in the drawn font size: of a single line its full width, of several lines their size at
    /// the view's width.
    var wholeTextSize: CGSize { get }
    /// The colours and sizes of the letters as they are drawn, each once, and whether the colour is one of UIKit's. Letters
    /// with several colours are left out.
    var inks: [(color: RGBAColor, size: CGFloat, isSystem: Bool)] { get }
    /// The characters of the text that no font has, in words, by their scripts.
    var missingGlyphs: [String] { get }
    /// Whether the text stays in one line, however long it is.
    var staysInOneLine: Bool { get }
    var isBold: Bool { get }
}
