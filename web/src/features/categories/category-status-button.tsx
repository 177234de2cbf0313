import { Button } from '@mantine/core';
import { useMessages } from '../../i18n/index.ts';
import { useCommand } from '../../ui/save/index.ts';
import { categoriesMessages } from './categories.messages.ts';
import {
  CategoryByIdDocument,
  ChangeCategoryStatusDocument,
  type CategoryDetailFragment,
  type CategoryStatus,
} from './categories.operations.generated.ts';

/** Hides a category, or shows it again. */
export function CategoryStatusButton({ category: { id, version, status } }: { category: CategoryDetailFragment }) {
  const t = useMessages(categoriesMessages);
  const isActive = status === 'ACTIVE';
  const { run, isPending } = useCommand({
    kind: 'category',
    document: ChangeCategoryStatusDocument,
    variables: (next: CategoryStatus) => ({ id, version, status: next }),
    page: { document: CategoryByIdDocument, variables: { id } },
    answers: {
      CategoryStatusChanged: ({ category, changeId }) => ({
        kind: 'done',
        text: t(isActive ? 'hidden' : 'shown', { name: category.name }),
        undo: changeId,
        shown: { category },
      }),
    },
  });
  return (
    <Button variant="default" loading={isPending} onClick={() => void run(isActive ? 'HIDDEN' : 'ACTIVE')}>
      {t(isActive ? 'hide' : 'show')}
    </Button>
  );
}
