import { Button } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { toast } from 'sonner';
import { requestGraphql, useAbilities } from '../../data/index.ts';
import { useMessages, useWording } from '../../i18n/index.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { kitMessages } from '../../ui/kit.messages.ts';
import { grabbersMessages } from './grabbers.messages.ts';
import { CancelGrabRunDocument, GrabRunByIdDocument, type GrabRunByIdQuery } from './grabbers.operations.generated.ts';

type Run = Pick<NonNullable<GrabRunByIdQuery['grabRun']>, 'id' | 'nextCommands'>;

/** Stops a run after asking; shown while the run can be stopped. */
export function CancelGrabRun({ run }: { run: Run }) {
  const t = useMessages(grabbersMessages);
  const tKit = useMessages(kitMessages);
  const { reason } = useWording();
  const abilities = useAbilities();
  const queryClient = useQueryClient();
  const [isAsking, setAsking] = useState(false);
  const order = useMutation({
    mutationFn: async () => (await requestGraphql(CancelGrabRunDocument, { id: run.id })).cancelGrabRun,
    onSuccess: (result) => {
      if (result.__typename === 'NotAllowedNow') toast.error(reason(result));
      if (result.__typename === 'NotFound') toast.error(tKit('gone'));
      void queryClient.invalidateQueries({ queryKey: [GrabRunByIdDocument.name, { id: run.id }] });
    },
    onError: () => toast.error(tKit('notSaved')),
  });
  if (!abilities.can('run', 'Grabber') || !run.nextCommands.includes('cancel')) return null;
  return (
    <>
      <Button variant="default" disabled={order.isPending} onClick={() => setAsking(true)}>
        {t('cancelRun')}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title={t('cancelRunTitle')}
        text={t('cancelRunText')}
        confirmLabel={t('cancelRun')}
        cancelLabel={t('keepRunning')}
        isDanger
        onConfirm={() => {
          setAsking(false);
          order.mutate();
        }}
        onClose={() => setAsking(false)}
      />
    </>
  );
}
