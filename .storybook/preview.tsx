import '@milepost/ui/reset.css';
import '@milepost/ui/theme.css';
import { breakpoints } from '@milepost/ui/theme';
import type { Preview } from '@storybook/react-vite';
import { type ComponentProps, isValidElement, lazy, Suspense } from 'react';
import { layoutNames } from '../packages/ui/src/styles/layout.ts';
import { framedStory } from './framedStory.ts';
import { decorators, docsPage, globalTypes, initialGlobals } from './toolbars.tsx';

/** Loaded lazily: a story needs neither Storybook's own components nor every component's docs. */
const DocsFrame = lazy(async () => ({ default: (await import('./DocsFrame.tsx')).DocsFrame }));
const DocsPage = lazy(async () => ({ default: (await import('./DocsPage.tsx')).DocsPage }));

if (docsPage) framedStory();

/** Whether a value can be typed as JSON: it contains no function and no element. */
const isPlain = (value: unknown): boolean => {
  if (typeof value !== 'object' || value === null) return typeof value !== 'function';
  return !isValidElement(value) && Object.values(value).every(isPlain);
};

/**
 * Shows a union as its members, gives controls only to values that can be typed, and puts the props of
 * every component into a separate group.
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
    a11y: {
      // Every frame of a docs page would load and run axe.
      test: docsPage ? 'off' : 'error',
      // For seven seconds, React Aria's announcement of a button refers to it, even if its dialog has closed.
      context: { exclude: ['[data-live-announcer]'] },
    },
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
      // The table of contents is built once, when its frame is shown, so it waits for the page.
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
            'Data display',
            'Tokens',
            'Theme maker',
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
