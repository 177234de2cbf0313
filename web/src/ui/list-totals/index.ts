export { ListTotals, type ListSums } from './list-totals.tsx';
