import UIKit

@MainActor func checkSelectors() {
    let overloads = OverloadedActionsView()
    overloads.connect()
    for event: UIControl.Event in [.touchDown, .touchUpInside, .touchCancel, .touchDragExit] {
        overloads.button.sendActions(for: event)
    }
    expect(overloads.calls, ["number 3", "none", "button", "event", "button"])

    let counter = CounterViewController()
    let window = show(UINavigationController(rootViewController: counter))
    counter.stepper.sendActions(for: .valueChanged)
    expect(counter.caption, "2")
    expect(counter.readBySelector(), true)
    turnThereAndBack(window)

    let strings = StringSelectors()
    strings.run()
    expect(strings.calls, ["plain", "taken", "renamed x", "hidden", "renamed:", "no"])

    let instances = InstanceSelectors(view: UIView())
    instances.label = UILabel()
    expect(instances.all().map(\.description), [
        "setNeedsLayout", "layoutIfNeeded", "increment", "sizeToFit", "didFinish:context:", "didFinish:context:", "increment",
        "tag", "setAlpha:", "setNeedsStatusBar",
    ])

    let (target, hit, count) = makeLocalTarget()
    target.perform(hit)
    expect(count(), 3)
    let host = UIView()
    host.addSubview(LocalUser().makeView())
    expect(host.subviews[0].tag, 5)

    let form = ProfileForm.FieldView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    form.field.sendActions(for: .editingChanged)
    form.field.sendActions(for: .editingDidEnd)
    expect(form.edits, 101)
    let clear = form.clearItem()
    form.field.text = "x"
    _ = UIApplication.shared.sendAction(clear.action!, to: clear.target, from: nil, for: nil)
    expect(form.field.text ?? "", "")
    let builder = ProfileForm.Builder.Target()
    ProfileForm.Builder.button(builder).sendActions(for: .touchUpInside)
    expect(builder.count, 1)

    let actions = TargetActions()
    _ = show(actions)
    actions.button.sendActions(for: .touchUpInside)
    actions.segments.sendActions(for: .valueChanged)
    actions.pages.sendActions(for: .valueChanged)
    actions.disconnect()
    actions.segments.sendActions(for: .valueChanged)
    expect(actions.calls, ["chain", "segment -1", "page 0", "none"])

    let toolbar = ToolbarActions()
    _ = show(UINavigationController(rootViewController: toolbar))
    toolbar.runAll()
    expect(toolbar.actions, ["share", "delete", "map"])

    let regions = RegionListViewController(items: [Region(itemTitle: "North"), Region(itemTitle: "South")])
    _ = show(UINavigationController(rootViewController: regions))
    regions.tapNext()
    expect(regions.title, "South")
    let first = regions.navigationItem.rightBarButtonItem!
    _ = UIApplication.shared.sendAction(first.action!, to: first.target, from: first, for: nil)
    expect(regions.selected?.itemTitle, "North")

    let stack = StackBuilder()
    for button in stack.build().arrangedSubviews.compactMap({ $0 as? UIButton }) { button.sendActions(for: .touchUpInside) }
    expect(stack.log, ["save", "save", "cancel Cancel"])

    let comments = CommentsAndStrings()
    comments.tap()
    expect(comments.count, 1)
    expect(comments.interpolated, "47 at count")
    let umlauts = Größe()
    umlauts.run()
    expect(umlauts.tag, 111)
    let style = TabbedStyle()
    let button = UIControl()
    style.connect(button)
    button.sendActions(for: .touchUpInside)
    expect(style.tag, 1)
    let attributes = AttributesOnLines()
    attributes.send()
    expect(attributes.value, 1)
    expect(KeyPathTexts().all, ["owner", "owner.name", "friend.friend.name", "name", "layer"])
    let platform = PlatformView()
    platform.layoutBySelector()
    expect(platform.tag, 1)
    expect(Platform.describe(), "iOS")
}

