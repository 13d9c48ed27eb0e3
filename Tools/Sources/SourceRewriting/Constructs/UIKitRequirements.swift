/// The optional requirements of UIKit's own protocols. Here they have default implementations, so a call needs no
/// question mark. A test compares the list with ReflowKit's declarations.
enum UIKitRequirements {
    static let optional: Set<MemberName> = Set(
        [
            "adaptivePresentationStyle(for:)", "adaptivePresentationStyle(for:traitCollection:)",
            "application(_:configurationForConnecting:options:)", "application(_:didFinishLaunchingWithOptions:)",
            "application(_:supportedInterfaceOrientationsFor:)", "application(_:willFinishLaunchingWithOptions:)",
            "applicationDidBecomeActive(_:)", "applicationDidEnterBackground(_:)", "applicationDidFinishLaunching(_:)",
            "applicationWillEnterForeground(_:)", "applicationWillResignActive(_:)",
            "collectionView(_:cancelPrefetchingForItemsAt:)", "collectionView(_:didDeselectItemAt:)",
            "collectionView(_:didEndDisplaying:forItemAt:)",
            "collectionView(_:didEndDisplayingSupplementaryView:forElementOfKind:at:)",
            "collectionView(_:didHighlightItemAt:)", "collectionView(_:didSelectItemAt:)",
            "collectionView(_:didUnhighlightItemAt:)", "collectionView(_:layout:insetForSectionAt:)",
            "collectionView(_:layout:minimumInteritemSpacingForSectionAt:)",
            "collectionView(_:layout:minimumLineSpacingForSectionAt:)",
            "collectionView(_:layout:referenceSizeForFooterInSection:)",
            "collectionView(_:layout:referenceSizeForHeaderInSection:)", "collectionView(_:layout:sizeForItemAt:)",
            "collectionView(_:shouldDeselectItemAt:)", "collectionView(_:shouldHighlightItemAt:)",
            "collectionView(_:shouldSelectItemAt:)", "collectionView(_:targetContentOffsetForProposedContentOffset:)",
            "collectionView(_:viewForSupplementaryElementOfKind:at:)", "collectionView(_:willDisplay:forItemAt:)",
            "collectionView(_:willDisplaySupplementaryView:forElementKind:at:)",
            "navigationController(_:didShow:animated:)", "navigationController(_:willShow:animated:)",
            "navigationControllerPreferredInterfaceOrientationForPresentation(_:)",
            "navigationControllerSupportedInterfaceOrientations(_:)", "numberOfSections(in:)",
            "pageViewController(_:spineLocationFor:)",
            "pageViewControllerPreferredInterfaceOrientationForPresentation(_:)",
            "pageViewControllerSupportedInterfaceOrientations(_:)",
            "presentationController(forPresented:presenting:source:)", "scene(_:willConnectTo:options:)",
            "sceneDidBecomeActive(_:)", "sceneDidEnterBackground(_:)", "sceneWillEnterForeground(_:)",
            "sceneWillResignActive(_:)", "scrollViewDidChangeAdjustedContentInset(_:)",
            "scrollViewDidEndDecelerating(_:)", "scrollViewDidEndDragging(_:willDecelerate:)",
            "scrollViewDidEndScrollingAnimation(_:)", "scrollViewDidEndZooming(_:with:atScale:)",
            "scrollViewDidScroll(_:)", "scrollViewDidScrollToTop(_:)", "scrollViewDidZoom(_:)",
            "scrollViewShouldScrollToTop(_:)", "scrollViewWillBeginDecelerating(_:)", "scrollViewWillBeginDragging(_:)",
            "scrollViewWillBeginZooming(_:with:)", "scrollViewWillEndDragging(_:withVelocity:targetContentOffset:)",
            "sectionIndexTitles(for:)", "splitViewController(_:collapseSecondary:onto:)",
            "splitViewController(_:willChangeTo:)",
            "splitViewControllerPreferredInterfaceOrientationForPresentation(_:)",
            "splitViewControllerSupportedInterfaceOrientations(_:)", "tabBarController(_:didSelect:)",
            "tabBarController(_:shouldSelect:)", "tabBarControllerPreferredInterfaceOrientationForPresentation(_:)",
            "tabBarControllerSupportedInterfaceOrientations(_:)", "tableView(_:accessoryButtonTappedForRowWith:)",
            "tableView(_:canEditRowAt:)", "tableView(_:canMoveRowAt:)", "tableView(_:cancelPrefetchingForRowsAt:)",
            "tableView(_:commit:forRowAt:)", "tableView(_:didDeselectRowAt:)",
            "tableView(_:didEndDisplaying:forRowAt:)", "tableView(_:didEndDisplayingFooterView:forSection:)",
            "tableView(_:didEndDisplayingHeaderView:forSection:)", "tableView(_:didEndEditingRowAt:)",
            "tableView(_:didHighlightRowAt:)", "tableView(_:didSelectRowAt:)", "tableView(_:didUnhighlightRowAt:)",
            "tableView(_:editingStyleForRowAt:)", "tableView(_:estimatedHeightForRowAt:)",
            "tableView(_:heightForFooterInSection:)", "tableView(_:heightForHeaderInSection:)",
            "tableView(_:heightForRowAt:)", "tableView(_:indentationLevelForRowAt:)", "tableView(_:moveRowAt:to:)",
            "tableView(_:sectionForSectionIndexTitle:at:)", "tableView(_:shouldHighlightRowAt:)",
            "tableView(_:shouldIndentWhileEditingRowAt:)",
            "tableView(_:targetIndexPathForMoveFromRowAt:toProposedIndexPath:)",
            "tableView(_:titleForDeleteConfirmationButtonForRowAt:)", "tableView(_:titleForFooterInSection:)",
            "tableView(_:titleForHeaderInSection:)", "tableView(_:viewForFooterInSection:)",
            "tableView(_:viewForHeaderInSection:)", "tableView(_:willBeginEditingRowAt:)",
            "tableView(_:willDeselectRowAt:)", "tableView(_:willDisplay:forRowAt:)",
            "tableView(_:willDisplayFooterView:forSection:)", "tableView(_:willDisplayHeaderView:forSection:)",
            "tableView(_:willSelectRowAt:)", "textField(_:shouldChangeCharactersIn:replacementString:)",
            "textFieldDidBeginEditing(_:)", "textFieldDidChangeSelection(_:)", "textFieldDidEndEditing(_:)",
            "textFieldDidEndEditing(_:reason:)", "textFieldShouldBeginEditing(_:)", "textFieldShouldClear(_:)",
            "textFieldShouldEndEditing(_:)", "textFieldShouldReturn(_:)", "viewForZooming(in:)",
        ].map(MemberName.init(method:)))

