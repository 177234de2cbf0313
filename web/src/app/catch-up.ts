import { askOrigin, onServerBack } from '../data/index.ts';
import { fetchMissingTexts, onMissingTexts } from '../i18n/index.ts';

/** Texts that could not be fetched are asked for again when the connection, or the server, is back. */
export function catchUpWithTexts(): void {
  const catchUp = () => void fetchMissingTexts();
  // Notes whether there is a way to the server at all, and thereby when it is back.
  onMissingTexts(() => void askOrigin().catch(() => undefined));
  onServerBack(catchUp);
  addEventListener('online', catchUp);
}
