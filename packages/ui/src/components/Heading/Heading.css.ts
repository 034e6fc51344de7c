import { style, styleVariants } from '@vanilla-extract/css';
import { component } from '../../styles/component.ts';
import { trim, type } from '../../styles/typography.ts';

const headingBase = style(component({ overflowWrap: 'anywhere' }));

export const heading = styleVariants(
  {
    h1: component({ ...type.h1, ...trim('display') }),
    h2: component({ ...type.h2, ...trim('heading') }),
    h3: component({ ...type.h3, ...trim('heading') }),
    h4: component({ ...type.h4, ...trim('heading') }),
  },
  (rule) => [headingBase, rule],
);
