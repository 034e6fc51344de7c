import '@fontsource-variable/figtree/wght.css';
import { addons } from 'storybook/manager-api';
import { getPreferredColorScheme } from 'storybook/theming';
import { sentenceCase } from './sentenceCase.ts';
import { storybookTheme } from './theme.ts';

/** Whole screens and docs-like stories, which have no controls: the panel would cover a third of them. */
const isScreen = (id = '') => /^(?:pages|patterns|foundations|brand)-/.test(id);

addons.setConfig({
  theme: storybookTheme(getPreferredColorScheme()),
  layoutCustomisations: {
    showPanel: ({ storyId }, isShown) => (isScreen(storyId) ? false : isShown),
  },
  // Storybook warns in the console about its own zoom tool. Browsers zoom too.
  toolbar: { zoom: { hidden: true } },
  sidebar: {
    showRoots: true,
    // The names in other systems are for the search alone.
    renderLabel: ({ name, type }) =>
      type === 'story' ? sentenceCase(name.replace(/ · .*/, '')) : name,
  },
});
