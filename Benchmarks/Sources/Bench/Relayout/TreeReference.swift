/// The expected results of the trees: checksums from an implementation that is neither ours nor the limit.
struct TreeReference {
    let count: Int
    let portraitSum: Double
    let landscapeSums: [TreeNumbers.Mode: Double]
    /// The number of frames to check in mode M; in mode S it is all but the root.
    let touched: Int
    /// The times of other libraries, in nanoseconds for each view and rotation.
    let peers: [TreeNumbers.Mode: String]

    static let all = [
        TreeReference(
            count: 1000, portraitSum: 1_394_751,
            landscapeSums: [.stretch: 710_693.4225, .mixed: 1_153_154.5923], touched: 400,
            peers: [.stretch: "394 · 407 · 574 · 3500", .mixed: "176 · 124 · 243 · 1000"]),
        TreeReference(
            count: 10_000, portraitSum: 9_034_887,
            landscapeSums: [.stretch: 3_714_083.7501, .mixed: 8_241_984.1255], touched: 1632,
            peers: [.stretch: "393 · 480 · 730 · 3250", .mixed: "46 · 62 · 110 · 575"]),
        TreeReference(
            count: 100_000, portraitSum: 59_453_341,
            landscapeSums: [.stretch: 17_644_372.1271, .mixed: 56_531_378.6940], touched: 7736,
            peers: [.stretch: "503 · 609 · 802 · 3053", .mixed: "22 · 83 · 57 · 282"]),
        TreeReference(
            count: 1_000_000, portraitSum: 399_481_064,
            landscapeSums: [.stretch: 105_273_871.4128, .mixed: 389_911_414.8214], touched: 31_464,
            peers: [.stretch: "– · 737 · – · –", .mixed: "– · 79 · – · –"]),
    ]
}
