/// <reference types="vite/client" />
import { readdirSync } from 'node:fs';
import { type ComponentType, createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';

interface Stories {
  Default?: { args?: object };
  default: { component: ComponentType<object>; args?: object };
}

const storyFiles = import.meta.glob<Stories>('../components/*/*.stories.tsx');

/** What has no place among others: React Aria puts it where it belongs, nobody sees it, or it is no element. */
const placedElsewhere = [
  'Dialog',
  'Drawer',
  'LocaleProvider',
  'Menu',
  'Popover',
  'Toast',
  'Tooltip',
  'VisuallyHidden',
];

const names = readdirSync(new URL('../components', import.meta.url)).filter(
  (name) => !placedElsewhere.includes(name),
);

test.each(names)(
  '%s takes layout props on its outermost element, and keeps them there',
  async (name) => {
    const stories = await storyFiles[`../components/${name}/${name}.stories.tsx`]?.();
    if (!stories) throw new Error(`${name} has no stories.`);
    const { component, args } = stories.default;
    const props = {
      ...args,
      ...stories.Default?.args,
      margin: 'l',
      marginTop: 'xl',
      width: 'half',
    };
    const html = renderToStaticMarkup(createElement(component, props));
    const [outermost = ''] = /<(?!link|style)[^>]*>/.exec(html) ?? [];
    for (const part of ['marginTop-xl', 'marginBottom-l', 'marginInlineEnd-l', 'width-half']) {
      expect(outermost).toContain(`mp-${part}`);
    }
    expect(html.match(/mp-width-half/g)).toHaveLength(1);
    expect(html).not.toMatch(/ (margin|marginTop|width)="(l|xl|half)"/i);
  },
);
