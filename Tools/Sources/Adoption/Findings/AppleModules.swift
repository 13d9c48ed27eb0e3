/// The modules of Apple's systems that Linux does not have: what else is missing is a package.
enum AppleModules {
    static func contains(_ module: String) -> Bool { names.contains(module) }

    /// Whether a name is one of Apple's frameworks, by its prefix.
    static func declares(_ name: String) -> Bool { module(of: name) != nil || isOfUIKit(name) }

    /// Whether a name is UIKit's, or of a framework that UIKit brings.
    static func isOfUIKit(_ name: String) -> Bool {
        uikitPrefixes.contains { prefix in
            name.hasPrefix(prefix) && name.dropFirst(prefix.count).first?.isUppercase ?? false
        }
    }

    /// The module that declares a name, by its prefix.
    static func module(of name: String) -> String? {
        prefixes.first { prefix, _ in
            name.hasPrefix(prefix) && name.dropFirst(prefix.count).first?.isUppercase ?? false
        }?.module
    }

    private static let uikitPrefixes = ["UI", "NS", "CA", "CG", "CF", "CT", "kCA", "kCG", "kCF", "kCT", "kUT", "OBJC_"]

    private static let prefixes: [(prefix: String, module: String)] = [
        ("AV", "AVFoundation"), ("MK", "MapKit"), ("CL", "CoreLocation"), ("WK", "WebKit"), ("SF", "SafariServices"),
        ("PH", "Photos"), ("CI", "CoreImage"), ("MF", "MessageUI"), ("MP", "MediaPlayer"), ("UN", "UserNotifications"),
        ("LA", "LocalAuthentication"), ("CN", "Contacts"), ("EK", "EventKit"), ("HK", "HealthKit"), ("GK", "GameKit"),
        ("SCN", "SceneKit"), ("ML", "CoreML"), ("VN", "Vision"), ("AR", "ARKit"), ("CK", "CloudKit"),
        ("CB", "CoreBluetooth"), ("ASAuthorization", "AuthenticationServices"), ("PDF", "PDFKit"), ("QL", "QuickLook"),
        ("MTL", "Metal"), ("MTK", "MetalKit"), ("CM", "CoreMotion"), ("NW", "Network"), ("TK", "TipKit"),
        ("Sec", "Security"), ("kSec", "Security"), ("SecItem", "Security"), ("SK", "StoreKit"),
    ]

    private static let names: Set = [
        "ARKit", "AVFAudio", "AVFoundation", "AVKit", "Accelerate", "AccessorySetupKit", "Accounts", "ActivityKit",
        "AdServices", "AdSupport", "AppIntents", "AppTrackingTransparency", "AppKit", "AssetsLibrary", "AudioToolbox",
        "AuthenticationServices", "BackgroundTasks", "BusinessChat", "CallKit", "CarPlay", "Charts", "CloudKit",
        "Cocoa", "Combine", "CommonCrypto", "Compression", "Contacts", "ContactsUI", "CoreAudio", "CoreBluetooth",
        "CoreData", "CoreFoundation", "CoreGraphics", "CoreHaptics", "CoreImage", "CoreLocation", "CoreMedia",
        "CoreML", "CoreMotion", "CoreNFC", "CoreServices", "CoreSpotlight", "CoreTelephony", "CoreText",
        "CoreTransferable", "CoreVideo", "CryptoKit", "CryptoTokenKit", "Darwin", "DeviceCheck", "EventKit",
        "EventKitUI", "ExternalAccessory", "FileProvider", "GLKit", "GameController", "GameKit", "GameplayKit",
        "HealthKit", "HomeKit", "IOKit", "IOSurface", "IdentityLookup", "ImageIO", "Intents", "IntentsUI",
        "JavaScriptCore", "LinkPresentation", "LocalAuthentication", "MapKit", "MediaPlayer", "MessageUI", "Messages",
        "Metal", "MetalKit", "MetalPerformanceShaders", "MetricKit", "MobileCoreServices", "ModelIO",
        "MultipeerConnectivity", "NaturalLanguage", "Network", "NetworkExtension", "NotificationCenter", "OSLog",
        "Observation", "ObjectiveC", "OpenGLES", "PDFKit", "PassKit", "PencilKit", "Photos", "PhotosUI", "PushKit",
        "QuartzCore", "QuickLook", "QuickLookThumbnailing", "RealityKit", "ReplayKit", "SafariServices", "SceneKit",
        "Security", "SharedWithYou", "Social", "Speech", "SpriteKit", "StoreKit", "SwiftData", "SwiftUI",
        "SystemConfiguration", "TipKit", "UniformTypeIdentifiers", "UserNotifications", "UserNotificationsUI",
        "VideoToolbox", "Vision", "VisionKit", "WatchConnectivity", "WebKit", "WidgetKit", "iAd", "os", "simd",
    ]
}
