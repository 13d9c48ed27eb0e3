extension Device {
    /// The model that is simulated where nobody names one: iPhone 15, as the contract has it.
    public static let `default`: Device =
        DeviceCatalogue.standard.device(named: "iPhone 15") ?? DeviceCatalogue.standard.all[0]
}
