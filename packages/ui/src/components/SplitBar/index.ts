export { SplitBar, type SplitBarPart, type SplitBarProps } from './SplitBar.tsx';
export { type SplitShare, splitShares } from './splitShares.ts';
