import Foundation
import ListSource
import PlatformUIKit
import RouterEventsTesting

extension EventName {
  static let songOpened: EventName = "song.opened"
  static let songLiked: EventName = "song.liked"
  static let songRated: EventName = "song.rated"
  static let songShared: EventName = "song.shared"
  static let songDeleted: EventName = "song.deleted"
  static let songNamed: EventName = "song.named"
  static let songsSearched: EventName = "songs.searched"
  static let songsReordered: EventName = "songs.reordered"
}

struct Song: Identifiable, Equatable {
  var id: Int
  var title: String { "song \(id)" }
}

enum PerformedKind: CaseIterable {
  case table, collection
}

/// A screen with songs, whose events a recorder above it records.
@MainActor
struct PerformedScreen {
  let kind: PerformedKind
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  let listView: UIScrollView
  let adapter: ListAdapter
  let recorder: EventRecorder
  let user: ListPerformer

  init(_ kind: PerformedKind, selection: ListSelection = .none) {
    self.kind = kind
    if kind == .table {
      let tableView = ListTableView(frame: window.bounds, style: .plain)
      (listView, adapter) = (tableView, TableAdapter(tableView))
    } else {
      let layout = UICollectionViewFlowLayout()
      let collectionView = ListCollectionView(frame: window.bounds, collectionViewLayout: layout)
      (listView, adapter) = (collectionView, CollectionAdapter(collectionView))
    }
    window.addSubview(listView)
    window.isHidden = false
    adapter.selection = selection
    recorder = EventRecorder(above: listView)
    user = ListPerformer(adapter)
  }

  func show(
    _ songs: some Sequence<Int>,
    layout: SectionLayout = .list(),
    _ modify: (Rows<Song>) -> Rows<Song> = { $0 }
  ) {
    let songs = songs.map { Song(id: $0) }
    adapter.apply(ListSource { modify(Rows(songs, text: \.title)) }.layout(layout))
  }

  /// Shows songs in cells with controls.
  func showControls(_ songs: some Sequence<Int>) {
    let songs = songs.map { Song(id: $0) }
    let rows = kind == .table ? Rows(songs, cell: SongCell.self) : Rows(songs, cell: SongItem.self)
    adapter.apply(ListSource { rows }.layout(.list()))
  }

  /// The ids of the songs whose events the recorder has recorded under a name.
  func songs(_ name: EventName) -> [Int?] {
    recorder.events.filter { $0.name == name }.map { $0.userInfo.listItem(as: Song.self)?.id }
  }

  var selected: [Int] { adapter.selectedItems(of: Song.self).map(\.id).sorted() }

  var controls: SongControls? {
    (adapter as? TableAdapter)?.tableView?.visibleCells.lazy.compactMap { ($0 as? SongCell)?.controls }.first
      ?? (adapter as? CollectionAdapter)?.collectionView?.visibleCells.lazy.compactMap {
        ($0 as? SongItem)?.controls
      }
      .first
  }
}

/// The controls of a cell: two buttons, a switch and a field.
final class SongControls: UIView {
  let like = UIButton(frame: CGRect(x: 0, y: 0, width: 60, height: 40))
  let delete = UIButton(frame: CGRect(x: 60, y: 0, width: 60, height: 40))
  let rating = UISwitch(frame: CGRect(x: 120, y: 0, width: 51, height: 31))
  let field = UITextField(frame: CGRect(x: 200, y: 0, width: 100, height: 40))

  override init(frame: CGRect) {
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    like.setTitle("Like", for: .normal)
    like.emits(.songLiked)
    delete.setTitle("Delete", for: .normal)
    delete.isEnabled = false
    delete.emits(.songDeleted)
    rating.emits(.songRated)
    field.placeholder = "Name"
    field.emits(.songNamed, on: .editingDidEndOnExit)
    for view in [like, delete, rating, field] { addSubview(view) }
  }

  required init?(coder: NSCoder) { nil }
}

final class SongCell: UITableViewCell, ViewConfigurable {
  let controls = SongControls(frame: .zero)

  func configure(with song: Song) {
    contentView.addSubview(controls)
  }
}

final class SongItem: UICollectionViewCell, ViewConfigurable {
  let controls = SongControls(frame: .zero)

  func configure(with song: Song) {
    contentView.addSubview(controls)
  }
}
