import UIKit

@MainActor func checkLists() {
    let coordinator = AppCoordinator()
    coordinator.start()
    let window = show(coordinator.navigation)
    let list = coordinator.navigation.viewControllers[0] as! TrailListViewController
    expect(list.title, "All trails")
    list.refresh()
    expect(list.trails.count, 4)
    expect(list.sectionTitle, "none")
    list.tapRow(at: 1)
    expect(coordinator.navigation.viewControllers.count, 1)
    list.tapRow(at: 0)
    expect(coordinator.navigation.viewControllers.count, 2)
    window.layoutIfNeeded()
    let detail = coordinator.navigation.topViewController as! TrailDetailViewController
    detail.loadViewIfNeeded()
    detail.tapAll()
    expect(detail.taps, [0, 1, 2])
    let settings = list.navigationItem.leftBarButtonItem!
    expect(UIApplication.shared.sendAction(settings.action!, to: settings.target, from: settings, for: nil), true)
    expect(coordinator.navigation.viewControllers.count, 3)
    turnThereAndBack(window)

    let child = ChildCoordinator()
    coordinator.children = [child, AppCoordinator()]
    coordinator.endAll()
    expect(child.ends, 1)
}

@MainActor func checkSettings() {
    let settings = DeveloperSettingsViewController()
    let window = show(UINavigationController(rootViewController: settings))
    settings.notificationsSwitch.isOn = true
    settings.notificationsSwitch.sendActions(for: .valueChanged)
    settings.radiusSlider.value = 7
    settings.radiusSlider.sendActions(for: .valueChanged)
    expect(settings.radiusSlider.maximumValue, 50)
    settings.resetAll()
    expect(settings.radiusSlider.value, 0)
    (settings as UIViewController).closeTapped()
    let close = settings.navigationItem.leftBarButtonItem!
    expect(close.title, "Done…")
    _ = UIApplication.shared.sendAction(close.action!, to: close.target, from: close, for: nil)
    expect(settings.closes, ["on", "radius 7"] + Array(repeating: ["developer", "advanced", "settings"], count: 2).joined())
    let types: [UIViewController.Type] = [UIViewController.self, SettingsViewController.self, DeveloperSettingsViewController.self]
    expect(types.map { $0.storyboardName }, ["Main", "Settings", "Settings.advanced"])
    expect(types.map { $0.makeFromStoryboard().title }, ["Main", "Settings", "Settings.advanced!"])
    turnThereAndBack(window)
}

@MainActor func checkThemes() {
    let controller = ThemedController()
    _ = show(controller)
    (controller as UIViewController).themeDidChange(to: .night)
    expect(controller.title, "night")
    expect(controller.card.log, ["alert", "card night", "applied"])
    let view: UIView = controller.card
    view.themeName = "red"
    expect(view.themeName, "card:RED")
    let themed: Themed = controller.card
    expect(themed.prefersDarkTheme, true)
    let plain = UIView()
    plain.themeDidChange(to: .day, animated: true)
    expect(plain.tintColor, .blue)
}

@MainActor func checkMessages() {
    let manager = NotificationsManager()
    let center = NotificationCenter.default
    center.post(name: .trailDidChange, object: nil, userInfo: ["name": "Moor"])
    center.post(name: .syncDidEnd, object: nil)
    center.post(name: Notification.Name("Everything"), object: manager)
    center.post(name: .syncDidEnd, object: nil)
    expect(manager.received, ["trail Moor", "sync", "everything Everything"])

    let keyboard = KeyboardObserver()
    keyboard.start()
    let frame = NSValue(rect: CGRect(x: 0, y: 500, width: 390, height: 300))
    center.post(
        name: UIResponder.keyboardWillShowNotification, object: nil,
        userInfo: [UIResponder.keyboardFrameEndUserInfoKey: frame])
    expect(keyboard.height, 300)

    let debouncer = Debouncer(delay: 0.3)
    debouncer.schedule("a")
    simulation.advance(by: 0.2)
    debouncer.schedule("b")
    simulation.advance(by: 0.4)
    debouncer.scheduleTwice("c")
    debouncer.fireNow()
    simulation.advance(by: 2)
    expect(debouncer.fired, ["b", "now", "c"])

    SyncCenter.default.run()
    expect(SyncCenter.isRunning, true)
    let model = ScreenModel(id: 3)
    model.observe()
    center.post(name: .trailDidChange, object: nil)
    expect(model.state, 1)
    expect(model.describeState(), "model 3")
    let worker = Worker()
    worker.start()
    expect(worker.finished, 6)
}

