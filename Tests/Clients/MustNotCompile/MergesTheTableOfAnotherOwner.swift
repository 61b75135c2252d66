// expect: cannot convert
import PortableUIKit
import StrategyTable

final class DetailController: UIViewController {
  static let table: StrategyTable<DetailController> = [:]
}

final class ListController: UIViewController {
  static let table: StrategyTable<ListController> = [:]
  static let otherTable: StrategyTable<ListController> = [:]
  static let merged = table.merging(DetailController.table)
}
