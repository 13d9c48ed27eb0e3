extension Unicode.Scalar {
    /// Whether it breaks a line, hides, or turns the reading direction. All such are of the Basic Multilingual Plane.
    ///
    /// A fixed list rather than Unicode's properties, whose tables differ between versions of the runtime. The joiners
    /// of emoji are not in it.
    package var isInvisible: Bool {
        switch value {
        case 0...0x1F, 0x7F...0x9F: true  // controls
        case 0x2028, 0x2029: true  // line and paragraph separator
        case 0x061C, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069: true  // reading direction
        case 0x200B, 0x2060, 0xFEFF: true  // no width
        default: false
        }
    }
}
