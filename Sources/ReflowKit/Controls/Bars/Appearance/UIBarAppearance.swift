public import Foundation
public import KitValues

/// What lies behind a bar: a blur, a colour or an image, and the hairline at its edge.
///
/// A bar keeps a copy of an appearance that it is given, as in UIKit.
@preconcurrency @MainActor
open class UIBarAppearance: NSObject {
    /// The bar that shows this copy.
    weak var bar: UIView?
    public final let idiom: UIUserInterfaceIdiom

    /// What is behind the bar seen through a material; nil for sharp.
    open var backgroundEffect: UIBlurEffect? { didSet { noteChange() } }
    /// Over the effect.
    open var backgroundColor: UIColor? { didSet { noteChange() } }
    /// Over the colour.
    open var backgroundImage: UIImage? { didSet { noteChange() } }
    open var backgroundImageContentMode: UIView.ContentMode = .scaleToFill { didSet { noteChange() } }
    /// Of the hairline, or of its image if that is a template; nil for none.
    open var shadowColor: UIColor? { didSet { noteChange() } }
    /// In the hairline's place.
    open var shadowImage: UIImage? { didSet { noteChange() } }

    public override convenience init() {
        self.init(idiom: .unspecified)
    }

    public required init(idiom: UIUserInterfaceIdiom) {
        self.idiom = idiom
        super.init()
        configureWithDefaultBackground()
    }

    /// With what `barAppearance` says, as far as both kinds of bars have it.
    public required init(barAppearance: UIBarAppearance) {
        idiom = barAppearance.idiom
        backgroundEffect = barAppearance.backgroundEffect
        backgroundColor = barAppearance.backgroundColor
        backgroundImage = barAppearance.backgroundImage
        backgroundImageContentMode = barAppearance.backgroundImageContentMode
        shadowColor = barAppearance.shadowColor
        shadowImage = barAppearance.shadowImage
        super.init()
    }

    /// See `UIView.init(coder:)`.
    public required init?(coder: NSCoder) {
        idiom = .unspecified
        super.init()
        configureWithDefaultBackground()
    }

    /// The system's material, and its hairline.
    open func configureWithDefaultBackground() {
        backgroundEffect = UIBlurEffect(style: .systemChromeMaterial)
        backgroundColor = nil
        backgroundImage = nil
        shadowColor = BarColor.line
        shadowImage = nil
    }

    /// The system's background, and its hairline.
    open func configureWithOpaqueBackground() {
        backgroundEffect = nil
        backgroundColor = .systemBackground
        backgroundImage = nil
        shadowColor = BarColor.line
        shadowImage = nil
    }

    /// Neither ground nor hairline.
    open func configureWithTransparentBackground() {
        backgroundEffect = nil
        backgroundColor = nil
        backgroundImage = nil
        shadowColor = nil
        shadowImage = nil
    }

    final func noteChange() { bar?.setNeedsLayout() }

    /// Takes note of the buttons' appearance as a part of this one.
    final func own(_ buttons: UIBarButtonItemAppearance) {
        buttons.belong(to: self)
        noteChange()
    }

    /// The copy that a bar keeps.
    static func copy<Appearance: UIBarAppearance>(_ appearance: Appearance?, for bar: UIView?) -> Appearance? {
        guard let appearance else { return nil }
        let copy = type(of: appearance).init(barAppearance: appearance)
        copy.bar = bar
        return copy
    }
}
