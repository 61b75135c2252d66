/// The destination of a task's reports.
///
/// Pass it to code that works for that task on a different thread.
package struct ReportAddress: Sendable {
  let collector: ReportCollector?
}
