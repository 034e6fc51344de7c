import '@milepost/ui/reset.css';
import '@milepost/ui/theme.css';
import { breakpoints } from '@milepost/ui/theme';
import type { Preview } from '@storybook/react-vite';
import { layoutNames } from '../packages/ui/src/styles/layout.ts';
import { DocsFrame, DocsPage } from './DocsPage.tsx';
import { decorators, globalTypes, initialGlobals } from './toolbars.tsx';

/** Shows a choice as the words that it is made of, and what every component takes in a group of its own. */
const readable: NonNullable<Preview['argTypesEnhancers']>[number] = ({ argTypes }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([prop, argType]) => {
      const { type, table } = argType;
      const words =
        typeof type === 'object' && type.name === 'enum'
          ? { type: { summary: type.value.map((one) => JSON.stringify(one)).join(' | ') } }
          : {};
      const shown = { ...argType, table: { ...table, ...words } };
      if (!layoutNames.some((name) => name === prop)) return [prop, shown];
      const category = 'Where it stands among others';
      return [prop, { ...shown, control: 'select', table: { ...shown.table, category } }];
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
  argTypesEnhancers: [readable],
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
          'All components',
          'Brand',
          'Foundations',
          'Components',
          [
            'Actions',
            'Forms',
            'Navigation',
            'Overlays',
            'Feedback',
            'Data',
            'Layout',
            'Type',
            'Content',
          ],
          'Patterns',
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
