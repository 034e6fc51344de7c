/** Returns the element that has focus, in whichever document of the window it is. */
function focusedIn({ document }: Window): HTMLElement {
  const focused = document.activeElement as HTMLIFrameElement | null;
  const inner = focused?.contentDocument?.defaultView;
  return inner ? focusedIn(inner) : (focused ?? document.body);
}

/** Hides every change of focus from the listeners of a window, until the returned function is called. */
function hideFocusEvents(view: Window) {
  const end = new AbortController();
  for (const type of ['blur', 'focusout', 'focus', 'focusin']) {
    const options = { signal: end.signal, capture: true };
    view.addEventListener(type, (event) => event.stopImmediatePropagation(), options);
  }
  return () => end.abort();
}

/**
 * Keeps a story in a frame from taking the focus of the docs page or of Storybook, and from scrolling
 * them, until somebody uses the frame. When the story moves focus, the focus returns at once to the
 * element that had it, so that no typed letter is lost. To the story, its own element stays focused.
 */
export function framedStory() {
  const used = new AbortController();
  const options = { signal: used.signal, capture: true };
  let top: Window = window;
  while (top.frameElement) top = top.parent;

  const moveFocus = (move: () => void) => {
    const own = document.activeElement as HTMLElement | null;
    Reflect.deleteProperty(document, 'activeElement');
    if (document.hasFocus()) return move();
    const outer = focusedIn(top);
    const view = outer.ownerDocument.defaultView ?? top;
    const showOuter = hideFocusEvents(view);
    const showOwn = hideFocusEvents(window);
    if (own) focus.call(own, { preventScroll: true });
    showOwn();
    move();
    const next = document.activeElement;
    view.focus();
    outer.focus({ preventScroll: true });
    showOuter();
    // Browsers forget the focused element of a frame that loses focus.
    const get = () => (next?.isConnected ? next : document.body);
    Object.defineProperty(document, 'activeElement', { configurable: true, get });
  };

  const { focus, blur, scrollIntoView } = HTMLElement.prototype;
  const { select } = HTMLInputElement.prototype;
  HTMLElement.prototype.focus = function (settings) {
    moveFocus(() => focus.call(this, { ...settings, preventScroll: true }));
  };
  HTMLElement.prototype.blur = function () {
    moveFocus(() => blur.call(this));
  };
  HTMLInputElement.prototype.select = function () {
    moveFocus(() => select.call(this));
  };
  HTMLElement.prototype.scrollIntoView = () => {};
  const use = ({ isTrusted }: Event) => {
    if (!isTrusted) return;
    Object.assign(HTMLElement.prototype, { focus, blur, scrollIntoView });
    Object.assign(HTMLInputElement.prototype, { select });
    Reflect.deleteProperty(document, 'activeElement');
    used.abort();
  };
  for (const type of ['pointerdown', 'keydown']) window.addEventListener(type, use, options);

  const ignore = (event: FocusEvent) => event.relatedTarget ?? event.stopImmediatePropagation();
  for (const type of ['blur', 'focusout'] as const) window.addEventListener(type, ignore, options);
}
