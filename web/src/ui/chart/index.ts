export { Sparkline } from './sparkline.tsx';
export type { PricePoint, PriceSeries } from './price-history.ts';
export { LazyPriceHistoryChart as PriceHistoryChart } from './lazy-price-history-chart.tsx';