@MainActor func checkDelegates() {
    let player = PlayerViewController()
    let window = show(player)
    player.player.tap()
    expect(player.events, ["play", "seek 10.0/60.0"])
    let looping = LoopingPlayerDelegate()
    player.player.delegate = looping
    player.player.tap()
    player.player.tap()
    expect(player.player.time, 0)
    expect(looping.asked, 1)
    turnThereAndBack(window)

    let form = FormViewController()
    _ = show(form)
    form.mail.type("abcdef")
    expect(form.mail.error, "no address")
    expect(form.mail.finished, true)
    expect(form.began, ["mail"])
    expect(form.mail.checksChanges, false)
    let strict = StrictFormViewController()
    _ = show(strict)
    strict.mail.validator = strict
    strict.mail.type("")
    expect(strict.mail.text, "")
    strict.mail.type("a@bcdef")
    expect(strict.mail.text, "a@b")
    expect(strict.mail.subviews.count, 1)
    expect(strict.mail.checksChanges, true)

    let chart = ColoredChartViewController()
    let chartWindow = show(chart)
    expect(chart.chart.titles, ["bar 0", "bar 2"])
    chart.chart.select(2)
    expect(chart.selected, [2])
    expect(chart.reloads, 1)
    expect(chart.chart.subviews[1].frame.minX, 30)
    turnThereAndBack(chartWindow)

    let router = Router()
    router.refused = ["b"]
    expect(router.openAll(["a", "b", "c"]), 2)
    expect(router.opened, ["a", "c"])
    let navigation = UINavigationController()
    expect((navigation as Routing).openAll(["/x", "y"]), 1)
    expect(navigation.title, "y")
    let counter = ResettableCounter()
    step(counter)
    step(Counter())
    expect(counter.resets, 7)
    expect(SecretHolder().tell(), 1)

    let line = LineEndView()
    let owner = LineEndOwner()
    line.delegate = owner
    line.text = "a"
    line.connect()
    expect(owner.endings, ["a", "a."])
    let control = UIControl()
    var taps = 0
    control.on(.touchUpInside) { taps += 1 }
    control.sendActions(for: .touchUpInside)
    expect(taps, 1)
    control.badgeText = "3"
    expect(control.badgeText, "3")
}

@MainActor func checkValues() {
    let samples = BridgingSamples()
    expect(samples.sum([1, 2, 3]), 6)
    expect(samples.compare("a", "a"), true)
    expect(samples.number(nil, orElse: 4).intValue, 4)
    expect(samples.optional("x")?.length, 1)
    expect(samples.back("x"), "x!")
    expect(samples.caught { throw NSError(domain: "Waypoint", code: 5) }, 5)
    expect(samples.caught { throw NSError(domain: "Other", code: 6) }, 6)
    expect(samples.describe(NSNumber(value: 1)), "number")
    expect(samples.mixed.count + samples.table.count + samples.set.count, 8)
    expect("a/b.txt".fileExtension + "a/b".parent, "txta")
    let screen = ErrorScreen()
    expect(screen.run { throw NSError(domain: "x", code: 404) }, "not found")
    expect(screen.run { throw TrailError(code: 1) }, "screen error!")
    expect(screen.run {}, "fine")
    expect(screen.inspect(TrailError(code: 2)) != -1, true)
    expect(RequestBuilder(base: URL(string: "https://example.com")!).request(path: "a").httpMethod, "POST")
    expect(Heading(degrees: 90).vector.dy, 1)
    expect(TextMeasuring.size(of: "abc", font: .systemFont(ofSize: 12)).width > 0, true)
    expect(Guide(name: "Ada Lovelace").initials, "AL")
}

@MainActor func checkEverythingTurns() {
    let screens: [UIViewController] = [
        BaseViewController(), TrailListViewController(), SettingsViewController(), ThemedController(), MapViewController(),
        CounterViewController(), PlayerViewController(), FormViewController(), ChartViewController(), ErrorScreen(),
        ToolbarActions(), TargetActions(), AsyncChildScreen(), Onboarding.PageViewController(index: 1),
        TrailDetailViewController(trail: Trail(name: "x", length: 1)), PlainLeafScreen(),
    ]
    let before = Analytics.shared.turns
    for screen in screens { turnThereAndBack(show(UINavigationController(rootViewController: screen))) }
    let counted = screens.filter { $0 is BaseViewController }.count
    // Screens of earlier windows hear of the turns, too.
    expect(Analytics.shared.turns - before >= 2 * counted, true)
    Analytics.shared.track(event: "TURNED", parameters: ["n": 2])
    expect(Array(Analytics.shared.screens.suffix(2)), ["event:turned", "1 parameters"])
}
