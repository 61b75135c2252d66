struct Settings: Equatable {
  var displayName = "Ada"
  var notifies = true
  var previews = false
  var fontSize = 14
}
