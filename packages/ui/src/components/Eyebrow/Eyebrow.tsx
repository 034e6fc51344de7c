import type { ReactNode } from 'react';
import type { ElementProps } from '../../internal/props.ts';
import { placed } from '../../styles/layout.ts';
import { eyebrow } from './Eyebrow.css.ts';

export interface EyebrowProps extends ElementProps<'p'> {
  /** Two to five words. */
  children: ReactNode;
}

/** A short line above a heading that says who or what it is for. */
export function Eyebrow(props: EyebrowProps) {
  return <p {...placed(props, eyebrow)} />;
}
