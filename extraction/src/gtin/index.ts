export { classifyGtin } from './classify-gtin.ts';
export type { GtinKind, GtinReading, GtinRefusalCode } from './gtin-types.ts';
export { gtinCause } from './gtin-cause.ts';
export { areContrary, contraryTrust, type DeclaredGtin, gtinWarning, readDeclaredGtin } from './declared-gtin.ts';
