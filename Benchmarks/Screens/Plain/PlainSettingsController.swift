import Foundation
import PlatformUIKit

final class PlainSettingsController: UITableViewController {
  private enum Section: String { case profile = "Profile", notifications = "Notifications", text = "Text" }
  private enum Row { case displayName, notifies, previews, fontSize }

  private final class DataSource: UITableViewDiffableDataSource<Section, Row> {
    override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
      sectionIdentifier(for: section)?.rawValue
    }

    override func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
      sectionIdentifier(for: section) == .notifications ? "Previews show the text of messages." : nil
    }
  }

  private(set) var settings: Settings { didSet { showSettings() } }
  private let nameField = UITextField(frame: CGRect(x: 0, y: 0, width: 180, height: 44))
  private let notifiesSwitch = UISwitch()
  private let previewsSwitch = UISwitch()
  private let sizeStepper = UIStepper()
  private lazy var cells: [Row: UITableViewCell] = [
    .displayName: cell("Name", with: nameField), .notifies: cell("Notifications", with: notifiesSwitch),
    .previews: cell("Previews", with: previewsSwitch), .fontSize: cell("Font size", with: sizeStepper),
  ]
  private lazy var dataSource = DataSource(tableView: tableView) { [weak self] _, _, row in self?.cells[row] }

  init(_ settings: Settings) {
    self.settings = settings
    super.init(style: .insetGrouped)
    title = "Settings"
    (sizeStepper.minimumValue, sizeStepper.maximumValue) = (10, 30)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    // Without an action for this event, the Return key would not end editing.
    nameField.addAction(UIAction { _ in }, for: .editingDidEndOnExit)
    edit(nameField, on: .editingChanged) { $0.displayName = $1.text ?? "" }
    edit(notifiesSwitch) { $0.notifies = $1.isOn }
    edit(previewsSwitch) { $0.previews = $1.isOn }
    edit(sizeStepper) { $0.fontSize = Int($1.value) }
    showSettings()
  }

  private func edit<Control: UIControl>(
    _ control: Control,
    on event: UIControl.Event = .valueChanged,
    _ change: @escaping (inout Settings, Control) -> Void
  ) {
    let action = UIAction { [weak self, unowned control] _ in
      if let self { change(&settings, control) }
    }
    control.addAction(action, for: event)
  }

  private func cell(_ label: String, with control: UIControl) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.selectionStyle = .none
    cell.accessoryView = control
    control.accessibilityLabel = label
    show(label, in: cell)
    return cell
  }

  private func show(_ label: String, detail: String? = nil, in cell: UITableViewCell?) {
    var content = UIListContentConfiguration.valueCell()
    (content.text, content.secondaryText) = (label, detail)
    cell?.contentConfiguration = content
  }

  private func showSettings() {
    if nameField.text != settings.displayName { nameField.text = settings.displayName }
    notifiesSwitch.setOn(settings.notifies, animated: true)
    previewsSwitch.setOn(settings.previews, animated: true)
    sizeStepper.value = Double(settings.fontSize)
    show("Font size", detail: "\(settings.fontSize)", in: cells[.fontSize])
    var snapshot = NSDiffableDataSourceSnapshot<Section, Row>()
    snapshot.appendSections([.profile, .notifications, .text])
    snapshot.appendItems([.displayName], toSection: .profile)
    snapshot.appendItems(settings.notifies ? [.notifies, .previews] : [.notifies], toSection: .notifications)
    snapshot.appendItems([.fontSize], toSection: .text)
    dataSource.apply(snapshot, animatingDifferences: view.window != nil)
  }
}
