// The app's screen in a phone's frame. Clicks, touches and keys are sent to the app.

const device = {
  section: find('.device'),
  app: undefined,
  isDrawing: false,
  /** The duration of a long press in milliseconds, and the movement that it tolerates in points. */
  rest: 500,
  slack: 10,

  start(send, onLift) {
    this.send = line => this.app?.takesInput && this.app.isConnected && send({ app: this.app.id, line });
    this.onLift = onLift;
    this.glass = h('div', { class: 'glass' });
    this.finger = h('div', { class: 'finger', hidden: true });
    this.name = h('p', { class: 'facts' });
    this.dark = button(() => {
      this.app.isDark = !this.app.isDark;
      this.dark.setAttribute('aria-pressed', String(this.app.isDark));
      this.send({ kind: 'appearance', isDark: this.app.isDark });
    }, { class: 'tool', 'aria-pressed': 'false' }, 'Dark');
    this.section.append(h('div', { class: 'frame' }, this.glass), h('div', { class: 'under' }, this.name, this.dark));
    const on = (name, action) => this.glass.addEventListener(name, action, { passive: false });
    on('pointerdown', event => this.began(event));
    on('pointermove', event => this.moved(event));
    on('pointerup', event => this.ended(event, 'ended'));
    on('pointercancel', event => this.ended(event, 'cancelled'));
    on('wheel', event => this.wheel(event));
    on('keydown', event => this.key(event));
    on('paste', event => {
      event.preventDefault();
      const text = event.clipboardData.getData('text');
      if (text) this.send({ kind: 'key', text });
    });
    on('contextmenu', event => event.preventDefault());
  },

  /** Shows an app's screen. */
  show(app) {
    if (app !== this.app) {
      this.cancel();
      this.app = app;
      this.drawn = undefined;
      this.dark.setAttribute('aria-pressed', String(Boolean(app?.isDark)));
    }
    this.section.hidden = !app?.screen;
    document.body.classList.toggle('withDevice', Boolean(app?.screen));
    if (!app?.screen) return;
    const { glass } = this;
    const what = app.takesInput ? 'Clicks and keys are sent to the app. Tab moves on.' : 'The app accepts no input.';
    fill(glass, { role: app.takesInput ? 'application' : 'group', 'aria-label': `The screen of ${plain(app.label)}. ${what}` });
    if (app.takesInput) glass.tabIndex = 0; else glass.removeAttribute('tabindex');
    glass.classList.toggle('gone', !app.isConnected);
    this.name.textContent = plain(app.label) + (app.isConnected ? '' : ', disconnected');
    this.dark.hidden = !app.takesInput;
    this.draw();
  },

  /** Draws the last screen if it has changed, once the previous one is drawn. */
  async draw() {
    const { app } = this, screen = app?.screen;
    if (this.isDrawing || !screen || screen === this.drawn) return;
    this.isDrawing = true;
    this.drawn = screen;
    const { style } = this.glass, width = Math.max(1, screen.width), height = Math.max(1, screen.height);
    style.setProperty('--wide', width);
    style.setProperty('--high', height);
    const image = h('img', { alt: `Screen of ${plain(app.label)}`, draggable: 'false', src: pictureAddress(screen.svg) });
    await image.decode().catch(() => {});
    if (app === this.app) this.glass.replaceChildren(image, this.finger);
    requestAnimationFrame(() => {
      this.isDrawing = false;
      this.draw();
    });
  },

  /** Returns the position of a pointer event on the app's screen, in points. */
  place(event) {
    const box = this.glass.getBoundingClientRect(), { width, height } = this.app.screen;
    const round = (value, most) => Math.round(Math.min(Math.max(value, 0), most) * 10) / 10;
    const x = (event.clientX - box.x) / box.width * width, y = (event.clientY - box.y) / box.height * height;
    return { x: round(x, width), y: round(y, height) };
  },

  began(event) {
    if (!this.app?.takesInput || event.button !== 0 || this.touch) return;
    event.preventDefault();
    this.glass.focus();
    this.glass.setPointerCapture(event.pointerId);
    const place = this.place(event);
    this.touch = { id: event.pointerId, start: place, place };
    this.touch.timer = setTimeout(() => this.send({ kind: 'longPress', ...this.touch.place }), this.rest);
    this.send({ kind: 'touch', phase: 'began', ...place });
    this.point(place);
  },

  /** Sends movements, at most once a frame. */
  moved(event) {
    const { touch } = this;
    if (touch?.id !== event.pointerId) return;
    const place = this.place(event);
    if (place.x === touch.place.x && place.y === touch.place.y) return;
    touch.place = place;
    if (Math.hypot(place.x - touch.start.x, place.y - touch.start.y) > this.slack) clearTimeout(touch.timer);
    touch.frame ??= requestAnimationFrame(() => {
      touch.frame = undefined;
      this.send({ kind: 'touch', phase: 'moved', ...touch.place });
      this.point(touch.place);
    });
  },

  ended(event, phase) {
    if (this.touch?.id === event.pointerId) this.lift(phase, this.place(event));
  },

  /** Cancels the touch, because another app is shown or the connection is lost. */
  cancel() {
    if (this.touch) this.lift('cancelled', this.touch.place);
  },

  lift(phase, place) {
    const { touch } = this;
    clearTimeout(touch.timer);
    if (touch.frame) {
      cancelAnimationFrame(touch.frame);
      this.send({ kind: 'touch', phase: 'moved', ...touch.place });
    }
    this.touch = undefined;
    this.send({ kind: 'touch', phase, ...place });
    this.finger.hidden = true;
    this.onLift();
  },

  point({ x, y }) {
    this.finger.hidden = false;
    this.finger.style.left = `${x / this.app.screen.width * 100}%`;
    this.finger.style.top = `${y / this.app.screen.height * 100}%`;
  },

  /** Sends the wheel's movement, at most once a frame. */
  wheel(event) {
    if (!this.app?.takesInput || event.ctrlKey) return;
    event.preventDefault();
    const unit = event.deltaMode === 1 ? 16 : event.deltaMode === 2 ? 400 : 1;
    const { dx, dy } = this.turned ?? { dx: 0, dy: 0 };
    this.turned = { dx: dx + event.deltaX * unit, dy: dy + event.deltaY * unit, ...this.place(event) };
    this.wheelFrame ??= requestAnimationFrame(() => {
      const { x, y, dx, dy } = this.turned;
      this.turned = this.wheelFrame = undefined;
      this.send({ kind: 'scroll', x, y, dx: Math.round(dx), dy: Math.round(dy) });
    });
  },

  /**
   * Sends a key, or a key with modifiers as menus show it. The browser keeps Tab, so that the keyboard focus can leave the
   * screen, and the keys of its own clipboard, tabs and zoom.
   */
  key(event) {
    const names = { Backspace: 'backspace', Enter: 'return' };
    const symbols = {
      Backspace: '⌫', Enter: '⏎', Escape: '⎋', ArrowUp: '↑', ArrowDown: '↓', ArrowLeft: '←', ArrowRight: '→',
    };
    const isText = [...event.key].length === 1;
    if (event.isComposing || !isText && !symbols[event.key]) return;
    const command = event.ctrlKey || event.metaKey, isHeld = command || event.altKey;
    // AltGr makes a character. Some browsers report it as Control and Alt.
    const isShortcut = (isHeld && !event.getModifierState('AltGraph')) || !isText && !names[event.key];
    if (isShortcut && command && 'acltvwx+-=0'.includes(event.key.toLowerCase())) return;
    event.preventDefault();
    event.stopPropagation();
    if (isShortcut) {
      const held = (event.altKey ? '⌥' : '') + (event.shiftKey ? '⇧' : '') + (command ? '⌘' : '');
      this.send({ kind: 'key', shortcut: held + (symbols[event.key] ?? event.key.toUpperCase()) });
    } else {
      this.send(isText ? { kind: 'key', text: event.key } : { kind: 'key', name: names[event.key] });
    }
  },
};
