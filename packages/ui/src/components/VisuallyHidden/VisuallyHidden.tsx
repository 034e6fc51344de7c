import type { ReactNode } from 'react';
import type { ElementProps } from '../../internal/props.ts';
import { hidden } from './VisuallyHidden.css.ts';

/** Props of VisuallyHidden. */
export interface VisuallyHiddenProps extends ElementProps<'span'> {
  children: ReactNode;
}

/** Words for assistive technology only, where the visible words say less. */
export function VisuallyHidden(props: VisuallyHiddenProps) {
  return <span {...props} className={hidden} />;
}
