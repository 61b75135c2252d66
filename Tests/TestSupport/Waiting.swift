@_exported public import RouterEventsTesting
