import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { toast } from 'sonner';
import { requestGraphql } from '../../data/index.ts';
import { useMessages } from '../../i18n/index.ts';
import { useRestore } from '../../ui/bin/index.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { useShowRefusal } from '../../ui/explain/index.ts';
import { Absent } from '../../ui/values.tsx';
import classes from './bin.module.css';
import { binnedMessages } from './binned.messages.ts';
import { PurgeFromBinDocument, type BinRowFragment } from './bin.operations.generated.ts';

/** Brings a record back, or deletes it for good after it was said that nothing brings it back then. */
export function BinActions({ entry: { id, name, mayRestore } }: { entry: BinRowFragment }) {
  const t = useMessages(binnedMessages);
  const { gone, failed } = useShowRefusal();
  const restore = useRestore();
  const [isAsking, setAsking] = useState(false);
  const back = useMutation({ mutationFn: () => restore(id) });
  const purge = useMutation({
    mutationFn: () => requestGraphql(PurgeFromBinDocument, { id }),
    onSuccess: async ({ purgeFromBin: result }, _variables, _before, { client }) => {
      setAsking(false);
      if (result.__typename === 'PurgedFromBin') toast.success(t('purged', { name: result.name }));
      else gone();
      await client.invalidateQueries();
    },
    onError: failed,
  });
  if (!mayRestore) return <Absent />;
  return (
    <div className={classes.actions}>
      <Button
        variant="default"
        size="compact-sm"
        aria-label={t('restoreNamed', { name })}
        disabled={back.isPending}
        onClick={() => back.mutate()}
      >
        {t('restore')}
      </Button>
      <Button
        variant="default"
        size="compact-sm"
        aria-label={t('purgeNamed', { name })}
        onClick={() => setAsking(true)}
      >
        {t('purge')}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title={t('purgeNamed', { name })}
        text={t('purgeText')}
        confirmLabel={t('purge')}
        isDanger
        isBusy={purge.isPending}
        onConfirm={() => purge.mutate()}
        onClose={() => setAsking(false)}
      />
    </div>
  );
}
