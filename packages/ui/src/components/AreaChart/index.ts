export { AreaChart, type AreaChartProps, type ChartLandmark } from './AreaChart.tsx';
export type { ChartPoint, ChartProps, ChartSeries, ChartValues } from './types.ts';
