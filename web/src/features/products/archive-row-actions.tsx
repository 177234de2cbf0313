import { IconArchiveOff, IconArrowBackUp, IconTrash, IconTrashX } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useMessages } from '../../i18n/index.ts';
import { useDeleted, useRestore } from '../../ui/bin/index.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { useCommand } from '../../ui/save/index.ts';
import { ToolButton } from '../../ui/tool-button.tsx';
import { Absent } from '../../ui/values.tsx';
import classes from './archive.module.css';
import { archiveMessages } from './archive.messages.ts';
import {
  type ArchivedProductRowFragment,
  BinArchivedProductDocument,
  PurgeProductDocument,
  UnarchiveProductDocument,
} from './archive.operations.generated.ts';

type RowProps = { product: ArchivedProductRowFragment };

/** The ways out of the archive and the bin that the reader may take. */
export function ArchiveRowActions({ product }: RowProps) {
  const { place, mayRestore, mayDelete, mayPurge } = product;
  if (!mayRestore && !mayDelete && !mayPurge) return <Absent />;
  return (
    <div className={classes.rowActions}>
      {mayRestore && (place === 'BIN' ? <FromBin product={product} /> : <Unarchive product={product} />)}
      {mayDelete && <ToBin product={product} />}
      {mayPurge && <Purge product={product} />}
    </div>
  );
}

function Unarchive({ product: { id, version, name } }: RowProps) {
  const t = useMessages(archiveMessages);
  const { run, isPending } = useCommand({
    kind: 'product',
    document: UnarchiveProductDocument,
    variables: () => ({ id, version }),
    answers: {
      ProductUpdated: ({ changeId }) => ({ kind: 'done', text: t('unarchived', { name }), undo: changeId }),
    },
  });
  return (
    <ToolButton label={t('unarchiveNamed', { name })} disabled={isPending} onClick={() => void run(undefined)}>
      <IconArchiveOff size={18} aria-hidden />
    </ToolButton>
  );
}

function FromBin({ product: { id, name } }: RowProps) {
  const t = useMessages(archiveMessages);
  const restore = useRestore();
  const back = useMutation({ mutationFn: () => restore(id) });
  return (
    <ToolButton label={t('restoreNamed', { name })} disabled={back.isPending} onClick={() => back.mutate()}>
      <IconArrowBackUp size={18} aria-hidden />
    </ToolButton>
  );
}

function ToBin({ product: { id, version, name } }: RowProps) {
  const t = useMessages(archiveMessages);
  const deleted = useDeleted();
  const { run, isPending } = useCommand({
    kind: 'product',
    document: BinArchivedProductDocument,
    variables: () => ({ id, version }),
    answers: { ProductDeleted: () => ({ kind: 'done', after: () => deleted(id, name) }) },
  });
  return (
    <ToolButton label={t('binNamed', { name })} disabled={isPending} onClick={() => void run(undefined)}>
      <IconTrash size={18} aria-hidden />
    </ToolButton>
  );
}

function Purge({ product: { id, name } }: RowProps) {
  const t = useMessages(archiveMessages);
  const [isAsking, setAsking] = useState(false);
  const { run, isPending } = useCommand({
    kind: 'product',
    document: PurgeProductDocument,
    variables: () => ({ id }),
    answers: { PurgedFromBin: () => ({ kind: 'done', text: t('purged', { name }) }) },
  });
  const purge = async () => {
    await run(undefined);
    setAsking(false);
  };
  return (
    <>
      <ToolButton label={t('purgeNamed', { name })} onClick={() => setAsking(true)}>
        <IconTrashX size={18} aria-hidden />
      </ToolButton>
      <ConfirmDialog
        isOpen={isAsking}
        title={t('purgeNamed', { name })}
        text={t('purgeText')}
        confirmLabel={t('purge')}
        isDanger
        isBusy={isPending}
        onConfirm={() => void purge()}
        onClose={() => setAsking(false)}
      />
    </>
  );
}
