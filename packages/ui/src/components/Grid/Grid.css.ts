import { style, styleVariants } from '@vanilla-extract/css';
import { component } from '../../styles/component.ts';
import { vars } from '../../theme/contract.css.ts';

const widestGap = vars.space.xl;

/** The width below which an item goes to the next row. */
const least = { small: '11rem', medium: '16rem', mediumOfThree: '13rem', large: '22rem' };

const exactly = (count: number) => `&:has(> :nth-child(${count}):last-child)`;

/**
 * As many columns as fit. Three items never wrap as two and one, nor four as three and one: if they
 * don't all fit in a row, the minimum width grows from that of one item to the whole or half the row.
 */
const columns = (minimum: string, ofThree = minimum) => {
  const fitting = (width: string) => ({
    gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, ${width}), 1fr))`,
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
  small: columns(least.small),
  medium: columns(least.medium, least.mediumOfThree),
  large: columns(least.large),
});
