@testable import KitSupport

extension String {
  /// What the demo shows of a word, whose own file imports the kit's support as a part of the package.
  var excerpt: String { bounded().visible }
}
