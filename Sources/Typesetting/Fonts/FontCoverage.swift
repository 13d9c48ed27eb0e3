internal import CPango

/// The characters of a configuration's faces at the time of creation.
struct FontCoverage {
    private let faces: [(characters: OpaquePointer, isColored: Bool)]

    /// Collects the characters of all faces. Their sets belong to the configuration, which never releases a face.
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
