import { inParts } from '@quarry/contracts/bulk';
import { Button } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { Suspense, useState } from 'react';
import { useFormat, useMessages } from '../../../i18n/index.ts';
import { useStartedRun } from '../../../ui/bulk-run/index.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { saveCsv } from '../../../ui/csv.ts';
import { useShowRefusal } from '../../../ui/explain/index.ts';
import type { BulkAction } from '../../../ui/list-screen/index.ts';
import { ordersList } from '../orders-list.ts';
import type { CheckedReferences, LeftOut } from './check-references.ts';
import { updateMessages } from './update.messages.ts';
import { useOrderBulkActions } from './use-order-bulk-actions.ts';
import classes from './update.module.css';

/** What was named, what is left out of it and why, and what can be done to the rest. */
export function CheckedOrders({ ids, leftOut }: CheckedReferences) {
  return (
    <>
      {leftOut.length > 0 && <LeftOutEntries leftOut={leftOut} />}
      {ids.length > 0 && <Actions ids={ids} />}
    </>
  );
}

/** As many as somebody reads on a screen; the file has all. */
const mostShown = 100;

function LeftOutEntries({ leftOut }: { leftOut: readonly LeftOut[] }) {
  const t = useMessages(updateMessages);
  const why = ({ reason, shopName }: LeftOut) => t(reason, { shop: shopName ?? '' });
  const keep = () =>
    saveCsv(
      t('leftFile'),
      [t('entry'), t('reason')],
      leftOut.map((one) => [one.text, why(one)]),
    );
  return (
    <>
      <output>{t('leftOut', { count: leftOut.length })}</output>
      <ul className={classes.leftOut} aria-label={t('leftOut', { count: leftOut.length })}>
        {leftOut.slice(0, mostShown).map((one) => (
          <li key={one.at}>
            <bdi>{one.text}</bdi>: {why(one)}
          </li>
        ))}
      </ul>
      <div>
        <Button variant="default" onClick={keep}>
          {t('keepLeft')}
        </Button>
      </div>
    </>
  );
}

function Actions({ ids }: { ids: readonly string[] }) {
  const t = useMessages(updateMessages);
  const format = useFormat();
  const navigate = useNavigate();
  const refusal = useShowRefusal();
  const actions = useOrderBulkActions();
  const [asking, setAsking] = useState<BulkAction>();
  const { start } = useStartedRun();
  const stopAsking = () => setAsking(undefined);
  const confirm = ({ key }: BulkAction, input?: Record<string, unknown>) => {
    stopAsking();
    start.mutate(
      { list: ordersList.name, action: key, ids: inParts(ids), ...(input && { input }) },
      { onSuccess: ({ id }) => void navigate({ to: '/jobs/$runId', params: { runId: id } }), onError: refusal.failed },
    );
  };
  const label = asking?.label(ids.length) ?? '';
  return (
    <>
      <p>{t('whatText')}</p>
      <fieldset className={classes.ways}>
        <legend className="visually-hidden">{t('what')}</legend>
        {actions.map((action, at) => (
          <Button
            key={action.key}
            variant={at === 0 ? 'filled' : 'default'}
            disabled={start.isPending}
            onClick={() => setAsking(action)}
          >
            {action.label(ids.length)}
          </Button>
        ))}
      </fieldset>
      {asking?.Question && (
        <Suspense>
          <asking.Question
            label={label}
            ids={ids}
            matching={null}
            onConfirm={(input) => confirm(asking, input)}
            onClose={stopAsking}
          />
        </Suspense>
      )}
      {asking && !asking.Question && (
        <ConfirmDialog
          isOpen
          title={format.question(label)}
          text={asking.consequence ?? t('whatText')}
          isDanger={asking.consequence !== undefined}
          confirmLabel={label}
          onConfirm={() => confirm(asking)}
          onClose={stopAsking}
        />
      )}
    </>
  );
}
