import Basics
import Comparison
import Dispatch
import Foundation
import JSON
import Snapshots

/// The pictures in the page, each embedded once, even if it is shown several times.
struct PagePictures {
    /// The maximum number of bytes of embedded changed pictures. The others are linked: larger pages are slow in
    /// browsers, and nobody reviews more.
    private static let embeddedLimit = 96 << 20
    /// The maximum number of thumbnails. The other pictures are linked, so that a run with one change is reported
    /// quickly. Each thumbnail takes about 5 ms of one core and 7 kB of the page.
    private static let thumbnailLimit = 2000
    private static let largestFile = 512 << 20

    private let embedding: PageEmbedding
    private let artifacts: ContainedFolder
    private let goldens: ContainedFolder
    /// The relative link from the report's folder to that of the goldens.
    private let goldensLink: String
    private let thumbnails: [String: Thumbnail]
    private var embeddedBytes = 0
    private var places: [ContentDigest: Int] = [:]
    private var texts: [String] = []

    init(
        of entries: [ReportEntry], _ embedding: PageEmbedding, artifacts: ContainedFolder, goldens: ContainedFolder
    ) throws(FileError) {
        self.embedding = embedding
        self.artifacts = artifacts
        self.goldens = goldens
        goldensLink = RelativePath.encoded(RelativePath.from(artifacts.root, to: goldens.root))
        thumbnails = embedding == .changed ? try PagePictures.thumbnails(of: entries, in: goldens) : [:]
    }

    /// A picture's sources, and its size in case only a thumbnail is available.
    struct Sources {
        /// The addresses of the pictures: `#picture-3` in the page itself, or a link.
        var images: [Image: String] = [:]
        /// The size in pixels.
        var size: CGSize?
        /// The place of the golden's picture on the actual picture, in pixels, if the page only has the differing part
        /// of the golden.
        var referencePlace: PixelRect?
    }

    /// The kinds of pictures of an entry.
    enum Image: String, JSONName {
        case reference, actual, difference, thumbnail
    }

    mutating func sources(of entry: ReportEntry) throws(FileError) -> Sources {
        var sources = Sources()
        guard entry.kind == .picture else { return sources }
        let kinds: [(FailureArtifacts.Kind, Image)] = [
            (.reference, .reference), (.actual, .actual), (.difference, .difference),
        ]
        for (kind, image) in kinds where entry.artifacts.contains(kind) {
            if kind == .reference, let (crop, actual) = try referenceCrop(of: entry) {
                sources.images[image] = hold(crop.file)
                sources.referencePlace = crop.place
                // Browsers can combine pictures only if both are in the page.
                sources.images[.actual] = hold(actual)
                continue
            }
            guard sources.images[image] == nil else { continue }
            let path = entry.path(kind)
            let held = embedding == .none ? nil : try hold(path, in: artifacts)
            sources.images[image] = held ?? RelativePath.encoded(path)
        }
        if sources.images.isEmpty, entry.hasGolden {
            // If only frames changed, the golden equals the new picture. If the layout no longer rotates, the golden
            // shows the removed picture.
            let isHeld = embedding == .all || embedding == .changed && entry.status.needsLook
            let held = isHeld ? try hold(entry.goldenPath, in: goldens) : nil
            sources.images[.reference] = held ?? goldensLink + RelativePath.encoded(entry.goldenPath)
        }
        if let thumbnail = thumbnails[entry.key] {
            sources.images[.thumbnail] = hold(thumbnail.file, as: "image/webp")
            sources.size = CGSize(width: thumbnail.width, height: thumbnail.height)
        }
        return sources
    }

    /// The differing part of the golden, and the address of the actual picture; nil if the golden is shown whole, or is
    /// not in the page.
    private func referenceCrop(of entry: ReportEntry) throws(FileError) -> (crop: ReferenceCrop, actual: Data)? {
        guard embedding != .none, hasRoom, entry.artifacts.contains(.actual),
            let reference = try artifacts.read(entry.path(.reference), limit: PagePictures.largestFile),
            let actual = try artifacts.read(entry.path(.actual), limit: PagePictures.largestFile),
            let crop = ReferenceCrop(of: reference, beside: actual)
        else { return nil }
        return (crop, actual)
    }

    private var hasRoom: Bool { embedding == .all || embeddedBytes < PagePictures.embeddedLimit }

    /// Embeds a picture and returns its address; nil if the file is missing, or the page has reached its limit.
    private mutating func hold(_ path: String, in folder: ContainedFolder) throws(FileError) -> String? {
        guard hasRoom,
            let data = try folder.read(path, limit: PagePictures.largestFile)
        else { return nil }
        return hold(data)
    }

    private mutating func hold(_ file: Data, as type: String = "image/png") -> String {
        let digest = ContentDigest(of: file)
        let place = places[digest] ?? texts.count
        if place == texts.count {
            places[digest] = place
            texts.append("data:\(type);base64,\(file.base64EncodedString())")
            embeddedBytes += file.count
        }
        return "#picture-\(place)"
    }

    /// The elements that hold the pictures. Browsers decode one when it is shown, not before.
    var html: String {
        texts.enumerated().map { place, text in
            "<script type=\"text/plain\" id=\"picture-\(place)\">\(text)</script>\n"
        }.joined()
    }
}

extension PagePictures {
    /// Thumbnails of pictures that need no review and have a golden, by key. Those of layouts that also have something
    /// for review come first. There are none if nothing needs a review, so that the page is written quickly.
    private static func thumbnails(
        of entries: [ReportEntry], in goldens: ContainedFolder
    ) throws(FileError) -> [String: Thumbnail] {
        let changedFiles = Set(entries.filter(\.status.needsLook).map(\.file))
        guard !changedFiles.isEmpty else { return [:] }
        let rest = entries.filter { $0.kind == .picture && $0.hasGolden && !$0.status.needsLook }
        let isNear: (ReportEntry) -> Bool = { changedFiles.contains($0.file) }
        let chosen = (rest.filter(isNear) + rest.filter { !isNear($0) }).prefix(thumbnailLimit)

        let made = Guarded<[String: Thumbnail]>([:])
        let failure = Guarded<FileError?>(nil)
        // Other threads do not inherit the task's boundary.
        let boundary = FileBoundary.root
        DispatchQueue.concurrentPerform(iterations: chosen.count) { index in
            let entry = chosen[index]
            do throws(FileError) {
                let read = { () throws(FileError) in try goldens.read(entry.goldenPath, limit: largestFile) }
                guard let file = try FileBoundary.within(boundary, read),
                    let thumbnail = thumbnail(of: file)
                else { return }
                made.withLock { $0[entry.key] = thumbnail }
            } catch {
                failure.withLock { $0 = error }
            }
        }
        if let error = failure.withLock(\.self) { throw error }
        return made.withLock(\.self)
    }

    /// The thumbnail; nil if the golden is no longer a picture, in which case its link shows no picture either.
    private static func thumbnail(of file: Data) -> Thumbnail? {
        try? Thumbnail(of: file)
    }
}

extension ReportEntry {
    fileprivate var hasGolden: Bool {
        switch status {
        case .passed, .recorded, .changed: true
        // A refusal can be accepted if there is a golden to remove.
        case .refused: isAcceptable
        case .missing, .skipped, .broken: false
        }
    }
}
