import type { ReactNode } from 'react';
import type { ElementProps } from '../../internal/props.ts';
import { hidden } from './VisuallyHidden.css.ts';

export interface VisuallyHiddenProps extends ElementProps<'span'> {
  children: ReactNode;
}

/** Text for assistive technology only, if the visible text says less. */
export function VisuallyHidden(props: VisuallyHiddenProps) {
  return <span {...props} className={hidden} />;
}
