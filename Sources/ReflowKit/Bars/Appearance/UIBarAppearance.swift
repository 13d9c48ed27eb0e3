public import Foundation
public import KitValues

/// The background of a bar: a blur, a colour or an image, and the hairline at the bar's edge.
///
/// As in UIKit, a bar copies an appearance that is set.
@preconcurrency @MainActor
open class UIBarAppearance: NSObject {
    /// The bar that shows this copy.
    weak var bar: UIView?
    private let ownIdiom: UIUserInterfaceIdiom
    open var idiom: UIUserInterfaceIdiom { ownIdiom }

    /// The blur of the content behind the bar; nil for none.
    open var backgroundEffect: UIBlurEffect? { didSet { noteChange() } }
    /// The colour over the blur.
    open var backgroundColor: UIColor? { didSet { noteChange() } }
    /// The image over the colour.
    open var backgroundImage: UIImage? { didSet { noteChange() } }
    open var backgroundImageContentMode: UIView.ContentMode = .scaleToFill { didSet { noteChange() } }
    /// The colour of the hairline, or of its image if that is a template; nil for none.
    open var shadowColor: UIColor? { didSet { noteChange() } }
    /// The image that replaces the hairline.
    open var shadowImage: UIImage? { didSet { noteChange() } }

    public override convenience init() {
        self.init(idiom: .unspecified)
    }

    public required init(idiom: UIUserInterfaceIdiom) {
        ownIdiom = idiom
        super.init()
        configureWithDefaultBackground()
        takeOver(nil)
    }

    /// Copies the properties of `barAppearance` that both kinds of bars have.
    public required init(barAppearance: UIBarAppearance) {
        ownIdiom = barAppearance.ownIdiom
        backgroundEffect = barAppearance.backgroundEffect
        backgroundColor = barAppearance.backgroundColor
        backgroundImage = barAppearance.backgroundImage
        backgroundImageContentMode = barAppearance.backgroundImageContentMode
        shadowColor = barAppearance.shadowColor
        shadowImage = barAppearance.shadowImage
        super.init()
        takeOver(barAppearance)
    }

    /// See `UIView.init(coder:)`.
    public required init?(coder: NSCoder) {
        ownIdiom = .unspecified
        super.init()
        configureWithDefaultBackground()
        takeOver(nil)
    }

    /// Sets the properties that a subclass adds: to the values of `other` if it is of the same class, else to their
    /// defaults. Each initialiser calls this method.
    func takeOver(_ other: UIBarAppearance?) {}

    /// Sets the system's material and hairline.
    open func configureWithDefaultBackground() {
        backgroundEffect = UIBlurEffect(style: .systemChromeMaterial)
        backgroundColor = nil
        backgroundImage = nil
        shadowColor = BarColor.line
        shadowImage = nil
    }

    /// Sets the system's opaque background and hairline.
    open func configureWithOpaqueBackground() {
        backgroundEffect = nil
        backgroundColor = .systemBackground
        backgroundImage = nil
        shadowColor = BarColor.line
        shadowImage = nil
    }

    /// Removes background and hairline.
    open func configureWithTransparentBackground() {
        backgroundEffect = nil
        backgroundColor = nil
        backgroundImage = nil
        shadowColor = nil
        shadowImage = nil
    }

    final func noteChange() { bar?.setNeedsLayout() }

    /// Links the buttons' appearance to this one, of which it is a part.
    final func own(_ buttons: UIBarButtonItemAppearance) {
        buttons.belong(to: self)
        noteChange()
    }

    /// The copy of an appearance that a bar keeps.
    static func copy<Appearance: UIBarAppearance>(_ appearance: Appearance?, for bar: UIView?) -> Appearance? {
        guard let appearance else { return nil }
        let copy = type(of: appearance).init(barAppearance: appearance)
        copy.bar = bar
        return copy
    }
}
