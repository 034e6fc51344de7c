export type { ChartPoint, ChartProps, ChartSeries } from '../AreaChart/chart.ts';
export { BarChart, type BarChartProps } from './BarChart.tsx';
