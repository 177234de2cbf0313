import { effectsOf, type SettingEffect, type SettingEffects } from '../../platform/settings/index.ts';
import { type Amount, findCounted } from './storage.store.ts';
import { limitsOf, monthsBy } from './stored-amounts.ts';
import { storedKindNames, storedKinds } from './stored-kinds.ts';

/** What another limit would free, by the last count: in all, and by month. */
export const storageEffects: readonly SettingEffects[] = storedKindNames.map((kind) =>
  effectsOf(storedKinds[kind].setting, async (deps, { before, after, place }) => {
    if (before === after) return [];
    const counted = await findCounted(deps.db);
    if (counted === undefined) return [{ code: 'storageUncounted', params: {} }];
    const shopId = place.shopId ?? null;
    const now = await limitsOf(deps, kind);
    const then =
      shopId === null ? { ...now, usual: after } : { ...now, own: new Map([...now.own, [shopId, after] as const]) };
    const asked = { walkId: counted.walkId, kind, shopId };
    const [today, changed] = [await monthsBy(deps, asked, now), await monthsBy(deps, asked, then)];
    const [due, more] = [sum(today.map((month) => month.due)), sum(changed.map((month) => month.due))];
    if (more.rows === 0) return [{ code: 'storageFreesNothing', params: {} }];
    const months = changed.filter((month) => month.due.rows > 0);
    return [
      { code: more.rows < due.rows ? 'storageFreesLess' : 'storageFrees', params: spoken(more) },
      ...months.map(({ month, due: freed }): SettingEffect => ({
        code: 'storageFreesMonth',
        params: { month, ...spoken(freed) },
      })),
    ];
  }),
);

function sum(amounts: readonly Amount[]): Amount {
  return amounts.reduce((all, { rows, bytes }) => ({ rows: all.rows + rows, bytes: all.bytes + bytes }), {
    rows: 0,
    bytes: 0,
  });
}

const spoken = ({ rows, bytes }: Amount) => ({ count: rows, bytes });
