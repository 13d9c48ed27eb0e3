extension Device {
    /// The model that is simulated by default: iPhone 15, as the contract promises.
    public static let `default`: Device =
        DeviceCatalogue.standard.device(named: "iPhone 15") ?? DeviceCatalogue.standard.all[0]
}
