export {
  type CustomIconProps,
  Icon,
  type IconProps,
  IconTile,
  type IconTileProps,
} from './Icon.tsx';
export * from './icons/index.ts';
