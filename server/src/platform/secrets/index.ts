export { parseSecretKey, type SecretKey } from './secret-key.ts';
export { keepSecret, openSecret, openSecrets, replaceSecret, type Secrets, tokenOf } from './secrets.ts';
