import KitTestSupport
import KitValues
import ReflowKit
import Testing

@MainActor
@Suite("Views for assistive technology (input.md §6.1)")
struct AccessibilityTests {
    @Test("A class of UIKit has the values of its kind, which follow its state")
    func standard() {
        inWorld { _ in
            let label = UILabel()
            label.text = "Name"
            #expect(label.isAccessibilityElement && label.accessibilityLabel == "Name")
            #expect(label.accessibilityTraits == .staticText && label.accessibilityValue == nil)
            let button = UIButton(type: .system)
            button.setTitle("Go", for: .normal)
            #expect(button.isAccessibilityElement && button.accessibilityLabel == "Go")
            #expect(button.accessibilityTraits == .button)
            (button.isEnabled, button.isSelected) = (false, true)
            #expect(button.accessibilityTraits == [.button, .notEnabled, .selected])
            let onOff = UISwitch()
            #expect(onOff.accessibilityValue == "0")
            onOff.isOn = true
            #expect(onOff.accessibilityValue == "1" && onOff.accessibilityTraits == .button)
            let slider = UISlider()
            (slider.minimumValue, slider.maximumValue, slider.value) = (10, 30, 20)
            #expect(slider.accessibilityValue == "50%" && slider.accessibilityTraits == .adjustable)
            let progress = UIProgressView()
            progress.progress = 0.4
            #expect(progress.accessibilityValue == "40%" && progress.accessibilityTraits == .updatesFrequently)
            let field = UITextField()
            field.placeholder = "Search"
            #expect(field.isAccessibilityElement && field.accessibilityValue == "Search")
            field.text = "abc"
            field.isSecureTextEntry = true
            #expect(field.accessibilityValue == "•••")
            #expect(!UIView().isAccessibilityElement && UIView().accessibilityTraits == .none)
            #expect(!UIImageView().isAccessibilityElement && UIImageView().accessibilityTraits == .image)
        }
    }

    @Test("What the app says counts")
    func stated() {
        inWorld { _ in
            let view = UILabel()
            view.text = "5"
            view.isAccessibilityElement = false
            view.accessibilityLabel = "Five"
            view.accessibilityValue = "of 10"
            view.accessibilityHint = "Counts"
            view.accessibilityTraits = [.header, .updatesFrequently]
            view.accessibilityElements = [view]
            view.accessibilityElementsHidden = true
            view.accessibilityViewIsModal = true
            view.shouldGroupAccessibilityChildren = true
            #expect(!view.isAccessibilityElement && view.accessibilityLabel == "Five")
            #expect(view.accessibilityValue == "of 10" && view.accessibilityHint == "Counts")
            #expect(view.accessibilityTraits == [.header, .updatesFrequently])
            #expect(view.accessibilityElements?.count == 1 && view.accessibilityElementsHidden)
            #expect(view.accessibilityViewIsModal && view.shouldGroupAccessibilityChildren)
            #expect(!view.accessibilityActivate() && !view.accessibilityPerformEscape())
        }
    }
}
