import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { requestGraphql, useAbilities } from '../../data/index.ts';
import { useMessages } from '../../i18n/index.ts';
import { ExplainedButton } from '../../ui/explain/explained-button.tsx';
import { useShowRefusal } from '../../ui/explain/index.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { CommandRunDocument, isLive, lifecycleMessages } from '../../ui/lifecycle/index.ts';
import { crawlersMessages } from './crawlers.messages.ts';
import {
  AcceptCrawlRunAsNormalDocument,
  CrawlRunByIdDocument,
  type CrawlRunDetailFragment,
} from './crawlers.operations.generated.ts';

const commands = { pause: 'PAUSE', resume: 'RESUME', cancel: 'CANCEL', accept_as_normal: undefined } as const;

async function send(command: Command, id: string) {
  const told = commands[command];
  if (told) return (await requestGraphql(CommandRunDocument, { id, command: told })).commandRun;
  return (await requestGraphql(AcceptCrawlRunAsNormalDocument, { id })).acceptCrawlRunAsNormal;
}

type Command = keyof typeof commands;

/** The commands to a run; what cannot now stays in sight with the reason. */
export function RunCommands({ run }: { run: CrawlRunDetailFragment }) {
  const t = useMessages(crawlersMessages);
  const tLife = useMessages(lifecycleMessages);
  const refusal = useShowRefusal();
  const abilities = useAbilities();
  const queryClient = useQueryClient();
  const [isCancelling, setCancelling] = useState(false);
  const change = useMutation({
    mutationFn: (command: Command) => send(command, run.id),
    onSuccess: (result) => {
      switch (result.__typename) {
        case 'CrawlRunAnswered':
        case 'RunAnswered':
          return queryClient.invalidateQueries({ queryKey: [CrawlRunByIdDocument.name, { id: run.id }] });
        case 'NotAllowedNow':
          return refusal.refused(result);
        case 'NotFound':
          return refusal.gone();
      }
    },
    onError: refusal.failed,
  });
  if (!abilities.can('run', 'Crawler')) return null;

  const now = run.nextCommands.flatMap((command) => (isCommand(command) ? [t(`command.${command}`)] : []));
  const notNow = {
    title: t('notNowTitle'),
    reasons: [t('notNow', { state: tLife(`run.${run.state}`) })],
    next: now.length > 0 ? t('possibleNow', { commands: now.join(', ') }) : t('waitForState'),
  };
  const button = (command: Command, onClick: () => void) => (
    <ExplainedButton
      key={command}
      variant="default"
      label={t(`command.${command}`)}
      disabled={change.isPending}
      refusal={run.nextCommands.includes(command) ? undefined : notNow}
      onClick={onClick}
    />
  );
  return (
    <>
      {shownCommands(run).map((command) =>
        button(command, () => (command === 'cancel' ? setCancelling(true) : change.mutate(command))),
      )}
      <ConfirmDialog
        isOpen={isCancelling}
        title={t('cancelTitle')}
        text={t('cancelText')}
        confirmLabel={t('command.cancel')}
        cancelLabel={t('keepRunning')}
        isDanger
        onConfirm={() => {
          setCancelling(false);
          change.mutate('cancel');
        }}
        onClose={() => setCancelling(false)}
      />
    </>
  );
}

function isCommand(command: string): command is Command {
  return Object.hasOwn(commands, command);
}

function shownCommands({ state, nextCommands }: CrawlRunDetailFragment): readonly Command[] {
  const canResume = nextCommands.includes('resume');
  if (isLive(state)) return [canResume ? 'resume' : 'pause', 'cancel'];
  return (['resume', 'accept_as_normal'] as const).filter((command) => nextCommands.includes(command));
}
