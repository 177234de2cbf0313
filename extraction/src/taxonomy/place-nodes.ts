import { type Reasoned, reasoned } from '@quarry/contracts/wording';
import type { FoundNode } from './read-taxonomy.ts';
import type { TaxonomyNode } from './taxonomy-types.ts';

type Note = (why: Reasoned, line: number | null, place: string | null) => void;

const separator = ' > ';
const textOf = (path: readonly string[]) => path.join(separator);

/**
 * Finds what stands above each node: the id that its file names, else the node with the path before its last name. Where that is missing,
 * the nearest one above is taken, and the node stays with a finding. A second node of one id is left out.
 */
export function placeNodes(found: readonly FoundNode[], note: Note): TaxonomyNode[] {
  const byId = new Map<string, FoundNode>();
  const byPath = new Map<string, FoundNode>();
  for (const node of found) {
    const { externalId: id, path, line } = node;
    const text = textOf(path);
    const twin = byId.get(id);
    if (twin) {
      note(reasoned('taxonomy_finding:same_id', { id, first: twin.line }), line, text);
      continue;
    }
    byId.set(id, node);
    const sibling = byPath.get(text);
    if (sibling) note(reasoned('taxonomy_finding:same_path', { first: sibling.line }), line, text);
    else byPath.set(text, node);
  }
  return [...byId.values()].map((node) => {
    const { externalId, path, line } = node;
    const above = parentOf(node, byId, byPath);
    if (above.missing !== undefined)
      note(reasoned('taxonomy_finding:no_parent', { parent: above.missing }), line, textOf(path));
    return { externalId, name: path.at(-1) ?? '', path, parentId: above.id };
  });
}

function parentOf(
  { path, parentId }: FoundNode,
  byId: ReadonlyMap<string, FoundNode>,
  byPath: ReadonlyMap<string, FoundNode>,
): { id: string | null; missing?: string } {
  // The path of what stands above is shorter, so that no circle of ids is followed.
  const named = typeof parentId === 'string' ? byId.get(parentId) : undefined;
  if (named && named.path.length < path.length) return { id: named.externalId };
  const missing = typeof parentId === 'string' ? parentId : undefined;
  for (let length = path.length - 1; length > 0; length -= 1) {
    const above = byPath.get(textOf(path.slice(0, length)));
    if (!above) continue;
    const isNext = length === path.length - 1 && missing === undefined;
    return { id: above.externalId, ...(!isNext && { missing: missing ?? textOf(path.slice(0, -1)) }) };
  }
  if (missing === undefined && path.length === 1) return { id: null };
  return { id: null, missing: missing ?? textOf(path.slice(0, -1)) };
}
