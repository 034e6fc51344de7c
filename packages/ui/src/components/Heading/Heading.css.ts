import { style, styleVariants } from '@vanilla-extract/css';
import { component } from '../../styles/component.ts';
import { trim, type } from '../../styles/typography.ts';
import { vars } from '../../theme/contract.css.ts';

const headingBase = style(component({ overflowWrap: 'anywhere' }));

/** A long word would break if the text is large on a narrow screen. */
const atMost = (size: 'h1' | 'h2', width: string) => `min(${vars.text[size]}, ${width})`;

export const heading = styleVariants(
  {
    h1: component({ ...type.h1, ...trim('display'), fontSize: atMost('h1', '13.4vw') }),
    h2: component({ ...type.h2, ...trim('heading'), fontSize: atMost('h2', '12vw') }),
    h3: component({ ...type.h3, ...trim('heading') }),
    h4: component({ ...type.h4, ...trim('heading') }),
  },
  (rule) => [headingBase, rule],
);
