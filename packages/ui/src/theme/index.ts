export { vars } from './contract.css.ts';
export {
  breakpoints,
  type Colors,
  contrastPairs,
  pinePanel,
  scenes,
  shared,
  type ThemeName,
  themes,
} from './tokens.ts';
