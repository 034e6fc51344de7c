export type { ChartSeries, ChartValues } from '../AreaChart/types.ts';
export {
  StackedBar,
  type StackedBarItem,
  type StackedBarPart,
  type StackedBarProps,
} from './StackedBar.tsx';
