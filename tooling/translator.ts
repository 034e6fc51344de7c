/**
 * Calls `report` whenever React changes, moves or removes a text node that it controls, or inserts
 * something before one. A browser that translates the page has replaced that node by elements: the
 * change would be lost on screen, and the other operations throw. React has no separate node for
 * the text of an element whose only child is one string. Runs in the page, before React does, and
 * refers to nothing outside itself.
 */
export function watchText(report: (fault: string) => void): void {
  const isOwnNode = (node: unknown): node is Text =>
    node instanceof Text && Object.keys(node).some((key) => key.startsWith('__reactFiber$'));
  const where = (node: Node | null) => {
    const path: string[] = [];
    for (let at = node instanceof Element ? node : null; at && path.length < 4; ) {
      path.unshift(at.id ? `${at.localName}#${at.id}` : at.localName);
      at = at.parentElement;
    }
    return path.join(' > ');
  };
  const value = Object.getOwnPropertyDescriptor(Node.prototype, 'nodeValue');
  if (!value?.set) throw new Error('This browser has no settable nodeValue.');
  const { set } = value;
  Object.defineProperty(Node.prototype, 'nodeValue', {
    ...value,
    set(this: Node, text: string) {
      if (isOwnNode(this)) {
        report(`“${this.data}” becomes “${text}” in ${where(this.parentNode)}`);
      }
      set.call(this, text);
    },
  });
  const { insertBefore, appendChild, removeChild } = Node.prototype;
  Node.prototype.insertBefore = function <T extends Node>(this: Node, node: T, next: Node | null) {
    if (isOwnNode(next)) {
      report(`${node.nodeName} is inserted before “${next.data}” in ${where(this)}`);
    }
    if (isOwnNode(node) && node.parentNode) report(`“${node.data}” moves in ${where(this)}`);
    return insertBefore.call(this, node, next) as T;
  };
  Node.prototype.appendChild = function <T extends Node>(this: Node, node: T) {
    if (isOwnNode(node) && node.parentNode) report(`“${node.data}” moves in ${where(this)}`);
    return appendChild.call(this, node) as T;
  };
  Node.prototype.removeChild = function <T extends Node>(this: Node, node: T) {
    if (isOwnNode(node)) report(`“${node.data}” is removed from ${where(this)}`);
    return removeChild.call(this, node) as T;
  };
}

/**
 * Translates the current and future content of `root` as Chrome does: each text node leaves the
 * page, and two `<font>` elements take its position. The words stay the same, so that a test can
 * read them. Runs in the page, and refers to nothing outside itself.
 */
export function translate(root: Element = document.body): void {
  const untouched =
    'script, style, noscript, textarea, font, title, svg, [translate=no], .notranslate';
  const replace = (text: Text) => {
    if (!text.data.trim() || !text.parentElement || text.parentElement.closest(untouched)) return;
    const outer = document.createElement('font');
    const inner = outer.appendChild(document.createElement('font'));
    inner.append(text.data);
    text.replaceWith(outer);
  };
  const replaceAll = (node: Node) => {
    if (node instanceof Text) replace(node);
    const texts: Text[] = [];
    const walker = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    texts.forEach(replace);
  };
  const observer = new MutationObserver((changes) => {
    for (const { target, type, addedNodes } of changes) {
      if (type === 'characterData') replaceAll(target);
      for (const node of addedNodes) if (node.isConnected) replaceAll(node);
    }
  });
  replaceAll(root);
  observer.observe(root, { childList: true, subtree: true, characterData: true });
}