@MainActor func checkExtensions() {
    let map = MapViewController()
    let window = show(UINavigationController(rootViewController: map))
    expect(map.log.contains("appeared") && map.log.contains("insets") && map.log.contains("arrives"), true)
    for item in map.navigationItem.leftBarButtonItems! {
        _ = UIApplication.shared.sendAction(item.action!, to: item.target, from: item, for: nil)
    }
    expect(Array(map.log.suffix(2)), ["in", "out"])
    map.canvas.isHidden = true
    expect(map.canvas.visibility, [true, false])
    map.canvas.alpha = 0.1
    expect(map.canvas.alpha, 0.5)
    expect(map.canvas.sizeThatFits(CGSize(width: 500, height: 500)), CGSize(width: 100, height: 40))
    map.canvas.bounds.size = CGSize(width: 30, height: 20)
    expect(map.canvas.lastBounds.width, 30)
    expect(map.canvas.shape.path == nil, false)
    turnThereAndBack(window)

    let leaf = PlainLeafScreen()
    _ = show(leaf)
    expect(leaf.configure(with: "abc"), 14)
    expect((leaf as PlainScreen).badge, 5)
    expect(leaf.layouts % 100 == leaf.layouts / 100 && leaf.layouts > 0, true)

    let child = AsyncChildScreen()
    expect(child.transform("x").count, 2)
    var number = 1
    (child as AsyncScreen).update(&number, by: 4)
    expect(number, 9)
    var visited: [Int] = []
    child.visit([1, 2, 3]) { visited.append($0) }
    expect(visited, [3, 2, 1])
    expect(child.move(in: 2, for: "r", where: nil), "2r-")
    child.finish { expect(try! $0.get(), 2) }
    expect([AsyncScreen.identifier, AsyncChildScreen.identifier], ["async", "async.child"])
    expect((AsyncChildScreen.self as AsyncScreen.Type).make() is AsyncChildScreen, true)

    let slider = KitSlider()
    let control: KitControl = slider
    control.kitDidLoad()
    expect(control.events, ["slider", "load"])
    control.kitReset()
    expect(control.events, ["reset"])
    control.kitValue = 4
    expect(control.kitValue, 41)
    expect([KitControl.self, KitSlider.self].map { $0.kitName() }, ["kit", "kit.slider"])

    let sheet: Sheet = TallSheet()
    sheet.prepareSheet()
    sheet.runHidden()
    expect(sheet.steps, ["prepare", "tall", "before", "hidden"])
    expect(sheet.sheetHeight, 400)

    let row = TrailRowView(trail: Trail(name: "x", length: 1))
    let responders: [UIResponder] = [UIView(), row, HikingWindow(), SpecialHikingWindow()]
    expect(responders.map { $0.hikingRole() }, ["responder", "row of responder", "window", "special window"])

    let page = Onboarding.PageViewController(index: 0)
    let footer = Onboarding.PageViewController.Footer(frame: CGRect(x: 0, y: 0, width: 50, height: 20))
    footer.owner = page
    page.loadViewIfNeeded()
    footer.layoutIfNeeded()
    expect(footer.skip.frame.width, 50)
    footer.skip.sendActions(for: .primaryActionTriggered)
    let next = page.navigationItem.rightBarButtonItem!
    _ = UIApplication.shared.sendAction(next.action!, to: next.target, from: next, for: nil)
    (page as UIViewController).closeTapped()
    expect(page.visited, 111)
    expect(page.prefersStatusBarHidden, true)
}
