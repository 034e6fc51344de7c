import '@milepost/ui/reset.css';
import '@milepost/ui/theme.css';
import { breakpoints } from '@milepost/ui/theme';
import type { Preview } from '@storybook/react-vite';
import { type ComponentProps, isValidElement, lazy, Suspense } from 'react';
import { layoutNames } from '../packages/ui/src/styles/layout.ts';
import { DocsFrame } from './DocsFrame.tsx';
import { decorators, globalTypes, initialGlobals } from './toolbars.tsx';

/** It reads every component's docs, which a story has no use for. */
const DocsPage = lazy(async () => ({ default: (await import('./DocsPage.tsx')).DocsPage }));

/** Whether a value can be typed as JSON: no function and no element stands in it. */
const isPlain = (value: unknown): boolean => {
  if (typeof value !== 'object' || value === null) return typeof value !== 'function';
  return !isValidElement(value) && Object.values(value).every(isPlain);
};

/**
 * Shows a choice as the words that it is made of, gives controls to what can be typed alone, and puts
 * what every component takes in a group of its own.
 */
const readable: NonNullable<Preview['argTypesEnhancers']>[number] = ({ argTypes, initialArgs }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([prop, argType]) => {
      const { type, table } = argType;
      const words =
        typeof type === 'object' && type.name === 'enum'
          ? { type: { summary: type.value.map((one) => JSON.stringify(one)).join(' | ') } }
          : {};
      const shown = { ...argType, table: { ...table, ...words } };
      if (layoutNames.some((name) => name === prop)) {
        const category = 'Layout';
        const options = typeof type === 'object' && type.name === 'enum' ? type.value : [];
        const control = { type: 'select' } as const;
        return [prop, { ...shown, control, options, table: { ...shown.table, category } }];
      }
      const summary = shown.table.type?.summary ?? '';
      const value = initialArgs[prop];
      if (!isPlain(value) || /=>|\bRef</.test(summary)) return [prop, { ...shown, control: false }];
      if (/ReactNode|ReactElement/.test(summary)) {
        const isText = value === undefined || typeof value === 'string';
        return [prop, { ...shown, control: isText ? { type: 'text' } : false }];
      }
      if (summary === 'number | null') return [prop, { ...shown, control: { type: 'number' } }];
      return [prop, shown];
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
      page: () => <DocsPage />,
      // The list of contents is made once, as its frame is shown: it waits for the page.
      container: (props: ComponentProps<typeof DocsFrame>) => (
        <Suspense>
          <DocsFrame {...props} />
        </Suspense>
      ),
      toc: {
        headingSelector: '.docs-section > h2, .sbdocs-content > h2, .sbdocs-content > div > h2',
      },
    },
    options: {
      storySort: {
        order: [
          'Start here',
          'All components',
          'Brand',
          'Foundations',
          [
            'Color',
            'Type',
            'Space and shape',
            'Elevation',
            'Grid',
            'Motion',
            'Icons',
            'Illustration',
            'Voice',
          ],
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
