import { style } from '@vanilla-extract/css';
import { component } from '../../styles/component.ts';
import { vars } from '../../theme/contract.css.ts';

/** Makes digits easy to compare one by one. */
export const code = style(component({ fontSize: vars.text.l, letterSpacing: vars.space.xs }));
