export {
  type CustomIconProps,
  Icon,
  type IconProps,
  IconTile,
  type IconTileProps,
} from '../../internal/icons/Icon.tsx';
export * from '../../internal/icons/index.ts';
