import { style, styleVariants } from '@vanilla-extract/css';
import { component } from '../../styles/component.ts';
import { vars } from '../../theme/contract.css.ts';

const linkBase = style(
  component({
    borderRadius: vars.radius.tiny,
    textUnderlineOffset: '0.18em',
    textDecorationThickness: '0.08em',
    transition: `text-decoration-thickness ${vars.duration.fast} ${vars.easing.out}`,
    selectors: {
      '&:hover': { textDecorationThickness: '0.14em' },
      // A number or an address does not break, unless it is wider than the line.
      '&:is([href^="tel:"], [href^="mailto:"])': {
        display: 'inline-block',
        maxWidth: '100%',
        overflowWrap: 'anywhere',
      },
    },
  }),
);

export const link = styleVariants(
  {
    text: component({ color: vars.color.link, textDecorationLine: 'underline' }),
    quiet: component({
      color: 'inherit',
      textDecorationLine: 'none',
      selectors: {
        '&:hover': { textDecorationLine: 'underline' },
        '&[aria-current]': { textDecorationLine: 'underline' },
      },
    }),
    standalone: component({
      color: vars.color.link,
      fontWeight: vars.weight.semibold,
      textDecorationLine: 'none',
      paddingBlock: vars.space.xs,
      selectors: {
        '&:hover': { textDecorationLine: 'underline' },
        // The larger target moves no text around it, as that of a link in a line does not.
        '&:is([href^="tel:"], [href^="mailto:"])': { marginBlock: `calc(-1 * ${vars.space.xs})` },
      },
    }),
  },
  (rule) => [linkBase, rule],
);
