import { Button } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { Suspense, useState } from 'react';
import { useMessages } from '../../i18n/index.ts';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { categoriesMessages } from './categories.messages.ts';
import type { CategoryDetailFragment } from './categories.operations.generated.ts';

const MergeDialog = lazyPart(() => import('./merge-dialog.tsx').then((m) => m.MergeDialog));

/** Makes a category one with another, which stays. */
export function CategoryMergeButton({ category: { id, name } }: { category: CategoryDetailFragment }) {
  const t = useMessages(categoriesMessages);
  const navigate = useNavigate();
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Button variant="default" aria-haspopup="dialog" onClick={() => setAsking(true)}>
        {t('mergeTo')}
      </Button>
      <Suspense>
        {isAsking && (
          <MergeDialog
            ids={[id]}
            title={t('mergeOne', { name })}
            onClose={() => setAsking(false)}
            onDone={(survivorId) => {
              setAsking(false);
              void navigate({ to: '/categories/$categoryId', params: { categoryId: survivorId } });
            }}
          />
        )}
      </Suspense>
    </>
  );
}
