import '@fontsource-variable/figtree/wght.css';
import { addons } from 'storybook/manager-api';
import { getPreferredColorScheme } from 'storybook/theming';
import { sentenceCase } from './sentenceCase.ts';
import { storybookTheme } from './theme.ts';

addons.setConfig({
  theme: storybookTheme(getPreferredColorScheme()),
  sidebar: {
    showRoots: true,
    renderLabel: ({ name, type }) => (type === 'story' ? sentenceCase(name) : name),
  },
});
