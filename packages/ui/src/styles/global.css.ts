// The base that every component needs: the order of layers, font faces, tokens and themes.
import '../theme/layers.css.ts';
import '../theme/theme.css.ts';
