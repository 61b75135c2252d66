import Foundation

extension UITableView {
  /// Requests the titles of the section index again
  /// (`developer.apple.com/documentation/uikit/uitableview/reloadsectionindextitles()`).
  public func reloadSectionIndexTitles() {
    indexView?.removeFromSuperview()
    indexView = nil
    let titles = dataSource?.sectionIndexTitles(for: self) ?? []
    guard !titles.isEmpty else { return }
    let index = UIStackView(
      arrangedSubviews: titles.enumerated().map { number, title in entry(title, number) }
    )
    index.axis = .vertical
    index.distribution = .equalSpacing
    addSubview(index)
    indexView = index
    placeIndex()
  }

  /// Places the section index at the trailing edge of the visible area, in front of the rows.
  func placeIndex() {
    guard let indexView else { return }
    let needed = indexView.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize).height
    let (width, height) = (CGFloat(20), min(bounds.height, needed))
    indexView.frame = CGRect(
      x: bounds.maxX - width,
      y: bounds.midY - height / 2,
      width: width,
      height: height
    )
    addSubview(indexView)
  }

  private func entry(_ title: String, _ number: Int) -> UIButton {
    var configuration = UIButton.Configuration.plain()
    configuration.title = title
    configuration.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 0, bottom: 0, trailing: 0)
    return UIButton(
      configuration: configuration,
      primaryAction: UIAction { [weak self] _ in self?.scrollToSection(of: title, number) }
    )
  }

  private func scrollToSection(of title: String, _ number: Int) {
    guard let section = dataSource?.tableView(self, sectionForSectionIndexTitle: title, at: number),
      hasSection(section)
    else { return }
    contentOffset.y = offsetWithinContent(rect(forSection: section).minY - adjustedContentInset.top)
  }
}
