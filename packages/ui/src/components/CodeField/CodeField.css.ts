import { globalStyle } from '@vanilla-extract/css';
import { component } from '../../styles/component.ts';
import { vars } from '../../theme/contract.css.ts';

/** Marks the box of a code. */
export const code = 'data-code';

// Makes digits easy to compare one by one.
globalStyle(`[${code}]`, component({ fontSize: vars.text.l, letterSpacing: vars.space.xs }));
