import KitSchema

extension ClassCards {
    static let uiPageViewController = ControllerCard(
        UIPageViewController.self, over: uiViewController,
        make: { values in
            UIPageViewController(
                transitionStyle: choice(values("transitionStyle")) ?? .pageCurl,
                navigationOrientation: choice(values("navigationOrientation")) ?? .horizontal)
        }, contain: { $0.setViewControllers($1, direction: .forward, animated: false) },
        keys: [
            // The initialiser gets the values of both keys.
            .key(
                "transitionStyle", .choice(.pageTransitionStyle), "How pages change.", default: .stated("pageCurl")
            ) { _, _ in }.fixed,
            .key(
                "navigationOrientation", .choice(.pageOrientation), "The direction in which pages change.",
                default: .stated("horizontal")
            ) { _, _ in }.fixed,
        ])

    private static func choice<Value: RawRepresentable<Int>>(_ value: PropertyValue?) -> Value? {
        if case .choice(let choice)? = value { Value(rawValue: choice.rawValue) } else { nil }
    }
}
