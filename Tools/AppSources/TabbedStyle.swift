import UIKit

class TabbedStyle: UIView {
	@IBOutlet	weak	var	label: UILabel!
	@IBInspectable
		var spacing: CGFloat = 4

	@objc
	private
	func tapped(_ sender: UIControl)
	{
		tag += 1
	}

	func connect(_ control: UIControl)
	{
		control.addTarget(self,
						  action: #selector(
							TabbedStyle.tapped(_:)
						  ),
						  for: .touchUpInside)
	}
}
