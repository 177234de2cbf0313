import { brandInput } from '@quarry/contracts/brands';
import { type ChangeOrigin, recordChanges } from '../../platform/audit/index.ts';
import type { Tx } from '../../platform/db/index.ts';
import type { Deps } from '../../platform/feature.ts';
import { newId } from '../../platform/ids.ts';
import { brandKey } from './brand.ts';
import { brandChanged } from './brand.topics.ts';
import { findBrandIds, insertBrandNames, lockNames } from './brand.store.ts';

/** A shop's text that names a brand, and the change that asks for it. */
export type NamedBrand = { text: string; change: ChangeOrigin };

const longestName = 120;

/**
 * The brands that shops' texts name, by name or alias; those unknown are made. For use inside the transaction that accepts
 * products: two of them that meet at one new brand make one. Resolves with the id of each text; one that names nothing is left out.
 */
export async function resolveBrands(
  tx: Tx,
  deps: Deps,
  named: readonly NamedBrand[],
): Promise<ReadonlyMap<string, string>> {
  const firstByKey = new Map<string, NamedBrand>();
  for (const one of named) {
    const key = brandKey(one.text);
    if (key !== '' && !firstByKey.has(key)) firstByKey.set(key, one);
  }
  const ids = await findBrandIds(tx, [...firstByKey.keys()]);
  const unknown = [...firstByKey].filter(([key]) => !ids.has(key));
  for (const [key, id] of await makeBrands(tx, deps, unknown)) ids.set(key, id);
  return new Map(
    named.flatMap(({ text }): [string, string][] => {
      const id = ids.get(brandKey(text));
      return id === undefined ? [] : [[text, id]];
    }),
  );
}

/** Makes the brands that nobody made meanwhile; the names stay locked until the transaction ends. */
async function makeBrands(
  tx: Tx,
  deps: Deps,
  unknown: readonly [key: string, named: NamedBrand][],
): Promise<ReadonlyMap<string, string>> {
  if (unknown.length === 0) return new Map();
  const keys = unknown.map(([key]) => key);
  await lockNames(tx, keys.toSorted());
  const ids = await findBrandIds(tx, keys);
  const made = unknown
    .filter(([key]) => !ids.has(key))
    .map(([key, { text, change }]) => {
      const { name, website, country, description, aliases } = brandInput.parse({
        name: text.trim().slice(0, longestName),
      });
      return { key, change, id: newId<'brand'>(), name, audited: { name, website, country, description, aliases } };
    });
  await insertBrandNames(tx, made, deps.clock.now());
  await recordChanges(
    tx,
    deps,
    made.map(({ id, change, audited }) => ({
      ...change,
      entity: 'brand',
      entityId: id,
      action: 'created',
      before: null,
      after: { ...audited, status: 'ACTIVE' },
      told: { topic: brandChanged, brandId: id },
    })),
  );
  for (const { key, id } of made) ids.set(key, id);
  return ids;
}
