// The models of an app, in a module of their own. Each has the name of a different type in some module of Reflow.

public struct Device: Equatable {
    public var name: String

    public init(name: String) { self.name = name }
}

public struct SafeArea { public init() {} }
public struct LayoutMargins { public init() {} }
public struct NearestName { public init() {} }
public struct Autoresizing { public init() {} }
public struct AutoresizingMask { public init() {} }
public struct AxisFlexibility { public init() {} }
public struct ApplicationOrientations { public init() {} }
public struct BarMetrics { public init() {} }
public struct Bitmap { public init() {} }
public struct ContentDigest { public init() {} }
public struct DeviceCatalogue { public init() {} }
public struct DeviceName { public init() {} }
public struct DigestWriter { public init() {} }
public struct DisplayList { public init() {} }
public struct Drawing { public init() {} }
public struct EventLog { public init() {} }
public struct FileError: Error { public init() {} }
public struct Folder { public init() {} }
public struct ImageAsset { public init() {} }
public struct ImageLoader { public init() {} }
public struct InvalidOrientation { public init() {} }
public struct JSONValue { public init() {} }
public struct JSONWriter { public init() {} }
public struct KitClass { public init() {} }
public struct Layer { public init() {} }
public struct OrientationRequest { public init() {} }
public struct Paint { public init() {} }
public struct Path { public init() {} }
public struct PixelGrid { public init() {} }
public struct PresentationGeometry { public init() {} }
public struct PropertyChange { public init() {} }
public struct Rasterizer { public init() {} }
public struct ReadableContent { public init() {} }
public struct RotationDecision { public init() {} }
public struct RotationFacts { public init() {} }
public struct RotationRecord { public init() {} }
public struct ScreenMetrics { public init() {} }
public struct SHA256 { public init() {} }
public struct SourcePosition { public init() {} }
public struct Stage { public init() {} }
public struct StageSettings { public init() {} }
public struct TextMode { public init() {} }
public struct TreePose { public init() {} }
public struct Typesetter { public init() {} }

public protocol NamedCases {}
