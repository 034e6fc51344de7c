import { recipe } from '@vanilla-extract/recipes';
import { component } from '../../styles/component.ts';
import { vars } from '../../theme/contract.css.ts';

const width = (inner: string) =>
  component({ maxWidth: `calc(${inner} + 2 * ${vars.space.gutter})` });

export const container = recipe({
  base: component({ width: '100%', marginInline: 'auto', paddingInline: vars.space.gutter }),
  variants: {
    width: {
      content: width(vars.width.content),
      prose: width(vars.width.prose),
      form: width(vars.width.form),
    },
  },
});
