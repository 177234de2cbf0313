import type { TaxonomyPublisher } from '@quarry/contracts/taxonomies';

export type TaxonomyFileRecord = {
  language: string;
  release: string;
  fileName: string;
  sha256: string;
  nodeCount: number;
  loadedAt: Date;
  loadedBy: string | null;
};

export type TaxonomyRecord = {
  id: string;
  publisher: TaxonomyPublisher;
  release: string;
  nodeCount: number;
  goneCount: number;
  linkedCount: number;
  files: readonly TaxonomyFileRecord[];
  updatedAt: Date;
  version: number;
};

/** A node as it is stored. */
export type StoredNode = {
  publisher: TaxonomyPublisher;
  externalId: string;
  parentId: string | null;
  names: Readonly<Record<string, string>>;
  paths: Readonly<Record<string, string>>;
  sinceRelease: string;
  goneRelease: string | null;
};

export const pathSeparator = ' > ';

/** The path of a node in a language, else in English, else in the first that there is. */
export function pathIn({ paths }: Pick<StoredNode, 'paths'>, language?: string): string[] {
  const languages = Object.keys(paths).toSorted();
  // Files are of "de-DE", a reader's language is "de".
  const within = (wanted: string) => languages.find((one) => one === wanted || one.startsWith(`${wanted}-`));
  const text = paths[(language && within(language)) ?? within('en') ?? languages[0] ?? ''] ?? '';
  return text.split(pathSeparator);
}

/** The fields that an audit entry compares. */
export function auditedTaxonomy({ release, nodeCount, goneCount, files }: TaxonomyRecord): Record<string, unknown> {
  const languages = files.map((file) => `${file.language} (${file.release})`);
  return { release, nodeCount, goneCount, languages: languages.join(', ') };
}
