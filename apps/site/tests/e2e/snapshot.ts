import type { Page } from '@playwright/test';

/**
 * The page as a visitor, a screen reader and a search engine get it, without random differences.
 */
export interface Snapshot {
  readonly head: readonly string[];
  /** The elements and texts of `main`, with the values of its fields. */
  readonly main: readonly string[];
  /** The links that are marked as current in the header and the footer. */
  readonly current: readonly string[];
}

declare global {
  interface Window {
    takeSnapshot(): Snapshot;
  }
}

/** Defines `takeSnapshot` in every document that `page` loads from now on. */
export async function defineSnapshots(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const nameOf = (element: Element) => {
      const attributes = [...element.attributes]
        // The state below has the value. The attribute depends on the steps that led to it.
        .filter(({ name }) => !(name === 'value' && element.matches('input')))
        // The mark of an index follows the scroll position, which is compared by itself.
        .filter(({ name, value }) => !(name === 'aria-current' && value === 'location'))
        .map(({ name, value }) =>
          name === 'style' ? (element as HTMLElement).style.cssText : `${name}="${value}"`,
        );
      const { value, checked } = element as HTMLInputElement;
      const state = element.matches('input, select, textarea') ? [`${value} ${checked}`] : [];
      // React and React Aria number the ids that they create.
      return [element.localName, ...attributes.sort(), ...state]
        .join(' ')
        .replace(/(?:react-aria\d*-)?_[rR]_\w+?_/g, 'id');
    };
    const describe = (node: Node): string[] => {
      if (node instanceof Text) return [node.data];
      // A browser that runs scripts parses the content of `noscript` as text, and React renders
      // none.
      if (!(node instanceof Element) || node.localName === 'noscript') return [];
      // An announcement depends on the steps that led to a state.
      if (node.matches('span[aria-live]')) return [nameOf(node)];
      return [nameOf(node), ...[...node.childNodes].flatMap(describe)];
    };
    window.takeSnapshot = () => {
      const main = document.querySelector('main')?.cloneNode(true) as HTMLElement;
      // Only client-side navigation moves the focus to a heading.
      for (const heading of main.querySelectorAll('h1, h2')) heading.removeAttribute('tabindex');
      // React separates texts by comments when it prerenders, but not when it renders.
      const comments = document.createTreeWalker(main, NodeFilter.SHOW_COMMENT);
      const found: Node[] = [];
      while (comments.nextNode()) found.push(comments.currentNode);
      for (const comment of found) comment.parentNode?.removeChild(comment);
      main.normalize();
      return {
        // The policy belongs to the document, whichever page it shows.
        head: [
          ...document.head.querySelectorAll(
            'title, meta:not([http-equiv]), link:not([rel=modulepreload])',
          ),
        ]
          .map(({ outerHTML }) => outerHTML)
          .sort(),
        main: describe(main),
        current: [...document.querySelectorAll('body > header a, body > footer a')]
          .filter((link) => link.ariaCurrent)
          .map((link) => `${link.getAttribute('href')} ${link.ariaCurrent}`),
      };
    };
  });
}
