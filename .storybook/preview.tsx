import '@milepost/ui/reset.css';
import '@milepost/ui/theme.css';
import { breakpoints } from '@milepost/ui/theme';
import type { Preview } from '@storybook/react-vite';
import { DocsFrame, DocsPage } from './DocsPage.tsx';
import { decorators, globalTypes, initialGlobals } from './toolbars.tsx';

/** Moves `@default` out of a prop's description, into the table's column for it. */
const withDefaults: NonNullable<Preview['argTypesEnhancers']>[number] = ({ argTypes }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([prop, argType]) => {
      const [description = '', summary] = (argType.description ?? '')
        .split('@default')
        .map((words) => words.trim());
      const defaultValue = summary === undefined ? {} : { defaultValue: { summary } };
      return [prop, { ...argType, description, table: { ...argType.table, ...defaultValue } }];
    }),
  );

const viewport = (name: string, width: number, height: number) => ({
  name,
  styles: { width: `${width}px`, height: `${height}px` },
});

export default {
  tags: ['autodocs'],
  decorators,
  globalTypes,
  argTypesEnhancers: [withDefaults],
  initialGlobals,
  parameters: {
    layout: 'padded',
    a11y: { test: 'error' },
    chromatic: {
      modes: {
        light: { theme: 'light', viewport: 1280 },
        dark: { theme: 'dark', viewport: 1280 },
        phone: { theme: 'light', viewport: 390 },
        'forced colors': { theme: 'light', viewport: 1280, forcedColors: 'active' },
      },
    },
    backgrounds: { disable: true },
    controls: { expanded: true, sort: 'requiredFirst', exclude: ['ref'] },
    docs: {
      page: DocsPage,
      container: DocsFrame,
      toc: { headingSelector: '.docs-section > h2' },
    },
    options: {
      storySort: {
        order: [
          'Start here',
          'Brand',
          'Foundations',
          'Components',
          [
            'Layout',
            'Type',
            'Actions',
            'Site',
            'Forms',
            'Disclosure',
            'Feedback',
            'Overlays',
            'Data',
          ],
          'Patterns',
          'Examples',
          'Pages',
        ],
      },
    },
    viewport: {
      options: {
        smallest: viewport('Smallest phone', 320, 640),
        phone: viewport('Phone', 390, 844),
        tablet: viewport('Tablet', breakpoints.tablet, 1024),
        desktop: viewport('Desktop', breakpoints.desktop, 768),
        wide: viewport('Wide', 1280, 800),
      },
    },
  },
} satisfies Preview;
