import { style, styleVariants } from '@vanilla-extract/css';
import { component } from '../../styles/component.ts';
import { vars } from '../../theme/contract.css.ts';

const base = style(
  component({
    display: 'flex',
    gap: vars.space.xs,
    maxWidth: '100%',
    '@media': { print: { display: 'none' } },
  }),
);

export const orientations = styleVariants(
  {
    horizontal: component({ flexWrap: 'wrap', alignItems: 'center' }),
    vertical: component({ display: 'inline-flex', flexDirection: 'column' }),
  },
  (rule) => [base, rule],
);
