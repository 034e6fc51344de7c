export type {
  ChartPoint,
  ChartProps,
  ChartSeries,
  ChartValues,
} from '../AreaChart/types.ts';
export { BarChart, type BarChartProps } from './BarChart.tsx';
