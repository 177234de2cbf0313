export { classifyGtin } from './classify-gtin.ts';
export type { GtinKind, GtinReading, GtinRefusalCode } from './gtin-types.ts';
export { printGtin } from './print-gtin.ts';
export { gtinCause } from './gtin-cause.ts';
