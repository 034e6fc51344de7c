import type { ElementProps } from '../../internal/props.ts';
import { divider } from './Divider.css.ts';

/** Props of Divider. */
export interface DividerProps extends ElementProps<'hr'> {
  /** A quiet line, or the road's dashed center line. @default 'hairline' */
  variant?: 'hairline' | 'road' | undefined;
}

/** A line between two topics. */
export function Divider({ variant = 'hairline', ...props }: DividerProps) {
  return <hr {...props} className={divider({ variant })} />;
}
