export { createAbilities, useAbilities, type Permission } from './abilities.ts';
export { requestGraphql, requestRest } from './api.ts';
export { apiUrl, loadConfig, parseConfig } from './config.ts';
export { session, useSession } from './current-session.ts';
export type { TypedDocument } from './graphql-client.ts';
export { isRequestError, RequestError } from './request-error.ts';
export type { LogInResult } from './session.ts';
export type { AbilityRule, Session, UserData } from './session-storage.ts';
export { subscribe } from './subscribe.ts';
