export { canonicalAddress, type QueryRule } from './canonical-address.ts';
export { normalPercentEncoding, octetsOf, percentEncoded } from './percent-encoding.ts';
export { compileScope, type OutOfScopeReason, registrableDomain, type Scope, type ScopeVerdict } from './scope.ts';
