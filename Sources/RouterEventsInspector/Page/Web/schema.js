// The types of the properties of lines, messages and reports, which can come from anywhere.

const isText = value => typeof value === 'string';
const isFlag = value => typeof value === 'boolean';
const isWhole = value => Number.isInteger(value) && Math.abs(value) <= 2 ** 64;
const isOneOf = (...texts) => value => texts.includes(value);
const isListOf = test => value => Array.isArray(value) && value.every(each => test(each));

/** Tests an object's own properties. One whose name ends with `?` may be missing. Others are allowed. */
function isObjectOf(tests) {
  const properties = Object.entries(tests).map(([name, test]) => [name.replace('?', ''), name.endsWith('?'), test]);
  return value => typeof value === 'object' && value !== null && !Array.isArray(value)
    && properties.every(([name, isOptional, test]) => Object.hasOwn(value, name) ? test(value[name]) : isOptional);
}

const isTrace = isObjectOf({
  id: isWhole, name: isText, source: isText, 'parent?': isObjectOf({ event: isWhole, 'hop?': isWhole }), 'message?': isText,
  'sent?': isListOf(isObjectOf({ key: isText, value: isText })),
  hops: isListOf(isObjectOf({
    type: isText, 'roles?': isListOf(isText), 'isReached?': isFlag, 'nanoseconds?': isWhole,
    'decorations?': isListOf(isObjectOf({ key: isText, 'old?': isText, 'oldHop?': isWhole, 'new?': isText })),
    'answers?': isListOf(isObjectOf({ role: isText, disposition: isText, 'heldBack?': isText, 'lack?': isText })),
  })),
  'errors?': isListOf(isText), 'breaches?': isListOf(isText), 'handlers?': isListOf(isText),
  result: isOneOf('handled', 'blocked', 'unhandled', 'dropped'), microsecondsSince1970: isWhole, nanoseconds: isWhole,
});

const isRun = isObjectOf({
  event: isWhole, name: isText, type: isText, microsecondsSince1970: isWhole, nanoseconds: isWhole,
  end: isOneOf('finished', 'failed', 'cancelled'), 'error?': isText,
});

const noteTests = {
  batch: isObjectOf({ text: isText }), report: isObjectOf({ text: isText }), error: isObjectOf({ text: isText }),
  missed: isObjectOf({ count: isWhole }),
};

/** The lines of an app by their kind. The server checks lines by the same table, in `LineShape.swift`. */
const lineTests = {
  hello: isObjectOf({ version: isWhole, app: isText, 'takesInput?': isFlag }), trace: isObjectOf({ trace: isTrace }),
  run: isObjectOf({ run: isRun }), screen: isObjectOf({ width: Number.isFinite, height: Number.isFinite, svg: isText }),
  ...noteTests,
};

/** Returns whether a value is an object whose own property `kind` has a test, and passes it. */
const passes = (tests, value) =>
  isObjectOf({ kind: isText })(value) && Object.hasOwn(tests, value.kind) && tests[value.kind](value);

const isReport = isObjectOf({
  title: isText, 'missed?': isWhole,
  steps: isListOf(isObjectOf({
    'title?': isText, 'note?': isText, 'picture?': isText, events: isListOf(isTrace), 'runs?': isListOf(isRun),
    'notes?': isListOf(note => isObjectOf({ 'after?': isWhole })(note) && passes(noteTests, note)),
  })),
});

const isServerError = isObjectOf({ error: isText });

/** A message from the server with lines of an app, which are checked one by one. */
const isMessage = isObjectOf({
  app: isObjectOf({ id: isText, name: isText, takesInput: isFlag, isConnected: isFlag }), first: isWhole, lines: Array.isArray,
});
