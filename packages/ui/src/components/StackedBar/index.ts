export type { ChartSeries } from '../AreaChart/chart.ts';
export { StackedBar, type StackedBarItem, type StackedBarProps } from './StackedBar.tsx';
