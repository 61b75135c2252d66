import Foundation
import ListSource
import RouterEvents

#if canImport(UIKit) && !os(watchOS)
  import UIKit
#else
  import PortableUIKit
#endif

extension ListController: UITableViewDataSource {
  func numberOfSections(in tableView: UITableView) -> Int {
    sections.count
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    sections[section].rows.count
  }

  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    sections[section].title
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    CellKinds.quakes.cell(for: row(at: indexPath), in: tableView, at: indexPath)
  }

  private func row(at indexPath: IndexPath) -> any EarthquakeRow {
    sections[indexPath.section].rows[indexPath.row]
  }
}

extension ListController: UITableViewDelegate {
  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    switch row(at: indexPath).height {
    case .automatic: UITableView.automaticDimension
    case .fixed(let points): CGFloat(points)
    }
  }

  // The cell says that it was selected, as it says everything else: what is above it adds where it is.
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    tableView.cellForRow(at: indexPath)?.routerEvent(name: .quakeSelected)
  }
}
