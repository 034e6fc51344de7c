import { style } from '@vanilla-extract/css';
import { component } from '../../styles/component.ts';
import { vars } from '../../theme/contract.css.ts';

export const textArea = style(
  component({
    display: 'block',
    lineHeight: vars.leading.body,
    resize: 'vertical',
    '@supports': {
      '(field-sizing: content)': {
        fieldSizing: 'content',
        // A row is a line of the body text; above and below it is the box's own padding.
        minHeight: `calc(4lh + 2 * ${vars.space.xs})`,
        maxHeight: '75vh',
      },
    },
  } as never),
);
