extension ReportPage {
    static let style = """
        :root { color-scheme: light dark; --line: #8884; --soft: #8881; }
        body { font: 15px/1.45 system-ui, sans-serif; margin: 0; }
        header { display: flex; gap: 1.5em; align-items: baseline; padding: 1em 2em; border-bottom: 1px solid var(--line); }
        h1 { font-size: 1.3em; margin: 0; }
        h2 { font-size: 1em; text-transform: capitalize; }
        h3 { font-size: .9em; font-weight: 600; margin: 0 0 .6em; overflow-wrap: anywhere; }
        main { padding: 0 2em 3em; }
        .grid { display: flex; flex-wrap: wrap; gap: 1em; align-items: flex-start; }
        article { border: 1px solid var(--line); border-radius: 10px; padding: 1em; background: var(--soft); max-width: 100%; box-sizing: border-box; }
        .pictures { display: flex; gap: 1em; flex-wrap: wrap; }
        figure { margin: 0; }
        img { max-height: 360px; max-width: 100%; border: 1px solid var(--line); border-radius: 6px; display: block; }
        figcaption { font-size: .8em; opacity: .7; padding-top: .3em; }
        pre { font-size: .8em; white-space: pre-wrap; overflow-wrap: anywhere; margin: .8em 0 0; }
        .passed, .recorded { color: #1a8f3c; }
        .changed, .broken, .refused, .missing { color: #d43a2f; }
        """
}
