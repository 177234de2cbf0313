import * as z from 'zod/mini';
import { inEnglish, isWordingKey, type Sentence, type Wording } from './wording.ts';

const storedWording = z.object({ key: z.string(), params: z.record(z.string(), z.unknown()) });

/** A wording as a text column keeps it. */
export function storeWording({ key, params }: Wording): string {
  return JSON.stringify({ key, params });
}

/** A wording out of JSON from storage or another process; undefined when it is none, or one this version does not know. */
export function parseWording(value: unknown): Wording | undefined {
  const parsed = storedWording.safeParse(value);
  return parsed.success && isWordingKey(parsed.data.key) ? (parsed.data as Wording) : undefined;
}

/** What a text column says: a stored wording, or the English sentence of a row from before there were wordings. */
export function readSentence(stored: string): Sentence {
  const found = stored.startsWith('{') ? parseWording(parseJson(stored)) : undefined;
  return found ? { text: inEnglish(found), wording: found } : { text: stored, wording: null };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
