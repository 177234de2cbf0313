import { Button, Loader, Progress } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { Modal } from '../../ui/dialogs.ts';
import { useFormat, useMessages } from '../../i18n/index.ts';
import {
  bulkMessages,
  BulkResults,
  isAtWork,
  useStartedRun,
  type BulkProgressFragment,
} from '../../ui/bulk-run/index.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { useShowRefusal } from '../../ui/explain/index.ts';
import { kitMessages } from '../../ui/kit.messages.ts';
import { ProductsLink } from './first-use.tsx';
import { waitingStates } from './proposal-states.ts';
import type { ProposalFilter } from './proposals.operations.generated.ts';
import { reviewMessages } from './review.messages.ts';
import classes from './review.module.css';

type BulkAcceptProps = {
  filter: ProposalFilter;
  acceptable: { count: number; refresh: () => void };
  onDone: () => void;
};

/** Has the server accept everything that waits under the present filters, and says what became of it. */
export function BulkAccept({ filter, acceptable: { count, refresh }, onDone }: BulkAcceptProps) {
  const t = useMessages(reviewMessages);
  const tBulk = useMessages(bulkMessages);
  const queryClient = useQueryClient();
  const refusal = useShowRefusal();
  const [isAsking, setAsking] = useState(false);
  const { run, start, cancel, leave } = useStartedRun();
  const isOver = run !== undefined && !isAtWork(run);
  const readAnew = useEffectEvent(() => void queryClient.invalidateQueries());
  useEffect(() => {
    if (isOver) readAnew();
  }, [isOver]);
  const ask = () => {
    refresh();
    setAsking(true);
  };
  const accept = () => {
    setAsking(false);
    const matching = { search: null, filter: { ...filter, state: waitingStates } };
    start.mutate({ list: 'proposals', action: 'accept', matching }, { onError: refusal.failed });
  };
  const close = () => {
    leave();
    onDone();
  };
  return (
    <>
      <Button variant="default" disabled={count === 0 || start.isPending} onClick={ask}>
        {t('acceptAll')}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title={t('acceptAllTitle', { count })}
        text={`${t('acceptAllText')} ${tBulk('goesOn')}`}
        confirmLabel={t('acceptAllConfirm', { count })}
        onConfirm={accept}
        onClose={() => setAsking(false)}
      />
      {run && !isOver && <Running run={run} onCancel={cancel} onClose={close} />}
      {run && isOver && (
        <BulkResults run={run} onClose={close}>
          <ProductsLink />
        </BulkResults>
      )}
    </>
  );
}

type RunningProps = { run: BulkProgressFragment; onCancel: () => Promise<void>; onClose: () => void };

function Running({ run: { total, done, refused }, onCancel, onClose }: RunningProps) {
  const t = useMessages(reviewMessages);
  const tKit = useMessages(kitMessages);
  const tBulk = useMessages(bulkMessages);
  const format = useFormat();
  const taken = done + refused;
  return (
    <Modal opened onClose={onClose} title={t('acceptAll')} size="lg" closeButtonProps={{ 'aria-label': tKit('close') }}>
      <div className={classes.dialog}>
        <output className={classes.running}>
          <Loader size={18} />
          {total === null
            ? tBulk('gathering')
            : tKit('bulkProgress', { done: format.number(taken), all: format.number(total) })}
        </output>
        <Progress value={total ? (100 * taken) / total : 0} aria-label={t('acceptAll')} />
        <p>{tBulk('goesOn')}</p>
        <div className={classes.dialogButtons}>
          <Button variant="default" onClick={() => void onCancel()}>
            {tBulk('stop')}
          </Button>
          <Button onClick={onClose}>{tBulk('leaveIt')}</Button>
        </div>
      </div>
    </Modal>
  );
}
