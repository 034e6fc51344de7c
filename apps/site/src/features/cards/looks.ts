import type { CardProps } from '@milepost/ui/Card';
import type { IconProps } from '@milepost/ui/Icon';
import type { ComponentType } from 'react';

/** How a screen shows an item of content. */
export interface Look {
  readonly icon: ComponentType<IconProps>;
  /** @default 'surface' */
  readonly background?: CardProps['background'];
}

/** Adds a look to each item of content, in order. A missing or extra look is a type error. */
export const withLooks = <const Items extends readonly object[], ItemLook extends Look = Look>(
  items: Items,
  looks: { readonly [Index in keyof Items]: ItemLook },
): readonly (Items[number] & ItemLook)[] =>
  items.map((item, index) => ({ ...item, ...(looks[index] as ItemLook) }));
