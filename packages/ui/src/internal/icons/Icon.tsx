import type { ReactNode } from 'react';
import { type Background, backgrounds } from '../../styles/background.css.ts';
import { placed } from '../../styles/layout.ts';
import type { ElementProps } from '../props.ts';
import { directional, icon, sizes, tile } from './Icon.css.ts';

/** Props of every icon of the set. */
export interface IconProps extends Omit<ElementProps<'svg'>, 'children' | 'viewBox'> {
  /** What the icon says where no words beside it say it. Without it assistive technology skips the icon. */
  label?: string | undefined;
  /** As large as the words around it, or 16, 24 or 32 px at normal text size. @default 'text' */
  size?: 'text' | 'small' | 'medium' | 'large' | undefined;
}

/** Props of Icon. */
export interface CustomIconProps extends IconProps {
  /** Shapes on a grid of 24 by 24, drawn as lines: the outermost 2 units stay free. */
  children: ReactNode;
  /** Points along the reading direction, hence mirrored where text runs right to left. @default false */
  isDirectional?: boolean | undefined;
}

/** The frame of the set's icons, for a drawing that the set does not have. */
export function Icon({ label, size = 'text', isDirectional = false, ...props }: CustomIconProps) {
  return (
    <svg
      {...placed(props, icon, sizes[size], isDirectional && directional)}
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
      viewBox="0 0 24 24"
    />
  );
}

/** Props of IconTile. */
export interface IconTileProps extends ElementProps<'span'> {
  /** One icon, `size="medium"`. */
  children: ReactNode;
  /** What the icon stands on: the surface on a tinted card, a tint on a plain one. @default 'surface' */
  background?: Background | undefined;
}

/** The rounded square that an icon stands on in cards and lists. */
export function IconTile({ background = 'surface', ...props }: IconTileProps) {
  return <span {...placed(props, `${backgrounds[background]} ${tile}`)} />;
}
