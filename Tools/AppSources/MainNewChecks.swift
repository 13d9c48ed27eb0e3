import UIKit

@MainActor func checkObserving() {
    let screen = ScrollingHeaderController()
    let window = show(screen)
    screen.scrollView.contentOffset.y = 50
    screen.scrollView.contentOffset.y = 300
    expect(screen.events, ["header 120", "content 2000", "header 70", "header 44"])
    turnThereAndBack(window)
    screen.stopObserving()
    let count = screen.events.count
    screen.scrollView.contentOffset.y = 0
    expect(screen.events.count, count)

    let gradient = GradientView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    let host = show(UIViewController())
    host.rootViewController!.view.addSubview(gradient)
    gradient.frame.size = CGSize(width: 30, height: 40)
    host.layoutIfNeeded()
    expect(gradient.gradientFrame, CGRect(x: 0, y: 0, width: 30, height: 40))

    let values = AnimationValues(radius: 2.5, path: [.zero, CGPoint(x: 3, y: 4)])
    expect(AnimationValues.height(in: values.info), 6.5)
    expect(AnimationValues.end(of: values.keyframes), CGPoint(x: 3, y: 4))
    expect(values.keyTimes.map(\.doubleValue), [0, 0.5])
}

@MainActor func checkTargets() {
    let control = UIControl()
    ClassMethods.wire(control)
    control.sendActions(for: .touchUpInside)
    expect(ClassMethods.calls, 11)

    let button = UIButton()
    let item = StaticRouter.connect(button)
    SpecialRouter.disconnect()
    button.addTarget(SpecialRouter.self, action: #selector(StaticRouter.open(_:)), for: .touchUpInside)
    button.sendActions(for: .touchUpInside)
    NotificationCenter.default.post(name: Notification.Name("StaticRouter.changed"), object: nil)
    StaticRouter.disconnect()
    NotificationCenter.default.post(name: Notification.Name("StaticRouter.changed"), object: nil)
    _ = UIApplication.shared.sendAction(item.action!, to: item.target, from: item, for: nil)
    simulation.advance(by: 2)
    expect(StaticRouter.log, ["open true", "special", "StaticRouter.changed", "hidden", "tick"])

    let editor = DocumentEditor()
    _ = show(UINavigationController(rootViewController: editor))
    for _ in 0..<2 { _ = UIApplication.shared.sendAction(editor.saveItem.action!, to: editor, from: nil, for: nil) }
    editor.reload.sendActions(for: .touchUpInside)
    RunLoop.main.run(until: Date(timeIntervalSinceNow: 0.1))
    expect(editor.log, ["save", "saved", "save", "reloaded"])
    expect(editor.names, ["saveAndReturnError:", "reloadDocumentWithCompletionHandler:"])

    var sleeved = 0
    let sleeve = UIButton()
    sleeve.addSleeve { sleeved += $0 === sleeve ? 1 : 100 }
    sleeve.sendActions(for: .touchUpInside)
    sleeve.removeSleeves()
    sleeve.sendActions(for: .touchUpInside)
    expect(sleeved, 1)

    let stack = CardStackController()
    let window = show(stack)
    stack.card.run()
    expect(stack.moves, [1, 2, -3])
    expect(stack.taps, 1)
    turnThereAndBack(window)

    let pad = PasscodePad(length: 2)
    var code = ""
    pad.onComplete = { code = $0 }
    for digit in [4, 2] { pad.buttons[digit].sendActions(for: .touchUpInside) }
    expect(code, "42")
    expect(pad.isClear, false)
    simulation.advance(by: 1)
    expect(pad.isClear, true)

    let (label, owner) = (CountdownLabel(), CountdownOwner())
    label.target = owner
    label.finished = #selector(CountdownOwner.ended(_:))
    label.start(from: 2)
    simulation.advance(by: 5)
    expect(label.text, "0")
    expect(owner.ends, ["end"])

    var banner: ConnectionBanner? = ConnectionBanner(frame: .zero)
    NotificationCenter.default.post(name: .connectionDidChange, object: nil, userInfo: ["online": false])
    expect(banner?.isOnline, false)
    banner = nil
    NotificationCenter.default.post(name: .connectionDidChange, object: nil)

    let documents = DocumentScreen()
    _ = show(documents)
    for command in [#selector(DocumentScreen.renameDocument(_:)), #selector(DocumentScreen.duplicateDocument(_:))] {
        documents.inner.command = command
        documents.inner.send()
    }
    documents.inner.command = #selector(DocumentScreen.renameDocument)
    expect(documents.inner.send(), true)
    expect(documents.commands, ["duplicate true", "rename"])

    let observer = ThemeObserver()
    ThemeManager.shared.apply("dark")
    ThemeManager.shared.reset()
    expect(observer.names, ["dark", "light"])
    expect(ThemeManager.shared.history, ["light", "dark"])

    let pages = (0..<2).map { _ in UIViewController() }
    let container = SegmentedContainer(pages: pages)
    let containerWindow = show(container)
    container.select(1)
    expect(container.children, [pages[1]])
    turnThereAndBack(containerWindow)
    expect(container.content.subviews, [pages[1].view])

    let tables = SelectorTables()
    tables.runAll()
    for item in tables.items() {
        _ = UIApplication.shared.sendAction(item.action!, to: item.target, from: item, for: nil)
    }
    expect(tables.log, ["first", "second Second", "nothing", "first", "second Second", "nothing", "first"])
}

@MainActor func checkPreviews() {
    let previews = Preview.all(in: String(reflecting: WelcomeViewController.self).components(separatedBy: ".")[0])
    expect(
        previews.map { $0.name ?? "none" },
        ["Badge", "Large badge", "Badges 1", "Badges 20"] + debugPreviews + ["none"])
    for preview in previews {
        let controller = preview.makeViewController()
        let window = show(controller)
        expect(window.rootViewController === controller, true)
    }
    expect((previews.last?.makeViewController() as? UINavigationController)?.viewControllers.count, 1)
}

#if DEBUG
private let debugPreviews = ["Portrait only", "Landscape"]
#else
private let debugPreviews: [String] = []
#endif
