// Generates the Swift code of an `EventRecorder` test that expects an event. It contains no private value.

/** Returns a Swift string literal. Invisible characters and direction marks are escaped. */
function literal(text) {
  const known = { '\\': '\\\\', '"': '\\"', '\n': '\\n', '\r': '\\r', '\t': '\\t' };
  const escaped = text.toWellFormed().replace(/[\\"\n\r\t]/g, character => known[character]).replace(invisible, escape);
  return `"${escaped}"`;
}

/** Converts any text to the name of a function or a constant. */
function identifier(text) {
  const words = text.match(/[A-Za-z0-9]+/g) || ['event'];
  const name = words.map(word => word[0].toUpperCase() + word.slice(1)).join('').slice(0, 60);
  return name.replace(/^\d/, '_$&').replace(/^[A-Z]+(?=[A-Z][a-z])|^[A-Z]+$|^[A-Z]/, first => first.toLowerCase());
}

/** Swift's keywords, which are names only in backticks. */
const keywords = new Set(('Any Self Type Protocol associatedtype class deinit enum extension fileprivate func import init '
  + 'inout internal let operator precedencegroup private protocol public rethrows static struct subscript typealias var break '
  + 'case catch continue default defer do else fallthrough for guard if in repeat return switch throw where while any as '
  + 'await false is nil self super throws true try').split(' '));

/** Returns whether a constant of the test cannot have this name. */
const isTaken = name => keywords.has(name) || name === 'recorder';

const isTypeName = text => /^_*[A-Z]\w*$/.test(text) && !keywords.has(text);

/** Returns the name of a property as it is written in code, or undefined if it is none. `self` is the value itself. */
const propertyName = name => !/^_*[a-z]\w*$/.test(name) || ['self', 'init'].includes(name) ? undefined
  : keywords.has(name) ? `\`${name}\`` : name;

/** Returns the text of a string as Swift describes it, or undefined if it is no such description. */
function unquoted(description) {
  const known = { '\\': '\\', '"': '"', "'": "'", n: '\n', r: '\r', t: '\t', 0: '\0' };
  let isValid = true;
  const text = description.slice(1, -1).replace(/\\(?:u\{([0-9a-fA-F]{1,6})\}|(.))/gsu, (_, hex, letter) => {
    const code = hex === undefined ? undefined : parseInt(hex, 16);
    isValid &&= code === undefined ? Object.hasOwn(known, letter) : code < 0x11_0000;
    return !isValid ? '' : code === undefined ? known[letter] : String.fromCodePoint(code);
  });
  return isValid ? text : undefined;
}

/** Returns a number, string or Boolean as a literal, or undefined if the description is none. */
function literalOf(description) {
  if (!description.startsWith('"')) return description;
  const text = unquoted(description);
  return text === undefined ? undefined : literal(text);
}

/**
 * Returns a typed event's type, and its properties that are numbers, strings or Booleans. An app describes its types as
 * it likes, so no part of the text is code unless it is a name or becomes a literal.
 */
function messageParts(text) {
  if (text === undefined || text.length > longest || isCut(text)) return undefined;
  const [, type, rest] = /^(\w+)(?:\((.*)\))?$/s.exec(text) || [];
  if (!isTypeName(type)) return undefined;
  if (!rest) return { type, fields: [], isWhole: true };
  const fields = [];
  const field = /(?:^|, )(\w+): ("(?:[^"\\]|\\.)*"|-?\d{1,18}(?:\.\d{1,18})?|true|false)(?=, \w+: |$)/gsy;
  let end = 0, isWhole = true;
  for (let match = field.exec(rest); match; match = field.exec(rest)) {
    const name = propertyName(match[1]), value = literalOf(match[2]);
    if (name === undefined || value === undefined) isWhole = false;
    else fields.push({ name, value });
    end = field.lastIndex;
  }
  return { type, fields, isWhole: isWhole && end === rest.length };
}

/** Returns the condition on `$0` for a value that an event carried. */
function conditionOf(item) {
  const name = literal(item.key);
  if (isPrivate(item.value) || / of \d+ elements$/.test(item.value)) return `$0[${name}] != nil`;
  if (isCut(item.value)) {
    // Swift compares whole characters, and the last one of a prefix may be incomplete.
    const parts = [...new Intl.Segmenter().segment(item.value.slice(0, 60))].slice(0, -1);
    const start = parts.map(part => part.segment).join('');
    return start === '' ? `$0[${name}] != nil` : `"\\($0[${name}] ?? "")".hasPrefix(${literal(start)})`;
  }
  return `"\\($0[${name}] ?? "")" == ${literal(item.value)}`;
}

/** Returns the values of an event when it left its source: those sent, and those that the source added. */
function carried(event) {
  const values = new Map(event.sent.map(item => [item.key, item.value]));
  for (const change of event.hops[0]?.decorations || nothing) {
    if (change.new === undefined) values.delete(change.key);
    else values.set(change.key, change.new);
  }
  values.delete('…');
  return [...values].map(([key, value]) => ({ key, value }));
}

function testText(event) {
  const source = isTypeName(event.source) ? event.source : undefined;
  const typed = messageParts(event.message), plainOwn = identifier(event.source === '' ? 'source' : event.source);
  const own = isTaken(plainOwn) ? plainOwn + 'Source' : plainOwn;
  const sent = event.sent.filter(item => item.key !== '…');
  const conditions = typed ? typed.fields.map(field => `$0.${field.name} == ${field.value}`) : carried(event).map(conditionOf);
  const expected = typed ? `message: ${typed.type}.self` : literal(event.name);
  const lines = [
    'import RouterEventsTesting', 'import Testing', '',
    '@MainActor', '@Test', `func ${own}Emits${identifier(event.name).replace(/^./, first => first.toUpperCase())}() {`,
    `  let ${own} = ${source || 'Source'}()`, `  let recorder = EventRecorder(above: ${own})`, '',
    '  // Replace this line with the action that emits the event, such as a tap or a method call.',
    ...event.message === undefined ? [] : ['  // A request is emitted by ask(_:).'],
  ];
  if (typed?.isWhole) {
    const fields = typed.fields.map(field => `${field.name}: ${field.value}`).join(', ');
    lines.push(`  ${own}.routerEvent(${typed.type}(${fields}))`);
  } else if (event.message !== undefined) {
    lines.push(`  // ${own}.routerEvent(${typed?.type || '…'}(…))`);
  } else if (sent.length === 0) {
    lines.push(`  ${own}.routerEvent(name: ${literal(event.name)})`);
  } else {
    const isNumber = text => /^(-?[1-9]\d{0,17}|0|true|false)$/.test(text);
    const value = item => isPrivate(item.value) ? '"a test value"'
      : isNumber(item.value) ? item.value : literal(item.value);
    const pairs = sent.map(item => `${literal(item.key)}: ${value(item)}`);
    const short = `  ${own}.routerEvent(name: ${literal(event.name)}, userInfo: [${pairs.join(', ')}])`;
    lines.push(...short.length <= 110 ? [short] : [`  ${own}.routerEvent(`, `    name: ${literal(event.name)},`, '    userInfo: [',
      ...pairs.map(pair => `      ${pair},`), '    ]', '  )']);
  }
  lines.push('');
  if (conditions.length === 0) {
    lines.push(`  recorder.expect(${expected})`);
  } else {
    const short = `  recorder.expect(${expected}) { ${conditions.join(' && ')} }`;
    lines.push(...short.length <= 110 ? [short] : [`  recorder.expect(${expected}) {`,
      ...conditions.map((condition, index) => `    ${index > 0 ? '&& ' : ''}${condition}`), '  }']);
  }
  return [...lines, '  recorder.expectNothingElse()', '}', ''].join('\n');
}

function testView(event) {
  const text = testText(event), code = h('pre', { class: 'code', tabindex: 0, 'aria-label': 'Swift test' }, text);
  const copy = button(async () => {
    copy.textContent = await copied(text, code) ? 'Copied' : 'Not copied';
    setTimeout(() => { copy.textContent = 'Copy'; }, 2000);
  }, { class: 'tool' }, 'Copy');
  return h('div', {}, code, h('div', { class: 'tools' }, copy));
}

/** Copies a text. If pages may not write to the clipboard, it selects the text and copies the selection. */
async function copied(text, element) {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    getSelection().selectAllChildren(element);
    return document.execCommand('copy');
  }
}
