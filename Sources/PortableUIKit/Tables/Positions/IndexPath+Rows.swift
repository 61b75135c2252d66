public import Foundation

extension IndexPath {
  /// Makes the index path of a row (`developer.apple.com/documentation/foundation/indexpath/init(row:section:)`).
  public init(row: Int, section: Int) {
    self = [section, row]
  }

  /// The section of the row (`developer.apple.com/documentation/foundation/indexpath/section`).
  public var section: Int {
    get { self[0] }
    set { self[0] = newValue }
  }

  /// The index of the row in its section (`developer.apple.com/documentation/foundation/indexpath/row`).
  public var row: Int {
    get { self[1] }
    set { self[1] = newValue }
  }

  /// Makes the index path of an item (`developer.apple.com/documentation/foundation/indexpath/init(item:section:)`).
  public init(item: Int, section: Int) {
    self = [section, item]
  }

  /// The index of the item in its section (`developer.apple.com/documentation/foundation/indexpath/item`).
  public var item: Int {
    get { self[1] }
    set { self[1] = newValue }
  }
}
