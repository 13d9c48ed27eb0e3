import UIKit

class CounterViewController: BaseViewController {
    let model = Counter()
    var stepper: UIStepper!
    lazy var plusItem = UIBarButtonItem(barButtonSystemItem: .add, target: model, action: #selector(model.increment))
    @objc var caption: String = "" {
        didSet { captions += 1 }
    }
    private(set) var captions = 0

    override func setUpSubviews() {
        navigationItem.rightBarButtonItems = [plusItem]
        stepper = UIStepper()
        stepper.addTarget(model, action: CounterSelectors.increment, for: .valueChanged)
        stepper.addTarget(self, action: #selector(stepped), for: .valueChanged)
        view.addSubview(stepper)
        perform(#selector(setter: caption), with: "set")
    }

    @objc private dynamic func stepped() {
        step(model)
        caption = "\(model.count)"
    }

    func readBySelector() -> Bool {
        model.responds(to: #selector(getter: Counter.count)) && self.responds(to: #selector(getter: self.caption))
    }
}
