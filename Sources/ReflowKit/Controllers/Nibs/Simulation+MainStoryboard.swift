extension Simulation {
    /// The storyboard of an app from Xcode's template. SwiftPM allows no Info.plist among the resources that would name
    /// another one.
    var mainStoryboard: String? { NibFolders.url(of: "Main", "storyboard", in: nil).map { _ in "Main" } }

    /// A window with the initial controller of a storyboard, not yet visible.
    func makeWindow(fromStoryboard name: String) -> UIWindow? {
        guard let root = UIStoryboard(name: name, bundle: nil).instantiateInitialViewController() else { return nil }
        let window = UIWindow()
        window.rootViewController = root
        return window
    }
}
