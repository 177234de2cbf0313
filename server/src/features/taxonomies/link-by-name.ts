import type { StoredNode } from './taxonomy.ts';

/** A category of ours with its names by content locale. */
export type NamedCategory = { id: string; names: Readonly<Record<string, string>> };

export type LinkProblem = {
  problem: 'AMBIGUOUS' | 'DIFFERS' | 'GONE';
  categoryId: string;
  /** The id that is stored. */
  externalId: string | null;
  /** The nodes that are called like the category. */
  candidates: string[];
};

export type LinksByName = {
  /** Categories without a link of which exactly one node has the name, and that share it with no other category. */
  links: { categoryId: string; externalId: string }[];
  problems: LinkProblem[];
  /** Categories without a link that no node is called like. */
  unnamed: number;
  /** Categories whose stored id nothing speaks against. */
  linked: number;
};

const shownCandidates = 5;
const folded = (text: string) => text.normalize('NFC').trim().replaceAll(/\s+/g, ' ').toLowerCase();

/**
 * Finds the node of each category by its name in the language of a file (`de-DE` reads the names in `de`), where it is the last name of
 * exactly one path. What is ambiguous is a problem and never guessed; an id that is stored stays, and is a problem where it differs.
 */
export function linkByName(
  categories: readonly NamedCategory[],
  nodes: readonly StoredNode[],
  stored: ReadonlyMap<string, string>,
  language: string,
): LinksByName {
  const there = new Map(nodes.filter(({ goneRelease }) => goneRelease === null).map((node) => [node.externalId, node]));
  const nodesOf = Map.groupBy(there.values(), ({ names }) => folded(names[language] ?? ''));
  const nameOf = ({ names }: NamedCategory) => folded(names[language] ?? names[language.split('-')[0] ?? ''] ?? '');
  const categoriesOf = Map.groupBy(categories, nameOf);
  const result: LinksByName = { links: [], problems: [], unnamed: 0, linked: 0 };
  for (const category of categories) {
    const name = nameOf(category);
    const ids = name === '' ? [] : (nodesOf.get(name) ?? []).map(({ externalId }) => externalId);
    const externalId = stored.get(category.id) ?? null;
    const add = (problem: LinkProblem['problem']) =>
      result.problems.push({ problem, categoryId: category.id, externalId, candidates: ids.slice(0, shownCandidates) });
    if (externalId !== null) {
      if (!there.has(externalId)) add('GONE');
      else if (ids.length > 0 && !ids.includes(externalId)) add('DIFFERS');
      else result.linked += 1;
      continue;
    }
    const [only] = ids;
    if (only === undefined) result.unnamed += 1;
    else if (ids.length > 1 || (categoriesOf.get(name)?.length ?? 0) > 1) add('AMBIGUOUS');
    else result.links.push({ categoryId: category.id, externalId: only });
  }
  return result;
}
