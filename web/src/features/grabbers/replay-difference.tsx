import { Link } from '@tanstack/react-router';
import { useFormat, useMessages, useWording } from '../../i18n/index.ts';
import { PlainTable, type PlainColumn } from '../../ui/plain-table/plain-table.tsx';
import { Facts, Section } from '../../ui/record/index.ts';
import { searchForFilter } from '../../ui/routing/index.ts';
import { NumberText } from '../../ui/values.tsx';
import classes from './grabber.module.css';
import { grabbersMessages } from './grabbers.messages.ts';
import type { GrabRunByIdQuery } from './grabbers.operations.generated.ts';

type Replay = NonNullable<NonNullable<GrabRunByIdQuery['grabRun']>['replay']>;
type Difference = NonNullable<Replay['difference']>;
type Field = Difference['fields'][number];

/** What a replay says otherwise than what is stored; every number leads to its pages while they are kept. */
export function ReplayDifference({ runId, replay }: { runId: string; replay: Replay }) {
  const t = useMessages(grabbersMessages);
  const columns = useFieldColumns(runId, replay);
  const { difference, pagesLeftOut, pagesKept, offersNotBack } = replay;
  if (difference === null) return null;
  const figure = (label: string, value: number, filter: Record<string, string>) => ({
    label,
    value: <PagesLink runId={runId} replay={replay} figure={value} filter={filter} />,
  });
  return (
    <Section id="difference" title={t('replayDiffers')}>
      <Facts
        facts={[
          figure(t('kind.added'), difference.offersAdded, { kind: 'added' }),
          figure(t('kind.back'), difference.offersBack, { kind: 'back' }),
          figure(t('kind.changed'), difference.offersChanged, { kind: 'changed' }),
          figure(t('kind.unchanged'), difference.offersUnchanged, { kind: 'unchanged' }),
          figure(t('kind.lost'), difference.offersLost, { kind: 'lost' }),
          figure(t('kind.price_refused'), difference.pricesRefused, { kind: 'price_refused' }),
          figure(t('kind.unread'), difference.unread, { kind: 'unread' }),
          figure(t('pagesReadAgain'), difference.pages, {}),
          ...(pagesLeftOut > 0 ? [figure(t('pagesLeftOut'), pagesLeftOut, { state: 'left_out' })] : []),
          ...(pagesKept > 0 ? [figure(t('pagesKept'), pagesKept, { state: 'kept' })] : []),
          ...(offersNotBack > 0 ? [figure(t('kind.not_back'), offersNotBack, { kind: 'not_back' })] : []),
        ]}
      />
      {!isKept(replay) && <p className={classes.hint}>{t(goneKey(replay.state))}</p>}
      {difference.fields.length > 0 && (
        <PlainTable
          label={t('fieldsDiffer')}
          rows={difference.fields}
          rowKey={({ field }) => field}
          columns={columns}
          empty=""
        />
      )}
    </Section>
  );
}

/** Whether there are pages behind the numbers; of a replay that was taken back only those that are not back. */
function isKept({ state, total }: Replay, filter: Record<string, string> = {}): boolean {
  if (state === 'taken_back' && filter.kind !== 'not_back') return false;
  return total === null || total > 0;
}

/** Why there are none. */
function goneKey(state: string) {
  switch (state) {
    case 'discarded':
    case 'taken_back':
    case 'same':
      return `stagedPagesGone.${state}` as const;
    default:
      return 'stagedPagesGone';
  }
}

type PagesLinkProps = { runId: string; replay: Replay; figure: number; filter: Record<string, string> };

function PagesLink({ runId, replay, figure, filter }: PagesLinkProps) {
  if (figure === 0 || !isKept(replay, filter)) return <NumberText value={figure} />;
  return (
    <Link to="/grabbers/runs/$runId/difference" params={{ runId }} search={searchForFilter(filter)}>
      <NumberText value={figure} />
    </Link>
  );
}

function useFieldColumns(runId: string, replay: Replay): readonly PlainColumn<Field>[] {
  const t = useMessages(grabbersMessages);
  const { word } = useWording();
  const format = useFormat();
  const count = (key: 'new' | 'changed' | 'lost'): PlainColumn<Field> => ({
    key,
    header: t(`change.${key}`),
    isNumber: true,
    cell: (row) => format.number(row[key]),
  });
  return [
    {
      key: 'field',
      header: t('field'),
      cell: ({ field }) =>
        isKept(replay) ? (
          <Link to="/grabbers/runs/$runId/difference" params={{ runId }} search={searchForFilter({ field })}>
            {word(`field:${field}`)}
          </Link>
        ) : (
          word(`field:${field}`)
        ),
    },
    count('new'),
    count('changed'),
    count('lost'),
  ];
}
