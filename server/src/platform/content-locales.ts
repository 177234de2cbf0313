import { contentLocalesSetting } from '@quarry/contracts/products';
import type { Db, Tx } from './db/index.ts';
import { type Settings, settingValue } from './settings/index.ts';

/** The languages that the catalogue's texts are written in, the most important first; within a transaction as that sees them. */
export function contentLocalesOf(deps: { db: Db | Tx; settings: Settings }): Promise<readonly string[]> {
  return settingValue(deps, contentLocalesSetting);
}
