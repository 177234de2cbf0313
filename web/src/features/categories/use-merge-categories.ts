import { useMessages } from '../../i18n/index.ts';
import { useCommandOutcome, type CommandOutcome } from '../../ui/save/index.ts';
import { categoriesMessages } from './categories.messages.ts';
import { MergeCategoriesDocument } from './categories.operations.generated.ts';

type Versioned = { id: string; name: string; version: number };
export type MergeAsked = { survivor: Versioned; merged: readonly Versioned[] };

const seen = ({ id, version }: Versioned) => ({ id, version });

/** Merges categories over the versions they were read with; the merge can be undone from the word about it. */
export function useMergeCategories(): (asked: MergeAsked) => Promise<CommandOutcome> {
  const t = useMessages(categoriesMessages);
  return useCommandOutcome({
    kind: 'category',
    document: MergeCategoriesDocument,
    variables: ({ survivor, merged }: MergeAsked) => ({
      input: { survivorId: survivor.id, survivorVersion: survivor.version, merged: merged.map(seen) },
    }),
    answers: {
      CategoriesMerged: ({ category, changeId }, { merged }) => ({
        kind: 'done',
        text: t('didMerge', { count: merged.length, name: merged[0]?.name ?? '', survivor: category.name }),
        undo: changeId,
      }),
    },
  });
}
