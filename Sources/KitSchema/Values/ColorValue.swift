/// A colour as written in the file.
public indirect enum ColorValue: Sendable, Equatable {
    /// A colour of UIColor, by the name of its class property: `systemBlue`.
    case named(String)
    /// A colour in sRGB, with components from 0 to 1, not premultiplied.
    case rgba(red: Double, green: Double, blue: Double, alpha: Double)
    /// A colour in Display P3, with components from 0 to 1, not premultiplied.
    case displayP3(red: Double, green: Double, blue: Double, alpha: Double)
    /// A colour of the application's asset catalogues by its name.
    /// - Parameter copy: the colour that Xcode saved in the document, for one appearance.
    case asset(String, copy: ColorValue)
    /// One colour for each appearance.
    case dynamic(light: ColorValue, dark: ColorValue)
    /// A colour with its alpha replaced: `withAlphaComponent(_:)`.
    case withAlpha(ColorValue, Double)
}
