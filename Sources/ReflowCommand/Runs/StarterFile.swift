import LayoutDocument
import LayoutLoading

/// A file of the folder that `reflow init` writes.
struct StarterFile: Sendable {
    let path: String
    let text: String
    /// Whether the file is an example that the user will replace.
    var isExample = false

    @MainActor
    static var all: [StarterFile] {
        [
            StarterFile(path: "Layouts/hello.json", text: layout, isExample: true),
            StarterFile(path: "layout.schema.json", text: LayoutSchema.text(of: .describedKit)),
            StarterFile(path: SuiteDocument.fileName, text: suite),
            StarterFile(path: "suite.schema.json", text: SuiteSchema.text),
            StarterFile(path: ".gitattributes", text: gitAttributes),
            StarterFile(path: ".gitignore", text: gitIgnore),
            StarterFile(path: ".vscode/settings.json", text: editorSettings),
            StarterFile(path: ".vscode/tasks.json", text: editorTasks),
        ]
    }

    private static let layout = """
        {
          "$schema": "../layout.schema.json",
          "devices": ["iPhone 15"],
          // As in an app's Info.plist: the orientations that the application supports.
          "application": { "supportedInterfaceOrientations": ["portrait", "landscapeLeft", "landscapeRight"] },
          "root": {
            "class": "UIViewController",
            // Frames are given for the size of this view. Autoresizing masks adapt them to every other size.
            "view": { "class": "UIView", "id": "page", "frame": [0, 0, 393, 852], "backgroundColor": "systemBackground",
              "subviews": [
                { "class": "UILabel", "id": "title", "frame": [16, 80, 361, 40], "text": "Turn me",
                  "textAlignment": "center", "autoresizingMask": ["flexibleWidth", "flexibleBottomMargin"] },
                { "class": "UIView", "id": "card", "frame": [66, 356, 261, 140], "backgroundColor": "systemTeal",
                  "autoresizingMask": [
                    "flexibleLeftMargin", "flexibleRightMargin", "flexibleTopMargin", "flexibleBottomMargin"
                  ] },
                { "class": "UIView", "id": "bar", "frame": [0, 792, 393, 60], "backgroundColor": "systemIndigo",
                  "autoresizingMask": ["flexibleWidth", "flexibleTopMargin"] }
              ] }
          }
        }

        """

    private static let suite = """
        {
          "$schema": "suite.schema.json",
          // A picture is taken of every combination; "layouts" can override this for single layouts.
          "matrix": { "appearances": ["light"] },
          // By default every pixel must match its golden; at 0.98, people can just see a difference.
          "comparison": { "perceptualPrecision": 1 }
        }

        """

    private static let gitAttributes = """
        # Goldens are compared byte for byte, so git must not change their line endings.
        Snapshots/**/*.png binary
        Snapshots/**/*.txt text eol=lf
        Snapshots/**/*.log text eol=lf
        # For very many pictures, with Git LFS:
        # Snapshots/**/*.png filter=lfs diff=lfs merge=lfs -text

        """

    /// Settings with which Visual Studio Code completes and explains keys by the schemas.
    private static let editorSettings = """
        {
          "json.schemas": [
            { "fileMatch": ["/Layouts/**/*.json", "!reflow.json"], "url": "./layout.schema.json" },
            { "fileMatch": ["reflow.json"], "url": "./suite.schema.json" }
          ],
          // Layouts may have comments.
          "files.associations": { "**/Layouts/**/*.json": "jsonc", "reflow.json": "jsonc" }
        }

        """

    /// A task whose pattern finds every message with a file and a line. Some messages begin with the name of a command.
    private static let editorTasks = """
        {
          "version": "2.0.0",
          "tasks": [
        \(editorTask("Compare layouts", "reflow test", isDefault: true)),
        \(editorTask("Check layouts", "reflow lint Layouts")),
        \(editorTask("Record goldens", "reflow record"))
          ]
        }

        """

    private static func editorTask(_ label: String, _ command: String, isDefault: Bool = false) -> String {
        #"""
            {
              "label": "\#(label)", "type": "shell", "command": "\#(command)",
              "group": { "kind": "test", "isDefault": \#(isDefault) },
              "problemMatcher": {
                "owner": "reflow", "fileLocation": ["relative", "${workspaceFolder}"],
                "pattern": {
                  "regexp": "^(?:reflow [a-z]+: )?(.+?):(\\d+):(?:(\\d+):)? (?:(error|warning|note): )?(.+)$",
                  "file": 1, "line": 2, "column": 3, "severity": 4, "message": 5
                }
              }
            }
        """#
    }

    private static let gitIgnore = """
        report/
        pictures/

        """
}
