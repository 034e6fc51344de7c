export { DialogTrigger, type DialogTriggerProps, Drawer, type DrawerProps } from './Drawer.tsx';
