import type { Decorator } from '@storybook/react-vite';
import { useEffect, useLayoutEffect } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';

type Icon = 'paintbrush' | 'zoom' | 'transfer';

const choice = (description: string, icon: Icon, titles: Record<string, string>) => ({
  description,
  toolbar: {
    icon,
    dynamicTitle: true,
    items: Object.entries(titles).map(([value, title]) => ({ value, title })),
  },
});

export const globalTypes = {
  theme: choice('Theme', 'paintbrush', {
    light: 'Light',
    dark: 'Dark',
    'light more': 'Light, more contrast',
    'dark more': 'Dark, more contrast',
  }),
  textSize: choice('Text size', 'zoom', { '100%': 'Text 100%', '200%': 'Text 200%' }),
  direction: choice('Reading direction', 'transfer', {
    ltr: 'Left to right',
    rtl: 'Right to left',
  }),
};

export const initialGlobals = { theme: 'light', textSize: '100%', direction: 'ltr' };

const useClientEffect = typeof document === 'undefined' ? useEffect : useLayoutEffect;

/** Puts what the toolbars choose where the theme, rem sizes and React Aria read it. */
const withToolbars: Decorator = (Story, { globals }) => {
  const { theme, textSize, direction } = globals;
  useClientEffect(() => {
    const root = document.documentElement;
    [root.dataset.theme, root.dataset.contrast] = theme.split(' ');
    root.style.fontSize = textSize;
    root.dir = direction;
  }, [theme, textSize, direction]);
  return (
    // Hebrew reads right to left and writes the digits 0 to 9.
    <I18nProvider locale={direction === 'rtl' ? 'he-IL' : 'en-US'}>
      <Story />
    </I18nProvider>
  );
};

export const decorators = [withToolbars];
