import type { Decorator } from '@storybook/react-vite';
import { type PropsWithChildren, useEffect, useLayoutEffect } from 'react';
import { LocaleProvider } from '../packages/ui/src/components/LocaleProvider/LocaleProvider.tsx';
import { harbor } from '../packages/ui/src/examples/harbor/harbor.ts';
import type { Words } from '../packages/ui/src/internal/words.ts';
import { spanish } from '../packages/ui/src/locales/es-US.ts';
import { createTheme } from '../packages/ui/src/theme/createTheme.ts';

type Icon = 'paintbrush' | 'zoom' | 'transfer' | 'component' | 'form' | 'globe';

const choice = (description: string, icon: Icon, titles: Record<string, string>) => ({
  description,
  toolbar: {
    icon,
    dynamicTitle: true,
    items: Object.entries(titles).map(([value, title]) => ({ value, title })),
  },
});

export const globalTypes = {
  brand: choice('Brand', 'component', { kit: 'Milepost', harbor: 'Harbor (a second lender)' }),
  theme: choice('Theme', 'paintbrush', {
    system: 'System setting',
    light: 'Light',
    dark: 'Dark',
    'system more': 'System setting, more contrast',
    'light more': 'Light, more contrast',
    'dark more': 'Dark, more contrast',
  }),
  density: choice('Density', 'form', { comfortable: 'Comfortable', compact: 'Compact' }),
  textSize: choice('Text size', 'zoom', { '100%': 'Text 100%', '200%': 'Text 200%' }),
  locale: choice('Language', 'globe', { 'en-US': 'English', 'es-US': 'Spanish (the kit’s words)' }),
  direction: choice('Reading direction', 'transfer', {
    ltr: 'Left to right',
    rtl: 'Right to left',
  }),
};

/** The docs page that contains this frame. */
export const docsPage =
  typeof window === 'undefined'
    ? null
    : window.frameElement?.closest<HTMLElement>('[data-toolbars]');

/** The toolbar settings of the docs page. DocsFrame writes them there. */
const ofDocsPage = (): object => JSON.parse(docsPage?.dataset.toolbars ?? '{}');

export const initialGlobals = {
  brand: 'kit',
  theme: 'light',
  density: 'comfortable',
  textSize: '100%',
  locale: 'en-US',
  direction: 'ltr',
  ...ofDocsPage(),
};

/** The kit’s own text in languages other than English. */
const words: Record<string, Words> = { 'es-US': spanish };

const harborTheme = createTheme(harbor, ':root[data-brand="harbor"]');

/** Sets an attribute only if the setting differs from the kit's default. */
const set = (name: string, value: string | undefined, usual: string) => {
  const { dataset } = document.documentElement;
  if (value === undefined || value === usual) delete dataset[name];
  else dataset[name] = value;
};

const useClientEffect = typeof document === 'undefined' ? useEffect : useLayoutEffect;

type Toolbars = Record<keyof typeof globalTypes, string>;

/** Applies the toolbar settings where the theme, rem sizes and React Aria read them. */
export function WithToolbars({ chosen, children }: PropsWithChildren<{ chosen: Toolbars }>) {
  const { brand, theme, density, textSize, locale, direction } = chosen;
  useClientEffect(() => {
    const root = document.documentElement;
    const [name, contrast] = theme.split(' ');
    set('theme', name, 'system');
    set('contrast', contrast, 'usual');
    set('brand', brand, 'kit');
    set('density', density, 'comfortable');
    root.style.fontSize = textSize;
    root.lang = locale;
    root.dir = direction;
  }, [brand, theme, density, textSize, locale, direction]);
  return (
    <LocaleProvider
      // React Aria takes the direction from the script.
      locale={direction === 'rtl' ? `${new Intl.Locale(locale, { script: 'Hebr' })}` : locale}
      words={words[locale]}
    >
      <style>{harborTheme}</style>
      {children}
    </LocaleProvider>
  );
}

const withToolbars: Decorator = (Story, { globals }) => (
  <WithToolbars chosen={{ ...initialGlobals, ...globals }}>
    <Story />
  </WithToolbars>
);

export const decorators = [withToolbars];