    /// Whether an optional method belongs to a protocol, or to one that it refines: its name begins as the protocol's does.
    static func belongs(_ name: MemberName, to other: String) -> Bool {
        guard optional.contains(name), other.hasPrefix("UI") else { return false }
        switch name.base {
        case "numberOfSections": return ["UITableViewDataSource", "UICollectionViewDataSource"].contains(other)
        case "sectionIndexTitles": return other == "UITableViewDataSource"
        default: break
        }
        let isOfScrollView = name.base.hasPrefix("scrollView") || name.base == "viewForZooming"
        if isOfScrollView { return other == "UIScrollViewDelegate" || refiningScrollView.contains(other) }
        let stem = other.hasSuffix("DelegateFlowLayout") ? String(other.dropLast("FlowLayout".count)) : other
        return ["Delegate", "DataSource"].contains { suffix in
            stem.hasSuffix(suffix)
                && name.base.lowercased().hasPrefix(stem.dropFirst(2).dropLast(suffix.count).lowercased())
        }
    }

    private static let refiningScrollView: Set = [
        "UITableViewDelegate", "UICollectionViewDelegate", "UICollectionViewDelegateFlowLayout",
    ]

    /// The beginnings of calls of optional requirements.
    static let calls = Set(optional.map(\.base)).map { $0 + "?(" }
}

extension MemberName {
    /// Creates a method's name from the form in documentation: `scene(_:willConnectTo:options:)`.
    init(method: String) {
        let parts = method.split(separator: "(", maxSplits: 1)
        let labels = parts.count < 2 ? [] : parts[1].dropLast().split(separator: ":").map(String.init)
        self.init(base: String(parts[0]), labels: labels)
    }
}
