import { Button } from '@mantine/core';
import { useMessages } from '../../i18n/index.ts';
import { useCommand } from '../../ui/save/index.ts';
import classes from './channels.module.css';
import { channelsMessages } from './channels.messages.ts';
import {
  ChannelByIdDocument,
  MoveChannelKindDocument,
  type ChannelDetailFragment,
} from './channels.operations.generated.ts';

/** A channel keeps the version of its kind that it was made with: says that there is a newer one, and moves it there. */
export function KindMove({ channel }: { channel: ChannelDetailFragment }) {
  const t = useMessages(channelsMessages);
  const { run, isPending } = useMoveKind(channel.id);
  const { kind, kindVersion, version, mayUpdate, lockedFields, status } = channel;
  const newest = kind.version;
  if (newest === null || newest <= kindVersion || status === 'ARCHIVED') return null;
  return (
    <section className={classes.archived} aria-label={t('kindVersion')}>
      <p>{t('newerKind', { kind: kind.name, given: kindVersion, newest })}</p>
      {mayUpdate && lockedFields.length === 0 && (
        <Button
          variant="default"
          size="xs"
          loading={isPending}
          onClick={() => void run({ version, from: kindVersion, to: newest })}
        >
          {t('moveKind', { version: newest })}
        </Button>
      )}
    </section>
  );
}

type Move = { version: number; from: number; to: number };

function useMoveKind(id: string) {
  const back = useMove(id, () => null);
  return useMove(
    id,
    ({ from, to }, version) =>
      () =>
        back.run({ version, from: to, to: from }),
  );
}

function useMove(id: string, undoOf: (move: Move, version: number) => (() => unknown) | null) {
  const t = useMessages(channelsMessages);
  return useCommand({
    kind: 'channel',
    document: MoveChannelKindDocument,
    variables: ({ version, to }: Move) => ({ id, version, to }),
    page: { document: ChannelByIdDocument, variables: { id } },
    answers: {
      ChannelUpdated: ({ channel }, move) => ({
        kind: 'done',
        text: t('kindMoved', { name: channel.name, version: move.to }),
        undo: undoOf(move, channel.version),
        shown: { channel },
      }),
    },
  });
}
