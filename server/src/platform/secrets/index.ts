export { parseSecretKey, type SecretKey } from './secret-key.ts';
export { keepSecret, openSecret, openSecrets, replaceSecret, type Secrets } from './secrets.ts';
