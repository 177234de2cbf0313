import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { requestGraphql } from '../../data/index.ts';
import { useMessages } from '../../i18n/index.ts';
import { ConfirmDialog } from '../confirm-dialog.tsx';
import { useShowRefusal } from '../explain/index.ts';
import { lifecycleMessages } from './lifecycle.messages.ts';
import { CommandRunDocument } from './run-commands.operations.generated.ts';

type CancelRunProps = {
  /** What stays of the run, said before it is cancelled. */
  text: string;
  id: string;
  onAnswered: () => void;
};

/** Stops a run after asking. */
export function CancelRun({ id, text, onAnswered }: CancelRunProps) {
  const t = useMessages(lifecycleMessages);
  const refusal = useShowRefusal();
  const [isAsking, setAsking] = useState(false);
  const command = useMutation({
    mutationFn: () => requestGraphql(CommandRunDocument, { id, command: 'CANCEL' }),
    onSuccess: ({ commandRun: answer }) => {
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
