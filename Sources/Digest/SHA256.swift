/// The digest that browsers know scripts and styles by (FIPS 180-4): slow beside ``ContentDigest``, and nobody can make
/// another text of the same one.
public struct SHA256: Sendable, Hashable {
    /// 32 of them.
    public let bytes: [UInt8]

    public init(of content: [UInt8]) {
        var state = SHA256.start
        var schedule = [UInt32](repeating: 0, count: 64)
        let padded = SHA256.padded(content)
        for block in stride(from: 0, to: padded.count, by: 64) {
            for word in 0..<16 {
                let place = block + 4 * word
                let (high, low) = (UInt32(padded[place]) << 8 | UInt32(padded[place + 1]), UInt32(padded[place + 2]))
                schedule[word] = high << 16 | low << 8 | UInt32(padded[place + 3])
            }
            for word in 16..<64 {
                let (early, late) = (schedule[word - 15], schedule[word - 2])
                let small0 = early.turned(7) ^ early.turned(18) ^ early >> 3
                let small1 = late.turned(17) ^ late.turned(19) ^ late >> 10
                schedule[word] = schedule[word - 16] &+ small0 &+ schedule[word - 7] &+ small1
            }
            state &+= SHA256.mixed(state, schedule)
        }
        bytes = (0..<8).flatMap { lane in stride(from: 24, through: 0, by: -8).map { UInt8(state[lane] >> $0 & 255) } }
    }

    /// With a bit that ends it, and its length, in whole blocks.
    private static func padded(_ content: [UInt8]) -> [UInt8] {
        let rest = (content.count + 9) % 64
        let zeros = [UInt8](repeating: 0, count: rest == 0 ? 0 : 64 - rest)
        let bits = UInt64(content.count) * 8
        return content + [0x80] + zeros + stride(from: 56, through: 0, by: -8).map { UInt8(bits >> UInt64($0) & 255) }
    }

    /// What 64 rounds make of the state.
    private static func mixed(_ start: SIMD8<UInt32>, _ schedule: [UInt32]) -> SIMD8<UInt32> {
        var (a, b, c, d) = (start[0], start[1], start[2], start[3])
        var (e, f, g, h) = (start[4], start[5], start[6], start[7])
        for round in 0..<64 {
            let large1 = e.turned(6) ^ e.turned(11) ^ e.turned(25)
            let choice = e & f ^ ~e & g
            let first = h &+ large1 &+ choice &+ constants[round] &+ schedule[round]
            let large0 = a.turned(2) ^ a.turned(13) ^ a.turned(22)
            let majority = a & b ^ a & c ^ b & c
            (h, g, f, e) = (g, f, e, d &+ first)
            (d, c, b, a) = (c, b, a, first &+ large0 &+ majority)
        }
        return SIMD8(a, b, c, d, e, f, g, h)
    }

    /// The first 32 bits of the fractions of the square roots of the first eight primes.
    private static let start = SIMD8<UInt32>(
        0x6A09_E667, 0xBB67_AE85, 0x3C6E_F372, 0xA54F_F53A, 0x510E_527F, 0x9B05_688C, 0x1F83_D9AB, 0x5BE0_CD19)

    /// The first 32 bits of the fractions of the cube roots of the first 64 primes.
    private static let constants: [UInt32] = [
        0x428A_2F98, 0x7137_4491, 0xB5C0_FBCF, 0xE9B5_DBA5, 0x3956_C25B, 0x59F1_11F1, 0x923F_82A4, 0xAB1C_5ED5,
        0xD807_AA98, 0x1283_5B01, 0x2431_85BE, 0x550C_7DC3, 0x72BE_5D74, 0x80DE_B1FE, 0x9BDC_06A7, 0xC19B_F174,
        0xE49B_69C1, 0xEFBE_4786, 0x0FC1_9DC6, 0x240C_A1CC, 0x2DE9_2C6F, 0x4A74_84AA, 0x5CB0_A9DC, 0x76F9_88DA,
        0x983E_5152, 0xA831_C66D, 0xB003_27C8, 0xBF59_7FC7, 0xC6E0_0BF3, 0xD5A7_9147, 0x06CA_6351, 0x1429_2967,
        0x27B7_0A85, 0x2E1B_2138, 0x4D2C_6DFC, 0x5338_0D13, 0x650A_7354, 0x766A_0ABB, 0x81C2_C92E, 0x9272_2C85,
        0xA2BF_E8A1, 0xA81A_664B, 0xC24B_8B70, 0xC76C_51A3, 0xD192_E819, 0xD699_0624, 0xF40E_3585, 0x106A_A070,
        0x19A4_C116, 0x1E37_6C08, 0x2748_774C, 0x34B0_BCB5, 0x391C_0CB3, 0x4ED8_AA4A, 0x5B9C_CA4F, 0x682E_6FF3,
        0x748F_82EE, 0x78A5_636F, 0x84C8_7814, 0x8CC7_0208, 0x90BE_FFFA, 0xA450_6CEB, 0xBEF9_A3F7, 0xC671_78F2,
    ]
}

extension UInt32 {
    /// Turned to the right by bits.
    fileprivate func turned(_ bits: UInt32) -> UInt32 { self >> bits | self << (32 - bits) }
}
