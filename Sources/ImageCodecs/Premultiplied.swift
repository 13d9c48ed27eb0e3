/// The conversion between the bytes of a file and premultiplied pixels. For alpha `a` and a premultiplied component `p
/// ≤ a` a round trip is exact: `multiply(unmultiply(p, a), a) == p`.
package enum Premultiplied {
    /// `component · alpha / 255`, rounded to the nearest integer.
    @inline(__always)
    static func multiply(_ component: UInt32, _ alpha: UInt32) -> UInt32 {
        (component &* alpha &+ 127) / 255
    }

    /// `component · 255 / alpha`, rounded to the nearest integer, at most 255; 0 if alpha is 0.
    @inline(__always)
    static func unmultiply(_ component: UInt32, _ alpha: UInt32) -> UInt32 {
        alpha == 0 ? 0 : min(255, (component &* 255 &+ alpha / 2) / alpha)
    }

    /// The pixel as files store it, not premultiplied, as 0xAARRGGBB.
    @inline(__always)
    package static func straight(_ pixel: UInt32) -> UInt32 {
        let alpha = pixel >> 24
        if alpha == 255 { return pixel }
        return alpha << 24 | unmultiply(pixel >> 16 & 0xFF, alpha) << 16 | unmultiply(pixel >> 8 & 0xFF, alpha) << 8
            | unmultiply(pixel & 0xFF, alpha)
    }

    @inline(__always)
    static func pixel(red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8) -> UInt32 {
        let a = UInt32(alpha)
        if a == 255 { return opaque(red: red, green: green, blue: blue) }
        return a << 24 | multiply(UInt32(red), a) << 16 | multiply(UInt32(green), a) << 8 | multiply(UInt32(blue), a)
    }

    @inline(__always)
    static func opaque(red: UInt8, green: UInt8, blue: UInt8) -> UInt32 {
        0xFF00_0000 | UInt32(red) << 16 | UInt32(green) << 8 | UInt32(blue)
    }
}
