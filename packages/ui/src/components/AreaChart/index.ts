export {
  AreaChart,
  type AreaChartProps,
  type ChartLandmark,
  type ChartNote,
} from './AreaChart.tsx';
export type { ChartPoint, ChartProps, ChartSeries, ChartValues } from './types.ts';
