export { AreaChart, type AreaChartProps } from './AreaChart.tsx';
export type { ChartPoint, ChartProps, ChartSeries, ChartValues } from './types.ts';
