import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../theme/contract.css.ts';
import { component } from './component.ts';

const { section: _section, gutter: _gutter, ...space } = vars.space;

const each = <Name extends string, Value>(
  values: Readonly<Record<Name, Value>>,
  rule: (value: Value) => Parameters<typeof component>[0],
) =>
  Object.fromEntries(
    Object.entries<Value>(values).map(([name, value]) => [name, component(rule(value))]),
  ) as Record<Name, ReturnType<typeof component>>;

const gap = each(space, (value) => ({ gap: value }));

const align = each(
  {
    start: 'flex-start',
    center: 'center',
    end: 'flex-end',
    stretch: 'stretch',
    baseline: 'baseline',
  },
  (alignItems) => ({ alignItems }),
);

const justify = each(
  { start: 'flex-start', center: 'center', end: 'flex-end', between: 'space-between' },
  (justifyContent) => ({ justifyContent }),
);

/** Children below one another. */
export const stack = recipe({
  base: component({ display: 'flex', flexDirection: 'column' }),
  variants: { gap, align },
});

/** Children beside one another. */
export const inline = recipe({
  base: component({ display: 'flex', flexWrap: 'wrap' }),
  variants: { gap, align, justify },
});
