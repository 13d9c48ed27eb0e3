internal import CPango

/// The characters that the faces of a configuration have at the time when this is made.
struct FontCoverage {
    private let faces: [(characters: OpaquePointer, isColored: Bool)]

    /// The sets of characters belong to the configuration, which never lets go of a face.
    init(of configuration: FontConfiguration) {
        faces = configuration.coverage
    }

    func contains(_ scalar: Unicode.Scalar) -> Bool {
        scalar.isASCII || faces.contains { FcCharSetHasChar($0.characters, scalar.value) != 0 }
    }

    func containsColored(_ scalar: Unicode.Scalar) -> Bool {
        faces.contains { $0.isColored && FcCharSetHasChar($0.characters, scalar.value) != 0 }
    }
}
