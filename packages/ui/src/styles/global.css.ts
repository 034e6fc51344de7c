// What every page of the kit stands on, in cascade order: layers, reset, font faces, tokens and themes.
import './layers.css.ts';
import './reset.css.ts';
import '../theme/theme.css.ts';
