import { Button } from '@mantine/core';
import { useState } from 'react';
import { useAbilities } from '../../data/index.ts';
import { useMessages, useWording } from '../../i18n/index.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { Explain } from '../../ui/explain/explain.tsx';
import { TurnPages } from '../../ui/lifecycle/index.ts';
import { useCommand } from '../../ui/save/index.ts';
import classes from './grabber.module.css';
import { grabbersMessages } from './grabbers.messages.ts';
import { AcceptGrabRunAsNormalDocument, type GrabRunByIdQuery } from './grabbers.operations.generated.ts';

type Run = NonNullable<GrabRunByIdQuery['grabRun']>;

/** Why the result of a run counts as unusual, where it began, and what follows of it; nothing of any other run. */
export function GrabRunDegraded({ run }: { run: Run }) {
  const t = useMessages(grabbersMessages);
  const { sentence } = useWording();
  if (run.state !== 'degraded') return null;
  if (run.isAccepted) return <output className={classes.hint}>{t('acceptedAsNormal')}</output>;
  return (
    <>
      <Explain
        as="note"
        tone="warning"
        title={t('degradedTitle')}
        reasons={run.stopReason ? [sentence(run.stopReason)] : []}
        right={{ action: 'run', subject: 'Grabber' }}
        next={t('degradedNext')}
      >
        {run.turn && <TurnPages turn={run.turn} />}
      </Explain>
      <AcceptRun run={run} />
    </>
  );
}

function AcceptRun({ run: { id, nextCommands } }: { run: Run }) {
  const t = useMessages(grabbersMessages);
  const abilities = useAbilities();
  const [isAsking, setAsking] = useState(false);
  const { run: accept, isPending } = useCommand({
    kind: 'grab_run',
    document: AcceptGrabRunAsNormalDocument,
    variables: () => ({ id }),
    answers: { GrabRunAnswered: () => ({ kind: 'done' }) },
  });
  if (!abilities.can('run', 'Grabber') || !nextCommands.includes('accept_as_normal')) return null;
  return (
    <div>
      <Button variant="default" disabled={isPending} onClick={() => setAsking(true)}>
        {t('acceptAsNormal')}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title={t('acceptTitle')}
        text={t('acceptText')}
        confirmLabel={t('acceptAsNormal')}
        cancelLabel={t('keepHeldBack')}
        isDanger
        onConfirm={() => {
          setAsking(false);
          void accept(undefined);
        }}
        onClose={() => setAsking(false)}
      />
    </div>
  );
}
