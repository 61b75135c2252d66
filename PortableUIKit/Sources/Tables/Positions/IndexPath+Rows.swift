public import Foundation

extension IndexPath {
  /// Creates an index path that identifies a row in a section
  /// (`developer.apple.com/documentation/foundation/indexpath/init(row:section:)`).
  public init(row: Int, section: Int) {
    self = [section, row]
  }

  /// The index of the section that contains the row or item
  /// (`developer.apple.com/documentation/foundation/indexpath/section`).
  public var section: Int {
    get { self[0] }
    set { self[0] = newValue }
  }

  /// The index of the row in its section (`developer.apple.com/documentation/foundation/indexpath/row`).
  public var row: Int {
    get { self[1] }
    set { self[1] = newValue }
  }

  /// Creates an index path that identifies an item in a section
  /// (`developer.apple.com/documentation/foundation/indexpath/init(item:section:)`).
  public init(item: Int, section: Int) {
    self = [section, item]
  }

  /// The index of the item in its section (`developer.apple.com/documentation/foundation/indexpath/item`).
  public var item: Int {
    get { self[1] }
    set { self[1] = newValue }
  }
}
