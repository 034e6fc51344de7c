// What every page of the kit stands on, in cascade order: layers, reset, font faces, tokens and themes.
import '../theme/layers.css.ts';
import './reset.css.ts';
import '../theme/theme.css.ts';
