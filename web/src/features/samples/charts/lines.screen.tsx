import { chartsScreen } from './chart-card.tsx';
import { buyers, costs, income, returners, stock, visits } from './chart-rows.ts';
import { monthChart } from './month-chart.tsx';

/** Lines and areas. */
export const LinesScreen = chartsScreen('chartsApex', [
  {
    title: 'lines',
    span: 12,
    Chart: monthChart([
      { name: 'visits', values: visits, draw: 'line' },
      { name: 'buyers', values: buyers, draw: 'line' },
      { name: 'returners', values: returners, draw: 'line' },
    ]),
  },
  { title: 'steps', span: 6, Chart: monthChart([{ name: 'stock', values: stock, draw: 'step' }]) },
  {
    title: 'linesTogether',
    span: 6,
    Chart: monthChart([
      { name: 'income', values: income, draw: 'line' },
      { name: 'costs', values: costs, draw: 'line' },
    ]),
  },
  {
    title: 'areasShown',
    span: 6,
    Chart: monthChart([
      { name: 'income', values: income, draw: 'area' },
      { name: 'costs', values: costs, draw: 'area' },
    ]),
  },
  {
    title: 'stackedAreas',
    span: 6,
    Chart: monthChart([
      { name: 'returners', values: returners, draw: 'area', stack: 'people' },
      { name: 'buyers', values: buyers, draw: 'area', stack: 'people' },
    ]),
  },
]);
