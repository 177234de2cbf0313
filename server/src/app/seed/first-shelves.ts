import { acceptShelf } from '../../features/shelves/index.ts';
import { settleShelves } from '../../features/offers/index.ts';
import type { Deps } from '../../platform/feature.ts';
import { seedChange } from './demo-watch.ts';
import { categoryTree, countShelves, openShelves } from './first-look.store.ts';

/** Left to the newcomer: one of so many in each queue. */
export const leftOneOf = 10;

/** What the reviewer knows where names do not tell, or tell too much: the last step of a shop category, and what it holds. */
const known: Readonly<Record<string, string>> = {
  'Kaffee & Mühlen': 'Coffee machines',
  'Coffee Makers & Espresso Machines': 'Coffee machines',
  'Storage Devices': 'Storage',
  'Pet Supplies': 'Pet food',
  Shoes: 'Running shoes',
};

/** The category of a shop category: what the reviewer knows, else what is proposed; undefined where neither tells. */
export function homeOf(
  { text, proposedCategoryId }: { text: string; proposedCategoryId: string | null },
  idOf: ReadonlyMap<string, string>,
): string | undefined {
  const better = known[text.split(' > ').at(-1) ?? ''];
  return (better === undefined ? undefined : idOf.get(better)) ?? proposedCategoryId ?? undefined;
}

/** Puts offers on shop categories and accepts these, the surest first, but for a tenth. Done again it accepts none of that tenth. */
export async function sortShelves(deps: Deps): Promise<void> {
  await settleShelves(deps);
  const idOf = new Map((await categoryTree(deps.db)).map(({ id, names }) => [names.en ?? '', id]));
  const open = await openShelves(deps.db);
  const left = Math.ceil((await countShelves(deps.db)) / leftOneOf);
  for (const shelf of open.slice(0, Math.max(0, open.length - left))) {
    const home = homeOf(shelf, idOf);
    if (home !== undefined) await acceptShelf(deps, seedChange, shelf, home);
  }
  await settleShelves(deps);
}
