/// The roles of the classes of all responders that have been on a route.
///
/// Classes are never unloaded, so no entry becomes stale. The table never removes an entry. It changes an entry only to
/// add the class name when it is first needed.
///
/// Exclusivity checking is off. Accesses cannot overlap, because each one is on the main actor and calls no other code.
@MainActor
final class RoleTable {
  @exclusivity(unchecked) private(set) var classes: ContiguousArray<ClassRoles> = []
  @exclusivity(unchecked) private var indices: [ObjectIdentifier: Int32] = [:]
  @exclusivity(unchecked) private var names: ContiguousArray<String?> = []
  private let recent = RecentClasses()

  /// Returns the roles of the responder's class, and the index of the class in ``classes``.
  func roles(of responder: borrowing any EventResponder) -> (index: Int32, roles: EventRoles) {
    let type = type(of: responder)
    let id = ObjectIdentifier(type)
    if let known = recent[id] { return known }
    let index = index(of: type, id)
    let roles = classes[Int(index)].roles
    recent[id] = (index, roles)
    return (index, roles)
  }

  /// Returns the class name that traces and reports show. The name does not include the module.
  func name(ofClassAt index: Int32) -> String {
    let index = Int(index)
    if let name = names[index] { return name }
    let name = String(describing: classes[index].type)
    names[index] = name
    return name
  }

  @inline(never)
  private func index(of type: any EventResponder.Type, _ id: ObjectIdentifier) -> Int32 {
    if let index = indices[id] { return index }
    let index = Int32(classes.count)
    classes.append(ClassRoles(of: type))
    names.append(nil)
    indices[id] = index
    return index
  }
}

/// A cache of at most 64 recently used classes, indexed by address.
///
/// A look-up takes 2 ns. It would take 15 ns in a dictionary, and 8 ns in an array property because of the exclusivity
/// check.
///
/// The unsafe pointer is used safely. Each index is less than 64, all entries are initialized and trivial, and only
/// `deinit` frees the memory.
private final class RecentClasses {
  private struct Entry {
    var type: ObjectIdentifier?
    var index: Int32
    var roles: EventRoles
  }

  private let entries = UnsafeMutablePointer<Entry>.allocate(capacity: 64)

  init() {
    entries.initialize(repeating: Entry(type: nil, index: 0, roles: []), count: 64)
  }

  deinit {
    entries.deallocate()
  }

  subscript(type: ObjectIdentifier) -> (index: Int32, roles: EventRoles)? {
    get {
      let entry = entries[(Int(bitPattern: type) >> 4) & 63]
      return entry.type == type ? (entry.index, entry.roles) : nil
    }
    set {
      guard let newValue else { return }
      entries[(Int(bitPattern: type) >> 4) & 63] = Entry(
        type: type,
        index: newValue.index,
        roles: newValue.roles
      )
    }
  }
}
