import type { ComponentDocs } from '../../testing/docs.ts';

export const docs: ComponentDocs = {
  name: 'LinkProvider',
  summary: 'Makes every link of the kit the link of your router.',
  alsoCalled: ['router', 'navigation'],
  builtOn: 'A context of the kit’s own.',
  when: ['Once around an app with a router: Next.js, React Router, TanStack Router.'],
  whenNot: [
    'For a site without client-side navigation: links are plain anchors.',
    'If you want type-checked routes of TanStack Router: wrap single parts with its `createLink`.',
  ],
  alternatives: [],
  anatomy: ['It renders nothing of its own.'],
  doDont: [
    {
      do: 'Define the component at the top level of a module.',
      dont: 'Define it inside another component: every link would be mounted again on each render.',
    },
  ],
  keyboard: [],
  accessibility: [
    'Pass all attributes and the ref on: they include `aria-current`, and the keyboard support of a menu.',
  ],
  content: [],
};
