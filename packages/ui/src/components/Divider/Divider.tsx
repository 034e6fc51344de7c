import type { ElementProps } from '../../internal/props.ts';
import { placed } from '../../styles/layout.ts';
import { divider } from './Divider.css.ts';

export interface DividerProps extends ElementProps<'hr'> {
  /** A thin line, or dashes in the accent color. @default 'hairline' */
  variant?: 'hairline' | 'dashed' | undefined;
}

/** A line between two topics. */
export function Divider({ variant = 'hairline', ...props }: DividerProps) {
  return <hr {...placed(props, divider[variant])} />;
}
