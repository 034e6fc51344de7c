import { create } from 'storybook/theming';
import { defaultTheme } from '../packages/ui/src/theme/tokens.ts';

const sign = `<svg viewBox="0 0 30 34" width="24" height="27" aria-hidden="true"><rect x="13" y="20" width="4" height="14" rx="1.5" fill="#F6A821"/><rect x="3" y="1" width="24" height="22" rx="6.5" fill="#0F3D33" stroke="#F6A821" stroke-width="2"/><path d="M9.5 17V8l5.5 5 5.5-5v9" fill="none" stroke="#FBF8F3" stroke-width="3" stroke-linecap="round" stroke-linejoin="round"/></svg>`;

/** Storybook's own theme in the kit's colors and type. Storybook takes plain values, not custom properties. */
export const storybookTheme = (name: 'light' | 'dark') => {
  const color = defaultTheme[name];
  return create({
    base: name,
    brandTitle: `<span style="display:flex;align-items:center;gap:10px;font-size:19px;font-weight:800;letter-spacing:-0.03em;line-height:1">${sign} Milepost</span>`,
    brandUrl: './',
    brandTarget: '_self',
    fontBase: defaultTheme.scale.font.body,
    fontCode: defaultTheme.scale.font.mono,
    colorPrimary: color.fill,
    // Storybook uses it for text on a dark background, and a darker shade of it behind white text.
    colorSecondary: name === 'light' ? color.fill : '#4FA585',
    appBg: color.sunken,
    appContentBg: color.surface,
    appPreviewBg: color.page,
    appHoverBg: color.hover,
    appBorderColor: color.border,
    appBorderRadius: 12,
    textColor: color.text,
    textInverseColor: color.onInverse,
    textMutedColor: color.textSoft,
    barBg: color.surface,
    barTextColor: color.textSoft,
    barHoverColor: color.link,
    barSelectedColor: color.link,
    buttonBg: color.surface,
    buttonBorder: color.border,
    booleanBg: color.sunken,
    booleanSelectedBg: color.surface,
    inputBg: color.surface,
    inputBorder: color.controlBorder,
    inputTextColor: color.text,
    inputBorderRadius: 8,
  });
};
