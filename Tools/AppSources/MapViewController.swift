import UIKit

class MapViewController: BaseViewController {
    let canvas = MapCanvasView()
    var zoom = 1.0
    private(set) var log: [String] = []

    override func loadView() {
        view = UIView(frame: UIScreen.main.bounds)
        view.addSubview(canvas)
        canvas.frame = view.bounds
        canvas.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    }

    override func setUpSubviews() {
        let make: (String, Selector) -> UIBarButtonItem = { title, action in
            UIBarButtonItem(title: title, style: .plain, target: self, action: action)
        }
        navigationItem.leftBarButtonItems = [make("+", #selector(zoomIn)), make("-", #selector(MapViewController.zoomOut))]
        DispatchQueue.main.async { [weak self] in
            guard let self else { return }
            self.perform(#selector(self.zoomIn), with: nil)
        }
        let handlers = [#selector(zoomIn), #selector(zoomOut)].map { NSStringFromSelector($0) }
        log += handlers
    }
}

private extension MapViewController {
    @objc func zoomIn() {
        zoom *= 2
        log.append("in")
    }
}

extension MapViewController {
    @objc fileprivate func zoomOut() {
        zoom /= 2
        log.append("out")
    }

    // MARK: Overrides in an extension

    override var prefersStatusBarHidden: Bool { zoom > 1 }

    override var childForStatusBarStyle: UIViewController? {
        get {
            children.last
        }
    }

    override func viewDidAppear(_: Bool) {
        log.append("appeared")
    }

    override open func viewSafeAreaInsetsDidChange() {
        super.viewSafeAreaInsetsDidChange()
        log.append("insets")
    }

    open override func willMove(toParent parent: UIViewController?) {
        super.willMove(toParent: parent)
        log.append(parent == nil ? "leaves" : "arrives")
    }
}
