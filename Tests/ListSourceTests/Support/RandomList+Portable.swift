#if !canImport(UIKit) || os(watchOS)
  import Foundation
  import ListSource
  import PlatformUIKit
  import RouterEvents
  import TestSupport

  extension UserInfoKeys {
    /// The key of the row whose action was chosen.
    static let rowKey = UserInfoKey<String>("row.key")
  }

  /// Sections with random titles, heights and rows of several kinds, swipes and menus.
  struct RandomList {
    enum Edge {
      case none
      case title(String)
      case view
      case value(String)
    }

    struct Section {
      var id: Int
      var header: Edge
      var footer: Edge
      var height: CellHeight?
      var groups: [Group]

      /// Whether the section is collapsed at first, or nil if it is not collapsible.
      var collapsing: Bool?
    }

    struct Group {
      var kind: Int
      var height: CellHeight?

      /// One bit each for trailing swipes, leading swipes and a menu.
      var actions: Int
      var models: [Content]
    }

    struct Content {
      var id: Int
      var text: Int
    }

    var sections: [Section]
    var height: CellHeight?

    /// Whether sections can be collapsible.
    let folds: Bool

    init(folding folds: Bool, using generator: inout SeededGenerator) {
      self.folds = folds
      let ids = Array(0..<6).shuffled(using: &generator).prefix(.random(in: 0...5, using: &generator))
      sections = ids.map { id in
        Section(
          id: id,
          header: Self.edge(using: &generator),
          footer: Self.edge(using: &generator),
          height: Self.height(using: &generator),
          groups: (0..<Int.random(in: 0...3, using: &generator)).map { _ in Self.group(using: &generator) },
          collapsing: folds ? [nil, nil, false, true].randomElement(using: &generator) ?? nil : nil
        )
      }
      height = Self.height(using: &generator)
    }

    func altered(using generator: inout SeededGenerator) -> RandomList {
      var copy = self
      for _ in 0..<Int.random(in: 0...4, using: &generator) {
        guard let section = copy.sections.indices.randomElement(using: &generator) else { break }
        let other = copy.sections.indices.randomElement(using: &generator) ?? section
        let group = copy.sections[section].groups.indices.randomElement(using: &generator)
        switch (Int.random(in: 0..<10, using: &generator), group) {
        case (0, _): copy.sections.swapAt(section, other)
        case (1, _): copy.sections.remove(at: section)
        case (2, _): copy.sections[section].header = Self.edge(using: &generator)
        case (3, _): copy.sections[section].height = Self.height(using: &generator)
        case (4, _): copy.height = Self.height(using: &generator)
        case (9, _) where folds:
          let foldings = [nil, false, true]
          copy.sections[section].collapsing = foldings.randomElement(using: &generator) ?? nil
        case (5, let group?): copy.sections[section].groups[group].models.shuffle(using: &generator)
        case (6, let group?):
          copy.sections[other].groups.append(copy.sections[section].groups.remove(at: group))
        case (7, let group?):
          for index in copy.sections[section].groups[group].models.indices {
            if Bool.random(using: &generator) { copy.sections[section].groups[group].models[index].text += 1 }
          }
        default: copy.sections[section].groups.append(Self.group(using: &generator))
        }
      }
      return copy
    }

    /// The keys of the rows in each section, including hidden rows. Rows without an id have an empty key.
    var keys: [[String]] { keys { _ in true } }

    /// The keys of the rows in each section, including those of collapsed sections, but with the children of some nodes
    /// only.
    func keys(below isExpanded: (String) -> Bool) -> [[String]] {
      var known: Set<String> = []
      func keys(_ twigs: [Twig]) -> [String] {
        twigs.flatMap { [$0.key] + (isExpanded($0.id) ? keys($0.children ?? []) : []) }
      }
      return sections.map { section in
        section.groups.enumerated().flatMap { number, group in
          if group.kind == Self.outline { return keys(Self.twigs(of: group, number, in: section.id)) }
          return group.models.map { Self.model($0, kind: group.kind).key }
            .filter { $0.isEmpty || known.insert($0).inserted }
        }
      }
    }

    private static let outline = 5

    /// The nodes at the top of a group that is an outline. Their ids are unique in the list.
    private static func twigs(of group: Group, _ number: Int, in section: Int) -> [Twig] {
      var known: Set<Int> = []
      let models = group.models.filter { known.insert($0.id).inserted }
      func twig(_ index: Int) -> Twig {
        let children = [2 * index + 2, 2 * index + 3].filter { $0 < models.count }.map(twig)
        let isLeaf = children.isEmpty && models[index].id % 2 == 0
        return Twig("\(section)-\(number)-\(models[index].id)", models[index], isLeaf ? nil : children)
      }
      return models.indices.prefix(2).map(twig)
    }

    /// The ids of all nodes, parents before their children.
    var nodes: [String] { keys.joined().filter { $0.hasPrefix("Twig ") }.map { String($0.dropFirst(5)) } }

    func without(_ key: String) -> RandomList {
      var copy = self
      for section in copy.sections.indices {
        for group in copy.sections[section].groups.indices {
          let (id, kind) = (copy.sections[section].id, copy.sections[section].groups[group].kind)
          if kind == Self.outline {
            copy.sections[section].groups[group].models.removeAll { "Twig \(id)-\(group)-\($0.id)" == key }
            continue
          }
          copy.sections[section].groups[group].models.removeAll { Self.model($0, kind: kind).key == key }
        }
      }
      return copy
    }

    private static func model(_ content: Content, kind: Int) -> any TextModel {
      switch kind {
      case 0, 1: return Number(content)
      case 2: return Mixed(content)
      case 3: return Anonymous(content)
      default: return content.id % 2 == 0 ? Number(content) as any TextModel : Mixed(content)
      }
    }

    private static func edge(using generator: inout SeededGenerator) -> Edge {
      switch Int.random(in: 0..<5, using: &generator) {
      case 0: .view
      case 2: .value("\(Int.random(in: 20..<50, using: &generator))")
      case 1: .title("title \(Int.random(in: 0..<3, using: &generator))")
      default: .none
      }
    }

    private static func height(using generator: inout SeededGenerator) -> CellHeight? {
      switch Int.random(in: 0..<8, using: &generator) {
      case 0: .automatic
      case 1: .fixed(0)
      case 2: .fixed(70)
      case 3: .fixed(30)
      default: nil
      }
    }

    private static func group(using generator: inout SeededGenerator) -> Group {
      let models = (0..<Int.random(in: 0...9, using: &generator)).map { _ in
        Content(id: .random(in: 0..<40, using: &generator), text: .random(in: 0..<60, using: &generator))
      }
      return Group(
        kind: .random(in: 0..<6, using: &generator),
        height: height(using: &generator),
        actions: .random(in: 0..<8, using: &generator),
        models: models
      )
    }

    @MainActor
    func source(_ view: (Int) -> UIView) -> ListSource {
      let source = ListSource(
        sections: sections.map { section in
          var result = ListSection(section.id) {
            for (number, group) in section.groups.enumerated() { Self.rows(group, number, in: section.id) }
          }
          if let height = section.height { result = result.height(height) }
          if let collapsing = section.collapsing {
            result = result.collapsible(emits: "toggled", isCollapsed: collapsing)
          }
          switch section.header {
          case .none: break
          case .title(let title): result = result.title(title)
          case .view: result = result.header(view(section.id))
          case .value(let text): result = result.header(showing: text) { Banner() }
          }
          switch section.footer {
          case .none: break
          case .title(let title): result = result.footerTitle(title)
          case .view: result = result.footer(view(10 + section.id))
          case .value(let text): result = result.footer(showing: text) { Banner() }
          }
          return result
        }
      )
      return height.map { source.height($0) } ?? source
    }

    @MainActor
    private static func rows(_ group: Group, _ number: Int, in section: Int) -> AnyRows {
      let models = group.models
      func rows<Model>(_ declared: Rows<Model>) -> AnyRows {
        var rows = group.kind == 1 ? declared : declared.reorderable(emits: "moved")
        if group.actions & 1 != 0 {
          rows = rows.swipe(.trailing, performsFirstActionWithFullSwipe: group.kind != 0) { model in
            removal(of: model)
            flag(of: model)
          }
        }
        if group.actions & 2 != 0 {
          rows = rows.swipe(.leading) { model in
            flag(of: model)
            RowAction("Ignore", emits: "ignored")
          }
        }
        if group.actions & 4 != 0 {
          rows = rows.menu { model in
            flag(of: model)
            removal(of: model)
          }
        }
        return (group.height.map { rows.height($0) } ?? rows).erased
      }
      switch group.kind {
      case 0: return rows(Rows(models.map(Number.init)))
      case 1: return rows(Rows(models.map(Number.init), cell: OtherNumberCell.self).onSelect { _, _ in })
      case 2: return rows(Rows(models.map(Mixed.init)))
      case 3:
        return rows(Rows(models.map(Anonymous.init), text: { $0.shownText }))
      case outline:
        let twigs = twigs(of: group, number, in: section)
        let declared = Rows(twigs, children: \.children) { twig, _ in
          var content = UIListContentConfiguration.cell()
          content.text = twig.shownText
          return content
        }
        return rows(declared.expandable(emits: "toggled"))
      default:
        let mixed: [any TextModel] = models.map { $0.id % 2 == 0 ? Number($0) as any TextModel : Mixed($0) }
        return rows(Rows(mixed))
      }
    }
  }

  @MainActor
  private func removal<Model>(of model: Model) -> RowAction<Model> {
    let key = (model as? any TextModel)?.key ?? "?"
    return RowAction("Remove", style: .destructive, emits: "removed") { [.rowKey: key] }
  }

  @MainActor
  private func flag<Model>(of model: Model) -> RowAction<Model> {
    let key = (model as? any TextModel)?.key ?? "?"
    return RowAction("Flag", emits: "flagged") { [.rowKey: key] }
  }

  /// A model with the text of its cell.
  protocol TextModel: Texted {
    /// The key of its row, or an empty text if the row is identified by position.
    var key: String { get }
  }

  struct Number: TextModel, Identifiable, Equatable {
    let id: Int
    let shownText: String
    var key: String { "Number \(id)" }

    init(_ content: RandomList.Content) {
      id = content.id
      shownText = "\(40 + content.text)"
    }
  }

  /// A node of an outline.
  struct Twig: TextModel, Identifiable, Equatable {
    let id: String
    let shownText: String
    let children: [Twig]?
    var key: String { "Twig \(id)" }

    init(_ id: String, _ content: RandomList.Content, _ children: [Twig]?) {
      (self.id, shownText, self.children) = (id, "twig \(content.text)", children)
    }
  }

  struct Mixed: TextModel, CellModel, Identifiable, Equatable {
    let id: Int
    let shownText: String
    let reuseIdentifier: String
    let height: CellHeight
    var key: String { "Mixed \(id)" }

    init(_ content: RandomList.Content) {
      id = content.id
      shownText = "mixed \(content.text)"
      reuseIdentifier = content.text % 3 == 0 ? "big" : "small"
      height = content.text % 4 == 0 ? .fixed(55) : .automatic
    }
  }

  /// A model that is neither `Identifiable` nor `Equatable`.
  private struct Anonymous: TextModel {
    let shownText: String
    var key: String { "" }

    init(_ content: RandomList.Content) {
      shownText = "anonymous \(content.text)"
    }
  }

  typealias NumberCell = TextedCell<Number>
  typealias SmallCell = TextedCell<Mixed>
  typealias SmallItem = TextedItem<Mixed>

  final class OtherNumberCell: UITableViewCell, PairedCell {
    typealias InCollections = OtherNumberItem

    func configure(with number: Number) {
      textLabel?.text = number.shownText
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
      CGSize(width: size.width, height: CGFloat(Double(shownText) ?? 44))
    }
  }

  final class OtherNumberItem: TextedItem<Number> {}

  final class BigCell: TextedCell<Mixed> {
    override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 90) }
  }

  final class BigItem: TextedItem<Mixed> {
    override var ownHeight: CGFloat? { 90 }
  }
#endif
