import '@fontsource-variable/figtree/wght.css';
import { addons } from 'storybook/manager-api';
import { getPreferredColorScheme } from 'storybook/theming';
import { sentenceCase } from './sentenceCase.ts';
import { storybookTheme } from './theme.ts';

addons.setConfig({
  theme: storybookTheme(getPreferredColorScheme()),
  sidebar: {
    showRoots: true,
    // The names in other systems are for the search alone.
    renderLabel: ({ name, type }) =>
      type === 'story' ? sentenceCase(name.replace(/ · .*/, '')) : name,
  },
});
