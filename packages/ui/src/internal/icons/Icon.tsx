import type { ReactNode } from 'react';
import { type Background, backgrounds } from '../../styles/background.css.ts';
import { placed } from '../../styles/layout.ts';
import type { ElementProps } from '../props.ts';
import { directional, icon, sign, sizes, tile } from './Icon.css.ts';

/** Props of every icon of the set. */
export interface IconProps extends Omit<ElementProps<'svg'>, 'children' | 'viewBox'> {
  /** The icon's accessible name, if no text beside it says the same. Without it, assistive technology skips the icon. */
  label?: string | undefined;
  /** The size: that of the surrounding text, or 16, 24 or 32 px at normal text size. @default 'text' */
  size?: 'text' | 'small' | 'medium' | 'large' | undefined;
}

/** Props of Icon. */
export interface CustomIconProps extends IconProps {
  /** SVG shapes on a grid of 24 by 24, drawn as lines. Leave the outermost 2 units free. */
  children: ReactNode;
  /** Whether the icon is mirrored in right-to-left text. @default false */
  isDirectional?: boolean | undefined;
}

/** The frame of the set's icons, for a custom drawing. */
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
  /** A plain background instead of the sign's, to tell states apart. */
  background?: Background | undefined;
}

/** A milepost sign with an icon, in cards and lists. */
export function IconTile({ background, ...props }: IconTileProps) {
  return <span {...placed(props, background ? `${backgrounds[background]} ${tile}` : sign)} />;
}
