import { linkAnswerSchema, linkFaults, type LinkAnswer, type LinkFault } from '@quarry/contracts/access';
import { postAsVisitor } from './api.ts';
import { errorForStatus } from './request-error.ts';

/** Whose link it is, or why it leads nowhere. */
export type LinkRead = { kind: 'open'; link: LinkAnswer } | { kind: 'over'; fault: LinkFault };

/** What became of asking for a link to a new password; nobody learns whether the address is known. */
export type LinkRequest = { kind: 'accepted' } | { kind: 'refused' } | { kind: 'throttled'; retryAfterSeconds: number };

/** Asks whose link this is; the link stays as it is. */
export async function readLink(token: string): Promise<LinkRead> {
  const response = await postAsVisitor('/jwt/link', { token });
  const body: unknown = await response.json().catch(() => undefined);
  if (response.ok) return { kind: 'open', link: linkAnswerSchema.parse(body) };
  const fault = linkFaultOf(typeof body === 'object' && body !== null && 'error' in body ? body.error : undefined);
  if (!fault) throw errorForStatus(response.status);
  return { kind: 'over', fault };
}

/** The fault that the server names; undefined for anything else. */
export function linkFaultOf(text: unknown): LinkFault | undefined {
  return linkFaults.find((fault) => fault === text);
}

/** Asks for a mail with a link to a new password. */
export async function askForLink(email: string): Promise<LinkRequest> {
  const response = await postAsVisitor('/jwt/forgot-password', { email });
  if (response.ok) return { kind: 'accepted' };
  if (response.status === 429)
    return { kind: 'throttled', retryAfterSeconds: Number(response.headers.get('retry-after') ?? 60) };
  if (response.status >= 500) throw errorForStatus(response.status);
  return { kind: 'refused' };
}
