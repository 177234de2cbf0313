export { readAccessToken, signAccessToken, type AccessClaims, type ReadToken } from './access-tokens.ts';
export {
  channelActor,
  lockedFields,
  makeActor,
  may,
  principalOf,
  rightsOf,
  systemActor,
  visitor,
  type Actor,
} from './actor.ts';
export { authorize, Refusal, scopeCondition } from './authorize.ts';
export { type AskedOfShops, fanOver, fanOverShops } from './fan-over-shops.ts';
export { rowScopeOf } from './row-scope.ts';
export { exportingActor } from './exporting-actor.ts';
export { hashPassword, passwordMatches, tooBusy } from './passwords.ts';
