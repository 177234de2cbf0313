import type { ReadTaxonomy, TaxonomyNode } from '@quarry/extraction/taxonomy';
import { pathSeparator, type StoredNode, type TaxonomyRecord } from './taxonomy.ts';

export type DifferenceRow = {
  kind: 'ADDED' | 'GONE' | 'RENAMED' | 'MOVED';
  externalId: string;
  before: string[] | null;
  after: string[] | null;
};

/** What a file would make of the stored nodes. */
export type TaxonomyDifference = {
  addsLanguage: boolean;
  isOlder: boolean;
  isSame: boolean;
  counts: { added: number; gone: number; renamed: number; moved: number; named: number };
  rows: DifferenceRow[];
  /** Nodes that are written, and ids that go. */
  written: TaxonomyNode[];
  gone: string[];
};

type Stored = { taxonomy: TaxonomyRecord | undefined; nodes: readonly StoredNode[] };

/**
 * Compares a file in one language with what is stored; `shown` rows of each kind are kept. A further language of the release that is loaded
 * takes no node away, and neither does a file that ends in the middle.
 */
export function compareTaxonomy(
  file: Pick<ReadTaxonomy, 'release' | 'nodes' | 'isCut'>,
  { taxonomy, nodes }: Stored,
  language: string,
  shown: number,
): TaxonomyDifference {
  const stored = new Map(nodes.map((node) => [node.externalId, node]));
  const isRelease = taxonomy?.release === file.release;
  const hasLanguage = taxonomy?.files.some((one) => one.language === language && one.release === file.release);
  const addsLanguage = isRelease && !hasLanguage;
  const counts = { added: 0, gone: 0, renamed: 0, moved: 0, named: 0 };
  const rows: DifferenceRow[] = [];
  const shownOf = { ADDED: 0, GONE: 0, RENAMED: 0, MOVED: 0 };
  const show = (row: DifferenceRow) => {
    shownOf[row.kind] += 1;
    if (shownOf[row.kind] <= shown) rows.push(row);
  };
  const written: TaxonomyNode[] = [];
  const inFile = new Set<string>();
  for (const node of file.nodes) {
    const { externalId, path, name, parentId } = node;
    inFile.add(externalId);
    const before = stored.get(externalId);
    if (!before || before.goneRelease !== null) {
      counts.added += 1;
      show({ kind: 'ADDED', externalId, before: null, after: [...path] });
      written.push(node);
      continue;
    }
    const text = path.join(pathSeparator);
    const [oldName, oldPath] = [before.names[language], before.paths[language]];
    const isMoved = before.parentId !== parentId && !addsLanguage;
    if (oldName === undefined) counts.named += 1;
    else if (oldName !== name) {
      counts.renamed += 1;
      show({ kind: 'RENAMED', externalId, before: oldPath?.split(pathSeparator) ?? [oldName], after: [...path] });
    }
    if (isMoved) {
      counts.moved += 1;
      show({ kind: 'MOVED', externalId, before: oldPath?.split(pathSeparator) ?? null, after: [...path] });
    }
    if (oldName !== name || oldPath !== text || isMoved)
      written.push(addsLanguage ? { ...node, parentId: before.parentId } : node);
  }
  const gone =
    file.isCut || addsLanguage ? [] : nodes.filter((node) => node.goneRelease === null && !inFile.has(node.externalId));
  for (const { externalId, paths } of gone)
    show({
      kind: 'GONE',
      externalId,
      before: (paths[language] ?? Object.values(paths)[0] ?? '').split(pathSeparator),
      after: null,
    });
  counts.gone = gone.length;
  return {
    addsLanguage,
    isOlder: taxonomy !== undefined && isBefore(file.release, taxonomy.release),
    isSame: isRelease && !addsLanguage && written.length === 0 && gone.length === 0,
    counts,
    rows,
    written,
    gone: gone.map(({ externalId }) => externalId),
  };
}

/** Releases begin with their date: `2021-09-21`, `2024-10-unstable`. Without one on both sides neither is before the other. */
function isBefore(release: string, other: string): boolean {
  const [left, right] = [release, other].map((one) => /^\d{4}(?:-\d{2}){0,2}/.exec(one)?.[0]);
  return left !== undefined && right !== undefined && left < right;
}
