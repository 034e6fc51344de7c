export { vars } from './contract.css.ts';
export { createTheme, type FontMetrics, type ThemeChange, trimOf } from './createTheme.ts';
export { breakpoints, media } from './media.ts';
export { ramp } from './ramp.ts';
export {
  type Colors,
  contrastPairs,
  defaultTheme,
  type PanelColors,
  type Scale,
  type ScaleChange,
  type Theme,
} from './tokens.ts';
