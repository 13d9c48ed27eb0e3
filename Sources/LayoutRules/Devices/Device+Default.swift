extension Device {
    /// The default device, an iPhone 15.
    public static let `default`: Device =
        DeviceCatalogue.standard.device(named: "iPhone 15") ?? DeviceCatalogue.standard.all[0]
}
