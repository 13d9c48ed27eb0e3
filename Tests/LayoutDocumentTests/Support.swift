import Foundation
import KitSchema
import LayoutLoading

@testable import LayoutDocument

/// The file name that tests expect in diagnostics.
let testFile = "a.json"

func parse(_ text: String, options: ParseOptions = ParseOptions()) -> LayoutDocument.ParseResult {
    LayoutDocument.parse(Data(text.utf8), file: testFile, options: options)
}

extension ReferencePages {
    /// The pages without the defaults of views' keys.
    static let kit = ReferencePages(of: .kit)
}

/// The diagnostics as printed, without the file.
func diagnostics(_ text: String, options: ParseOptions = ParseOptions()) -> [String] {
    parse(text, options: options).diagnostics.map { String($0.description.dropFirst(testFile.count + 1)) }
}

/// A layout file whose root is one view with these members after its class, all on line 1.
func rootView(_ className: String = "UIView", _ members: String) -> String {
    "{\"root\": {\"class\": \"\(className)\", \(members)}}"
}

/// The root view of a file that has no errors.
func view(_ text: String, options: ParseOptions = ParseOptions()) -> ViewNode? {
    parse(text, options: options).document?.root.view
}

/// The value that a view of this class has for one property; nil if the file is refused.
func value(_ className: String, _ name: String, _ json: String) -> PropertyValue? {
    view(rootView(className, "\"\(name)\": \(json)"))?.property(named: name)?.value
}

/// A valid layout that uses most of the format.
let richLayout = """
    // A profile page.
    {
      "$schema": "../layout.schema.json",
      "semantics": "iOS15",
      "application": {
        "infoPlist": "Info.plist",
        "supportedInterfaceOrientations": ["landscapeRight", "all"], /* order kept */
        "supportedInterfaceOrientations~ipad": ["portrait"],
        "supportedInterfaceOrientations~iphone": "allButUpsideDown",
        "requiresFullScreen": true,
        "delegate": { "supportedInterfaceOrientations": [] },
      },
      "devices": ["iPhone 15", "iPad Pro 11 (1st-4th)"],
      "launchOrientation": "landscape",
      "root": {
        "class": "UIViewController", "id": "profile", "title": "Pröfile 😀",
        "supportedInterfaceOrientations": ["portrait", "landscape"], "shouldAutorotate": false,
        "view": {
          "class": "UIView", "frame": [0, 0, 393, 852], "backgroundColor": "systemBackground",
          "subviews": [
            { "class": "UIImageView", "id": "face", "frame": [16, 80.5, 96, 96], "image": "face.png",
              "contentMode": "scaleAspectFill", "clipsToBounds": true, "layer.cornerRadius": 48,
              "autoresizingMask": ["flexibleRightMargin", "flexibleBottomMargin"],
              "variations": [
                { "when": { "orientation": "landscape", "idiom": "phone" },
                  "set": { "frame": [59, 40, 72, 72], "at": [852, 393], "layer.cornerRadius": 36 } },
                { "when": { "horizontalSizeClass": "regular", "minWidth": 700, "maxWidth": 1400.5 },
                  "set": { "alpha": 0.5, "frame": [0, 0, 10, 10] }, "at": [1024, 768] },
              ] },
            { "class": "UILabel", "frame": [128, 80, 249, 28], "text": "Ada \\ud83d\\ude00", "font": "title2",
              "textColor": { "light": "#102030", "dark": { "color": "white", "alpha": 0.9 } } },
            { "class": "UIButton", "frame": [16, 200, 361, 50], "buttonType": "system",
              "title": { "normal": "Follow", "disabled": "Following" }, "titleLabel.font": { "size": 17, "weight": "semibold" } },
            { "class": "UIScrollView", "fill": "safeArea", "contentSize": [393, 2000], "subviews": [
              { "class": "UITextField", "frame": [16, 16, 361, 34], "placeholder": "Say something", "borderStyle": "roundedRect" },
            ] },
          ],
        },
      },
    }
    """

