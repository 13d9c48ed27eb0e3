import ImageCodecs

/// The picture in every image of the screen: a slanting gradient, 144 × 144 pixels.
enum ScreenImage {
    static let side = 144
    static let scale = 3.0

    static let bitmap = Bitmap(
        width: side, height: side,
        pixels: (0..<side * side).map { index in
            let way = Double(index % side + index / side + 1) / Double(2 * side)
            func channel(_ from: Double, _ to: Double) -> UInt32 { UInt32((from + (to - from) * way).rounded()) }
            return 0xFF00_0000 | channel(0xFF, 0xAF) << 16 | channel(0x95, 0x52) << 8 | channel(0x00, 0xDE)
        })
}
