'use strict';

// Elements. Data from an app is only set as text, never as markup.

const SVG = 'http://www.w3.org/2000/svg';

const find = selector => document.querySelector(selector);

/** Creates an element with attributes and children. Strings become text. False and undefined are ignored. */
const h = (tag, attributes, ...children) => fill(document.createElement(tag), attributes, children);

const s = (tag, attributes, ...children) => fill(document.createElementNS(SVG, tag), attributes, children);

function fill(element, attributes, children = []) {
  for (const [name, value] of Object.entries(attributes || {})) {
    if (value === undefined || value === null || value === false) continue;
    if (name === 'style') element.style.cssText = value;
    else if (name.startsWith('on')) element.addEventListener(name.slice(2), value);
    else element.setAttribute(name, value === true ? '' : value);
  }
  // One at a time, because a call takes a limited number of arguments.
  for (const child of children.flat(2)) if (child !== undefined && child !== null && child !== false) element.append(child);
  return element;
}

const button = (onclick, attributes, ...children) => h('button', { type: 'button', ...attributes, onclick }, ...children);

/** Invisible characters, the same as in the Swift code. Joiners and variation selectors are not escaped. */
const invisible =
  /(?![\u180b-\u180d\u180f\u200c\u200d\ufe00-\ufe0f])[\p{Cc}\p{Zl}\p{Zp}\p{DI}\u2800\ufff9-\ufffb]/gu;

/** The maximum length of a text. Only a title can exceed it. */
const longest = 1200;

/** Cuts a text, without leaving half of a surrogate pair. */
const cut = text => text.slice(0, longest).replace(/[\ud800-\udbff]$/, '');

/** Returns whether the trace contains only the beginning of a value. */
const isCut = text => text.endsWith('…') && text.length > 100;

/** Returns whether the value is that of a private key. */
const isPrivate = text => text === '<private>';

/** Shows a text from the app. Invisible characters and direction marks are escaped. */
function shown(whole, kind = 'value') {
  const text = cut(whole);
  const element = h('bdi', { class: kind });
  if (isPrivate(text)) {
    element.append(h('span', { class: 'private', title: 'The key is private.' }, 'private'));
    return element;
  }
  if (text === '') {
    element.append(h('span', { class: 'none' }, kind === 'name' ? 'no name' : 'empty'));
    return element;
  }
  let end = 0;
  for (const match of text.matchAll(invisible)) {
    element.append(text.slice(end, match.index), h('span', { class: 'control' }, escape(match[0])));
    end = match.index + match[0].length;
  }
  element.append(text.slice(end));
  if (text.length < whole.length || isCut(text)) {
    element.append(' ', h('span', { class: 'cut', title: 'The text was longer.' }, 'cut'));
  }
  return element;
}

const plain = text => cut(text).replace(invisible, escape);

const plainName = name => plain(name) || 'no name';

function escape(character) {
  const known = { '\n': '\\n', '\r': '\\r', '\t': '\\t' };
  return known[character] || '\\u{' + character.codePointAt(0).toString(16).toUpperCase() + '}';
}

function time(nanoseconds) {
  for (const [unit, name] of [[1e9, 's'], [1e6, 'ms'], [1e3, 'µs']]) {
    if (nanoseconds >= unit) {
      const value = nanoseconds / unit;
      return (value < 10 ? Math.floor(value * 10) / 10 : Math.floor(value)) + '\u00a0' + name;
    }
  }
  return nanoseconds + '\u00a0ns';
}

function clock(microseconds) {
  const date = new Date(microseconds / 1000);
  const two = number => String(number).padStart(2, '0');
  return two(date.getHours()) + ':' + two(date.getMinutes()) + ':' + two(date.getSeconds()) + '.'
    + String(date.getMilliseconds()).padStart(3, '0');
}

const number = count => count.toLocaleString('en');
const plural = (count, one, many) => number(count) + ' ' + (count === 1 ? one : many);

const sketches = {
  handled: 'M5 9.5 L8 12.5 L13.5 6',
  blocked: 'M5.5 9 H12.5',
  unhandled: 'M6.6 7 a2.5 2.3 0 1 1 3.6 2.2 c-.9 .5 -1.2 .9 -1.2 1.6 M9 13.2 v.1',
  dropped: 'M9 5 V12 M6 9.5 L9 12.5 L12 9.5',
  breach: 'M9 4.8 V10 M9 13 v.1',
  batch: 'M5.5 6 H12.5 M5.5 9 H12.5 M5.5 12 H10',
  report: 'M9 4.8 V10 M9 13 v.1',
  missed: 'M5.5 9 h.1 M9 9 h.1 M12.5 9 h.1',
  error: 'M6.2 6.2 L11.8 11.8 M11.8 6.2 L6.2 11.8',
};

/** Returns the icon of a kind. */
const mark = kind => s('svg', { class: 'mark ' + kind, viewBox: '0 0 18 18', 'aria-hidden': 'true' },
  s('circle', { cx: 9, cy: 9, r: 8.5 }), s('path', { d: sketches[kind] }));