/// The example in the format's specification, word for word.
let contractLayout = """
    {
      "$schema": "../layout.schema.json",
      "semantics": "iOS15",
      "application": {
        "infoPlist": "Info.plist",
        "supportedInterfaceOrientations": ["portrait", "landscapeLeft", "landscapeRight"],
        "supportedInterfaceOrientations~ipad": ["portrait"],
        "requiresFullScreen": false,
        "delegate": { "supportedInterfaceOrientations": ["portrait"] }
      },
      "devices": ["iPhone 15", "iPad Pro 11 (1st-4th)"],
      "launchOrientation": "portrait",
      "root": {
        "class": "UINavigationController",
        "viewControllers": [
          { "class": "UIViewController", "id": "list", "title": "Photos", "supportedInterfaceOrientations": ["portrait"],
            "view": { "class": "UIView", "frame": [0, 0, 393, 852], "backgroundColor": "systemBackground",
              "subviews": [
                { "class": "UILabel", "id": "title", "frame": [16, 110, 361, 44], "autoresizingMask": ["flexibleWidth", "flexibleBottomMargin"], "text": "Hello", "textAlignment": "center" }
              ] } }
        ]
      },
      "controllers": { "viewer": { "class": "UIViewController", "view": { "class": "UIView", "frame": [0, 0, 393, 852] } } },
      "landscapeAlternative": "viewer",
      "steps": [ { "present": "viewer", "style": "fullScreen" }, { "turn": "landscapeRight" }, { "snapshot": "turned" }, { "dismiss": true } ]
    }
    """

/// A valid layout with every kind of controller, item and step.
let busyLayout = """
    {
      "semantics": "iOS16",
      "root": {
        "class": "UITabBarController", "id": "tabs", "selectedIndex": 1, "tabBar.tintColor": "systemRed",
        "delegate": { "supportedInterfaceOrientations": ["portrait"] },
        "viewControllers": [
          { "class": "UINavigationController", "id": "stack", "navigationBar.prefersLargeTitles": true,
            "viewControllers": [
              { "class": "UIViewController", "id": "list", "title": "Photos",
                "tabBarItem": { "title": "All", "badgeValue": "3", "image": "star" },
                "navigationItem": { "prompt": "Choose", "largeTitleDisplayMode": "never",
                  "leftBarButtonItem": { "systemItem": "edit" },
                  "rightBarButtonItems": [ { "title": "Done", "style": "done" }, { "image": "plus", "width": 40 } ],
                  "titleView": { "class": "UILabel", "text": "Photos" } },
                "toolbarItems": [ { "systemItem": "flexibleSpace" }, { "systemItem": "trash", "isEnabled": false } ],
                "hidesBottomBarWhenPushed": true, "edgesForExtendedLayout": ["top", "bottom"],
                "children": [ { "class": "UIView", "frame": [0, 0, 10, 10] } ],
                "view": { "class": "UIView", "id": "page", "subviews": [
                  { "class": "UILabel", "id": "hello", "frame": [0, 0, 10, 10] } ] } } ] },
          { "class": "UISplitViewController", "id": "split", "preferredDisplayMode": "oneBesideSecondary",
            "viewControllers": [ { "class": "UIView" }, { "class": "UIView" } ] },
          { "class": "UIPageViewController", "transitionStyle": "scroll", "viewControllers": [ { "class": "UIView" } ],
            "presentedViewController": { "class": "UIViewController", "modalPresentationStyle": "formSheet",
              "preferredContentSize": [300, 400], "preferredInterfaceOrientationForPresentation": "landscapeLeft",
              "shouldAutorotateToInterfaceOrientation": ["portrait", "landscapeLeft"], "prefersStatusBarHidden": true } }
        ]
      },
      "controllers": { "viewer": { "class": "UIViewController", "definesPresentationContext": true }, "plain": { "class": "UIView" } },
      "landscapeAlternative": "plain",
      "steps": [
        { "turn": "faceUp" }, { "present": "viewer", "style": "overFullScreen", "animated": false, "from": "list" },
        { "dismiss": "list" }, { "push": "viewer", "from": "stack" }, { "pop": true }, { "selectTab": 0 },
        { "selectTab": "split", "from": "tabs" },
        { "set": { "id": "list", "supportedInterfaceOrientations": "portrait", "title": "New" } },
        { "set": { "id": "hello", "text": "Bye", "frame": [1, 2, 3, 4] } },
        { "set": { "id": "application.delegate", "supportedInterfaceOrientations": null } },
        { "setNeedsUpdateOfSupportedInterfaceOrientations": true }, { "requestGeometryUpdate": ["landscape"] },
        { "attemptRotationToDeviceOrientation": true }, { "setStatusBarOrientation": "landscapeLeft" },
        { "keyboard": true }, { "keyboard": 300.5 }, { "keyboard": false },
        { "snapshot": "the end" }
      ]
    }
    """
