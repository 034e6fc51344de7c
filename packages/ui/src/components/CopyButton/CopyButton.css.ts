import { style } from '@vanilla-extract/css';
import { component } from '../../styles/component.ts';

/** An empty message takes no space, and no gap. */
export const message = style(component({ selectors: { '&:empty': { position: 'absolute' } } }));
