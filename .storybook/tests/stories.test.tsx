import { act } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { commands, page } from 'vitest/browser';
import { trusted } from '../../packages/ui/src/testing/trustedTypes.ts';
import { stories } from './all-stories.ts';

declare module 'vitest/browser' {
  interface BrowserCommands {
    renderStory: typeof import('./server.tsx')['renderStory'];
    textWithoutScript: (html: string) => Promise<{ screen: string; print: string }>;
  }
}

declare global {
  var IS_REACT_ACT_ENVIRONMENT: boolean;
}
globalThis.IS_REACT_ACT_ENVIRONMENT = true;

let host: HTMLElement;
let root: Root | undefined;
beforeEach(() => {
  host = document.body.appendChild(document.createElement('div'));
});
afterEach(async () => {
  await act(async () => root?.unmount());
  root = undefined;
  host.remove();
});

/** Returns the innermost elements that overflow the page at this width and text size. */
const stickingOut = async (width: number, textSize: string) => {
  await page.viewport(width, 800);
  const { documentElement } = document;
  documentElement.style.fontSize = textSize;
  if (documentElement.scrollWidth <= width) return [];
  const parts = [...host.querySelectorAll('*')].filter((element) => {
    const contents = document.createRange();
    contents.selectNodeContents(element);
    return [element, contents]
      .map((box) => box.getBoundingClientRect())
      .some(({ left, right }) => left < 0 || right > width);
  });
  return parts
    .filter((part) => !parts.some((other) => other !== part && part.contains(other)))
    .map((part) => `<${part.localName} class="${part.getAttribute('class')}">`)
    .concat('the page scrolls sideways');
};

// One render for all checks: rendering every story again for each one takes minutes.
test.for(stories)(
  '$id is valid HTML from a server, hydrates without a message and never scrolls sideways',
  async ({ file, name, Story }) => {
    const { html, problems } = await commands.renderStory(file, name);
    expect.soft(problems, 'of the HTML').toEqual([]);

    const messages = (['error', 'warn'] as const).map((level) => vi.spyOn(console, level));
    host.innerHTML = trusted(html);
    await act(async () => {
      root = hydrateRoot(host, <Story />, {
        onRecoverableError: (error) => console.error(error),
      });
    });
    expect.soft(messages.flatMap((spy) => spy.mock.calls)).toEqual([]);
    expect.soft(await stickingOut(320, '100%'), '320 px').toEqual([]);
    expect.soft(await stickingOut(640, '200%'), '640 px, text at 200%').toEqual([]);
  },
);

const shown = stories.filter(({ Story }) => {
  const docs = Story.parameters.docsData;
  const isMarked = docs?.anatomy.some((part) => typeof part !== 'string');
  return isMarked && Story.storyName === (docs?.anatomyStory ?? 'Default');
});

test.for(shown)('$id shows every part that its anatomy numbers', async ({ Story }) => {
  await page.viewport(1280, 900);
  const isInFrame = Story.parameters.docs?.story?.inline === false;
  // A docs page does not run the `play` functions of its stories.
  if (isInFrame) await Story.run();
  else {
    await act(async () => {
      root = createRoot(host);
      root.render(<Story />);
    });
  }
  const { anatomy, name } = Story.parameters.docsData ?? { anatomy: [], name: '' };
  const missing = anatomy.flatMap((part) =>
    typeof part === 'string' || document.querySelector(part.at) ? [] : [part.at],
  );
  expect(missing, name).toEqual([]);
});

const words = (text: string | null) => text?.replaceAll(/\s+/g, ' ').trim() ?? '';

/** Returns every paragraph, heading, item and link of some HTML, hidden or not. */
const passagesOf = (html: string) => {
  const template = document.createElement('template');
  template.innerHTML = trusted(html);
  const parts = template.content.querySelectorAll('p, li, a, h1, h2, h3, h4, h5, h6');
  return [...parts].map((part) => words(part.textContent));
};

test.for(['components-type-prose--default', 'components-navigation-link--default'])(
  '%s can be read completely without JavaScript, on screen and in print',
  async (id) => {
    const story = stories.find((each) => each.id === id);
    const { html } = await commands.renderStory(story?.file ?? '', story?.name ?? '');
    const styles = [...document.querySelectorAll('style')].map(({ outerHTML }) => outerHTML);

    const { screen, print } = await commands.textWithoutScript(styles.join('') + html);

    const passages = passagesOf(html);
    expect(passages).not.toEqual([]);
    for (const text of [screen, print].map(words)) {
      expect(passages.filter((passage) => !text.includes(passage))).toEqual([]);
    }
  },
);
