import { contentLocales } from '@quarry/contracts/common';
import type { Deps } from './feature.ts';

/** The languages that the catalogue's texts are written in, the most important first. */
export function contentLocalesOf(_deps: Pick<Deps, 'db'>): Promise<readonly string[]> {
  return Promise.resolve(contentLocales);
}
