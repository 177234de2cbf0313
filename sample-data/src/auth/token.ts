import { hmacSha256 } from './sha256.ts';

export type TokenKind = 'access' | 'refresh';
export type TokenPayload = { id: number; iat: number; exp: number };

const lifetimeSeconds = 600;

/** They protect nothing: constants, so that a reload of the page keeps the session. */
const demoKeys: Record<TokenKind, string> = {
  access: 'sample-layer-demo-key-of-access-tokens',
  refresh: 'sample-layer-demo-key-of-refresh-tokens',
};

/** A token of ten minutes. Its serial stands in the header, so that two tokens of one second differ. */
export function makeToken(kind: TokenKind, id: number, nowMs: number, serial: number): string {
  const issuedAt = Math.floor(nowMs / 1000);
  const payload: TokenPayload = { id, iat: issuedAt, exp: issuedAt + lifetimeSeconds };
  const content = `${encoded({ alg: 'HS256', typ: 'JWT', jti: serial.toString(36) })}.${encoded(payload)}`;
  return `${content}.${signature(kind, content)}`;
}

/** The account a token was made for; undefined for one that is altered, expired or of the other kind. */
export function readToken(kind: TokenKind, token: unknown, nowMs: number): number | undefined {
  if (typeof token !== 'string') return undefined;
  const content = token.slice(0, token.lastIndexOf('.'));
  if (`${content}.${signature(kind, content)}` !== token) return undefined;
  const { id, exp } = JSON.parse(atob(fromUrlForm(content.split('.')[1] ?? ''))) as TokenPayload;
  return nowMs < exp * 1000 ? id : undefined;
}

function signature(kind: TokenKind, content: string): string {
  return base64Url(String.fromCodePoint(...hmacSha256(demoKeys[kind], content)));
}

function encoded(part: object): string {
  return base64Url(JSON.stringify(part));
}

function base64Url(bytes: string): string {
  return btoa(bytes).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

function fromUrlForm(text: string): string {
  return text.replaceAll('-', '+').replaceAll('_', '/');
}
