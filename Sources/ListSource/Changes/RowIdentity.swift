internal import KitSupport

/// The identity of a row in a list with models of several types.
///
/// The identity consists of the id and the type of the model. For example, a `Quake` and a `User` with the id 7 are
/// different rows. If the model has no id, the identity consists of the section's id and the row's index in that
/// section.
///
/// `RowIdentity` is not `Sendable`, because an id whose type is known only at run time might not be. If all ids of a
/// list have the same type, snapshots can contain the ids themselves.
public struct RowIdentity: Hashable, CustomStringConvertible {
  private let model: Any.Type?
  private let id: AnyHashable

  /// Creates the identity of a model from its type at run time and its id. The model can be an `any Identifiable`.
  public init<Model: Identifiable>(_ model: Model) {
    self.model = type(of: model)
    id = AnyHashable(model.id)
  }

  @usableFromInline
  init(id: AnyHashable, of model: Any.Type) {
    self.model = model
    self.id = id
  }

  /// Creates the identity of a row whose model has no id, from the section's id and the row's index in that section.
  ///
  /// The content of such a row can change while its identity stays the same. For such rows, return true from the
  /// `rowChanged` closure of ``ListChanges/init(from:to:rowChanged:sectionChanged:)``.
  public init(position: Int, in section: AnyHashable) {
    model = nil
    id = AnyHashable(Position(position: position, section: section))
  }

  /// Returns whether two identities have the same id and model type, or the same section and index.
  public static func == (one: RowIdentity, other: RowIdentity) -> Bool {
    one.model == other.model && one.id == other.id
  }

  /// Hashes the id and the model type, or the section and the index.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(model.map(ObjectIdentifier.init))
    hasher.combine(id)
  }

  /// Whether the identity is a position, because the model has no id.
  var isPosition: Bool { model == nil }

  /// A description such as `7 of Quake`, or `position 2 in 'recent'` if the model has no id.
  public var description: String {
    let id = boundedDescription(of: id)
    return model.map { "\(id) of \($0)" } ?? id
  }

  /// Returns whether the model has the given id, regardless of the model's type.
  func has(_ id: AnyHashable) -> Bool {
    self.id == id || (self.id.base as? RowIdentity)?.has(id) == true
  }

  /// A description of the types of the id and the model, such as `Int of Quake`, or `position` if the model has no id.
  ///
  /// If both types are equal, the description contains the type only once.
  var typeOfID: String {
    if let identity = id.base as? RowIdentity { return identity.typeOfID }
    guard let model else { return "position" }
    let own = type(of: id.base)
    return own == model ? "\(own)" : "\(own) of \(model)"
  }

  private struct Position: Hashable, CustomStringConvertible {
    let position: Int
    let section: AnyHashable
    var description: String { "position \(position) in '\(boundedDescription(of: section))'" }
  }
}
