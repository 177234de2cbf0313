import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useMessages } from '../../i18n/index.ts';
import { ConfirmDialog } from '../confirm-dialog.tsx';
import type { ServerRefusal } from '../explain/explanation.ts';
import { useShowRefusal } from '../explain/index.ts';
import { lifecycleMessages } from './lifecycle.messages.ts';

type Answer = { readonly __typename: string } | ({ readonly __typename: 'NotAllowedNow' } & ServerRefusal);

type CancelRunProps = {
  /** What stays of the run, said before it is cancelled. */
  text: string;
  send: () => Promise<Answer>;
  onAnswered: () => void;
};

/** Stops a run after asking. */
export function CancelRun({ text, send, onAnswered }: CancelRunProps) {
  const t = useMessages(lifecycleMessages);
  const refusal = useShowRefusal();
  const [isAsking, setAsking] = useState(false);
  const command = useMutation({
    mutationFn: send,
    onSuccess: (answer) => {
      if ('reason' in answer) refusal.refused(answer);
      else if (answer.__typename === 'NotFound') refusal.gone();
      onAnswered();
    },
    onError: refusal.failed,
  });
  return (
    <>
      <Button variant="default" disabled={command.isPending} onClick={() => setAsking(true)}>
        {t('cancelRun')}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title={t('cancelRunTitle')}
        text={text}
        confirmLabel={t('cancelRun')}
        cancelLabel={t('keepRunning')}
        isDanger
        onConfirm={() => {
          setAsking(false);
          command.mutate();
        }}
        onClose={() => setAsking(false)}
      />
    </>
  );
}
