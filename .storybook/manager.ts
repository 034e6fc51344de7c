import { addons } from 'storybook/manager-api';
import { create } from 'storybook/theming';

addons.setConfig({
  theme: create({
    base: 'light',
    brandTitle: 'Milepost',
    colorPrimary: '#1B6B50',
    colorSecondary: '#1B6B50',
    appBg: '#F3EEE5',
    appBorderRadius: 8,
  }),
});
