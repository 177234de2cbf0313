import { useMessages } from '../../i18n/index.ts';
import { useCommand, useCommandOutcome } from '../../ui/save/index.ts';
import { shelvesMessages } from './shelves.messages.ts';
import {
  AcceptShelfDocument,
  DismissShelfDocument,
  ReopenShelfDocument,
  type ShelfRowFragment,
} from './shelves.operations.generated.ts';

type Accepted = { shelf: ShelfRowFragment; categoryId: string | null };
type Decided = { shelf: ShelfRowFragment; changeId: string | null };

const seen = ({ id, version }: ShelfRowFragment) => ({ id, version });

/** How a shelf is accepted, as the proposed category where none is named. */
function useAcceptance() {
  const t = useMessages(shelvesMessages);
  return {
    kind: 'shelf' as const,
    document: AcceptShelfDocument,
    variables: ({ shelf, categoryId }: Accepted) => ({ ...seen(shelf), categoryId }),
    answers: {
      ShelfDecided: ({ shelf: { text, category }, changeId }: Decided) => ({
        kind: 'done' as const,
        text: t('accepted', { name: text, category: category?.name ?? '' }),
        undo: changeId,
      }),
    },
  };
}

/** Accepts a shelf as a chosen category, and answers what became of it. */
export function useAcceptAs() {
  return useCommandOutcome(useAcceptance());
}

/** The decisions about one shelf, each with its way back. */
export function useDecideShelf() {
  const t = useMessages(shelvesMessages);
  const accept = useCommand(useAcceptance());
  const dismiss = useCommand({
    kind: 'shelf',
    document: DismissShelfDocument,
    variables: seen,
    answers: {
      ShelfDecided: ({ changeId }, { text }) => ({
        kind: 'done',
        text: t('dismissed', { name: text }),
        undo: changeId,
      }),
    },
  });
  const reopen = useCommand({
    kind: 'shelf',
    document: ReopenShelfDocument,
    variables: seen,
    answers: {
      ShelfDecided: ({ changeId }, { text }) => ({
        kind: 'done',
        text: t('reopened', { name: text }),
        undo: changeId,
      }),
    },
  });
  return {
    accept: (shelf: ShelfRowFragment) => void accept.run({ shelf, categoryId: null }),
    dismiss: (shelf: ShelfRowFragment) => void dismiss.run(shelf),
    reopen: (shelf: ShelfRowFragment) => void reopen.run(shelf),
  };
}
