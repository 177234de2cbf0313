export { readAvailability } from './read-availability.ts';
export { type SettledStock, settleStock, type StockSaid, stockOfCount } from './settle-stock.ts';
