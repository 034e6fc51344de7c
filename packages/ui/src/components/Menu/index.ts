export {
  Menu,
  MenuItem,
  type MenuItemProps,
  type MenuProps,
  MenuSection,
  type MenuSectionProps,
  MenuTrigger,
  type MenuTriggerProps,
  SubmenuTrigger,
  type SubmenuTriggerProps,
} from './Menu.tsx';
