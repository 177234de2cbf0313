import type { English, MessageKey } from './catalogue.ts';
import type { Translate } from './use-messages.ts';

/** The words for a name that the server chose (`outcome.gone`); a name without words of its own is shown as it is. */
export function namedText<Texts extends English>(
  t: Translate<Texts>,
  texts: Texts,
  group: string,
  name: string,
): string {
  const key = `${group}.${name}`;
  return Object.hasOwn(texts, key) ? t(key as MessageKey<Texts>) : name.replaceAll('_', ' ');
}
