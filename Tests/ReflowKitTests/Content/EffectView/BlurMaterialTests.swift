import DisplayList
import Foundation
import KitTestSupport
import KitValues
import Testing

@testable import ReflowKit

@MainActor
@Suite("Materials of blur effects (look.md §19)")
struct BlurMaterialTests {
    private struct Figures: Equatable {
        var radius: CGFloat
        var saturation: CGFloat
        var white: CGFloat
        var alpha: CGFloat
    }

    private func figures(_ style: UIBlurEffect.Style, in appearance: UIUserInterfaceStyle) -> Figures {
        var figures = Figures(radius: 0, saturation: 0, white: 0, alpha: 0)
        UITraitCollection(userInterfaceStyle: appearance).performAsCurrent {
            let material = BlurMaterial(style)
            let color = material.tint.cgColor.rgba
            figures = Figures(
                radius: material.blurRadius, saturation: material.saturation, white: color.red, alpha: color.alpha)
        }
        return figures
    }

    @Test("Light is what UIKit's picture shows; extra light and dark are those of Apple's sample code")
    func documented() {
        inWorld { _ in
            for appearance in [UIUserInterfaceStyle.light, .dark] {
                #expect(
                    figures(.light, in: appearance) == Figures(radius: 30, saturation: 1.8, white: 1, alpha: 0.3))
                #expect(
                    figures(.extraLight, in: appearance)
                        == Figures(radius: 20, saturation: 1.8, white: 0.97, alpha: 0.82))
                #expect(
                    figures(.dark, in: appearance) == Figures(radius: 20, saturation: 1.8, white: 0.11, alpha: 0.73))
            }
        }
    }

    @Test("Styles without Light or Dark in their name are light in a light interface and dark in a dark one")
    func adaptive() {
        inWorld { _ in
            let styles: [(UIBlurEffect.Style, light: UIBlurEffect.Style, dark: UIBlurEffect.Style)] = [
                (.regular, .light, .dark), (.prominent, .extraLight, .extraDark),
                (.systemUltraThinMaterial, .systemUltraThinMaterialLight, .systemUltraThinMaterialDark),
                (.systemThinMaterial, .systemThinMaterialLight, .systemThinMaterialDark),
                (.systemMaterial, .systemMaterialLight, .systemMaterialDark),
                (.systemThickMaterial, .systemThickMaterialLight, .systemThickMaterialDark),
                (.systemChromeMaterial, .systemChromeMaterialLight, .systemChromeMaterialDark),
            ]
            for (style, light, dark) in styles {
                for appearance in [UIUserInterfaceStyle.light, .dark] {
                    #expect(figures(style, in: .light) == figures(light, in: appearance))
                    #expect(figures(style, in: .dark) == figures(dark, in: appearance))
                }
                #expect(figures(light, in: .light).white > figures(dark, in: .light).white)
            }
        }
    }

    @Test("Less is seen through a thicker material, and no two are alike")
    func thickness() {
        inWorld { _ in
            let series: [[UIBlurEffect.Style]] = [
                [
                    .systemUltraThinMaterialLight, .systemThinMaterialLight, .systemMaterialLight,
                    .systemThickMaterialLight,
                ],
                [.systemUltraThinMaterialDark, .systemThinMaterialDark, .systemMaterialDark, .systemThickMaterialDark],
                [.light, .extraLight], [.dark, .extraDark],
            ]
            for styles in series {
                let alphas = styles.map { figures($0, in: .light).alpha }
                #expect(alphas == alphas.sorted() && Set(alphas).count == styles.count)
            }
        }
    }

    @Test("§1: the chrome material is that of bars, #F7F7F7 over white")
    func chrome() {
        inWorld { _ in
            let chrome = figures(.systemChromeMaterial, in: .light)
            #expect(chrome.saturation == 1)
            #expect(((chrome.white * chrome.alpha + 1 - chrome.alpha) * 255).rounded() == 0xF7)
        }
    }
}
