export { type IconName, iconNames, NamedIcon, type NamedIconProps } from './NamedIcon.tsx';
