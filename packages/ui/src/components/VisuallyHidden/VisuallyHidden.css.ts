import { style } from '@vanilla-extract/css';
import { component } from '../../styles/component.ts';
import { visuallyHidden } from '../../styles/visuallyHidden.ts';

export const hidden = style(component(visuallyHidden));
