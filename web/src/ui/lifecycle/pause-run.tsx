import { Button, type ButtonProps } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { requestGraphql } from '../../data/index.ts';
import { useMessages } from '../../i18n/index.ts';
import { useShowRefusal } from '../explain/index.ts';
import { lifecycleMessages } from './lifecycle.messages.ts';
import { CommandRunDocument } from './run-commands.operations.generated.ts';

type PauseRunProps = Pick<ButtonProps, 'size'> & {
  id: string;
  nextCommands: readonly string[];
  /** What the run is called, where several stand in one list. */
  name?: string;
  onAnswered: () => void;
};

/** Pauses a run, or resumes it; nothing where its state takes neither. */
export function PauseRun({ id, nextCommands, name, size, onAnswered }: PauseRunProps) {
  const t = useMessages(lifecycleMessages);
  const refusal = useShowRefusal();
  const command = useMutation({
    mutationFn: (wanted: 'PAUSE' | 'RESUME') => requestGraphql(CommandRunDocument, { id, command: wanted }),
    onSuccess: ({ commandRun: answer }) => {
      if ('reason' in answer) refusal.refused(answer);
      else if (answer.__typename === 'NotFound') refusal.gone();
      onAnswered();
    },
    onError: refusal.failed,
  });
  const wanted = (['resume', 'pause'] as const).find((command) => nextCommands.includes(command));
  if (wanted === undefined) return null;
  return (
    <Button
      variant="default"
      {...(size && { size })}
      {...(name && { 'aria-label': t(`${wanted}Named`, { name }) })}
      disabled={command.isPending}
      onClick={() => command.mutate(wanted === 'pause' ? 'PAUSE' : 'RESUME')}
    >
      {t(wanted)}
    </Button>
  );
}
