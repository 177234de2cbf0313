export { classifyGtin } from './classify-gtin.ts';
export type { GtinKind, GtinReading, GtinRefusalCode } from './gtin-types.ts';
export { gtinCause } from './gtin-cause.ts';
export { type DeclaredGtin, gtinWarning, readDeclaredGtin } from './declared-gtin.ts';
