import { shelfWords } from './shelf-words.ts';

/** A category of the tree with its names by language. */
export type NamedCategory = { id: string; parentId: string | null; names: Readonly<Record<string, string>> };

/** A name of a category in one language. */
export type CategoryName = {
  categoryId: string;
  locale: string;
  name: string;
  words: readonly ReadonlySet<string>[];
};

/** The names of all categories by their words. */
export type CategoryIndex = {
  /** Names that have a word of one of these forms. */
  namesWith: (forms: ReadonlySet<string>) => ReadonlySet<CategoryName>;
  /** The words by which the categories above one are called, in any language. */
  wordsAbove: (categoryId: string) => readonly ReadonlySet<string>[];
};

/** Makes the names of categories ready to be compared with shelves. */
export function indexCategories(categories: readonly NamedCategory[]): CategoryIndex {
  const byId = new Map(categories.map((category) => [category.id, category]));
  const byForm = new Map<string, Set<CategoryName>>();
  for (const { id, names } of categories) {
    for (const [locale, name] of Object.entries(names)) {
      const named = { categoryId: id, locale, name, words: shelfWords(name) };
      for (const form of named.words.flatMap((forms) => [...forms]))
        byForm.set(form, (byForm.get(form) ?? new Set()).add(named));
    }
  }
  return {
    namesWith: (forms) => new Set([...forms].flatMap((form) => [...(byForm.get(form) ?? [])])),
    wordsAbove: (categoryId) =>
      ancestorsOf(byId, categoryId).flatMap(({ names }) => Object.values(names).flatMap(shelfWords)),
  };
}

function ancestorsOf(byId: ReadonlyMap<string, NamedCategory>, id: string): NamedCategory[] {
  const found = new Map<string, NamedCategory>();
  let parentId = byId.get(id)?.parentId ?? null;
  while (parentId !== null && !found.has(parentId)) {
    const parent = byId.get(parentId);
    if (!parent) break;
    found.set(parentId, parent);
    ({ parentId } = parent);
  }
  return [...found.values()];
}
