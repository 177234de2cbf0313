import type { MoveOutcome, TreeBranch, TreeHit, TreeMove } from '../../ui/tree/index.ts';

export type Shelf = { id: string; name: string; childCount: number; isFull: boolean; seenAt: string };

/** How a tree of the kit behaves. */
export type TreeState = 'rows' | 'loading' | 'empty' | 'error';

const windowSize = 100;
const latencyMs = 80;
/** Its branch is refused the first time. */
const stubborn = 'shelf-2';

/** Ten thousand shelves, of which one holds two thousand; kept as long as the page is open. */
export function kitTree(state: TreeState) {
  const below = new Map<string | null, string[]>();
  const names = new Map<string, string>();
  const parents = new Map<string, string | null>();
  let made = 0;
  const add = (parentId: string | null, name: string) => {
    const id = `shelf-${made++}`;
    names.set(id, name);
    parents.set(id, parentId);
    below.set(parentId, [...(below.get(parentId) ?? []), id]);
    return id;
  };
  if (state === 'rows') {
    const halls = ['Kettles', 'Pots', 'Pans', 'Lids', 'Spare parts', 'مقابض'].map((name) => add(null, name));
    const [first = '', , , , parts = ''] = halls;
    const crowd = Array.from({ length: 2_000 }, (_unused, index) => {
      const id = `shelf-${made++}`;
      names.set(id, `Part ${String(index + 1).padStart(4, '0')}`);
      parents.set(id, parts);
      return id;
    });
    below.set(parts, crowd);
    let deepest = first;
    for (let depth = 1; depth <= 8; depth += 1) deepest = add(deepest, `Kettles of depth ${depth}`);
    for (let hall = 0; hall < 380; hall += 1) {
      const aisle = add(halls[hall % 4] ?? null, `Aisle ${hall + 1}`);
      for (let place = 0; place < 20; place += 1) add(aisle, `Shelf ${hall + 1}.${place + 1}`);
    }
  }
  const nodeOf = (id: string): Shelf => ({
    id,
    name: names.get(id) ?? '',
    childCount: below.get(id)?.length ?? 0,
    isFull: Number(id.slice(6)) % 3 === 0,
    seenAt: new Date(Date.UTC(2026, 0, 1) + Number(id.slice(6)) * 3_600_000).toISOString(),
  });
  const ancestorsOf = (id: string): { id: string; name: string }[] => {
    const parentId = parents.get(id) ?? null;
    return parentId === null ? [] : [...ancestorsOf(parentId), { id: parentId, name: names.get(parentId) ?? '' }];
  };
  let refusals = 1;
  const put = ({ id, parentId, place }: TreeMove) => {
    for (const [branch, ids] of below)
      below.set(
        branch,
        ids.filter((one) => one !== id),
      );
    const ids = below.get(parentId) ?? [];
    const beside = typeof place === 'string' ? '' : 'before' in place ? place.before : place.after;
    const at = typeof place === 'string' ? (place === 'first' ? 0 : ids.length) : ids.indexOf(beside);
    below.set(parentId, ids.toSpliced(typeof place === 'object' && 'after' in place ? at + 1 : at, 0, id));
    parents.set(id, parentId);
  };
  return {
    branch: async (parentId: string | null, after: string | null): Promise<TreeBranch<Shelf>> => {
      await answered(state);
      if (parentId === stubborn && refusals-- > 0) throw new Error('Nothing answers.');
      const ids = below.get(parentId) ?? [];
      const from = after === null ? 0 : ids.indexOf(after) + 1;
      const shown = ids.slice(from, from + windowSize);
      const hasNextPage = from + windowSize < ids.length;
      return { nodes: shown.map(nodeOf), endCursor: shown.at(-1) ?? null, hasNextPage, total: ids.length };
    },
    move: async (move: TreeMove): Promise<MoveOutcome> => {
      await answered(state);
      const name = names.get(move.id) ?? '';
      if (names.get(move.parentId ?? '') === 'Lids') return { kind: 'refused', text: 'Nothing goes below Lids.' };
      const parentId = parents.get(move.id) ?? null;
      const before = (below.get(parentId) ?? [])[(below.get(parentId) ?? []).indexOf(move.id) - 1];
      put(move);
      const back: TreeMove = { id: move.id, parentId, place: before === undefined ? 'first' : { after: before } };
      return { kind: 'done', text: `${name} was moved.`, undo: () => put(back) };
    },
    find: async (text: string): Promise<TreeHit<Shelf>[]> => {
      await answered(state);
      const words = text.toLowerCase();
      const ids = [...names].filter(([, name]) => name.toLowerCase().includes(words)).map(([id]) => id);
      return ids.slice(0, 50).map((id) => ({ node: nodeOf(id), ancestors: ancestorsOf(id) }));
    },
  };
}

async function answered(state: TreeState): Promise<void> {
  if (state === 'loading') await new Promise(() => undefined);
  await new Promise((resolve) => setTimeout(resolve, latencyMs));
  if (state === 'error') throw new Error('Nothing answers.');
}
