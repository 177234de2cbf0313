import { sessionTexts } from '@quarry/contracts/access';
import { z } from 'zod';
import { openSamples } from '../../../data/index.ts';
import type { EntryKey } from './entry.messages.ts';

const reason = z.union([z.string(), z.array(z.string()).transform((texts) => texts[0])]).nullish();
const answer = z.union([
  z.object({ userData: z.object({ username: z.string(), fullName: z.string() }) }),
  z.object({ error: z.object({ email: reason, username: reason }) }),
]);

/** What the layer said: who it was, or the key of what is wrong at a field. */
export type EntryAnswer =
  | { kind: 'accepted'; name: string }
  | { kind: 'refused'; email?: EntryKey | undefined; username?: EntryKey | undefined };

/** The layer's texts, by the key of their translation. */
const keysByText: Readonly<Record<string, EntryKey>> = {
  [sessionTexts.wrongLogin]: 'wrongLogin',
  [sessionTexts.emailTaken]: 'emailTaken',
  [sessionTexts.usernameTaken]: 'usernameTaken',
};

/**
 * Asks the layer itself, past the network: outside sample mode its sessions belong to the server, and this page signs nobody in
 * or out whatever the answer is.
 */
export async function askLayer(operation: 'login' | 'register', form: FormData): Promise<EntryAnswer> {
  const layer = await openSamples();
  const request = new Request(new URL(`/jwt/${operation}`, location.origin), {
    method: 'POST',
    body: JSON.stringify(Object.fromEntries(form)),
  });
  const said = answer.parse(await (await layer.handle(request)).json());
  if ('userData' in said) return { kind: 'accepted', name: said.userData.fullName || said.userData.username };
  return { kind: 'refused', email: keyOf(said.error.email), username: keyOf(said.error.username) };
}

function keyOf(text: string | null | undefined): EntryKey | undefined {
  return text ? (keysByText[text] ?? 'failed') : undefined;
}
