import '@fontsource-variable/figtree/wght.css';
import { addons } from 'storybook/manager-api';
import { getPreferredColorScheme } from 'storybook/theming';
import { storybookTheme } from './theme.ts';

addons.setConfig({
  theme: storybookTheme(getPreferredColorScheme()),
  sidebar: { showRoots: true },
});
