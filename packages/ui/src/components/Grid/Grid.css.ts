import { style, styleVariants } from '@vanilla-extract/css';
import { component } from '../../styles/component.ts';
import { vars } from '../../theme/contract.css.ts';

const widestGap = vars.space.xl;

const exactly = (count: number) => `&:has(> :nth-child(${count}):last-child)`;

/**
 * As many columns as fit. Three items never stand as two and one, nor four as three and one: where
 * they don't all fit in a row, `least` widens from one item's width to that of the whole or the half.
 */
const columns = (minimum: string, ofThree = minimum) => {
  const fitting = (least: string) => ({
    gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, ${least}), 1fr))`,
  });
  const unlessAllFit = (count: number, width: string) =>
    `(${count} * ${width} + ${count - 1} * ${widestGap} - 100%) * 999`;
  return component({
    ...fitting(minimum),
    selectors: {
      [exactly(3)]: fitting(`max(${ofThree}, ${unlessAllFit(3, ofThree)})`),
      [exactly(4)]: fitting(
        `max(${minimum}, min(50% - ${widestGap} / 2, ${unlessAllFit(4, minimum)}))`,
      ),
    },
  });
};

export const grid = style(component({ display: 'grid' }));

export const itemWidths = styleVariants({
  small: columns('11rem'),
  medium: columns('16rem', '13rem'),
  large: columns('22rem'),
});
