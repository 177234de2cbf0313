export { printGtin } from './print-gtin.ts';
