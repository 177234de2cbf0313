import { useParams } from '@tanstack/react-router';
import { useMemo } from 'react';
import { useRecord } from '../../data/index.ts';
import { namedText, useFormat, useMessages, useWording } from '../../i18n/index.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import {
  choiceFilter,
  ListScreen,
  useList,
  type Column,
  type ListFilter,
  type ListOf,
} from '../../ui/list-screen/index.ts';
import { LoadRecord } from '../../ui/load-record.tsx';
import { useStatedText } from '../../ui/offer-values/index.ts';
import { Absent } from '../../ui/values.tsx';
import classes from './grabber.module.css';
import { english, grabbersMessages } from './grabbers.messages.ts';
import {
  GrabRunHeadDocument,
  ReplayPagesListDocument,
  type GrabRunHeadQuery,
  type ReplayPagesListQuery,
} from './grabbers.operations.generated.ts';

type Page = ReplayPagesListQuery['replayPages']['nodes'][number];

const replayPagesList = {
  name: 'replayPages',
  document: ReplayPagesListDocument,
  sort: '-FETCHED_AT',
} satisfies ListOf<typeof ReplayPagesListDocument>;

const kinds = ['added', 'back', 'changed', 'unchanged', 'lost', 'price_refused', 'unread', 'not_back'] as const;
const states = ['staged', 'same', 'unread', 'applied', 'left_out', 'taken_back', 'kept'] as const;

/** The pages behind the figures of a replay, with what each would change. */
export function ReplayPagesScreen() {
  const { runId } = useParams({ from: '/shell/grabbers/runs/$runId/difference' });
  const query = useRecord(GrabRunHeadDocument, { id: runId });
  return (
    <LoadRecord query={query} recordOf={({ grabRun }) => grabRun}>
      {(run) => <ReplayPages run={run} />}
    </LoadRecord>
  );
}

function ReplayPages({ run }: { run: NonNullable<GrabRunHeadQuery['grabRun']> }) {
  const t = useMessages(grabbersMessages);
  const columns = usePageColumns();
  const list = useList(replayPagesList, { columns, filters: usePageFilters(), variables: { runId: run.id } });
  return (
    <ListScreen
      title={t('differenceOf', { name: run.grabber.name })}
      list={list}
      columns={columns}
      rowName={({ url }) => url}
      empty={{ title: t('noDifferenceTitle'), text: t('noDifferenceText') }}
    >
      <ButtonLink to="/grabbers/runs/$runId" params={{ runId: run.id }}>
        {t('backToRun')}
      </ButtonLink>
    </ListScreen>
  );
}

function usePageFilters(): readonly ListFilter[] {
  const t = useMessages(grabbersMessages);
  const { word } = useWording();
  return useMemo(
    () => [
      choiceFilter(
        'kind',
        t('differenceKind'),
        kinds.map((kind) => ({ value: kind, label: t(`kind.${kind}`) })),
      ),
      choiceFilter(
        'state',
        t('pageState'),
        states.map((state) => ({ value: state, label: t(`pageState.${state}`) })),
      ),
      { ...choiceFilter('field', t('field'), []), read: (name) => ({ value: name, label: word(`field:${name}`) }) },
    ],
    [t, word],
  );
}

function usePageColumns(): readonly Column<Page>[] {
  const t = useMessages(grabbersMessages);
  const format = useFormat();
  const { word } = useWording();
  const stated = useStatedText();
  return useMemo(() => {
    const textOf = (field: string, text: string | null) => (text === null ? '–' : stated(field, text));
    return [
      {
        key: 'url',
        header: t('address'),
        width: 260,
        cell: ({ url, storedPageUrl }) => (
          <a href={storedPageUrl} target="_blank" rel="noreferrer">
            <bdi className={classes.itemAddress} dir="ltr" title={url}>
              {url.replace(/^https?:\/\/[^/]+/, '')}
            </bdi>
          </a>
        ),
      },
      {
        key: 'kinds',
        header: t('differenceKind'),
        width: 220,
        cell: ({ kinds: all }) => all.map((kind) => namedText(t, english, 'kind', kind)).join(', '),
      },
      {
        key: 'state',
        header: t('pageState'),
        width: 160,
        cell: ({ state }) => namedText(t, english, 'pageState', state),
      },
      {
        key: 'changes',
        header: t('fieldsDiffer'),
        width: 420,
        cell: ({ changes }) => {
          if (changes.length === 0) return <Absent />;
          const all = changes.map(
            ({ field, before, now }) =>
              `${format.label(word(`field:${field}`))} ${textOf(field, before)} → ${textOf(field, now)}`,
          );
          return <bdi title={all.join('\n')}>{format.clauses(all)}</bdi>;
        },
      },
      {
        key: 'fetchedAt',
        header: t('readAt'),
        width: 190,
        sort: 'FETCHED_AT',
        cell: ({ fetchedAt }) => format.dateTime(fetchedAt),
      },
    ];
  }, [t, format, word, stated]);
}
