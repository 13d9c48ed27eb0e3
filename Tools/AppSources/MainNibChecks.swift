import UIKit

@MainActor func checkNibs() {
    let card = TrailCardView.make()
    expect(card.isAwake, true)
    expect(card.starCount, 2)
    expect(card.cornerRadius, 8)
    expect(card.maximumStars, 7)
    expect(card.layer.borderWidth, 1)
    card.openButton?.sendActions(for: .touchUpInside)
    expect(card.taps, 11)
    card.name = "Musala"
    expect(card.subviews.compactMap { ($0 as? UILabel)?.text }, ["Musala"])

    let loader = CardLoader()
    loader.load()
    expect(loader.text, "awake")
    loader.card.gestureRecognizers?.first?.state = .ended
    expect(loader.wasTapped, true)
}

@MainActor func checkStoryboards() {
    let storyboard = UIStoryboard(name: "Trips", bundle: nil)
    let stack = storyboard.instantiateInitialViewController() as! UINavigationController
    let window = show(stack)
    let list = stack.topViewController as! TripListViewController
    expect(list.titleLabel.text, "Trips")
    list.openButton.sendActions(for: .touchUpInside)
    expect((stack.topViewController as? TripViewController)?.trip, "Rila")
    window.layoutIfNeeded()
    expect((stack.topViewController as? TripViewController)?.shownName, "Rila")
    turnThereAndBack(window)
    stack.topViewController?.performSegue(withIdentifier: "back", sender: nil)
    expect(list.returns, 1)
    expect(stack.viewControllers.count, 1)
    list.performSegue(withIdentifier: "showMap", sender: nil)
    expect((stack.topViewController as? TripMapViewController)?.scale, 3)
    turnThereAndBack(window)

    let trip = storyboard.instantiateViewController(withIdentifier: "TripViewController") as! TripViewController
    trip.trip = "Vitosha"
    trip.loadViewIfNeeded()
    expect(trip.shownName, "Vitosha")

    let note = TripNoteViewController()
    let noteWindow = show(note)
    expect(note.noteLabel.text, "Boots")
    turnThereAndBack(noteWindow)
}
