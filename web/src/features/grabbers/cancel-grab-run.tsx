import { useQueryClient } from '@tanstack/react-query';
import { useAbilities } from '../../data/index.ts';
import { useMessages } from '../../i18n/index.ts';
import { CancelRun } from '../../ui/lifecycle/index.ts';
import { grabbersMessages } from './grabbers.messages.ts';
import { GrabRunByIdDocument, type GrabRunByIdQuery } from './grabbers.operations.generated.ts';

type Run = Pick<NonNullable<GrabRunByIdQuery['grabRun']>, 'id' | 'nextCommands'>;

/** Stops a run after asking; shown while the run can be stopped. */
export function CancelGrabRun({ run: { id, nextCommands } }: { run: Run }) {
  const t = useMessages(grabbersMessages);
  const abilities = useAbilities();
  const queryClient = useQueryClient();
  if (!abilities.can('run', 'Grabber') || !nextCommands.includes('cancel')) return null;
  return (
    <CancelRun
      id={id}
      text={t('cancelRunText')}
      onAnswered={() => void queryClient.invalidateQueries({ queryKey: [GrabRunByIdDocument.name, { id }] })}
    />
  );
}
