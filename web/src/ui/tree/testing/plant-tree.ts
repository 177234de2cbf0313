import type { MoveOutcome, TreeBranch, TreeHit, TreeMove, TreeNode } from '../index.ts';

export type Leaf = TreeNode & { kind: string };
export type Plan = { [name: string]: Plan };

const windowSize = 100;

export type PlantedTree = ReturnType<typeof plantTree>;

/** A small tree in the place of a server; ids are the names in small letters. */
export function plantTree(plan: Plan) {
  const below = new Map<string | null, string[]>([[null, []]]);
  const names = new Map<string, string>();
  const parents = new Map<string, string | null>();
  const plant = (parentId: string | null, level: Plan) => {
    const ids = Object.keys(level).map((name) => name.toLowerCase());
    below.set(parentId, ids);
    for (const [name, deeper] of Object.entries(level)) {
      names.set(name.toLowerCase(), name);
      parents.set(name.toLowerCase(), parentId);
      plant(name.toLowerCase(), deeper);
    }
  };
  plant(null, plan);
  const refused = new Set<string | null>();
  const hidden = new Set<string | null>();
  const asked: (string | null)[] = [];
  const leaf = (id: string): Leaf => ({
    id,
    name: names.get(id) ?? '',
    childCount: below.get(id)?.length ?? 0,
    kind: 'plain',
  });
  const ancestorsOf = (id: string): { id: string; name: string }[] => {
    const parentId = parents.get(id) ?? null;
    return parentId === null ? [] : [...ancestorsOf(parentId), leaf(parentId)];
  };
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
  const moves: TreeMove[] = [];
  let answer: () => Promise<string | undefined> = async () => undefined;
  return {
    asked,
    /** What was moved where, as it was asked for. */
    moves,
    /** What is said about moves from now on: why not, or nothing against it. */
    answerMoves: (next: () => Promise<string | undefined>) => {
      answer = next;
    },
    move: async (move: TreeMove): Promise<MoveOutcome> => {
      moves.push(move);
      const refusal = await answer();
      if (refusal !== undefined) return { kind: 'refused', text: refusal };
      const parentId = parents.get(move.id) ?? null;
      const ids = below.get(parentId) ?? [];
      const before = ids[ids.indexOf(move.id) - 1];
      put(move);
      const back = (): void =>
        put({ id: move.id, parentId, place: before === undefined ? 'first' : { after: before } });
      return { kind: 'done', text: `${leaf(move.id).name} was moved`, undo: back };
    },
    refuse: (id: string | null) => refused.add(id),
    allow: (id: string | null) => refused.delete(id),
    hide: (id: string | null) => hidden.add(id),
    branch: async (parentId: string | null, after: string | null): Promise<TreeBranch<Leaf>> => {
      asked.push(parentId);
      if (refused.has(parentId)) throw new Error('Nothing answers.');
      const ids = hidden.has(parentId) ? [] : (below.get(parentId) ?? []);
      const from = after === null ? 0 : ids.indexOf(after) + 1;
      const nodes = ids.slice(from, from + windowSize).map(leaf);
      const hasNextPage = from + windowSize < ids.length;
      return { nodes, endCursor: nodes.at(-1)?.id ?? null, hasNextPage, total: ids.length };
    },
    find: async (text: string): Promise<TreeHit<Leaf>[]> =>
      [...names.keys()]
        .filter((id) => id.includes(text.toLowerCase()))
        .map((id) => ({ node: leaf(id), ancestors: ancestorsOf(id) })),
  };
}
