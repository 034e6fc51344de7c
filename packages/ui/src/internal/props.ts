import type { ComponentProps, ElementType } from 'react';

/** An element's own props without the two that would let a caller restyle a part of the kit. */
export type ElementProps<Tag extends ElementType> = Omit<
  ComponentProps<Tag>,
  'className' | 'style'
>;

/** React Aria's props without its styling hooks and render override. */
export type AriaProps<Props> = Omit<Props, 'className' | 'style' | 'render'>;
