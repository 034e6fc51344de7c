export { SplitBar, type SplitBarPart, type SplitBarProps } from './SplitBar.tsx';
