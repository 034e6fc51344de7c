// What the kit's parts stand on: the order of its layers, font faces, tokens and themes.
import '../theme/layers.css.ts';
import '../theme/theme.css.ts';
