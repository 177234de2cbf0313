import { inEnglish, isWordingKey, type Sentence, type Wording } from './wording.ts';

/** A wording as a text column keeps it. */
export function storeWording({ key, params }: Wording): string {
  return JSON.stringify({ key, params });
}

/** A wording out of JSON from storage or another process; undefined when it is none, or one this version does not know. */
export function parseWording(value: unknown): Wording | undefined {
  if (!isRecord(value) || typeof value.key !== 'string' || !isWordingKey(value.key) || !isRecord(value.params)) {
    return undefined;
  }
  return { key: value.key, params: value.params as Wording['params'] };
}

// Written out rather than asked of the validation library, so that anyone who only says sentences need not load it.
function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
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
