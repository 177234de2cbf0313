import { useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import type { GrabberConfig } from '@quarry/contracts/grabbers';
import { namedText, useFormat, useMessages } from '../../i18n/index.ts';
import { PlainTable, type PlainColumn } from '../../ui/plain-table/plain-table.tsx';
import { Section } from '../../ui/record/index.ts';
import { NumberText } from '../../ui/values.tsx';
import { changeOf } from './field-changes.ts';
import type { GrabberConfigValues } from './grabber-config.ts';
import { english, grabbersMessages } from './grabbers.messages.ts';
import { useTypedConfig } from './page-test.tsx';
import { fieldsOf, pageTestQuery, usableConfig, type GrabTest } from './use-page-test.ts';
import classes from './workbench.module.css';

type ChangePreviewProps = { pages: readonly { id: string; url: string }[]; saved: GrabberConfigValues };

/** What the unsaved rules would change over the newest stored pages, field by field. */
export function ChangePreview({ pages, saved }: ChangePreviewProps) {
  const t = useMessages(grabbersMessages);
  const queryClient = useQueryClient();
  const columns = useChangeColumns();
  const now = useTypedConfig();
  const before = usableConfig(saved);
  const isChanged = JSON.stringify(now) !== JSON.stringify(before);
  const ids = pages.map(({ id }) => id);
  const preview = useQuery({
    queryKey: ['GrabberChange', ids, JSON.stringify(before), JSON.stringify(now)],
    queryFn: ({ signal }) => (now && before ? compareOver(queryClient, pages, before, now, signal) : []),
    enabled: isChanged && now !== undefined && before !== undefined && pages.length > 0,
    retry: false,
  });
  return (
    <Section id="change" title={t('whatItChanges')}>
      <div aria-live="polite">
        {!isChanged && <p className={classes.hint}>{t('nothingChangedYet', { count: pages.length })}</p>}
        {isChanged && preview.isFetching && <p className={classes.hint}>{t('comparing', { count: pages.length })}</p>}
        {isChanged && preview.isError && <p className={classes.problem}>{t('testFailed')}</p>}
        {isChanged && preview.data && !preview.isFetching && (
          <PlainTable
            label={t('whatItChanges')}
            rows={preview.data}
            rowKey={({ field }) => field}
            columns={columns}
            empty={t('changesNothing', { count: pages.length })}
          />
        )}
      </div>
    </Section>
  );
}

type ChangedField = { field: string; new: number; changed: number; lost: number; example: string };

const testsAtOnce = 4;

/** Reads every page both ways, a few at a time, and counts what differs. */
async function compareOver(
  queryClient: QueryClient,
  pages: ChangePreviewProps['pages'],
  before: GrabberConfig,
  now: GrabberConfig,
  signal: AbortSignal,
): Promise<ChangedField[]> {
  const changes = new Map<string, ChangedField>();
  const waiting = pages.values();
  const work = async () => {
    for (const page of waiting) {
      signal.throwIfAborted();
      const [old, next] = await Promise.all([
        queryClient.fetchQuery(pageTestQuery(page.id, before)),
        queryClient.fetchQuery(pageTestQuery(page.id, now)),
      ]);
      countChanges(changes, page.url, old, next);
    }
  };
  await Promise.all(Array.from({ length: testsAtOnce }, work));
  return [...changes.values()];
}

function countChanges(changes: Map<string, ChangedField>, url: string, old: GrabTest, next: GrabTest): void {
  const before = fieldsOf(old);
  const now = fieldsOf(next);
  for (const field of new Set([...before.keys(), ...now.keys()])) {
    const change = changeOf(before.get(field), now.get(field));
    if (change === 'same') continue;
    const counted = changes.get(field) ?? { field, new: 0, changed: 0, lost: 0, example: url };
    changes.set(field, { ...counted, [change]: counted[change] + 1 });
  }
}

function useChangeColumns(): readonly PlainColumn<ChangedField>[] {
  const t = useMessages(grabbersMessages);
  const format = useFormat();
  const count = (key: 'new' | 'changed' | 'lost'): PlainColumn<ChangedField> => ({
    key,
    header: t(`change.${key}`),
    isNumber: true,
    cell: (row) => (row[key] === 0 ? format.number(0) : <NumberText value={row[key]} />),
  });
  return [
    { key: 'field', header: t('field'), cell: ({ field }) => namedText(t, english, 'field', field) },
    count('new'),
    count('changed'),
    count('lost'),
    { key: 'example', header: t('example'), cell: ({ example }) => <bdi>{example}</bdi> },
  ];
}
